use interregnum::rules::*; use interregnum::rules::king_is_dead::*; use std::time::Instant;
fn main(){ for mode in [Mode::Base, Mode::Advanced] { for n in 2..=4 { let seats=Seats::new(n).unwrap(); let mut rng=Rng::new(1);
 let t=Instant::now(); let games=200_000u32; let mut acc=0f32; let mut steps=0u64;
 let deals: Vec<KingIsDead> = (0..1000).map(|_| KingIsDead::new(seats,&Options{mode,start:None},&mut rng).unwrap()).collect();
 for i in 0..games { let mut g=deals[i as usize%1000]; loop { if let Status::Over(o)=g.status(){acc+=o.reward(Seat::new(0));break;} let a=g.random_action(&mut rng); g.apply(a,&mut rng); steps+=1; } }
 let d=t.elapsed().as_secs_f64(); println!("{mode:?} {n}p: {:.0}/s  {:.1} steps/game {:.1} ns/step  first seat {:.3}", games as f64/d, steps as f64/games as f64, d*1e9/steps as f64, acc/games as f32);}}}

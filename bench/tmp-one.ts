import { readOpening } from '@rendezvous/venues';
import { kinds } from '@rendezvous/venue-model';
import { prepare } from '../packages/planner/src/prepare.ts';
import { Bounds } from '../packages/planner/src/search/bounds.ts';
import { findBest } from '../packages/planner/src/search/search.ts';
import { createRandom } from '../packages/venue-model/src/testing/random.ts';
import { benchRequest, loadBenchCities } from './requests.ts';
process.env.TZ='UTC';
const cities = loadBenchCities(); const home = cities[0]!;
const openings = new Map(); const date='2027-05-15';
const all = cities.flatMap(({city, venues:{venues:own}}) => own.map((v)=>{ const id=city.city+' '+v.id; openings.set(id, readOpening(v.hours,{date,state:city.state,openOnHolidays:kinds[v.category].openOnHolidays})); return {...v,id,lat:v.lat-city.center.lat+home.city.center.lat,lon:v.lon-city.center.lon+home.city.center.lon};}));
const r=createRandom(7); const pool=all.map(item=>({item,at:r.next()})).sort((a,b)=>a.at-b.at).map(x=>x.item).slice(0,1000);
const stops=Number(process.argv[2]), n=Number(process.argv[3]??10);
const noWaters: [] = [];
const cpu=()=>process.cpuUsage().user/1000;
for (let seed=1; seed<=n; seed++) {
  const q=benchRequest(seed,cities); const {minCents,maxCents}=q.wishes.budget;
  const wishes={...q.wishes,stops,startMinutes:Math.max(600,q.wishes.startMinutes-Math.max(0,stops-3)*90),budget:{minCents,maxCents:Math.max(10000,maxCents)}};
  const context={...q.context,date,waters:noWaters,openings,place:{...home.city.center,label:'here',precision:'city' as const}};
  const t0=cpu(); const space=prepare({wishes,venues:pool,context}); const t1=cpu();
  const b=new Bounds(space); const t2=cpu();  const t3=cpu();
  const f=findBest(space,{},b); const t4=cpu();
  const g=f.best?findBest(space,{unlike:f.best},b):undefined; const t5=cpu();
  console.log(seed,wishes.mode,'T',space.scene.tastes.length,'N',space.candidates.length,'prep',(t1-t0).toFixed(1),'bounds',(t2-t1).toFixed(1),'tables',(t3-t2).toFixed(1),'search',(t4-t3).toFixed(1),'second',(t5-t4).toFixed(1),'nodes',f.nodes,g?.nodes,'eval',f.evaluated,g?.evaluated,f.isExact,g?.isExact,'gap',f.gap.toFixed(4),f.best?.score.total.toFixed(3));
}

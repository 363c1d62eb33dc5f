import { readWish, segmentsOf } from '@rendezvous/language';
for (const t of process.argv.slice(2))
  console.log(t, JSON.stringify(segmentsOf(t)), JSON.stringify(readWish(t)));

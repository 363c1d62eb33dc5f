/**
 * `npm run bench:places-time [-- requests]`: plans requests from cities, towns and neighborhoods
 * over weekdays, holidays, hours and needs, and counts what nobody would do: shows begun midway,
 * parks in the dark, bars for the sober, stops outside the place that was named.
 */
import { suggestBriefly, type Plan, type Suggested } from '@rendezvous/planner';
import { milesBetween } from '@rendezvous/venues';
import { createDesk, type Asked } from './asked.ts';
import { eveningChecks, type Evening } from './evening-checks.ts';
import { wideRequest } from './wide-requests.ts';

process.env.TZ = 'UTC';

const count = Number(process.argv[2] ?? 2400);
const desk = createDesk(new Date('2026-11-22T18:00:00Z'));
const tally = new Map(eveningChecks.map((check) => [check, { faults: 0, of: 0, example: '' }]));
const reach = new Map(
  ['town', 'neighborhood'].map((kind) => [
    kind,
    { plans: 0, none: 0, noneThere: 0, noneSaid: 0, all: 0 },
  ]),
);
const totals = { asked: 0, refused: 0, failed: 0, plans: 0, elsewhere: 0 };

for (let seed = 1; seed <= count; seed += 1) {
  const config = wideRequest(seed, desk.cities);
  const asked = desk.ask(config);
  totals.asked += 1;
  if (!asked) {
    totals.elsewhere += 1;
    continue;
  }
  const found = planned(asked, seed);
  if (!found?.ok) {
    totals[found ? 'refused' : 'failed'] += 1;
    continue;
  }
  const plainDate = new Date(Date.parse(`${asked.context.date}T00:00:00Z`) + 14 * 86_400_000);
  const plain = desk.ask({ ...config, start_cal_date: plainDate.toISOString().slice(0, 10) });
  const plainOpenings = (plain ?? asked).context.openings;
  for (const plan of found.plans) {
    totals.plans += 1;
    const evening = { config, asked, plan, notes: found.notes, plainOpenings };
    countFaults(evening, seed);
    countReach(evening);
  }
}
print();

/**
 * Undefined where the planner finds that it broke a promise of its own, which is an error to
 * whoever asked.
 */
function planned({ wishes, venues, context }: Asked, seed: number): Suggested | undefined {
  try {
    return suggestBriefly(wishes, venues, context);
  } catch (error) {
    console.log(`failure: #${seed}: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

function countFaults(evening: Evening, seed: number): void {
  for (const [check, row] of tally) {
    const subjects = check.subjects(evening);
    const faults = subjects.filter((stop) => check.isFault(stop, evening));
    row.of += subjects.length;
    row.faults += faults.length;
    const [first] = faults;
    if (first && row.example === '')
      row.example = `#${seed} ${clock(first.arrival)} ${first.venue.name}`;
  }
}

/**
 * Whether a plan keeps to the town or neighborhood that was named, and says so where it does not.
 */
function countReach({ asked, plan, notes }: Evening): void {
  const { place, venues } = asked;
  const row = reach.get(place.precision);
  if (!row || place.reachMiles === undefined) return;
  const reachMiles = place.reachMiles;
  const isThere = (venue: { lat: number; lon: number }) =>
    milesBetween(place.point, venue) <= reachMiles;
  row.plans += 1;
  const there = plan.stops.filter(({ venue }) => isThere(venue)).length;
  if (there === plan.stops.length) row.all += 1;
  if (there > 0) return;
  row.none += 1;
  if (!venues.some(isThere)) row.noneThere += 1;
  if (saysThatItIsElsewhere(plan, notes, asked)) row.noneSaid += 1;
}

/**
 * By a note, or by what stands over the plan; a check such as 'all within 5 miles' says nothing of
 * it.
 */
function saysThatItIsElsewhere(
  { title, summary }: Plan,
  notes: readonly string[],
  { place }: Asked,
): boolean {
  const [name = ''] = place.label.split(',');
  return [...notes, title, summary].some(
    (text) => text.includes(name) || /\bmiles?\b|\bmin(utes)? away\b/.test(text),
  );
}

function print(): void {
  const share = (part: number, whole: number) =>
    whole === 0 ? '' : `${((100 * part) / whole).toFixed(1)} %`;
  console.log(
    `${totals.asked} requests: ${totals.plans} plans, ${totals.refused} refused, ${totals.failed} failed, ${totals.elsewhere} whose place is not found`,
  );
  console.table(
    Object.fromEntries(
      [...tally].map(([{ name }, { faults, of, example }]) => [
        name,
        { faults, of, share: share(faults, of), example },
      ]),
    ),
  );
  console.table(
    Object.fromEntries(
      [...reach].map(([kind, { plans, none, noneThere, noneSaid, all }]) => [
        `from a ${kind}`,
        {
          plans,
          'a stop within its reach': share(plans - none, plans),
          'all stops': share(all, plans),
          none: none,
          'of these with nothing there': noneThere,
          'of these said': noneSaid,
        },
      ]),
    ),
  );
}

function clock(minutes: number): string {
  return `${Math.floor(minutes / 60) % 24}:${String(minutes % 60).padStart(2, '0')}`;
}

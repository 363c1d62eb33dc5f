/**
 * `npm run bench:curated [-- requests.json]`: how many of the plans for people's requests (`[{ n,
 * config }]`, by default those of ../shared/judged) are dates composed by hand, as they stand or
 * with one place exchanged. `npm run bench:curated -- possible [city]`: the curated dates that no
 * day and hour of the year lets anybody go on, by the rule that forbids them most often.
 */
import { existsSync, readFileSync } from 'node:fs';
import type { SuggestionRequestBody } from '@rendezvous/contract';
import { suggest, type CuratedDate, type Plan } from '@rendezvous/planner';
import { someWishes } from '../../packages/planner/src/testing/some-wishes.ts';
import { exchangedAs } from '../../packages/planner/src/words/curated-words.ts';
import { suitOf } from '../../packages/planner/src/curated/suits.ts';
import { prepare } from '../../packages/planner/src/prepare.ts';
import { hasTaste } from '../../packages/planner/src/score/met.ts';
import { isAtPlace } from '../../packages/planner/src/search/rings.ts';
import type { Space } from '../../packages/planner/src/search/space.ts';
import { createDesk, type Asked } from './asked.ts';
import { anotherDay, curatedObstacle } from './curated-obstacle.ts';
import { contextOf, loadBenchCities, type BenchCity } from './requests.ts';

process.env.TZ = 'UTC';

function reportShares(file: string): void {
  if (!existsSync(file)) return console.log(`No requests in ${file}: skipped`);
  const desk = createDesk(new Date());
  const requests = JSON.parse(readFileSync(file, 'utf8')) as {
    n: number;
    config: SuggestionRequestBody['config'];
  }[];
  const options: Option[][] = [[], []];
  for (const { n, config } of requests) {
    const found = asked(desk, config, n);
    const answer = found && suggest(found.wishes, found.venues, found.context);
    if (found && answer?.ok)
      answer.plans.forEach((plan, i) =>
        options[i]?.push({
          isComposed: plan.curated !== null,
          isExchanged: plan.curated === null && isExchanged(plan, found),
        }),
      );
    if (found && answer?.ok && answer.plans[0].curated === null) reportMiss(n, config, found);
  }
  console.table(
    Object.fromEntries(
      options.map((plans, i) => [
        i === 0 ? 'first options' : 'second options',
        {
          plans: plans.length,
          'composed by hand': percent(
            plans.filter(({ isComposed }) => isComposed),
            plans,
          ),
          'but for one place': percent(
            plans.filter((plan) => plan.isExchanged),
            plans,
          ),
        },
      ]),
    ),
  );
}

interface Option {
  readonly isComposed: boolean;
  /** One of the places of the date stands for another. */
  readonly isExchanged: boolean;
}

function isExchanged({ stops }: Plan, found: Asked): boolean {
  const categoryOf = (id: string) => found.venues.find((venue) => venue.id === id)?.category;
  return exchangedAs(stops, prepare(found).scene, categoryOf) !== undefined;
}

function asked(
  desk: ReturnType<typeof createDesk>,
  config: SuggestionRequestBody['config'],
  n: number,
) {
  try {
    return desk.ask(config);
  } catch (error) {
    console.log(`left out: ${n}, ${String(error)}`);
    return undefined;
  }
}

const mostNearest = 4;

/**
 * A request whose first option nobody composed, and what kept the dates that suit it best from it.
 */
function reportMiss(n: number, config: SuggestionRequestBody['config'], found: Asked): void {
  const { location, start_cal_date: day, start_time: start, interests = [] } = config;
  console.log(`${n}: ${location}, ${day} ${start}, ${interests.join(', ')}`);
  const space = prepare(found);
  const nearest = found.context.curated
    .filter(({ stops }) => stops.length === space.size)
    .map((date) => ({ date, suit: suitOf(date, space.scene) + atPlace(date, found) }))
    .toSorted((a, b) => b.suit - a.suit)
    .slice(0, mostNearest);
  for (const { date } of nearest) {
    const obstacle = curatedObstacle(space, date, found.venues);
    console.log(`    ${date.id}: ${obstacle ?? lackingIn(date, space, found)}`);
  }
}

/** The share of a date's stops that lie at the place that was named, as a tenth. */
const atPlace = ({ stops }: CuratedDate, { venues, context }: Asked): number =>
  stops.filter(({ venueId }) =>
    venues.some((venue) => venue.id === venueId && isAtPlace(venue, context)),
  ).length /
  stops.length /
  10;

function lackingIn({ stops }: CuratedDate, { scene }: Space, { venues }: Asked): string {
  const places = stops.flatMap(({ venueId }) => venues.find(({ id }) => id === venueId) ?? []);
  const lacking = scene.tastes.filter(
    (taste) => taste.isMust && !places.some((venue) => hasTaste(taste, venue)),
  );
  return lacking.length === 0
    ? 'worse by the score'
    : `has no ${lacking.map(({ text }) => text).join(' and no ')}`;
}

const percent = (some: readonly unknown[], all: readonly unknown[]): string =>
  `${((100 * some.length) / Math.max(1, all.length)).toFixed(1)} %`;

/** A week of each season, and the hours at which people begin. */
const weeks = ['2027-01-11', '2027-04-05', '2027-07-05', '2027-10-04'];
const starts = [7, 9, 11, 13, 15, 16.5, 18, 19.5, 21, 22.5];
const dayMs = 86_400_000;
const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) =>
    new Date(Date.parse(first) + i * dayMs).toISOString().slice(0, 10),
  );

function reportImpossible(only: string | undefined): void {
  for (const at of loadBenchCities()) {
    if (only !== undefined && at.city.city !== only) continue;
    const left = new Map(at.venues.curated.map((date) => [date, new Map<string, number>()]));
    const total = left.size;
    for (const day of weeks.flatMap((first) => daysFrom(first, 7))) tryAll(at, day, left);
    for (const date of [...left.keys()]) if (date.when?.season) tryInSeason(at, date, left);
    console.log(`${at.city.city}: ${total - left.size} of ${total} curated dates can be gone on`);
    for (const [{ id }, obstacles] of left) {
      const [most] = [...obstacles].toSorted((a, b) => b[1] - a[1]);
      console.log(`  ${id}: ${most?.[0] ?? 'never its day'}`);
    }
  }
}

type Left = Map<CuratedDate, Map<string, number>>;

function tryInSeason(at: BenchCity, date: CuratedDate, left: Left): void {
  const [first = '01-01'] = date.when?.season ?? [];
  for (const day of daysFrom(`2027-${first}`, 8)) {
    if (!left.has(date)) return;
    tryAll(at, day, left, date);
  }
}

/**
 * Tries the dates that are left on a day at every hour, for two with money and a car; those that
 * can be gone on are left no longer.
 */
function tryAll(at: BenchCity, day: string, left: Left, one?: CuratedDate): void {
  const place = { ...at.city.center, label: at.city.city, precision: 'city' as const };
  const context = contextOf(at, day, place);
  for (const hour of starts)
    for (const [occasion, dates] of Map.groupBy(
      one ? [one] : [...left.keys()],
      ({ when, stops }) => `${when?.occasions?.[0] ?? ''} ${when?.dates?.[0] ?? 4} ${stops.length}`,
    )) {
      const [kind = '', number, stops] = occasion.split(' ');
      const space = prepare({
        wishes: {
          ...someone,
          mood: kind.replaceAll('-', ' '),
          dateNumber: Number(number),
          stops: Number(stops),
          startMinutes: hour * 60,
        },
        venues: at.venues.venues,
        context,
      });
      for (const date of dates) {
        const obstacle = curatedObstacle(space, date, at.venues.venues);
        if (obstacle === null) left.delete(date);
        else if (obstacle !== anotherDay) {
          const seen = left.get(date);
          seen?.set(obstacle, (seen.get(obstacle) ?? 0) + 1);
        }
      }
    }
}

/** Two with money and a car, and no wish. */
const someone = someWishes({
  budget: { minCents: 0, maxCents: 200_000 },
  maxMiles: 60,
  mode: 'driving',
});

const [what, city] = process.argv.slice(2);
if (what === 'possible') reportImpossible(city);
else reportShares(what ?? '../shared/judged/requests.json');

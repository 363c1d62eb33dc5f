import type { WirePlan, WireVenue } from '@rendezvous/contract';
import { formatClock, formatDuration, parseClock } from '../../../ui/time/clock-time.ts';
import { minutesOnTheWay } from '../../../plan/leg-words.tsx';
import type { OtherPlace } from './use-arrangement.ts';
import { formatPrice } from '../../../ui/money.ts';

/** What another place is for: it costs less, lies nearer, is of the same kind, or none of these. */
export type OtherKind = 'cheaper' | 'closer' | 'alike' | 'different';

const kindNames: Readonly<Record<Exclude<OtherKind, 'different'>, string>> = {
  cheaper: 'Cheaper',
  closer: 'Closer',
  alike: 'Another like it',
};

/** The other places for a stop, each with what it is for; only one is the cheaper or the closer. */
export function sortOthers(
  plan: WirePlan,
  venue: WireVenue,
  others: readonly OtherPlace[],
): readonly (readonly [OtherKind, OtherPlace])[] {
  const cheapest = leastBelowZero(others, ({ changes }) => changes.cost);
  const closest = leastBelowZero(
    others.filter((other) => other !== cheapest),
    (other) => wayChange(plan, other),
  );
  return others.map((other) => {
    if (other === cheapest) return ['cheaper', other];
    if (other === closest) return ['closer', other];
    return [other.venue.kind === venue.kind ? 'alike' : 'different', other];
  });
}

/** What another place costs in money and on the way: "+$12, 6 min more". */
export function changeWords(plan: WirePlan, other: OtherPlace): string {
  const { cost } = other.changes;
  const money = cost === 0 ? 'Same cost' : `${cost > 0 ? '+' : '−'}${formatPrice(Math.abs(cost))}`;
  const minutes = wayChange(plan, other);
  const way =
    minutes === 0
      ? 'same way'
      : `${formatDuration(Math.abs(minutes))} ${minutes > 0 ? 'more' : 'less'}`;
  return `${money}, ${way}`;
}

/**
 * What another place is for, which it is, and when the evening ends with it where that changes:
 * "Closer", and "Nopalito, ends 15 min later". Of what is for nothing in particular there may be
 * three, each known by its name.
 */
export function otherWords(
  kind: OtherKind,
  { venue, changes: { minutes } }: OtherPlace,
): { readonly title: string; readonly words: string } {
  const end =
    minutes !== 0 &&
    `ends ${formatDuration(Math.abs(minutes))} ${minutes > 0 ? 'later' : 'earlier'}`;
  const [title, what] =
    kind === 'different' ? [venue.name, 'Something else'] : [kindNames[kind], venue.name];
  return { title, words: [what, end].filter(Boolean).join(', ') };
}

/** What becomes of the evening without a stop: "Ends at 8:50 PM instead". */
export function removalWords({ venues }: WirePlan, place: number): string {
  const isLast = place === venues.length - 1;
  const moved = isLast
    ? parseClock(venues[place - 1]?.departure)
    : place === 0
      ? parseClock(venues[1]?.arrival)
      : null;
  if (moved === null) return 'The others keep their times';
  return `${isLast ? 'Ends' : 'Begins'} at ${formatClock(moved)} instead`;
}

/** The change of minutes on the way, all ways together. */
function wayChange(plan: WirePlan, other: OtherPlace): number {
  return minutesOnTheWay(other.plan) - minutesOnTheWay(plan);
}

function leastBelowZero(
  others: readonly OtherPlace[],
  measure: (other: OtherPlace) => number,
): OtherPlace | undefined {
  const [least] = others.toSorted((one, two) => measure(one) - measure(two));
  return least && measure(least) < 0 ? least : undefined;
}

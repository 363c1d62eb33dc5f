import type { WirePlan, WireVenue } from '@rendezvous/contract';
import { formatDuration, parseClock } from '../../../ui/clock-time.ts';
import type { OtherPlace } from './use-arrangement.ts';
import { formatPrice, venueKey } from '../result/without-venues.ts';

const dayMinutes = 24 * 60;

/** What another place would change: "$12 more, ends 15 min later". */
export function changeWords(plan: WirePlan, venue: WireVenue, other: OtherPlace): string {
  const dollars = (other.venue.cost?.expected ?? 0) - (venue.cost?.expected ?? 0);
  const cost =
    dollars === 0
      ? 'Same cost'
      : `${formatPrice(Math.abs(dollars))} ${dollars > 0 ? 'more' : 'less'}`;
  return [cost, endWords(plan, venue, other)].filter(Boolean).join(', ');
}

function endWords(plan: WirePlan, venue: WireVenue, other: OtherPlace): string {
  const last = plan.venues.at(-1);
  if (!last) return '';
  const lastKey = venueKey(last === venue ? other.venue : last);
  const [before, after] = [
    parseClock(last.departure),
    parseClock(other.plan.venues.find((one) => venueKey(one) === lastKey)?.departure),
  ];
  if (before === null || after === null) return '';
  // Evenings end about midnight, on either side of it.
  const minutes = ((after - before + dayMinutes * 1.5) % dayMinutes) - dayMinutes / 2;
  if (minutes === 0) return 'same end';
  return `ends ${formatDuration(Math.abs(minutes))} ${minutes > 0 ? 'later' : 'earlier'}`;
}

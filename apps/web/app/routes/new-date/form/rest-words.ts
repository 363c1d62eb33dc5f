import { formatClock, parseClock } from '../../../ui/time/clock-time.ts';
import type { Wishes } from '../../../plan/wishes.ts';

const ordinals = [
  'First',
  'Second',
  'Third',
  'Fourth',
  'Fifth',
  'Sixth',
  'Seventh',
  'Eighth',
  'Ninth',
  'Tenth',
];
const plural = new Intl.PluralRules('en-US', { type: 'ordinal' });
const suffixes: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
};

/** "First", "23rd" */
export function ordinalOf(number: number): string {
  return ordinals[number - 1] ?? `${number}${suffixes[plural.select(number)] ?? 'th'}`;
}

/** "1 mile", "20 miles" */
export function milesOf(miles: number): string {
  return miles === 1 ? '1 mile' : `${miles} miles`;
}

const ways = {
  driving: 'by car',
  public: 'by public transport',
  walking: 'on foot',
  no_preference: 'any way of getting there',
} as const satisfies Record<Wishes['transport_method'], string>;

const settings = {
  indoor: 'indoors',
  outdoor: 'outdoors',
  both: 'indoors or out',
} as const satisfies Record<Wishes['outdoor_preference'], string>;

/**
 * What holds beyond the three questions, as one reads it in a line: the budget, then the rest; what
 * was left empty is not named.
 */
export function describeRest(wishes: Wishes): {
  readonly budget: string;
  readonly others: readonly string[];
} {
  const { budget, end_time, dislikes, dietary_restrictions, preferred_cuisines } = wishes;
  return {
    budget: `$${budget.min}–${budget.max} for two`,
    others: [
      `within ${milesOf(wishes.max_distance)}`,
      ways[wishes.transport_method],
      settings[wishes.outdoor_preference],
      `${ordinalOf(wishes.date_number).toLowerCase()} date`,
      end_time !== '' && `until ${clockOf(end_time)}`,
      dietary_restrictions.length > 0 && dietary_restrictions.join(', '),
      preferred_cuisines.length > 0 && preferred_cuisines.join(', '),
      dislikes.length > 0 && `no ${dislikes.join(', ')}`,
    ].filter((words) => words !== false),
  };
}

/** "22:30" as "10:30 PM"; what is no time as it is. */
export function clockOf(time: string): string {
  const minutes = parseClock(time);
  return minutes === null ? time : formatClock(minutes);
}

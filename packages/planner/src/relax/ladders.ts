import { formatClock, formatDollars } from '@rendezvous/language';
import type { Wishes } from '../wishes/wishes.ts';

/** Wishes that can be relaxed, those first that people give up most easily. Never a diet. */
export const relaxable = [
  'start',
  'end',
  'stops',
  'distance',
  'budget',
  'setting',
  'mode',
  'done-before',
  'dislikes',
] as const;
export type Relaxable = (typeof relaxable)[number];

/** One value that a wish could take instead, and how it is said. */
export interface Step {
  readonly wish: Relaxable;
  readonly changes: Partial<Wishes>;
  readonly text: string;
}

const startShifts = [30, -30, 60, -60, 90, -90, 120, -120, 180, -180, 240, -240] as const;
/** Before it nothing begins: a night that is still going on began the evening before. */
export const smallHoursEnd = 5 * 60;
/** Instead of a start in the small hours: early that morning or late that evening. */
const wakingStarts = [6 * 60, 7 * 60, 21 * 60, 20 * 60] as const;
const endShifts = [30, 60, 90, 120, 180] as const;
const miles = [1, 2, 3, 5, 8, 12, 20, 30, 50] as const;
const budgetDollars = [
  20, 30, 40, 50, 60, 80, 100, 120, 150, 200, 250, 300, 400, 600, 1000,
] as const;
const fewerStops = [5, 4, 3, 2] as const;
const inWords = { 5: 'five', 4: 'four', 3: 'three', 2: 'two' } as const;
const lastStart = 23 * 60 + 30;
const nothingFirm: NonNullable<Wishes['firm']> = { dislikes: [], doneBefore: [] };

/**
 * The ladder of each wish: other values from the smallest step to the largest; empty
 * where nothing was wished.
 */
export function ladderOf(wish: Relaxable, wishes: Wishes): Step[] {
  const step = (changes: Partial<Wishes>, text: string): Step => ({ wish, changes, text });
  const { firm = nothingFirm } = wishes;
  switch (wish) {
    case 'start':
      return startsInstead(wishes.startMinutes)
        .filter(
          (start) =>
            start >= 0 &&
            start <= lastStart &&
            (wishes.endMinutes === null || start < wishes.endMinutes),
        )
        .map((start) => step({ startMinutes: start }, `start at ${formatClock(start)}`));
    case 'end': {
      const { endMinutes } = wishes;
      if (endMinutes === null) return [];
      return [
        ...endShifts.map((shift) =>
          step({ endMinutes: endMinutes + shift }, `end by ${formatClock(endMinutes + shift)}`),
        ),
        step({ endMinutes: null }, 'leave the end open'),
      ];
    }
    case 'stops':
      return fewerStops
        .filter((stops) => stops < wishes.stops)
        .map((stops) => step({ stops }, `plan ${inWords[stops]} stops`));
    case 'distance':
      return miles
        .filter((value) => value > wishes.maxMiles)
        .map((value) => step({ maxMiles: value }, `go up to ${value} miles`));
    case 'budget':
      return budgetDollars
        .map((dollars) => dollars * 100)
        .filter((cents) => cents > wishes.budget.maxCents)
        .map((cents) =>
          step(
            { budget: { minCents: wishes.budget.minCents, maxCents: cents } },
            `raise the budget to ${formatDollars(cents)}`,
          ),
        );
    case 'setting':
      return wishes.setting === 'both'
        ? []
        : [step({ setting: 'both' }, 'allow indoor and outdoor places')];
    case 'mode':
      return modeSteps[wishes.mode].map((mode) => step({ mode }, modeTexts[mode]));
    case 'done-before':
      return wishes.doneBefore.every((done) => firm.doneBefore.includes(done))
        ? []
        : [step({ doneBefore: firm.doneBefore }, 'allow places you have been to')];
    case 'dislikes':
      return dislikesDropped(wishes, firm);
  }
}

/** Each dislike that may be dropped, then all of them. */
function dislikesDropped(wishes: Wishes, firm: NonNullable<Wishes['firm']>): Step[] {
  const step = (dislikes: Wishes['dislikes'], text: string): Step => ({
    wish: 'dislikes',
    changes: { dislikes },
    text,
  });
  const droppable = wishes.dislikes.filter((dislike) => !firm.dislikes.includes(dislike));
  const without = droppable.map((dropped) =>
    step(
      wishes.dislikes.filter((one) => one !== dropped),
      `allow ${dropped}`,
    ),
  );
  return without.length > 1 ? [...without, step(firm.dislikes, 'allow what you dislike')] : without;
}

const modeSteps: Readonly<Record<Wishes['mode'], readonly Wishes['mode'][]>> = {
  walking: ['no_preference', 'driving', 'public'],
  public: ['no_preference', 'driving'],
  driving: ['no_preference'],
  no_preference: [],
};
const modeTexts: Readonly<Record<Wishes['mode'], string>> = {
  walking: 'walk',
  public: 'take public transport',
  driving: 'drive',
  no_preference: 'take whatever way is quickest',
};

const startsInstead = (start: number): readonly number[] =>
  start < smallHoursEnd ? wakingStarts : startShifts.map((shift) => start + shift);

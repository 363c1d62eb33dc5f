import { fold, needTexts, singular, type WishChanges } from '@rendezvous/language';
import type { Wishes } from '../wishes/wishes.ts';

const lastStart = 23 * 60 + 30;
/** How `readWishes` hears that they have eaten. */
const eaten = 'already ate';
/** Whoever says the least to spend and no most means about as much. */
const roomAboveLeast = 1.25;

/** The wishes after a refinement. What is liked now is no longer disliked, and vice versa. */
export function changeWishes(wishes: Wishes, changes: WishChanges): Wishes {
  const {
    likes = [],
    avoidedPlaces = [],
    diets = [],
    cuisines = [],
    maxMiles = wishes.maxMiles,
    mode = wishes.mode,
    setting = wishes.setting,
    needs = [],
    askKitchen = wishes.askKitchen,
  } = changes;
  const dislikes = [...(changes.dislikes ?? []), ...avoidedPlaces.map(nameOfPlace)];
  return {
    ...wishes,
    maxMiles,
    mode,
    setting,
    startMinutes: startAfter(wishes, changes),
    endMinutes: endAfter(wishes, changes),
    budget: budgetAfter(wishes, changes),
    mood: moodAfter(wishes, changes),
    // Needs are read wherever people write, so they stand among what is wished.
    interests: joined(without(wishes.interests, dislikes), [
      ...likes,
      ...needs.map((need) => needTexts[need]),
    ]),
    cuisines: joined(without(wishes.cuisines, dislikes), cuisines),
    dislikes: joined(without(wishes.dislikes, [...likes, ...cuisines]), dislikes),
    diets: joined(wishes.diets, diets),
    askKitchen,
  };
}

/** Of 'Tenderloin, San Francisco, CA' the first part. */
const nameOfPlace = (label: string): string => label.split(',')[0] ?? label;

function startAfter({ startMinutes }: Wishes, { start }: WishChanges): number {
  if (start === undefined) return startMinutes;
  return 'at' in start ? start.at : Math.min(lastStart, Math.max(0, startMinutes + start.by));
}

/** An end that is moved by some minutes is a matter of each plan. */
function endAfter({ endMinutes }: Wishes, { end }: WishChanges): number | null {
  if (end === null) return null;
  return end !== undefined && 'at' in end ? end.at : endMinutes;
}

function budgetAfter({ budget }: Wishes, { mostCents, leastCents }: WishChanges): Wishes['budget'] {
  const minCents = leastCents ?? budget.minCents;
  const maxCents =
    mostCents ??
    Math.max(
      budget.maxCents,
      leastCents === undefined ? 0 : Math.round(leastCents * roomAboveLeast),
    );
  return { minCents: Math.min(minCents, maxCents), maxCents };
}

function moodAfter({ mood }: Wishes, { mood: added = [], haveEaten }: WishChanges): string {
  const kept = mood
    .split(', ')
    .filter((part) => part !== '' && (haveEaten !== false || part !== eaten));
  return joined(kept, [...added, ...(haveEaten === true ? [eaten] : [])]).join(', ');
}

const keyOf = (text: string): string => singular(fold(text));

function joined(texts: readonly string[], added: readonly string[]): string[] {
  return [
    ...new Map([...texts, ...added].toReversed().map((text) => [keyOf(text), text])).values(),
  ].toReversed();
}

function without(texts: readonly string[], taken: readonly string[]): string[] {
  const keys = new Set(taken.map(keyOf));
  return texts.filter((text) => !keys.has(keyOf(text)));
}

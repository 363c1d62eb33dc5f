import { fold, singular } from '@rendezvous/language';
import { dayOfYear } from '../context/calendar.ts';
import type { Scene } from '../scene.ts';
import type { CuratedDate } from './curated-date.ts';

/** What a date gains that is meant for what was asked, at most: of the wishes, of the mood, of the occasion, and of the very days. */
const gains = { wishes: 0.1, mood: 0.07, occasion: 0.08, days: 0.06 } as const;
/** A season of so many days is about those days. */
const fewDays = 40;

/** How much better a curated date answers those who ask than its places alone say: by the words of those it was composed for, its occasion and its days. */
export function suitOf(date: CuratedDate, scene: Scene): number {
  const { wishes, occasion } = scene;
  const meant = date.suits.map((text) => ` ${singular(fold(text))} `);
  const isMeant = (text: string): boolean => {
    const asked = ` ${singular(fold(text))} `;
    return meant.some((one) => one.includes(asked) || asked.includes(one));
  };
  const asked = [...wishes.interests, ...wishes.cuisines];
  const share = asked.filter(isMeant).length / Math.max(1, asked.length);
  const moods = wishes.mood.split(/[,;&]|\band\b|\bbut\b/).filter((word) => word.trim() !== '');
  const isOfOccasion =
    occasion !== null &&
    (date.when?.occasions?.includes(occasion) === true || isMeant(occasion.replaceAll('-', ' ')));
  return (
    gains.wishes * share +
    (moods.some(isMeant) ? gains.mood : 0) +
    (isOfOccasion ? gains.occasion : 0) +
    (isOfFewDays(date) ? gains.days : 0)
  );
}

function isOfFewDays({ when }: CuratedDate): boolean {
  if (!when?.season) return false;
  const [from, to] = when.season.map((day) => dayOfYear(`2001-${day}`));
  return ((to ?? 0) - (from ?? 0) + 365) % 365 <= fewDays;
}

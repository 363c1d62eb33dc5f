import { fold, singular } from '@rendezvous/language';
import { kinds } from '@rendezvous/venue-model';
import type { CuratedDate } from '../curated/curated-date.ts';
import type { Fact, Knowing } from './good-to-know/fact.ts';
import { goodToKnow } from './good-to-know/good-to-know.ts';
import type { Evening } from './voice/evening.ts';
import { noteFor } from './notes/note-of-date.ts';
import { spokenName } from './voice/moments.ts';
import { tipsOf } from './voice/tips.ts';

/** More things to know nobody keeps in mind. */
const mostTips = 3;

/**
 * What the two should know of a plan before they go, at most three things: of a date composed by
 * hand what of its note is for them, then the strongest of what the plan itself says. What has
 * to be booked is said once.
 */
export function whatToKnow(
  knowing: Knowing,
  evening: Evening,
  curated: CuratedDate | undefined,
): string[] {
  const note = curated ? noteFor(curated, evening) : null;
  const told = note === null ? knowing.told : `${knowing.told} ${note}`;
  const facts = goodToKnow({ ...knowing, told });
  const known = curated
    ? facts
        .filter(
          (fact) =>
            fact.strength >= vital ||
            fact.about === 'what to order' ||
            isOfDay(fact) ||
            isNewBeside(fact.text, told),
        )
        .flatMap((fact) => besideWalkIns(fact, note, evening))
        .filter(({ strength }, i) => isWorthBeside(note, strength, i))
    : facts;
  const isTold = new Set(known.flatMap(({ about, places = [] }) => [about, ...places]));
  // What day it is comes before what holds on any.
  const [ofDay, others] = [known.filter(isOfDay), known.filter((fact) => !isOfDay(fact))];
  return [
    ...ofDay.map(({ text }) => text),
    ...(note === null ? [] : [note]),
    ...others.map(({ text }) => text),
    ...(note !== null && ofBooking.test(note) ? [] : tipsOf(evening, isTold)),
  ].slice(0, mostTips);
}

const isOfDay = ({ text }: Fact): boolean => text.startsWith('It is ') && text.includes(': ');

/** What says that somebody has written what has to be booked. */
const ofBooking = /\b(book|reserv|ticket|buy|slot|walk-?in)/i;

/** Where somebody has written how one gets in without a booking, nobody is told to book. */
const ofWalkIns =
  /\b(walk-?ins?|first[- ]come|(?:no|without|takes? no) (?:bookings?|reservations?))\b/i;

/** Whether a fact is about booking a table or a seat at a bar. */
const isOfTable = ({ text }: Fact, { stops }: Evening): boolean =>
  /\bbook(?:ed)?\b/i.test(text) &&
  stops.some(
    ({ venue: { category, name } }) =>
      ['meal', 'drink', 'treat'].includes(kinds[category].role) && text.includes(spokenName(name)),
  );

/**
 * What is left of a fact about a booking where nobody books: what day it is stays true, and that
 * all go out on it.
 */
function besideWalkIns(fact: Fact, note: string | null, evening: Evening): Fact[] {
  if (note === null || !ofWalkIns.test(note) || !isOfTable(fact, evening)) return [fact];
  if (!isOfDay(fact)) return [];
  const text = fact.text.replace(/, so book .*$/, ', so go early and expect to wait.');
  return text === fact.text ? [] : [{ ...fact, text }];
}

/** Words of a fact that a text has said too are chance as long as they are fewer. */
const sharedWords = 2;

/**
 * Whether a fact says something that somebody has not written already: 'turns shorts
 * away' tells how to dress.
 */
function isNewBeside(fact: string, text: string): boolean {
  const wordsOf = (one: string) => singular(fold(one)).split(' ').filter(isTelling);
  const said = new Set(wordsOf(text));
  return new Set(wordsOf(fact).filter((word) => said.has(word))).size < sharedWords;
}

const isTelling = (word: string): boolean => word.length > 3;

/**
 * What nobody wants to learn too late stands beside what somebody has written, in two sentences at
 * most; of the rest one, or two where no note was written.
 */
const isWorthBeside = (note: string | null, strength: number, before: number): boolean =>
  before < (note === null || strength >= urgent ? 2 : 1);

const urgent = 0.8;
/** What an allergy needs is said whatever else is. */
const vital = 0.95;

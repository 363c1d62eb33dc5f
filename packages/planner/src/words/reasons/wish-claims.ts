import { capitalize, inLetters } from '@rendezvous/language';
import { kinds, type Category } from '@rendezvous/venue-model';
import { isMetBy } from '../../search/met.ts';
import type { Companion } from '../../wishes/wishes.ts';
import type { Taste, TasteEvidence } from '../../wishes/tastes.ts';
import { mainOf } from '../voice/landmarks.ts';
import type { Claim, StopInPlan } from './claim.ts';
import { closingOf, momentAt, setOf, sunsetAt, walkTo } from './hours.ts';
import {
  airs,
  callOf,
  isNationality,
  isShop,
  dishesOf,
  spokenClock,
  spokenWish,
  timeOf,
} from './speak.ts';

/** So much more than any other fact does it say that a stop has what was asked for. */
const strengthOfWish = 2;

/** What a stop has of what was asked for, each joined with something else that is true of it. */
export function wishClaims(place: StopInPlan): Claim[] {
  const { stop, evening } = place;
  const { scene } = evening;
  return scene.tastes
    .flatMap((taste) => {
      const evidence = taste.evidence(stop.venue);
      return evidence && isMetBy(taste, [stop], scene) ? [{ taste, evidence }] : [];
    })
    .toSorted((a, b) => b.evidence.strength - a.evidence.strength)
    .flatMap(({ taste, evidence }) => claimsOfWish(taste, evidence, place));
}

/** The same wish with each thing that can be said beside it. */
function claimsOfWish(taste: Taste, evidence: TasteEvidence, place: StopInPlan): Claim[] {
  const { companion } = place.evening.scene.wishes;
  const wish = spokenWish(evidence.said);
  const leads = leadsOf(wish, taste.whose, companion);
  const moment = momentAt(place);
  const claim = (strength: number, sentences: readonly string[]): Claim => ({
    about: 'wish',
    strength: strengthOfWish + evidence.strength + strength,
    sentences,
    short: `${capitalize(wish)}${whoseWords(taste.whose, companion)}`,
    evidence,
  });
  return [
    claim(0.3, orders(wish, place)),
    claim(
      0.6,
      moment === undefined
        ? []
        : [
            ...leads.flatMap((lead) => [`${lead}: ${moment}.`, `${lead}, so ${moment}.`]),
            `${capitalize(wish)}: ${moment}.`,
          ],
    ),
    ...besides(place, isNationality(evidence.said)).map(([strength, clause]) =>
      claim(
        strength,
        leads.map((lead) => `${lead}${clause}.`),
      ),
    ),
  ].filter(({ sentences }) => sentences.length > 0);
}

/** Ways to begin with what was asked for, or whose taste it is. */
function leadsOf(wish: string, whose: Taste['whose'], companion: Companion | null): string[] {
  const name = companion?.name;
  if (!name)
    return [`You asked for ${wish}`, `${capitalize(wish)}, as you asked`, `You said ${wish}`];
  if (whose === 'both') return [`You both like ${wish}`, `${capitalize(wish)} for both of you`];
  return whose === 'own'
    ? [`You like ${wish} yourself`, `${capitalize(wish)} for you`]
    : [`${name} likes ${wish}`, `${capitalize(wish)} for ${name}`];
}

/** Whose taste it is, where there is somebody to tell the two apart from. */
export function whoseWords(whose: Taste['whose'], companion: Companion | null): string {
  if (!companion?.name) return '';
  return { both: ', which you both like', asked: `, for ${companion.name}`, own: ', for you' }[
    whose
  ];
}

/** What else is true there and worth a clause behind what was asked for, and how much it is worth. */
function besides(
  place: StopInPlan,
  isKitchen: boolean,
): (readonly [strength: number, clause: string])[] {
  const { stop, at, evening } = place;
  const { venue } = stop;
  const { role } = kinds[venue.category];
  const [set, sunset, walk] = [setOf(place), sunsetAt(place), walkTo(place)];
  const [dish] = isKitchen ? dishesOf(venue, evening.scene) : [];
  const air = venue.vibes.flatMap((vibe) => airs[vibe] ?? [])[0];
  const closing = closingOf(stop);
  const found: (readonly [number, string] | undefined)[] = [
    set && [0.25, `, and the ${set.what} begins at ${spokenClock(set.begins)}`],
    sunset === undefined ? undefined : [0.25, `, and the sun goes down at ${spokenClock(sunset)}`],
    walk && [0.1, `, and it is ${inLetters(walk.minutes)} minutes on foot from ${walk.from}`],
    dish === undefined ? undefined : [0.1, `; order ${dish}`],
    mainOf(evening) === stop && (role === 'show' || role === 'activity')
      ? [0, `, so the ${timeOf(stop)} is built around this`]
      : at === 0
        ? [0, `, and the ${timeOf(stop)} begins here`]
        : at === evening.stops.length - 1
          ? [0, `, and the ${timeOf(stop)} ends here`]
          : undefined,
    air === undefined ? undefined : [-0.1, `, and the place is ${air}`],
    closing !== undefined && role !== 'show' && closing - stop.departure >= leisure
      ? [-0.25, `, and it stays open until ${spokenClock(closing)}`]
      : undefined,
    venue.cost.maxCents === 0 ? [-0.25, `, and ${freeWords(venue.category)}`] : undefined,
  ];
  const known = found.filter((one) => one !== undefined);
  return known.length > 0 ? known : [[-0.3, ', and this is the place for it']];
}

/** Doors that stay open so long after a stay leave it to the two when to go. */
const leisure = 60;

const freeWords = (category: Category): string =>
  isShop(category) ? 'looking costs nothing' : 'it costs nothing';

/** Nobody has wine before drinks. */
const drinks =
  /\b(wines?|cocktails?|beers?|drinks?|whiske?y|sake|mezcal|margaritas?|speakeas\w+)$/i;

/** 'Vinyl first, because it closes at 7 PM.' */
function orders(wish: string, { stop, at, evening: { stops } }: StopInPlan): string[] {
  const closing = closingOf(stop);
  const next = stops[at + 1];
  if (closing === undefined || !next || closing >= next.departure) return [];
  if (kinds[next.venue.category].role === 'drink' && drinks.test(wish)) return [];
  const when = at === 0 ? 'first' : `before ${callOf(next)}`;
  return [`${capitalize(wish)} ${when}, because the doors close at ${spokenClock(closing)}.`];
}

import { capitalize, fold, inLetters, singular } from '@rendezvous/language';
import { kinds, type Venue } from '@rendezvous/venue-model';
import { isMetBy } from '../../search/met.ts';
import type { Companion } from '../../wishes/wishes.ts';
import type { Taste, TasteEvidence } from '../../wishes/tastes.ts';
import { spokenClock } from '../voice/clock.ts';
import { isDish } from '../voice/dishes.ts';
import { gistOf } from '../voice/gist/gist.ts';
import { isNationality } from '../voice/nationality.ts';
import type { Claim, StopInPlan } from './claim.ts';
import { momentAt, setOf, sunsetAt, walkTo } from './hours.ts';
import { dishesOf, spokenWish } from './speak.ts';

/** So much more than any other fact does it say that a stop has what was asked for. */
const strengthOfWish = 2;

/** What a stop has of what was asked for, each with the concrete thing that meets it. */
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
  const leads = leadsOf(spokenWish(evidence.said), taste.whose, companion);
  return meetings(place, evidence).map(([strength, clause]) => ({
    about: 'wish' as const,
    strength: strengthOfWish + evidence.strength + strength,
    ways: leads.map((lead) => `${lead}${clause}`),
    evidence,
  }));
}

/** What says how a thing is, and is no thing: nobody asks for 'the dog friendly'. */
const isQuality =
  /\b(friendly|free|vegan|vegetarian|halal|kosher|outdoors?|indoors?|quiet|cheap|accessible|cozy|romantic|spooky|historic|local|hidden|fancy|fun)$|^(something|somewhere|a|an|the|any|no) |[“”]/i;

/** Ways to begin with what was asked for, or whose taste it is. */
function leadsOf(wish: string, whose: Taste['whose'], companion: Companion | null): string[] {
  const name = companion?.name;
  if (name) {
    if (whose === 'both') return [`${capitalize(wish)} for both of you`];
    return whose === 'own' ? [`${capitalize(wish)} for you`] : [`${capitalize(wish)} for ${name}`];
  }
  return [
    `${capitalize(wish)} as you asked`,
    ...(isQuality.test(wish) ? [] : [`The ${wish} you asked for`]),
  ];
}

/** Whether what was asked for is eaten, so that a dish meets it. */
const isOfFood = (said: string, { cuisines }: Venue): boolean =>
  isNationality(said) ||
  isDish(said) ||
  /\b(food|brunch|breakfast|lunch|dinner|supper|restaurants?|kitchens?|eats?|bites?|dining|menu)\b/i.test(
    said,
  ) ||
  cuisines.some((cuisine) => cuisine === fold(said).replaceAll(' ', '-'));

/** Whether what the two do there is what they asked for: the place is such a one, or its words say it. */
function isAboutIt(moment: string, { by, what, said }: TasteEvidence, venue: Venue): boolean {
  const words = singular(fold(moment)).split(' ');
  return (
    by === 'kind' ||
    by === 'name' ||
    venue.knownFor[0] === what ||
    singular(fold(`${what} ${said}`))
      .split(' ')
      .some((word) => word.length > 2 && words.includes(word))
  );
}

/** The concrete thing that meets a wish, and how much it says. */
function meetings(
  place: StopInPlan,
  evidence: TasteEvidence,
): (readonly [strength: number, clause: string])[] {
  const { stop, evening } = place;
  const { scene } = evening;
  const [set, sunset, walk, moment] = [
    setOf(place),
    sunsetAt(place),
    walkTo(place),
    momentAt(place),
  ];
  const { role } = kinds[stop.venue.category];
  const isTable = role === 'meal' || role === 'treat' || role === 'drink';
  const wished = new Set(singular(fold(evidence.said)).split(' '));
  const isOther = (text: string): boolean =>
    !singular(fold(text))
      .split(' ')
      .some((word) => wished.has(word));
  const [dish] =
    isTable && isOfFood(evidence.said, stop.venue)
      ? dishesOf(stop.venue, scene).filter(isOther)
      : [];
  const { full, short } = gistOf(stop, scene);
  const found: (readonly [number, string] | undefined)[] = [
    set && [0.5, `, with the ${set.what} at ${spokenClock(set.begins)}`],
    sunset === undefined || !isOther('sunset')
      ? undefined
      : [0.45, `, with the ${spokenClock(sunset)} sunset`],
    sunset === undefined || isOther('sunset') ? undefined : [0.5, `, at ${spokenClock(sunset)}`],
    moment === undefined || !isAboutIt(moment, evidence, stop.venue)
      ? undefined
      : [0.4, `: ${moment}`],
    dish === undefined ? undefined : [0.4, `, with ${dish} to share`],
    isTable && isOther(short) && short.split(' ').length > 2 ? [0.3, `, at ${short}`] : undefined,
    !isTable && evidence.by === 'kind' && full !== short && isOther(full)
      ? [0.3, `: ${full.split(/ (?:at|in|from|along) /)[0]}`]
      : undefined,
    walk && [0.15, `, ${inLetters(walk.minutes)} minutes on foot from ${walk.from}`],
  ];
  const known = found.filter((one) => one !== undefined);
  return known.length > 0 ? known : [[-0.3, '']];
}

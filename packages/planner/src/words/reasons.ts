import { temperatureAt, worstSky } from '../context/weather.ts';
import { kinds, type Venue } from '@rendezvous/venue-model';
import { describeLesson, noticeable } from '../learning/describe-lesson.ts';
import { shiftOf } from '../learning/learn.ts';
import { subjectsOf } from '../learning/subjects.ts';
import type { Reason } from '../plan.ts';
import type { Scene } from '../scene.ts';
import { isMetBy } from '../search/met.ts';
import { serves, capitalize, formatClock, fold, formatList, singular } from '@rendezvous/language';
import type { Companion } from '../wishes/wishes.ts';

interface Times {
  readonly arrival: number;
  readonly departure: number;
}

interface Ranked {
  readonly strength: number;
  readonly text: string;
  readonly evidence?: Reason['evidence'];
}

const mostReasons = 3;
/** A weaker match is not worth naming. */
const worthNaming = 0.5;
/** An evening that one likes to sit out in, in degrees Fahrenheit. */
const mild = { fromF: 60, toF: 88 } as const;

/** Why a stop fits, at most three reasons, the strongest first; what any place could say of itself only where nothing else is true. Whoever wished something is quoted only where the place surely has it. */
export function reasonsOf(venue: Venue, times: Times, scene: Scene): Reason[] {
  const ranked = [
    ...tasteReasons(venue, times, scene),
    ...dietReasons(venue, scene),
    ...lightReasons(venue, times, scene),
    ...moodReasons(venue, scene),
    ...knownReasons(venue, scene),
    ...pastReasons(venue, scene),
  ];
  const reasons = strongest(ranked, scene, mostReasons);
  if (reasons.length > 0) return reasons;
  const stock = strongest(stockReasons(venue, scene), scene, 1);
  if (stock.length > 0) return stock;
  const plain = plainReason(venue);
  return [{ text: isWish(plain, scene) ? `In ${venue.neighborhood}` : plain, evidence: null }];
}

/** The reasons worth naming, each once, and none that sounds like a wish without being one that is met. */
function strongest(ranked: readonly Ranked[], scene: Scene, most: number): Reason[] {
  const worth = ranked
    .filter((reason) => reason.strength >= worthNaming)
    .filter(({ text, evidence }) => evidence !== undefined || !isWish(text, scene))
    .toSorted((a, b) => b.strength - a.strength);
  return [...new Map(worth.toReversed().map((one) => [one.text, one])).values()]
    .toReversed()
    .slice(0, most)
    .map(({ text, evidence = null }): Reason => ({ text, evidence }));
}

/** What the place is known for, where nobody asked for it. */
function knownReasons(venue: Venue, scene: Scene): Ranked[] {
  const nouns = venue.knownFor.filter((noun) => !isWish(noun, scene)).slice(0, mostNouns);
  return nouns.length === 0 ? [] : [{ strength: 0.6, text: `Known for ${formatList(nouns)}` }];
}
const mostNouns = 2;

/** Whether words are somebody's wish: on a card they would say that it is met. */
function isWish(text: string, { wishes: { interests, cuisines, companion } }: Scene): boolean {
  const said = singular(fold(text));
  const wished = [
    ...interests,
    ...cuisines,
    ...(companion?.ownInterests ?? []),
    ...(companion?.ownCuisines ?? []),
  ];
  return wished.some((wish) => singular(fold(wish)) === said);
}

/** What a place is, where nothing else speaks for it. */
function plainReason(venue: Venue): string {
  const [cuisine, ...others] = venue.cuisines;
  // A hall of many kitchens is not named for one of them.
  const isOneKitchen = kinds[venue.category].eating && cuisine !== undefined && others.length < 2;
  return isOneKitchen
    ? `${capitalize(cuisine.replaceAll('-', ' '))} kitchen`
    : kinds[venue.category].label;
}

function tasteReasons(venue: Venue, times: Times, scene: Scene): Ranked[] {
  return scene.tastes.flatMap((taste): Ranked[] => {
    const found = taste.evidence(venue);
    if (!found || !isMetBy(taste, [{ venue, ...times }], scene)) return [];
    const { said, ...evidence } = found;
    return [
      {
        strength: 1 + found.strength,
        text: `${capitalize(said)}${whoseWords(taste.whose, scene.wishes.companion)}`,
        evidence,
      },
    ];
  });
}

/** Whose taste it is, where there is somebody to tell the two apart from. */
export function whoseWords(
  whose: Scene['tastes'][number]['whose'],
  companion: Companion | null,
): string {
  if (!companion?.name) return '';
  return { both: ', which you both like', asked: `, for ${companion.name}`, own: ', for you' }[
    whose
  ];
}

/** What went well on past dates, of what this place has. */
function pastReasons(venue: Venue, { wishes }: Scene): Ranked[] {
  const subjects = subjectsOf(venue);
  const [best] = wishes.lessons.filter(
    (lesson) =>
      shiftOf(lesson) >= noticeable && lesson.good > 0 && subjects.includes(lesson.subject),
  );
  return best ? [{ strength: 1, text: describeLesson(best) }] : [];
}

function dietReasons(venue: Venue, { diets, unverifiable, wishes }: Scene): Ranked[] {
  if (!kinds[venue.category].eating) return [];
  const served = diets.filter((diet) => serves(venue, diet));
  const reasons =
    served.length > 0 ? [{ strength: 1.1, text: `${capitalize(formatList(served))} choices` }] : [];
  return unverifiable.length > 0 && wishes.askKitchen
    ? [...reasons, { strength: 1.3, text: `Ask the kitchen: ${formatList(unverifiable)}` }]
    : reasons;
}

function lightReasons(
  venue: Venue,
  { arrival, departure }: Times,
  { wishes, context: { sun, weather } }: Scene,
): Ranked[] {
  const sky = worstSky(weather, arrival, departure);
  if (sky !== 'fine')
    return venue.indoor ? [{ strength: 0.85, text: skyReason(weather, arrival, departure) }] : [];
  if (!venue.outdoor || wishes.setting === 'indoor') return [];
  const terrace =
    venue.vibes.includes('terrace') ||
    venue.category === 'beer_garden' ||
    venue.category === 'rooftop_bar';
  if (venue.indoor && !terrace) return [];
  const [from, to] =
    sun.sunset === null
      ? [0, 0]
      : [Math.max(arrival, sun.sunset - 60), Math.min(departure, sun.sunset + 20)];
  if (to - from >= 15 && kinds[venue.category].scale.light >= 0.7)
    return [{ strength: 1, text: `Golden hour ${formatClock(from)} to ${formatClock(to)}` }];
  const temperature = temperatureAt(weather, (arrival + departure) / 2);
  if (temperature === null || temperature < mild.fromF || temperature > mild.toF) return [];
  if (sun.dusk !== null && arrival >= sun.dusk) {
    if (terrace) return [{ strength: 0.7, text: 'In the open on a mild evening' }];
    return venue.vibes.includes('lit-at-night') ? [{ strength: 0.7, text: 'Lit after dark' }] : [];
  }
  return terrace ? [{ strength: 0.5, text: 'Tables in the open' }] : [];
}

function skyReason(weather: Scene['context']['weather'], from: number, to: number): string {
  const hours =
    weather.kind === 'forecast'
      ? weather.hours.filter(({ hour }) => hour * 60 < to && (hour + 1) * 60 > from)
      : [];
  if (hours.some((hour) => hour.rainProbability > 0.5)) return 'Indoors while it rains';
  return hours.some((hour) => hour.temperatureF > 100)
    ? 'Indoors out of the heat'
    : 'Indoors out of the cold';
}

/** What may be said of a place by its air alone. */
const vibeWords: Partial<Record<Venue['vibes'][number], string>> = {
  romantic: 'Romantic',
  intimate: 'Intimate',
  cozy: 'Cozy',
  quiet: 'Quiet',
  elegant: 'Elegant',
  candlelit: 'Candlelit',
  lively: 'Lively',
  casual: 'Casual',
  playful: 'Playful',
  trendy: 'Of the moment',
  classic: 'A classic',
  historic: 'Historic',
  quirky: 'Quirky',
  artsy: 'Artsy',
  scenic: 'Scenic',
  view: 'A view',
  waterfront: 'By the water',
  hidden: 'Tucked away',
  'late-night': 'Up late',
  'good-for-talking': 'Good for talking',
  festive: 'Festive',
  rustic: 'Rustic',
  modern: 'Modern',
  luxurious: 'Luxurious',
};

function moodReasons(venue: Venue, { mood }: Scene): Ranked[] {
  // The place's own air where the mood asks for it, never the mood itself: no park is sexy for being asked to be.
  const air = mood.moods
    .flatMap(({ wanted }) => wanted)
    .find((vibe) => venue.vibes.includes(vibe) && vibeWords[vibe]);
  return air ? [{ strength: 0.7, text: vibeWords[air] ?? '' }] : [];
}

/** What many places can say of themselves. */
function stockReasons(venue: Venue, scene: Scene): Ranked[] {
  const { wishes } = scene;
  const kind = kinds[venue.category];
  const has = (vibe: Venue['vibes'][number]) => venue.vibes.includes(vibe);
  const reasons: Ranked[] = [];
  if (wishes.dateNumber === 1 && kind.scale.talk >= 0.8 && !has('loud'))
    reasons.push({ strength: 0.52, text: 'Easy to talk' });
  else if (has('good-for-talking')) reasons.push({ strength: 0.52, text: 'Good for talking' });
  if (venue.cost.maxCents === 0) reasons.push({ strength: 0.66, text: 'Free' });
  if (has('iconic')) reasons.push({ strength: 0.56, text: 'City icon' });
  if (has('local-favorite')) reasons.push({ strength: 0.55, text: 'Local favorite' });
  if (has('view') && !scene.tastes.some((taste) => /\bviews?\b/i.test(taste.text)))
    reasons.push({ strength: 0.58, text: 'A view' });
  if (has('waterfront')) reasons.push({ strength: 0.54, text: 'By the water' });
  if (has('romantic') && wishes.dateNumber > 1) reasons.push({ strength: 0.53, text: 'Romantic' });
  if (has('cozy')) reasons.push({ strength: 0.51, text: 'Cozy' });
  return reasons;
}

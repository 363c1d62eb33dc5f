import { fold, likenessOfMoods, readMood, singular, type MoodReading } from '@rendezvous/language';
import { dayOfYear } from '../context/calendar.ts';
import { feastOn } from '../context/feast.ts';
import type { Scene } from '../scene.ts';
import { senseOf } from '../wishes/sense-of.ts';
import { isComposedForOthers, isOfOtherDay } from './composed-for-others.ts';
import type { CuratedDate } from './curated-date.ts';

/**
 * What a date gains at most for the wishes, the mood in those words or like ones, the occasion and
 * the very days that were asked for.
 */
const gains = { wishes: 0.18, mood: 0.07, likeMood: 0.08, occasion: 0.08, days: 0.08 } as const;
/** What one gains that is about those very days and was composed for the first thing asked for. */
const ofTheirDays = 0.14;
/** A mood is all that was asked for where nothing else was; so many days are about those days. */
const [moodAlone, fewDays] = [2, 40];

/**
 * How much better or worse a curated date answers those who ask than its places alone say: by the
 * words of those it was composed for, its occasion and its days.
 */
export function suitOf(date: CuratedDate, scene: Scene): number {
  const { wishes } = scene;
  const asked = askedOf(scene);
  const share =
    asked.filter((text) => isMeantFor(date, text, scene)).length / Math.max(1, asked.length);
  return (
    gains.wishes * share +
    (asked.length === 0 ? moodAlone : 1) *
      ((moodsIn(wishes).some((text) => isMeantFor(date, text, scene)) ? gains.mood : 0) +
        gains.likeMood * likenessOfMoods(scene.mood, moodOf(date))) +
    (isOfOccasionOf(date, scene) ? gains.occasion : 0) -
    (scene.occasion === 'proposal' && !isOfOccasionOf(date, scene) ? lossOfQuestion : 0) +
    (isOfFewDays(date) ? (isComposedForMain(date, scene) ? ofTheirDays : gains.days) : 0) -
    (isComposedForOthers(date, scene, asked) ? lossOfOthers : 0) -
    (isOfOtherDay(date, scene) ? lossOfOtherDay : 0)
  );
}

/**
 * What was composed for a family, a dog, a faith or a diet, for two alone, for the rain or for the
 * cold loses so much where that is not theirs, and what was composed for an occasion so much.
 */
const [lossOfOthers, lossOfOtherDay] = [0.28, 0.14];

/** What one loses that knows nothing of it where one of them is to be asked to marry. */
const lossOfQuestion = 0.25;

/** From so much on two moods are alike, and below so much each other's opposite. */
const moodsAlike = { from: 0.2, against: -0.45 } as const;

/**
 * Whom a date suits: it was composed for all that they asked for, or for the first of it and has
 * the rest; it has all of it; they asked only for a mood that it has; or none of these.
 */
export function meaningOf(
  date: CuratedDate,
  scene: Scene,
  hasAll: boolean,
): 'asked' | 'first' | 'had' | 'open' | 'other' {
  const { wishes } = scene;
  const [first, ...others] = askedOf(scene);
  if (first === undefined) return wishes.mood === '' || isOfMood(date, scene) ? 'open' : 'other';
  if (!isMeantFor(date, first, scene)) return hasAll ? 'had' : 'other';
  if (others.every((text) => isMeantFor(date, text, scene))) return 'asked';
  return hasAll ? 'first' : 'other';
}

/** Whether a date was composed for the first thing that was asked for. */
export function isComposedForMain(date: CuratedDate, scene: Scene): boolean {
  const [main] = askedOf(scene);
  return main !== undefined && isMeantFor(date, main, scene);
}

/** Whether a date was composed for all that was asked for, and something was. */
export function isComposedForAll(date: CuratedDate, scene: Scene): boolean {
  const asked = askedOf(scene);
  return asked.length > 0 && asked.every((text) => isMeantFor(date, text, scene));
}

const isOfMood = (date: CuratedDate, scene: Scene): boolean =>
  scene.mood.moods.length > 0
    ? likenessOfMoods(scene.mood, moodOf(date)) >= moodsAlike.from
    : moodsIn(scene.wishes).some((text) => isMeantFor(date, text, scene));

/**
 * Whether a date is the opposite of what they are in the mood for, rowdy for who wants quiet, and
 * was not composed for all that they asked for.
 */
export const isAgainstMood = (date: CuratedDate, scene: Scene): boolean =>
  likenessOfMoods(scene.mood, moodOf(date)) < moodsAlike.against && !isComposedForAll(date, scene);

/** What a mood says, one by one: 'flirty but relaxed' is both. */
export const moodsIn = ({ mood }: Scene['wishes']): string[] =>
  mood.split(/[,;&]|\band\b|\bbut\b/).filter((word) => word.trim() !== '');

/** Whether a date of the city was composed for a text, or for the same in other words. */
export const isMeantFor = (date: CuratedDate, text: string, { context }: Scene): boolean =>
  datesFor(text, context.curated).has(date);

/** Whether a date was composed for just that, or for a kind of it: it is had there. */
export const isComposedFor = (date: CuratedDate, text: string, { context }: Scene): boolean =>
  knownFor(text, context.curated).just.has(date);

/** The dates of a city that were composed for what a text says. */
export const datesFor = (text: string, curated: readonly CuratedDate[]): ReadonlySet<CuratedDate> =>
  knownFor(text, curated).all;

interface DatesFor {
  readonly all: ReadonlySet<CuratedDate>;
  /** Those for just that, or for a kind of it. */
  readonly just: ReadonlySet<CuratedDate>;
}

const knownDates = new WeakMap<readonly CuratedDate[], Map<string, DatesFor>>();
/** So many texts are remembered of a city. */
const maxKnownDates = 500;

/** People ask for the same again and again. */
function knownFor(text: string, curated: readonly CuratedDate[]): DatesFor {
  const byText = knownDates.get(curated) ?? new Map<string, DatesFor>();
  knownDates.set(curated, byText);
  const known = byText.get(text);
  if (known) return known;
  const found = findFor(readText(text), curated);
  if (byText.size >= maxKnownDates) byText.clear();
  byText.set(text, found);
  return found;
}

function findFor(asked: ReadText, curated: readonly CuratedDate[]): DatesFor {
  const isJust = ({ plain, sense }: ReadText) =>
    sense === asked.sense || plain.includes(asked.plain);
  const isOfIt = ({ plain }: ReadText) => asked.plain.includes(plain);
  const [all, just] = [new Set<CuratedDate>(), new Set<CuratedDate>()];
  for (const date of curated) {
    const texts = meantBy(date);
    if (texts.some(isJust)) just.add(date);
    if (just.has(date) || texts.some(isOfIt)) all.add(date);
  }
  return { all, just };
}

const askedIn = new WeakMap<Scene, readonly string[]>();

/** What they asked for, spelled as it is meant, and what nothing answers to as they wrote it. */
function askedOf(scene: Scene): readonly string[] {
  const asked = askedIn.get(scene) ?? readAsked(scene);
  askedIn.set(scene, asked);
  return asked;
}

function readAsked({ tastes, unread, wishes }: Scene): readonly string[] {
  const asked = [
    ...tastes.flatMap(({ isMust, text }) => (isMust ? [text] : [])),
    ...[...wishes.interests, ...wishes.cuisines].filter((text) => unread.includes(text)),
  ];
  const special = asked.filter((text) => !anyMeal.test(fold(text)));
  return special.length > 0 ? special : asked;
}

/** What every date with a table has: it says nothing of what else a date was composed for. */
const anyMeal = /^(a )?(nice |good |great )?(dinner|lunch|supper|meal|food)$/;

/** A text as what dates are for is held against it. */
interface ReadText {
  /** In plain words between blanks. */
  readonly plain: string;
  readonly sense: string;
}

/** Every date of a city is held against the same texts: each is read once. */
function readText(text: string): ReadText {
  const known = readTexts.get(text);
  if (known !== undefined) return known;
  const read = { plain: ` ${singular(fold(text))} `, sense: senseOf(text) };
  if (readTexts.size >= maxReadTexts) readTexts.clear();
  readTexts.set(text, read);
  return read;
}

const readTexts = new Map<string, ReadText>();
const maxReadTexts = 20_000;

const meant = new WeakMap<CuratedDate, readonly ReadText[]>();

/** What a date was composed for. */
function meantBy(date: CuratedDate): readonly ReadText[] {
  const known = meant.get(date) ?? date.suits.map(readText);
  meant.set(date, known);
  return known;
}

/** Whether a day that everybody knows by its name is one like any other to a date. */
export const forgetsFeast = (date: CuratedDate, scene: Scene): boolean =>
  feastOn(scene.context.date, scene.wishes.startMinutes) !== null &&
  !isOfOccasionOf(date, scene) &&
  !isOfFewDays(date);

const isOfOccasionOf = (date: CuratedDate, scene: Scene): boolean =>
  scene.occasion !== null &&
  (date.when?.occasions?.includes(scene.occasion) === true ||
    isMeantFor(date, scene.occasion.replaceAll('-', ' '), scene));

const moodsOfDates = new WeakMap<CuratedDate, MoodReading>();

/** The moods among the words that a date was composed for. */
function moodOf(date: CuratedDate): MoodReading {
  const known = moodsOfDates.get(date) ?? readMood(date.suits.join(', '));
  moodsOfDates.set(date, known);
  return known;
}

function isOfFewDays({ when }: CuratedDate): boolean {
  if (!when?.season) return false;
  const [from, to] = when.season.map((day) => dayOfYear(`2001-${day}`));
  return ((to ?? 0) - (from ?? 0) + 365) % 365 <= fewDays;
}

import {
  fold,
  formatClock,
  formatDollars,
  lexiconEntries,
  opinions,
  qualities,
  rootOf,
  singular,
  type Evidence,
} from '@rendezvous/language';
import { kinds, type Venue } from '@rendezvous/venue-model';
import type { Plan, Stop } from '../plan.ts';
import type { Wishes } from '../wishes/wishes.ts';
import { plainReasonOf } from '../words/reasons/plain-reason.ts';
import type { Fault, Facts } from './fault.ts';

/**
 * Is every reason true of its place, its figures those of the plan, and nobody's wish quoted where
 * the place does not have it?
 */
export function reasonFaults(
  plan: Plan,
  { wishes, context }: Pick<Facts, 'wishes' | 'context'>,
): Fault[] {
  const faults: Fault[] = [];
  const fail = (text: string) => faults.push({ rule: 'reasons', text });
  const figures = figuresOf(plan, context.sun);
  for (const stop of plan.stops) {
    const { venue, reasons } = stop;
    if (reasons.length > 3 || new Set(reasons.map(({ text }) => text)).size < reasons.length)
      fail(`${venue.name} has more than three reasons, or one twice`);
    for (const { text, evidence } of reasons) {
      if (text.split(/\s+/).length > 14) fail(`${venue.name}: “${text}” is too long`);
      if (
        // Not 'the set at 1 PM' of a band from Golden Gate Park.
        /\b(sunset at|goes down at|golden until) \d|\d [AP]M sunset\b/i.test(text) &&
        !holds(stop, context.sun.sunset)
      )
        fail(`${venue.name} is said to be for “${text}”: the sun sets at another time`);
      const wrong = text.match(figure)?.find((one) => !figures.has(one.toLowerCase()));
      if (wrong !== undefined) fail(`${venue.name} is said to be for “${text}”: no ${wrong}`);
      if (!evidence) {
        if (speaksOfWish(text, wishes) && !isCovered(stemsOf(text), venue))
          fail(`${venue.name} is said to be for “${text}” on no evidence`);
        continue;
      }
      const said = stemsOf(evidence.said);
      if (!isProved(evidence, venue))
        fail(`${venue.name} has no ${evidence.by} “${evidence.what}”`);
      else if (evidence.what !== venue.name && !isCovered(said, venue))
        fail(`${venue.name} has not all of “${evidence.said}”`);
      else if (!isNamedIn(text, said))
        fail(`${venue.name}: “${text}” does not say “${evidence.said}”`);
    }
  }
  return faults;
}

/**
 * The plan without the reasons that are not proved: a stop that matched a wish loosely is still a
 * good stop, but is not praised for what it may lack. None is left without any reason.
 */
export function withProvedReasons(plan: Plan, facts: Pick<Facts, 'wishes' | 'context'>): Plan {
  const proved = reasonFaults(plan, facts).length === 0 ? plan : onlyProved(plan, facts);
  const { stops } = proved;
  return stops.every(({ reasons }) => reasons.length > 0)
    ? proved
    : {
        ...proved,
        stops: stops.map((stop, at) =>
          stop.reasons.length > 0 ? stop : { ...stop, reasons: [plainReasonOf(stops, at)] },
        ),
      };
}

function onlyProved(plan: Plan, facts: Pick<Facts, 'wishes' | 'context'>): Plan {
  const isProvedAlone = (stop: Stop, reason: Stop['reasons'][number]): boolean => {
    const alone = { ...stop, reasons: [reason] };
    const others = plan.stops.map((one) => (one === stop ? alone : { ...one, reasons: [] }));
    return reasonFaults({ ...plan, stops: others }, facts).length === 0;
  };
  return {
    ...plan,
    stops: plan.stops.map((stop) => ({
      ...stop,
      reasons: stop.reasons.filter((reason) => isProvedAlone(stop, reason)),
    })),
  };
}

/** Whether a text names what was wished: 'vegan po'boys' are vegan food. */
const isNamedIn = (text: string, said: readonly string[]): boolean =>
  ` ${rootsOf(stemsOf(text))} `.includes(` ${rootsOf(said).replace(/ food$/, '')} `);

/** 'Help raise a sail' says sailing. */
const rootsOf = (words: readonly string[]): string => words.map(rootOf).join(' ');

const holds = ({ arrival, departure }: Stop, minute: number | null): boolean =>
  minute !== null && arrival <= minute && minute <= departure;

/** A time of day, an amount or so many minutes. */
const figure =
  /\b\d{1,2}(?::\d\d)? [AP]M\b|\$\d+(?:\.\d\d)?|\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten) minutes(?= (?:on foot|from|to settle|along|before))/gi;
const numbers = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Every figure that a reason of a plan may name, as it is written. */
function figuresOf({ stops, legs }: Plan, sun: Facts['context']['sun']): ReadonlySet<string> {
  const clocks = stops.flatMap(({ arrival, departure, opening, venue }) => [
    arrival,
    departure,
    ...(opening.known ? opening.spans.flat() : []),
    ...venue.showtimes.flatMap(({ begins }) => begins),
    ...(venue.event?.hours?.slice(0, 1) ?? []),
  ]);
  const light = [sun.sunrise, sun.sunset, sun.dusk].filter((one) => one !== null);
  const begun = stops.flatMap(({ arrival, venue }) =>
    venue.showtimes.flatMap(({ begins }) => begins.map((begin) => begin - arrival)),
  );
  return new Set([
    ...[...clocks, ...light].map((minute) => formatClock(minute).toLowerCase()),
    ...stops.map(({ venue }) => formatDollars(venue.cost.expectedCents)),
    ...[...legs.map(({ minutes }) => minutes), ...begun].flatMap((minutes) => [
      `${minutes} minutes`,
      `${numbers[minutes] ?? minutes} minutes`,
    ]),
  ]);
}

const stemsOf = (text: string): string[] => singular(fold(text)).split(' ');

/** Whether a reason says that it is what somebody asked for, or is their very words. */
function speaksOfWish(text: string, { interests, cuisines, companion }: Wishes): boolean {
  if (/\bas you asked\b|\byou asked for\b|\bfor both of you\b/.test(text)) return true;
  const said = stemsOf(text).join(' ');
  const own = [...(companion?.ownInterests ?? []), ...(companion?.ownCuisines ?? [])];
  return [...interests, ...cuisines, ...own].some((wish) => stemsOf(wish).join(' ') === said);
}

function isProved({ by, what }: Evidence, venue: Venue): boolean {
  const words = stemsOf(what).join(' ');
  switch (by) {
    case 'known_for':
      return venue.knownFor.includes(what);
    case 'kind':
      return venue.category === what;
    case 'tag':
      return tagsOf(venue).has(what);
    case 'name':
      return venue.name === what;
    case 'text':
      return ownWordsOf(venue).includes(` ${words} `);
  }
}

const tagsOf = (venue: Venue): ReadonlySet<string> =>
  new Set<string>([
    ...venue.interests,
    ...venue.cuisines,
    ...venue.vibes,
    ...(venue.cost.maxCents === 0 ? ['free'] : []),
  ]);

const ownWordsOf = ({ name, description, neighborhood, knownFor, moment }: Venue): string =>
  ` ${[name, description, neighborhood, moment ?? '', ...knownFor].map((text) => stemsOf(text).join(' ')).join(' ')} `;

/** What a lexicon form may rest on: what its row surely is, and words of the same meaning. */
interface Grounds {
  readonly sure: readonly string[];
  readonly same: readonly string[];
  /** Then the place's own words may say it in any of these. */
  readonly isNarrow: boolean;
}

/** The lexicon as written, form by form. What is narrower than its row rests on words alone. */
const groundsOf = new Map<string, Grounds>(
  lexiconEntries.flatMap(([words, targets]) => {
    const [wide = '', narrow] = words.split('|');
    const forms = (text: string, separator: string) =>
      text.split(separator).map((form) => stemsOf(form).join(' '));
    const sure = targets.split(' ').filter((target) => Number(target.split('*')[1] ?? 1) >= 0.9);
    const groups = [
      { sure, same: forms(wide, ','), isNarrow: false },
      ...(narrow?.split(',') ?? []).map((group) => ({
        sure: [],
        same: forms(group, '='),
        isNarrow: true,
      })),
    ];
    return groups.flatMap((grounds) => grounds.same.map((form) => [form, grounds] as const));
  }),
);
const maxFormWords = 5;

const asksForNothing = new Set(
  stemsOf(
    `a an the some any of in on at to for with and or by from near around my our we us i me her his she he they them both you your is are be it its that this
    good great nice best really very cool cute fun favorite favourite love like want would please something somewhere anything thing stuff place spot venue scene
    kind sort type lot little bit more maybe also just not have has having do doing go going try trying see seeing watch watching visit visiting get getting
    eat eating drink play playing night evening day date time together local new
    bar club cafe lounge show joint house room hall gig event party store shop`.replace(
      /\s+/g,
      ' ',
    ),
  ),
);

/** 'Taco restaurant' rests on what tacos rest on. */
function groundsFor(form: string): Grounds {
  const known = groundsOf.get(form) ?? groundsOf.get(form.replace(/ (food|restaurant)$/, ''));
  return known ?? { sure: [], same: [form], isNarrow: true };
}

/** Whether every word that asks for something is the place's own, or means what the place is. */
function isCovered(said: readonly string[], venue: Venue): boolean {
  const own = ownWordsOf(venue);
  const tags = new Set([...tagsOf(venue), venue.category].map((tag) => stemsOf(tag).join(' ')));
  const nouns = new Set(venue.knownFor.map((noun) => stemsOf(noun).join(' ')));
  const covered = new Set<number>();
  said.forEach((_, from) => {
    for (let to = from + 1; to <= Math.min(said.length, from + maxFormWords); to += 1) {
      const form = said.slice(from, to).join(' ');
      const { sure, same, isNarrow } = groundsFor(form);
      const isMet =
        own.includes(` ${form} `) ||
        same.some((words) => tags.has(words) || nouns.has(words)) ||
        (isNarrow && same.some((words) => own.includes(` ${words} `))) ||
        sure.some((target) => meets(venue, target));
      if (isMet) for (let at = from; at < to; at += 1) covered.add(at);
    }
  });
  const isSpoken = (word: string) =>
    asksForNothing.has(word) ||
    (covered.size > 0 && opinions.has(word)) ||
    (qualities.get(word) ?? []).some((vibe) => venue.vibes.includes(vibe));
  return said.every((word, at) => covered.has(at) || word.length < 2 || isSpoken(word));
}

function meets(venue: Venue, target: string): boolean {
  const name = (target.split('*')[0] ?? '').slice(1);
  if (target.startsWith('@')) return venue.category === name;
  if (target.startsWith('%')) return kinds[venue.category].role === name;
  if (/^[#~$]/.test(target)) return tagsOf(venue).has(name);
  return venue.interests.some((interest) => interest === target.split('*')[0]);
}

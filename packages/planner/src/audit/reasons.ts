import { fold, lexiconEntries, singular, type Evidence } from '@rendezvous/language';
import { kinds, type Venue } from '@rendezvous/venue-model';
import type { Plan, Reason } from '../plan.ts';
import type { Wishes } from '../wishes/wishes.ts';
import type { Fault, Facts } from './fault.ts';

/** Is every reason true of its place, and nobody's wish quoted where the place does not have it? */
export function reasonFaults({ stops }: Plan, { wishes }: Facts): Fault[] {
  const faults: Fault[] = [];
  const fail = (text: string) => faults.push({ rule: 'reasons', text });
  for (const { venue, reasons } of stops) {
    if (reasons.length > 4 || new Set(reasons.map(({ text }) => text)).size < reasons.length)
      fail(`${venue.name} has more than four reasons, or one twice`);
    for (const reason of reasons) {
      const said = stemsOf(withoutWhose(reason.text, wishes));
      if (!reason.evidence) {
        if (quotes(reason, wishes) && !isCovered(said, venue))
          fail(`${venue.name} is said to be for “${reason.text}” on no evidence`);
      } else if (!isProved(reason.evidence, venue))
        fail(`${venue.name} has no ${reason.evidence.by} “${reason.evidence.what}”`);
      else if (reason.evidence.what !== venue.name && !isCovered(said, venue))
        fail(`${venue.name} has not all of “${reason.text}”`);
    }
  }
  return faults;
}

const stemsOf = (text: string): string[] => singular(fold(text)).split(' ');

/** A reason without whose taste it is: 'Jazz, for June'. */
function withoutWhose(text: string, { companion }: Wishes): string {
  const endings = [', which you both like', ', for you', `, for ${companion?.name}`];
  const ending = endings.find((one) => text.endsWith(one));
  return ending === undefined ? text : text.slice(0, -ending.length);
}

/** Whether a reason is what somebody wished, word by word. */
function quotes({ text }: Reason, wishes: Wishes): boolean {
  const said = stemsOf(withoutWhose(text, wishes)).join(' ');
  const wished = [
    ...wishes.interests,
    ...wishes.cuisines,
    ...(wishes.companion?.ownInterests ?? []),
    ...(wishes.companion?.ownCuisines ?? []),
  ];
  return wished.some((wish) => stemsOf(wish).join(' ') === said);
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

/** What a form of the lexicon may rest on: what its row surely is, and the words that mean the same. */
interface Grounds {
  readonly sure: readonly string[];
  readonly same: readonly string[];
  /** Then the place's own words may say it in any of these. */
  readonly isNarrow: boolean;
}

/** The lexicon as it is written, form by form. What is narrower than its row rests on words alone. */
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
const mostFormWords = 5;

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
    for (let to = from + 1; to <= Math.min(said.length, from + mostFormWords); to += 1) {
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
  return said.every((word, at) => covered.has(at) || word.length < 2 || asksForNothing.has(word));
}

function meets(venue: Venue, target: string): boolean {
  const name = (target.split('*')[0] ?? '').slice(1);
  if (target.startsWith('@')) return venue.category === name;
  if (target.startsWith('%')) return kinds[venue.category].role === name;
  if (/^[#~$]/.test(target)) return tagsOf(venue).has(name);
  return venue.interests.some((interest) => interest === target.split('*')[0]);
}

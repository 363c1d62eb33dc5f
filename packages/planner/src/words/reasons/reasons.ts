import { fold, singular } from '@rendezvous/language';
import type { Reason } from '../../plan.ts';
import { choose, keyOf } from '../voice/choose.ts';
import type { Evening } from '../voice/evening.ts';
import { arcClaims } from './arc-claims.ts';
import type { Claim, StopInPlan } from './claim.ts';
import { dayClaims } from './day-claims.ts';
import { hourClaims } from './hour-claims.ts';
import { peopleClaims } from './people-claims.ts';
import { placeClaims } from './place-claims.ts';
import { isWish } from './speak.ts';
import { wishClaims } from './wish-claims.ts';

const maxReasons = 2;
/** Claims that speak as well as the best are as good. */
const nearlyAsGood = 0.2;
/** What a claim loses that speaks of what another stop was praised for. */
const saidBefore = 0.3;
/** What a claim loses that names a wish again. */
const toldBefore = 0.8;
/** Two wishes are two things, and so are two parts in an evening; two airs are one. */
const lossOf: Partial<Record<Claim['about'], number>> = {
  wish: 0,
  arc: 0.1,
  mood: 0.6,
  // What goes on in their lives is with them at every stop.
  circumstance: 0.1,
  sky: 0.6,
};
/** A weaker claim is said only where there is no other. */
const worthASecond = 0.65;

/** What the reasons of a plan have said so far. */
interface Said {
  readonly abouts: string[];
  readonly texts: string[];
  readonly forms: string[];
  readonly wishes: string[];
}

/**
 * Why each stop of an evening fits: at most two reasons of up to fourteen words, about these
 * two, this hour and what lies before and after. Whoever wished something is quoted only where
 * the place surely has it.
 */
export function reasonsOf(evening: Evening, summary: string): Reason[][] {
  const said: Said = { abouts: [], texts: [], forms: [], wishes: [] };
  const told = fold(summary);
  return evening.stops.map((stop, at) => reasonsAt({ stop, at, evening, told }, said));
}

function reasonsAt(place: StopInPlan, said: Said): Reason[] {
  const claims = claimsOf(place);
  const chosen: Reason[] = [];
  const own: Claim[] = [];
  while (chosen.length < maxReasons) {
    const next = nextOf(claims, { place, said, own, chosen });
    if (!next) break;
    own.push(next.claim);
    chosen.push({ text: next.text, evidence: next.claim.evidence ?? null });
  }
  said.abouts.push(...own.map(({ about }) => about));
  said.wishes.push(...own.flatMap(({ evidence }) => evidence?.said ?? []));
  said.texts.push(...chosen.map(({ text }) => text));
  said.forms.push(...own.map((claim, i) => formOf(claim, chosen[i]?.text ?? '')));
  return chosen;
}

/** All that speaks for a stop. */
function claimsOf(place: StopInPlan): Claim[] {
  const { scene } = place.evening;
  return [
    ...wishClaims(place),
    ...hourClaims(place),
    ...peopleClaims(place),
    ...placeClaims(place),
    ...dayClaims(place),
    ...arcClaims(place),
  ].map((claim) => ({
    ...claim,
    // Somebody's wish standing there alone would say that it is met.
    ways: claim.ways.filter((way) => isShort(way) && (claim.evidence || !isWish(way, scene))),
  }));
}

/** More words are no reason any more. */
const mostWords = 14;
const isShort = (text: string): boolean => text.split(/\s+/).length <= mostWords;

/** What has been chosen so far, of the plan and of the stop. */
interface Choosing {
  readonly place: StopInPlan;
  readonly said: Said;
  readonly own: readonly Claim[];
  readonly chosen: readonly Reason[];
}

/**
 * The next claim of a stop and its words: one of the strongest, about something else and said as
 * no other of the plan is.
 */
function nextOf(
  claims: readonly Claim[],
  { place, said, own, chosen }: Choosing,
): { claim: Claim; text: string } | undefined {
  const { stop, evening } = place;
  const isWorn = (claim: Claim, text: string): boolean => {
    const form = formOf(claim, text);
    const times = said.forms.filter((one) => one === form).length;
    // That they asked adds nothing to a reason; it stands where there is no other.
    return form === echoed ? times > 0 || chosen.length > 0 : times >= mostOfAForm;
  };
  const ways = claims
    .filter(
      (claim) => isOfItsOwn(claim, own) && (chosen.length > 0 || !neverAlone.has(claim.about)),
    )
    .flatMap((claim) => {
      const texts = claim.ways.filter(
        (text) =>
          !said.texts.includes(text) &&
          !isWorn(claim, text) &&
          chosen.every((one) => isNews(text, one.text)),
      );
      const times = said.abouts.filter((about) => about === claim.about).length;
      const isTold = claim.evidence && said.wishes.includes(claim.evidence.said);
      const loss = times * (lossOf[claim.about] ?? saidBefore) + (isTold ? toldBefore : 0);
      return texts.length === 0 ? [] : [{ claim, texts, strength: claim.strength - loss }];
    });
  const best = Math.max(...ways.map(({ strength }) => strength));
  if (chosen.length > 0 && best < worthASecond) return undefined;
  const key = keyOf([stop.venue.id], evening.scene.context.date, `reason ${chosen.length}`);
  const way = choose(
    ways.filter(
      ({ strength }) =>
        strength > best - nearlyAsGood && (chosen.length === 0 || strength >= worthASecond),
    ),
    key,
  );
  const text = way && choose(way.texts, `${key} way`);
  return way && text !== undefined ? { claim: way.claim, text } : undefined;
}

/** Two reasons of a stop are about two things, or about two wishes. */
function isOfItsOwn({ about, evidence }: Claim, own: readonly Claim[]): boolean {
  return own.every((one) =>
    evidence && one.evidence ? one.evidence.said !== evidence.said : one.about !== about,
  );
}

/** What nobody goes anywhere for: it may stand beside a reason, and is none. */
const neverAlone: ReadonlySet<Claim['about']> = new Set(['way']);
/** More sentences of one shape in a plan are a pattern. */
const mostOfAForm = 2;
const echoed = 'as asked';

/** The shape of a reason: an echo of a wish, a label with its thing, else how it begins. */
function formOf({ about }: Claim, text: string): string {
  if (/ as you asked\b|you asked for\b/.test(text)) return echoed;
  if (about === 'wish') return text.includes(': ') ? 'label' : 'wish';
  if (/, so /.test(text)) return 'so';
  return text.split(' ').slice(0, 2).join(' ');
}

/** Whether a text says nothing that the first reason of the stop has named. */
function isNews(text: string, first: string): boolean {
  const told = new Set(contentOf(first));
  return !contentOf(text).some((word) => told.has(word));
}

/** The words that name something, without their plural. */
const contentOf = (text: string): string[] =>
  singular(fold(text))
    .split(' ')
    .filter((word) => /^\d/.test(word) || (word.length > 3 && !small.has(word)));

const small: ReadonlySet<string> = new Set(
  'about after asked because before from here into minute only open over room that their there this until usually when where which with your'.split(
    ' ',
  ),
);

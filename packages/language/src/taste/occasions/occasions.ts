import { withoutTheAbsent } from '../needs/needs.ts';
import { fold } from '../words-of.ts';

/** What an evening is for, where it is for something. */
export const occasions = [
  'proposal',
  'wedding-anniversary',
  'birthday',
  'graduation',
  'valentines-day',
  'new-years-eve',
  'thanksgiving',
  'christmas',
  'first-date',
  'meeting-parents',
] as const;
export type Occasion = (typeof occasions)[number];

/**
 * How each is written, and the mood it brings along. The first that is found is what the evening is
 * for.
 */
const rows: Readonly<Record<Occasion, { readonly says: RegExp; readonly mood: string }>> = {
  proposal: {
    says: /\b(propos(e|al|ing)|pop(ping)? the question|ask(ing)? (her|him|them) to marry me|engagement(?! (anniversary|party|photos?|shoot|dinner)))\b/,
    mood: 'romantic, scenic, intimate',
  },
  'wedding-anniversary': {
    says: /\banniversar(y|ies)\b|\b(\d+|one|two|three|five|ten) years (together|married)\b/,
    mood: 'romantic, elegant',
  },
  birthday: {
    says: /\b(birthday|bday|b day|turning \d\d|(my|her|his|their|our) (big )?(\d\d(st|nd|rd|th)|thirtieth|fortieth|fiftieth)(?! (floor|street|st|ave|avenue|date|day|time)))\b/,
    mood: 'festive, elegant',
  },
  graduation: {
    says: /\b(graduat(ion|ing|ed)|commencement|passed (her|his|the|my) (bar|boards|exam))\b/,
    mood: 'festive, elegant',
  },
  'valentines-day': { says: /\b(valentines?( day)?|galentines?)\b/, mood: 'romantic, intimate' },
  'new-years-eve': {
    says: /\b(new years? eve|nye|ring(ing)? in the new year|countdown)\b/,
    mood: 'festive, lively',
  },
  thanksgiving: { says: /\b(thanksgiving|friendsgiving)\b/, mood: 'cozy, traditional' },
  christmas: { says: /\b(christmas|xmas|holiday (magic|spirit|cheer))\b/, mood: 'cozy, festive' },
  'first-date': {
    says: /\b((first|blind|tinder|hinge|bumble) date|first time meeting|meeting for the first time|(met|meeting|matched) (up )?(on|from|off) (hinge|tinder|bumble|an app|a dating app))\b/,
    mood: 'casual, good talk',
  },
  'meeting-parents': {
    says: /\b(meet(s|ing)?|with|and|bring(s|ing)?|tak(e|es|ing)|introduc(e|es|ing)( \w+)? to|visiting|host(s|ing)?|impress(ing)?) ((my|her|his|their|the|our) )?(parents|grandparents|folks|family|mom|dad|mother|father|grandma|grandpa|in laws)\b|\b(parents|grandparents|folks|mom|dad|mother|father|grandma|grandpa|in laws) (is |are )?(coming|visiting|joining|along|too|in town)\b|\bin laws\b|^(my|her|his|their|the|our) (parents|folks|mom|dad|in laws)$/,
    mood: 'comfortable, good talk, classic',
  },
};

const parentsDay =
  /^(?:happy )?(?:mother|father|mom|mum|dad|grandparent)(?: ?s)? day(?: (?:date|outing|plans?|treat|celebration|with (?:my |our |her |his )?\w+))?$/;

/** Whether a text is no more than the day of a mother or a father: no thing that a place has. */
export const isParentsDay = (text: string): boolean => parentsDay.test(fold(text));

const notToday =
  /\b(not|no|isnt|without|anti|hates?|skip(ping)?|(day|days|morning|week|weekend) after) (a |an |our |my )?$/;

export interface OccasionReading {
  readonly occasion: Occasion | null;
  /** What it adds to the mood that was asked for, in words of moods; empty without an occasion. */
  readonly mood: string;
}

/** Reads from the mood and the interests what an evening is for. */
export function readOccasion(texts: readonly string[]): OccasionReading {
  const folded = texts.map((text) => withoutTheAbsent(fold(text)));
  const occasion = occasions.find((one) =>
    folded.some((text) => {
      const at = text.search(rows[one].says);
      return at >= 0 && !notToday.test(text.slice(0, at));
    }),
  );
  return occasion ? { occasion, mood: rows[occasion].mood } : { occasion: null, mood: '' };
}

/**
 * Whether a text names an occasion and asks for nothing besides: no taste that a place could have.
 */
export function isOccasionAlone(text: string): boolean {
  const rest = occasions.reduce((left, one) => left.replace(rows[one].says, ' '), fold(text));
  const besides =
    /^(\s|\b(her|his|my|our|their|the|a|an|it|its|is|are|s|for|of|on|day|night|evening|date|dinner|celebration|celebrate|celebrating|party|happy|coming|visiting|spots?|places?|ideas?|both|in|town|from|over|years?|old|\d+(st|nd|rd|th)?)\b)*$/;
  return rest !== fold(text) && besides.test(rest);
}

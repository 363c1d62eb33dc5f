import { aimFor, move, together, wantOf, wish } from '../asks.ts';
import { cut } from './refusals.ts';
import { cannotSay, phrase, type Phrase } from '../phrases/phrase.ts';

const more =
  '(more|a bit more|a little more|much more|way more|even more|a lot more|extra|bit more)';
const less = `(less|a bit less|a little less|much less|not [as|so|too|that|very|all that|overly|quite so|such|particularly] [much|a]|nothing (too|so
    |that|very|overly)|isnt [so|too|that|as]|arent [so|too|that|as]|no more|dont be (too|so)|not be (too|so)|dont make it (too|so)|not to be (too|so)
    |without being (too|so))`;
const tooMuch = '[way|a bit|bit|a little|little|kinda|kind of|far] too [much]';
const where = `[something with|somewhere with|a place with|somewhere|something|anything|someplace|some place|a place|places|a spot|make it|keep it|be
    |feel|a|an|a small|a little|small|cute|a cute|with a|with]`;
const noun = `[place|places|spot|spots|vibe|vibes|atmosphere|mood|evening|night|date|setting|feel|plan|ambiance|ambience|stuff|things|activities|thing
    |way|time|one|option|options|pace]`;

const talk = `(talk|chat|actually talk|have a conversation|have a real conversation|have a proper conversation|hear each other|hear each other talk
    |hear ourselves|get to know each other|have a chat|converse|talk properly)`;

const subject =
  '(this|that|it|these|those|they|the plan|everything|the whole thing|the evening|the date|all of it|the vibe|the mood|the whole vibe|the atmosphere|this plan|this date)';

/**
 * How the evening should feel. A quality that is measured becomes a move, any other a word of mood.
 */
export const moodPhrases: readonly Phrase[] = [
  phrase(
    '(find|with|more|some|a few|show me|off) (hidden gem|local favorite|local spot|local place)',
    () => move('famous', 'less'),
  ),
  phrase('(where|like|places for|spots for|with) [the] local [go|hang out|eat|do]', () =>
    move('famous', 'less'),
  ),
  phrase(
    `(no|without|avoid|avoid the|away from the|away from|fewer|less|not so many|no more|skip the|hate) (tourist|tourist spot|tourist place
    |tourist stuff|tourist attraction|touristy stuff|touristy place|touristy spot|touristy thing)`,
    () => move('famous', 'less'),
  ),
  phrase(
    '(tourist|famous|classic|must see|iconic|popular) (sight|spot|attraction|landmark|place)',
    () => move('famous', 'more'),
  ),

  phrase(
    `[somewhere|place|a place|where|so|a spot|spot|something|be able|quiet enough] [that|where|so|so that] [we|you|i] [can|could|to] ${talk} [more
    |better|to each other|in peace|easily]`,
    () => move('talk', 'more'),
  ),
  phrase(
    `(good|better|great|nice|best|easier|suitable|perfect|time|room|more time|made|space) (for|to) (talk|talking|conversation|a conversation
    |conversations|a chat|chatting|chat|a talk|getting to know each other)`,
    () => move('talk', 'more'),
  ),
  phrase(
    'more (talking|conversation|chatting|chance to talk|talk|talking time|conversations)',
    () => move('talk', 'more'),
  ),
  phrase('(less|not so much|too much|no) (talking|conversation|chatting|small talk|talk)', () =>
    move('talk', 'less'),
  ),
  phrase('(quiet|quieter) enough', () => move('quiet', 'more')),
  phrase('(less|without the|without|no|too much) noise', () => move('quiet', 'more')),
  phrase('(peace and quiet|some quiet|some peace)', () => move('quiet', 'more')),
  phrase(
    '(less|not so|not too|not as|too|not|isnt so|nothing too|nothing so|nowhere too|nothing) (crowded|full|crowds|mobbed|jammed|jam packed|crammed)',
    () => wish('No crowds', { dislikes: ['crowds'] }),
  ),
  phrase(
    '(less|not so|not too|not as|not that|isnt so|nothing too|nowhere too) (packed|busy)',
    () => wish('No crowds', { dislikes: ['crowds'] }),
  ),
  phrase('[get|want|gonna|excuse] [to] (dress up|dressed up|be dressy|wear something nice)', () =>
    wish('Fancy', { mood: ['fancy'] }),
  ),
  phrase(
    '(no|nothing|not|without|dont want|dont own|hate) [to] [wear|wearing|with|a] [a] (suit|tie|jacket|dress|blazer|heels|tux|dress code) [and|or] [tie|ties|jacket]',
    () => wish('Casual', { mood: ['casual'] }),
  ),
  phrase(
    '(in|wearing|wear) [just|our|my|a] [pair of] (jean|sneaker|shorts|sweat|sweatpants|flip flop|hoodie|t shirt|tshirt)',
    () => wish('Casual', { mood: ['casual'] }),
  ),
  phrase(
    '(less|not so much|not|no more|too much) (sitting|sitting around|standing around|sitting still)',
    () => move('relaxed', 'less'),
  ),
  phrase('(ton|tons|lot|lots|full|so much) of energy', () =>
    wish('Energetic', { mood: ['energetic'] }),
  ),
  phrase(
    '(dial|tone|turn|bring|take|pull|ease) [it] (down|back|off) [on] [the|all the|a bit of the] <quality>',
    ({ quality }) => aimFor(quality.less),
  ),
  phrase('(dial|turn|crank|amp|pump|up) [up] the <quality>', ({ quality }) => aimFor(quality.more)),
  phrase(
    '(not enough|not nearly enough|nowhere near enough|could use|could do with|needs|need) [some|more|a bit of|a bit more] <quality>',
    ({ quality }) => (quality.isWish ? aimFor(quality.more) : undefined),
  ),
  phrase(
    '(nothing|none of this|none of it|none of these) [here|in this|in here] (is|are|feels|looks) [that|really|very|even] <quality>',
    ({ quality }) => aimFor(quality.more),
  ),
  phrase('(have|got|so much|lots of|full of) energy', () => ({
    ...wish('Energetic', { mood: ['energetic'] }),
    isReason: true,
  })),
  phrase('(tired|exhausted|worn out)', () => ({ ...move('relaxed', 'more'), isReason: true })),
  phrase('(take|taking) it (easy|slow)', () => move('relaxed', 'more')),
  phrase('(slow|slow it|slow things) down', () => move('relaxed', 'more')),
  phrase(
    '(no|not|less|without|dont want to|dont|dont make us|dont want to be|hate|hate being|hate feeling|dont like) [feel|be] (rush|rushing|rush it|rush things|stress|hurry|be rushed|rushed|hurried|stressed)',
    () => move('relaxed', 'more'),
  ),
  phrase(
    '(no|not|without the|zero) [any] (romance|romantic stuff|lovey dovey stuff|mushy stuff)',
    () => move('romantic', 'less'),
  ),
  phrase('(laugh|laughing|make her laugh|make him laugh|make us laugh)', () => move('fun', 'more')),
  phrase('(class|fancy|dress|glam|bougie|posh) (it|things|this|dinner) up', () =>
    wish('Fancy', { mood: ['fancy'] }),
  ),
  phrase('(spice|jazz|liven|amp|perk|pep) (it|things|this|us) up', () => move('fun', 'more')),
  phrase('(surprise|treat) (me|us|her|him|them) (with|to) <thing>', ({ thing }) => wantOf(thing)),
  phrase('surprise (me|us|her|him|them)', () => move('adventurous', 'more')),
  phrase(
    '(different|something different) (from|than|to) [our|the|my|what we did] last (date|time|week|one)',
    () => move('unique', 'more'),
  ),
  phrase(`(${cut}|no|without|avoid|nothing) anything [too|so] <quality>`, ({ quality }) =>
    aimFor(quality.less),
  ),
  phrase('(never|havent|nobody|not) (done|tried|did) [it|this|that] [before]', () =>
    move('unique', 'more'),
  ),
  phrase(
    '(make it|keep it|keep things|make things|make this|keep this|keep everything) [a bit|a little|more|something] <wished> and [a bit|a little|more] <quality> <close>',
    ({ wished, quality }) => {
      const [one, other] = [aimFor(wished.more), aimFor(quality.more)];
      return one && other && together([one, other]);
    },
  ),
  // 'Not cheaper' does not ask for dearer.
  phrase('(not|no|never|less) [much|any] <compared>', cannotSay),
  // Who says how much of it there is has enough.
  phrase(
    `[${subject}] (is|are|feel|seem|look|sound) (kinda|kind of|a bit|a little|a tad|too|way too|sort of) <quality> ${noun} <close>`,
    ({ quality }) => aimFor(quality.less),
  ),
  phrase(
    `${subject} (is|are|feel|seem|look|sound) [kinda|kind of|a bit|a little|so|pretty|rather|sort of] <quality>`,
    ({ quality }) => (quality.isWish ? undefined : aimFor(quality.less)),
  ),
  phrase('to (feel|be|look) [more|really|a bit] <quality> <close>', ({ quality }) =>
    aimFor(quality.more),
  ),
  phrase('(feel|seem|look|sound) <quality> <close>', ({ quality }) =>
    quality.isWish ? undefined : aimFor(quality.less),
  ),
  phrase(
    `(a bit|a tad|a little|kinda|kind of|bit|little) [too] <quality> <close>`,
    ({ quality }) => (quality.isWish ? undefined : aimFor(quality.less)),
  ),
  phrase(
    '(but|except|though|although) [its|feel|look|seem|sound] [a bit|a little|bit|little|kinda|kind of|so|too|way too] <quality> <close>',
    ({ quality }) => aimFor(quality.isWish ? quality.more : quality.less),
  ),
  phrase(`${where} ${more} <quality> ${noun}`, ({ quality }) => aimFor(quality.more)),
  phrase(`${where} <compared> ${noun}`, ({ compared }) => aimFor(compared.more)),
  phrase(`${where} ${less} <quality> ${noun}`, ({ quality }) => aimFor(quality.less)),
  phrase(`[its|it is|is|feels|feel|seems|looks] ${tooMuch} <quality> ${noun}`, ({ quality }) =>
    aimFor(quality.less),
  ),
  phrase(`(something|somewhere|a|an) [really|a bit|a little] <quality> ${noun}`, ({ quality }) =>
    quality.isWish ? aimFor(quality.more) : undefined,
  ),
  phrase(
    `(make it|keep it|keep things|make things|make this|keep this|keep everything|make everything) [feel|be|look|more] [a bit|a little|somewhat] <quality> ${noun}`,
    ({ quality }) => aimFor(quality.more),
  ),
  phrase(
    '(more|a bit more|something more|somewhere more) of a <quality> [hangout] [vibe|place|spot|feel|thing|energy|night]',
    ({ quality }) => aimFor(quality.more),
  ),
  phrase(
    '[it] (feels|seems|sounds|looks|is) [a bit|kinda|too much] like [a|an|some] tourist (trap|thing|stuff|itinerary|plan|route|tour|brochure|guide|day|bus)',
    () => move('famous', 'less'),
  ),
  // What it is like is a complaint or praise, and no wish for such a thing.
  phrase('[it] (feels|seems|sounds|looks) [a bit|kinda|too much] like <thing>', cannotSay),
  phrase('[its|feels|is] (kind of|sort of|pretty|rather) <quality> <close>', ({ quality }) =>
    quality.isWish ? undefined : aimFor(quality.less),
  ),
  phrase('(not|isnt|arent|nowhere near|not quite) <quality> enough', ({ quality }) =>
    aimFor(quality.more),
  ),
  phrase('as <quality> as (possible|you can|can be)', ({ quality }) => aimFor(quality.more)),
  phrase('(the|our) <compared> (option|one|place|version|possible|plan)', ({ compared }) =>
    aimFor(compared.more),
  ),
];

/** A mood alone: 'cozy', 'romantic vibes'. */
export const bareMoods: readonly Phrase[] = [
  phrase(`[only] ${where} <wished> ${noun} [only]`, ({ wished }) => aimFor(wished.more)),
];

import type { MeasureName } from '../../adjustment.ts';
import { move, wish } from '../asks.ts';
import type { Ask } from '../phrases/phrase.ts';
import { endEarlier } from '../topics/ends.ts';
import { some } from '../topics/hours.ts';
import { frame, type Frame } from './frame.ts';
import { needHints } from './need-hints.ts';
import { thesaurus, type Row, type Sense } from './thesaurus.ts';

const more = (measure: MeasureName) => (): Ask => move(measure, 'more');
const less = (measure: MeasureName) => (): Ask => move(measure, 'less');

const asks: Readonly<Record<Sense, () => Ask>> = {
  quiet: more('quiet'),
  'no crowds': () => wish('No crowds', { dislikes: ['crowds'] }),
  talk: more('talk'),
  cheaper: less('cost'),
  dearer: more('cost'),
  closer: less('travel'),
  rarer: more('unique'),
  local: less('famous'),
  romantic: more('romantic'),
  'not romantic': less('romantic'),
  fun: more('fun'),
  adventurous: more('adventurous'),
  relaxed: more('relaxed'),
  active: less('relaxed'),
  cultural: more('cultural'),
  indoor: () => wish('Everything indoors', { setting: 'indoor' }),
  outdoor: more('outdoors'),
  casual: () => wish('Casual', { mood: ['casual'] }),
  fancy: () => wish('Fancy', { mood: ['fancy'] }),
  shorter: less('length'),
  longer: more('length'),
  'over earlier': () => endEarlier(some),
  eaten: () => wish('No meal: you have eaten', { haveEaten: true }),
  'on foot': () => wish('On foot', { mode: 'walking' }),
  'by transit': () => wish('By public transport', { mode: 'public' }),
};

/** What wishes for less of a sense, where a plan can have less of it. */
const opposites: Partial<Record<Sense, () => Ask>> = {
  relaxed: less('relaxed'),
  romantic: less('romantic'),
  fun: less('fun'),
  adventurous: less('adventurous'),
  cultural: less('cultural'),
  rarer: less('unique'),
  talk: less('talk'),
  dearer: less('cost'),
  fancy: () => wish('Casual', { mood: ['casual'] }),
  outdoor: less('outdoors'),
};
/** Who speaks so of what others wish for has too much of it. */
const tooMuch =
  /\b(less|too|hates?|over|enough|tired of|sick of|tone down|dial (down|back)|cut|so much|a lot of)\b/;

const framesOf = ({ sense, wished, blamed }: Row): readonly Frame[] => [
  ...(blamed === undefined ? [] : [frame(`(?:${blamed})`, asks[sense], { isBlame: true })]),
  ...(wished === undefined
    ? []
    : [
        frame(`(?:${wished})`, ({ clause }) => {
          const isTooMuch = tooMuch.test(clause) && !/\bmore\b/.test(clause);
          // Of a stop of the plan that has too much of it another is wished for, and no less of it
          // all.
          const opposite = /STOP\d/.test(clause) ? () => undefined : opposites[sense];
          return (isTooMuch && opposites[sense] ? opposite : asks[sense])?.();
        }),
      ]),
];

/** What words hint at whatever stands around them, unless it turns them around. */
export const hints: readonly Frame[] = [...needHints, ...thesaurus.flatMap(framesOf)];

import { addStop, together } from '../asks.ts';
import { sayDuration } from '../words/clock-words.ts';
import { phrase, type Ask, type Phrase } from '../phrases/phrase.ts';
import { othersThan, placeOf, theMeal, type NamedStop } from '../named-stop.ts';

/** How much longer or shorter a stay is without a figure. */
export const someMinutes = 30;
/** 'Longer, an hour' is an hour in all, 'longer, half an hour' so much more. */
const shortestStay = 60;
export const stayBy = ({ ref, said }: NamedStop, by: number): Ask => ({
  meaning: by > 0 ? `More time for ${said}` : `Less time for ${said}`,
  change: { stays: [{ stop: ref, minutes: { by } }] },
});
export const stayFor = ({ ref, said }: NamedStop, at: number): Ask => ({
  meaning: `${sayDuration(at).replace(/^./, (letter) => letter.toUpperCase())} for ${said}`,
  change: { stays: [{ stop: ref, minutes: { at } }] },
});

const at = '(at|in|for|on|with|inside|over)';
const spend =
  '[spend|have|want|need|get|give|leave|allow|take|stay|make|plan|linger|be|us|more time|spending]';
const some = '[a bit|a little|a lot|much|way|some|even|a little bit|quite]';

/** How long one stop is stayed at. */
export const stayPhrases: readonly Phrase[] = [
  phrase(
    `${spend} [us] ${some} (more time|longer|extra time) [together|with her|with him] ${at} <anyStop>`,
    ({ anyStop }) => stayBy(anyStop, someMinutes),
  ),
  phrase(
    `${spend} [us] ${some} (more time|longer|extra time) ${at} <anyStop> [,] [and] [like|about|around|say|at least|up to|so|stay|give us] <duration> [there|or so|instead]`,
    ({ anyStop, duration }) =>
      duration < shortestStay ? stayBy(anyStop, duration) : stayFor(anyStop, duration),
  ),
  phrase(
    `(linger|take our time|take it slow|relax) (at|over|in) <anyStop> [,] [and] [like|about|around|say|at least|up to|so|stay|give us] <duration> [there|or so]`,
    ({ anyStop, duration }) => stayFor(anyStop, duration),
  ),
  phrase(
    `${spend} [us] ${some} (less time|shorter|not so long|not as long|not that long|not so much time|not as much time) ${at} <anyStop>`,
    ({ anyStop }) => stayBy(anyStop, -someMinutes),
  ),
  phrase(
    `${spend} [us] [a|only|just|about|at least|like|max|at most] <duration> [max|tops|top|at most|only] ${at} <stop>`,
    ({ duration, stop }) => stayFor(stop, duration),
  ),
  phrase(
    `${spend} [us] [a|another] <duration> (more|longer|extra) ${at} <anyStop>`,
    ({ duration, anyStop }) => stayBy(anyStop, duration),
  ),
  phrase(`${spend} [us] <duration> (less|shorter) ${at} <anyStop>`, ({ duration, anyStop }) =>
    stayBy(anyStop, -duration),
  ),
  phrase(`<number> more (minute|min) ${at} <anyStop>`, ({ number, anyStop }) =>
    stayBy(anyStop, number),
  ),
  phrase('<number> more (minute|min) of <anyStop>', ({ number, anyStop }) =>
    stayBy(anyStop, number),
  ),
  phrase('<stop> (can|could|should) be <duration> (longer|more)', ({ stop, duration }) =>
    stayBy(stop, duration),
  ),
  phrase('<stop> (can|could|should) be <duration> (shorter|less)', ({ stop, duration }) =>
    stayBy(stop, -duration),
  ),
  phrase(
    '(dont|not|do not|dont want to|dont wanna) (be|stay|sit|get) [stuck] (at|in) <stop> (that|so|too|very) long',
    ({ stop }) => stayBy(stop, -someMinutes),
  ),
  phrase(
    `<duration> ${at} <stop> is ${some} (too long|too much|a lot|overkill|excessive)`,
    ({ stop }) => stayBy(stop, -someMinutes),
  ),
  phrase(
    `[only] <duration> ${at} <stop> is ${some} (too short|too little|not enough|nothing|rushed)`,
    ({ stop }) => stayBy(stop, someMinutes),
  ),
  phrase(`${spend} ${some} (more time|longer) (to|for) (eat|eating|dine|food|dining)`, () =>
    stayBy(theMeal, someMinutes),
  ),
  phrase(
    `${spend} <duration> ${at} <anyStop> [,] [and] <number> [minute|min] ${at} <other>`,
    ({ duration, anyStop, number, other }) =>
      number < 15 ? undefined : together([stayFor(anyStop, duration), stayFor(other, number)]),
  ),
  phrase(
    '(dont|do not|doesnt|no need to|not) [need|want] [to] [spend] <duration> (at|in|for) <anyStop>',
    ({ anyStop }) => stayBy(anyStop, -someMinutes),
  ),
  phrase(
    '[dont|do not|no need to|not] [need|want] <duration> (at|in|for) <anyStop> [,] [just] <until> is (plenty|enough|fine|good|ok|okay)',
    ({ anyStop }) => stayBy(anyStop, -someMinutes),
  ),
  phrase(
    '[only|do|make it] [a] (quick|brief|short) (stop|visit|look|peek|spin|bite|drink) (at|in|by|through|to|for) <thing>',
    ({ thing }, outline) => {
      const { text, isDefinite } = thing;
      const isPlanned = isDefinite && placeOf(text, outline) !== undefined;
      return isPlanned
        ? stayBy({ ref: text, said: thing.said, kind: text, isDefinite }, -someMinutes)
        : addStop(thing);
    },
  ),
  phrase(`<duration> ${at} <kind>`, ({ duration, kind }, outline) =>
    placeOf(kind.ref, outline) === undefined ? undefined : stayFor(kind, duration),
  ),
  phrase(`<anyStop> [be|is] ${some} (longer|for longer)`, ({ anyStop }, outline) =>
    placeOf(anyStop.ref, outline) === undefined ? undefined : stayBy(anyStop, someMinutes),
  ),
  phrase(`<anyStop> [be|is] ${some} (shorter|quicker|briefer)`, ({ anyStop }, outline) =>
    placeOf(anyStop.ref, outline) === undefined ? undefined : stayBy(anyStop, -someMinutes),
  ),
  phrase(
    '(shave|cut|take|trim|knock) [off] <duration> (from|off) <anyStop>',
    ({ duration, anyStop }) => stayBy(anyStop, -duration),
  ),
  phrase(
    '(cut|shorten|trim|limit|keep|reduce|bring|hold) <anyStop> [down] to [about|around|just] <duration>',
    ({ anyStop, duration }) => stayFor(anyStop, duration),
  ),
  phrase('<duration> [is] (enough|plenty) (for|at|in) <anyStop>', ({ duration, anyStop }) =>
    stayFor(anyStop, duration),
  ),
  phrase('<duration> (of|at|in|for) <anyStop> is (enough|plenty)', ({ duration, anyStop }) =>
    stayFor(anyStop, duration),
  ),
  phrase(
    '<anyStop> (doesnt need|does not need|shouldnt take|doesnt have to be) <duration>',
    ({ anyStop }) => stayBy(anyStop, -someMinutes),
  ),
  phrase('<stop> (is|feels|seems) (rushed|hurried)', ({ stop }) => stayBy(stop, someMinutes)),
  phrase('[a] <duration> (dinner|lunch|brunch|meal)', ({ duration }) => stayFor(theMeal, duration)),
  phrase('(more|extra|longer) <stop> (time|fun)', ({ stop }) => stayBy(stop, someMinutes)),
  phrase('(less|shorter) <stop> (time|visit)', ({ stop }) => stayBy(stop, -someMinutes)),
  phrase(
    '(give|leave|allow|add to|spend at) [us|me] <anyStop> [another|an extra|an additional|about] <duration> [more|extra|longer|on top]',
    ({ anyStop, duration }) => stayBy(anyStop, duration),
  ),
  phrase('more (at|in) <stop>', ({ stop }) => stayBy(stop, someMinutes)),
  phrase('less (at|in) <stop>', ({ stop }) => stayBy(stop, -someMinutes)),
  phrase(`[a] ${some} (longer|slower|leisurely|unhurried) <kind>`, ({ kind }) =>
    stayBy(kind, someMinutes),
  ),
  phrase(`[a] ${some} (shorter|quicker) <kind>`, ({ kind }) => stayBy(kind, -someMinutes)),
  phrase(
    `[a] ${some} (longer|more time for) <anyStop> [,] [and] (shorter|less) [time] [for|at] [everything] (else|the rest|rest|others|the others)`,
    ({ anyStop }, outline) =>
      together([
        stayBy(anyStop, someMinutes),
        ...othersThan([anyStop], outline).map((ref) =>
          stayBy({ ref, said: 'the rest', kind: undefined, isDefinite: true }, -someMinutes),
        ),
      ]),
  ),
  phrase(
    `(make|let|have|keep) <stop> [part|bit|visit|portion|stop] [be] ${some} (longer|long)`,
    ({ stop }) => stayBy(stop, someMinutes),
  ),
  phrase(
    `(make|let|have|keep) <stop> [part|bit|visit|portion|stop] [be] ${some} (shorter|quicker|quick|brief|short)`,
    ({ stop }) => stayBy(stop, -someMinutes),
  ),
  phrase(
    '(cut|keep|make) <stop> [stop|visit|part|bit|portion|time] [real] (short|brief|quick|snappy)',
    ({ stop }) => stayBy(stop, -someMinutes),
  ),
  phrase(`<stop> [is|feels|seems] ${some} too (short|rushed|quick)`, ({ stop }) =>
    stayBy(stop, someMinutes),
  ),
  phrase(`<stop> [is|feels|seems] ${some} too long`, ({ stop }) => stayBy(stop, -someMinutes)),
  phrase('(dont|not|do not|no) (rush|rushing|hurry|hurrying) [through] <stop>', ({ stop }) =>
    stayBy(stop, someMinutes),
  ),
  phrase(
    '<anyStop> (needs|need|takes|take|deserves|for|requires) [about|at least|a good|only|just] <duration>',
    ({ anyStop, duration }) => stayFor(anyStop, duration),
  ),
  phrase(
    '(in and out of|done with|finish|through|out of) <anyStop> in [about|under] <duration>',
    ({ anyStop, duration }) => stayFor(anyStop, duration),
  ),
  phrase(
    '(linger|take our time|take it slow|relax|not rush|no rush) [when|while|as] [we|over] (eat|eating|dine|dining)',
    () => stayBy(theMeal, someMinutes),
  ),
  phrase('(linger|take our time|take it slow|relax) (at|over|in) <anyStop>', ({ anyStop }) =>
    stayBy(anyStop, someMinutes),
  ),
];

import { addStop } from '../asks.ts';
import { nothingAsked, phrase, type Ask, type Phrase } from '../phrases/phrase.ts';
import { allStops, placeOf, type NamedStop } from '../named-stop.ts';
import type { Outline } from '../line.ts';

const [fewest, most] = [2, 6];
/** What the form plans for a whole day. */
const wholeDay = 5;
const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/** So many stops in all; undefined for what no plan has. */
function stopsInAll(count: number): Ask | undefined {
  return Number.isInteger(count) && count >= fewest && count <= most
    ? {
        meaning: `${numbers[count]?.replace(/^./, (letter) => letter.toUpperCase())} stops`,
        change: { stops: count },
      }
    : undefined;
}

const stopsMore = (by: number, outline: Outline): Ask | undefined =>
  stopsInAll(allStops(outline).length + by);

const add = `(add|squeeze in|throw in|tack on|fit in|slip in|work in|put in|also add|include) [a stop (for|at|with)|somewhere (for|with)|a place (for|with)
    |time for|another stop (for|at|with)|one more stop (for|at|with)]`;
const stop = '(stop|place|venue|thing|spot|activity)';
const last =
  '(at the end|after|afterwards|after that|to the end|as a last stop|to finish|later|on the end|for after)';
const first = '(at the start|at the beginning|before|beforehand|first|to start|before that)';

/** 'Home after dinner': what comes behind it goes. */
function endingAfter({ ref }: NamedStop, outline: Outline): Ask | undefined {
  const there = placeOf(ref, outline);
  const drop = there === undefined ? [] : allStops(outline).filter((i) => i > there);
  return drop.length > 0 && drop.length < allStops(outline).length
    ? { meaning: 'Nothing after that', change: { drop } }
    : undefined;
}
const home =
  '(home|bed|done|sleep|call it|call it a night|we go home|go home|head home|its over|end|that is it|thats it|nothing)';

/** How many stops there are: one more, one less, or a number. */
export const countPhrases: readonly Phrase[] = [
  phrase(
    '(end|stop|finish|done|be done|call it|call it a night|go home|head home|home|leave|wrap|wrap up|bail|over) [it|there|things|the night|the date] (after|right after|following|straight after) <stop> <close>',
    ({ stop }, outline) => endingAfter(stop, outline),
  ),
  phrase(`<stop> [,] [and] [then] ${home} <close>`, ({ stop }, outline) =>
    endingAfter(stop, outline),
  ),
  phrase(
    '(skip|nothing|no|cut|drop|lose|forget|no stops|dont need anything|dont need) [everything|anything|whatever|what comes|the stuff|all] (after|past) <stop> <close>',
    ({ stop }, outline) => endingAfter(stop, outline),
  ),
  phrase(
    `${add} <thing> [too|as well|to it|to the plan|somewhere|to the mix|in there]`,
    ({ thing }) => addStop(thing),
  ),
  phrase(
    '(another|an extra|one more|extra|1 more|one extra|a) stop (for|at|with) <thing>',
    ({ thing }) => addStop(thing),
  ),
  phrase(`${add} <thing> ${last}`, ({ thing }) => addStop(thing, 'last')),
  phrase(`${add} <thing> (after|right after) <stop>`, ({ thing }) => addStop(thing, 'last')),
  phrase(`${add} <thing> (before|right before) <stop>`, ({ thing }) => addStop(thing, 'first')),
  phrase(`${add} <thing> ${first}`, ({ thing }) => addStop(thing, 'first')),
  phrase(
    `[make it|only|no more than|at most|max|up to|maximum|with|keep it to|do|have|want|need|cut it to|cut down to] <number> [quick|short|small|little|easy] ${stop} [in all|total|instead|max|only]`,
    ({ number }) => stopsInAll(number),
  ),
  phrase(
    `[add|have|want|include|need|with|squeeze in|fit in|throw in|room for|time for] [a|an|just] (one more|another|an extra|extra|additional|further
    |fourth|fifth|sixth|one extra|1 more) ${stop} [before dinner|after dinner|in there|somewhere|too|at the end|to it|in the middle|in between|at the start]`,
    (_, outline) => stopsMore(1, outline),
  ),
  phrase(
    `(add|squeeze in|fit in|throw in|include) (a|another) ${stop} [in the middle|in between|at the end|at the start|somewhere|to it|too]`,
    (_, outline) => stopsMore(1, outline),
  ),
  phrase(
    `[do|have|want|need] (one less|one fewer|1 less|fewer|less|remove one|drop one|lose one|cut one|take out one|minus one) ${stop}`,
    (_, outline) => stopsMore(-1, outline),
  ),
  phrase(
    '(squeeze|fit|throw|work|slip|sneak) <thing> in [there|somewhere|between|too]',
    ({ thing }) => addStop(thing),
  ),
  phrase(`[${add}] <thing> [stop] (between|in between) <stop> and <other>`, ({ thing }) =>
    addStop(thing),
  ),
  phrase(`[${add}] <thing> [stop] (between|in between) [stop] <figures>`, ({ thing }) =>
    addStop(thing),
  ),
  phrase(`<number> [${stop}] (is|feels like|seems like|sounds like) one too many`, ({ number }) =>
    stopsInAll(number - 1),
  ),
  phrase('(keep|cut|narrow|limit|reduce) it [down] to [just|only] <number>', ({ number }) =>
    stopsInAll(number),
  ),
  phrase('(do we|why do we|we dont|dont) [all] need <number> stop', ({ number }) =>
    stopsInAll(number - 1),
  ),
  phrase(
    `<number> [${stop}] (is|feels|feel|seems|sounds) [like] (too many|too much|a lot|overkill) [for us|for me|for a first date|for one night]`,
    ({ number }, outline) =>
      number === allStops(outline).length ? stopsInAll(number - 1) : nothingAsked,
  ),
  phrase('<number> [stop] is (plenty|enough|fine|good|perfect|ideal) [for us]', ({ number }) =>
    stopsInAll(number),
  ),
  phrase(`(remove|drop|lose|cut) (one|1) [of them|of these|of those]`, (_, outline) =>
    stopsMore(-1, outline),
  ),
  phrase(
    '(make it|have|plan|want|make this|turn it into|turn this into) [an|a|the] (all day|whole day|full day|entire day|all day long) [thing|date|outing|affair|adventure]',
    () => stopsInAll(wholeDay),
  ),
  phrase(
    '[an|a|the] (all day|whole day|full day|entire day|all day long) (thing|date|outing|affair|adventure)',
    () => stopsInAll(wholeDay),
  ),
  phrase('[just] one other (thing|stop|place|spot|activity)', () => stopsInAll(2)),
  phrase(
    '(drop|lose|cut|remove|skip) (something|one thing|a stop|one stop|a thing)',
    (_, outline) => stopsMore(-1, outline),
  ),
  phrase(`(too many|not so many|not as many) ${stop}`, (_, outline) => stopsMore(-1, outline)),
  phrase('(pack|cram|fit|squeeze) (more|extra) [stuff|things|stops] in', (_, outline) =>
    stopsMore(1, outline),
  ),
  phrase(
    '(too much going on|simplify|simplify it|keep it simple|simpler plan|scale it back|scale it down|scale back|less stuff|less going on)',
    (_, outline) => stopsMore(-1, outline),
  ),
  phrase(`(more|not enough) ${stop}`, (_, outline) => stopsMore(1, outline)),
  phrase('(do|have|plan|fit in|cram in) less <close>', (_, outline) => stopsMore(-1, outline)),
  phrase('(not enough|nowhere near enough|more) [stuff] (going on|happening|to do)', (_, outline) =>
    stopsMore(1, outline),
  ),
  phrase(`[a|need a|want a] (4th|5th) ${stop}`, (_, outline) => stopsMore(1, outline)),
];

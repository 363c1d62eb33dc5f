import { startMeant } from '../words/clock-words.ts';
import { phrase, type Phrase } from '../phrases/phrase.ts';
import { aBit, some, startBy, startFrom, startOn } from './hours.ts';

/** When they can go, told by what keeps them until then. */
export const freeFromPhrases: readonly Phrase[] = [
  phrase(
    '(lets|can we|could we|we could|we can|wanna|want to) (go|do it|head out|leave home) [at|around|for|about] <clock> [instead] [before it gets dark]',
    ({ clock }, outline) => startOn(clock, outline),
  ),
  phrase(
    '(cant|wont|cannot|couldnt) (make|do|make it at|make it for|be there at|do it at) <clock>',
    ({ clock }, outline) =>
      startMeant(clock, outline) === outline.startMinutes
        ? { ...startBy(some), isReason: true }
        : undefined,
  ),
  phrase(
    '(ill be|well be|running|gonna be running|going to be) [a bit|a little|kinda|running] late',
    () => ({
      ...startBy(aBit),
      isReason: true,
    }),
  ),
  phrase(
    '[need|give me|give us|want] (an extra|another|extra|more|a bit of|one more) [hour|time|half hour|30 minutes] to (get ready|change|shower|freshen up|get there|get home first)',
    () => startBy(some),
  ),
  phrase(
    '(wont|not|cant|isnt|arent|shouldnt) [be] [free|ready|available|done|off|out|there|home|able|back] (until|till|before) [about|like|around] <clock>',
    ({ clock }, outline) => startFrom(clock, outline),
  ),
];

import { swapStops } from '../asks.ts';
import { phrase, type Phrase } from '../phrases/phrase.ts';
import { allStops, theMeal } from '../named-stop.ts';
import { isPlanned } from './stop-asks.ts';

/** Stops that cannot be had, and other proposals that are asked for. */
export const unavailablePhrases: readonly Phrase[] = [
  phrase(
    '[find|suggest|pick|want|need|like|got|have] [us|me] [a|another|some|any] (different|another|other|new|better|alternative|second) (place|spot|restaurant|joint|option|one) (to eat|to dine|for food|to have dinner|to grab food)',
    () => swapStops([theMeal]),
  ),
  phrase('(somewhere|someplace|anywhere|something) (else|different|new) to (eat|dine)', () =>
    swapStops([theMeal]),
  ),
  // Where nothing else is said, all of it is meant.
  phrase(
    '[show me|show us|give me|give us|find|find me|find us|try|get me|suggest|want|need|how about|pick] (something|somewhere|anything|anywhere|someplace) else [entirely|completely|instead|maybe] <close>',
    (_, outline) => ({
      meaning: 'Other stops',
      change: { swap: allStops(outline) },
      isReason: true,
    }),
  ),
  phrase(
    '<stop> (swap|switch|change|replacement|substitution|alternative|alternatives|do over) [needed] <close>',
    ({ stop }) => swapStops([stop]),
  ),
  phrase(
    '<anyStop> (is|are|was|got|has|looks|seems|says) [been] [now|permanently|already|probably|prob|all] (closed|close|shut|shut down|closing|closed down|out of business|gone|sold out|booked|booked up|booked solid|fully booked|full|under construction|under renovation)',
    ({ anyStop }, outline) => (isPlanned(anyStop, outline) ? swapStops([anyStop]) : undefined),
  ),
  phrase('(they|it|covid) (closed|close|shut|shut down|killed) <stop>', ({ stop }) =>
    swapStops([stop]),
  ),
  phrase(
    '(couldnt|cant|could not|can not|no way to|unable to) get [us] [in|a table|a reservation|a spot|seats|tickets] (at|into|in|to|for) <stop>',
    ({ stop }) => swapStops([stop]),
  ),
  phrase(
    '[give me|show me|find|get|suggest|want|gimme|need|see|any|got] [one|a few|some|any] [more|other|another|different|new|what] (option|choice|idea|suggestion|else|recommendation) for <anyStop>',
    ({ anyStop }) => swapStops([anyStop]),
  ),
  phrase(
    '[give me|give us|show me|show us|any|got any|have any|see|see some|some|whats|what are the|want] (other|different|more|new) (option|choice|idea|suggestion) <close>',
    (_, outline) => ({ meaning: 'Three other stops', change: { swap: allStops(outline) } }),
  ),
];

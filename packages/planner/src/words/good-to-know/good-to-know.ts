import { dayFacts } from './day-facts.ts';
import { bringFacts } from './bring-facts.ts';
import type { Fact, Knowing } from './fact.ts';
import { homeFacts } from './home-facts.ts';
import { lightFacts, orderFacts } from './light-facts.ts';
import { occasionFacts } from './occasion-facts.ts';
import { nightFacts } from './night-facts.ts';
import { needsFacts } from './needs-facts.ts';
import { isShort } from './stand-in-words.ts';
import { stopFacts } from './stop-facts.ts';
import { tableFacts } from './table-facts.ts';
import { costFacts, wayFacts } from './way-facts.ts';
import { weatherFacts } from './weather-facts.ts';

const maxSentences = 3;
/** More words of advice nobody keeps in mind. */
const mostWords = 55;
/**
 * What is weaker is not worth a sentence, and what is hardly stronger only where
 * there is nothing else to say.
 */
const leastStrength = 0.5;
const fillsUp = { below: 0.52, to: 1 } as const;

/**
 * What the two should know of a plan before they go, in one to three plain sentences of at most 28
 * words, the strongest first: of each stop, the sun, the sky, the day, the way and the money at
 * most one. From facts alone; empty where nothing is worth it.
 */
export function goodToKnow(knowing: Knowing): Fact[] {
  const facts = [
    ...needsFacts(knowing),
    ...occasionFacts(knowing),
    ...stopFacts(knowing),
    ...dayFacts(knowing),
    ...lightFacts(knowing),
    ...orderFacts(knowing),
    ...nightFacts(knowing),
    ...weatherFacts(knowing),
    ...tableFacts(knowing),
    ...bringFacts(knowing),
    ...homeFacts(knowing),
    ...costFacts(knowing),
    ...wayFacts(knowing),
  ]
    .filter(({ strength, text }) => strength >= leastStrength && sentences(text).every(isShort))
    .toSorted((a, b) => b.strength - a.strength);
  const said: Fact[] = [];
  for (const fact of onceEach(facts)) {
    const most = fact.strength < fillsUp.below ? fillsUp.to : maxSentences;
    if (said.length < most && wordsIn([...said, fact]) <= mostWords) said.push(fact);
  }
  return said;
}

/** What an allergy needs is said in two. */
const sentences = (text: string): string[] => text.split(/(?<=[.:]) (?=[A-Z])/);

const wordsIn = (facts: readonly Fact[]): number =>
  facts.reduce((sum, { text }) => sum + text.split(' ').length, 0);

/**
 * The strongest of what is said about one thing; what goes wrong at more than one stop, and why
 * this comes before that, is more than anybody wants to hear twice.
 */
function onceEach(facts: readonly Fact[]): Fact[] {
  return facts.filter(
    ({ about, text }, i) =>
      facts.findIndex((one) => one.about === about) === i &&
      [isElsewhere, isOfOrder].every(
        (is) => !is(text) || facts.findIndex((one) => is(one.text)) === i,
      ),
  );
}

const isElsewhere = (text: string): boolean => /^If |; if it is (?:full|sold out), /.test(text);
const isOfOrder = (text: string): boolean => /\bcomes? (?:first|before)\b/.test(text);

import { kinds, type Venue } from '@rendezvous/venue-model';
import type { Scene } from '../../../scene.ts';
import { hasTaste } from '../../../score/met.ts';
import type { Taste } from '../../../wishes/tastes.ts';
import { speaksOf } from '../conditions.ts';
import type { SpokenStop } from '../evening.ts';
import { isNotForThem } from '../not-for-them.ts';
import { both, stemsOf, type Gist } from './known-nouns.ts';
import { showGist } from './show-gist.ts';
import { withCapitals } from './spelling.ts';
import { drinkGist, isBreakfastAtNight, tableGist } from './table-gist.ts';
import { thingGist } from './thing-gist.ts';

/**
 * What somebody who does not know a place has to hear to want it, from what is known of the place;
 * nothing that the two do not eat or drink.
 */
export function gistOf(stop: SpokenStop, scene: Scene): Gist {
  const { venue } = stop;
  if (venue.gist !== null && isToldBy(venue.gist, stop, scene)) return both(venue.gist);
  // 'The river turns green' is a sentence, and nothing to go on to.
  if (venue.event)
    return both(
      isClause.test(venue.name)
        ? (venue.motif ?? `the ${venue.event.label}`).toLowerCase()
        : eventName(venue),
    );
  switch (kinds[venue.category].role) {
    case 'meal':
    case 'treat':
      return tableGist(stop, scene);
    case 'drink':
      return drinkGist(stop, scene);
    case 'show':
      return showGist(stop, scene);
    default:
      return thingGist(stop, scene);
  }
}

/**
 * Whether what somebody has written of a place holds on this visit, and says
 * what these two come for.
 */
function isToldBy(gist: string, stop: SpokenStop, scene: Scene): boolean {
  const told = stemsOf(gist);
  const asked = scene.tastes.filter((taste) => taste.isMust && hasTaste(taste, stop.venue));
  const isSaid = ({ text, evidence }: Taste): boolean =>
    [text, evidence(stop.venue)?.what ?? ''].some((words) =>
      stemsOf(words).some((stem) => told.includes(stem)),
    );
  return (
    speaksOf(gist, { stop, context: scene.context }, 'fact') &&
    !isNotForThem(gist, scene, stop.venue) &&
    (asked.some(isSaid) || (asked.length === 0 && !isBreakfastAtNight(gist, stop)))
  );
}

const isClause = /^The \w+ (?:turns?|opens?|meets?|goes|comes?|sings?|dances?|lights? up) /;

/** 'The Thanksgiving Day Parade', 'the fireworks', but 'Bay to Breakers'. */
function eventName({ name, neighborhood, address }: Venue): string {
  if (name.startsWith('The ')) return `the ${name.slice(4)}`;
  const isThing =
    /\b(parade|festival|fair|fest|show|fireworks|market|marathon|run|race|contest|nights?|lights|blossoms?|birds|evenings?|sunrise|sunset|concerts?|tree|walk|crawl|art walk|open|rodeo|carnival|celebration|ball|bazaar|swap|sale|tour|games?|days?|mornings?|contest|week|season|training|market|meet)\b/i.test(
      name,
    );
  const [first = ''] = name.split(' ');
  const isOfTown = `${neighborhood}, ${address}`.includes(first);
  const spoken =
    isSentenceCase(name) && !isOfTown
      ? withCapitals(name.charAt(0).toLowerCase() + name.slice(1))
      : name;
  if (isDoing.test(name)) return spoken;
  return isThing && !/^(A|An) /.test(name) ? `the ${spoken}` : name;
}

/** 'Cheering the marathon' is something one does. */
const isDoing = /^(Cheering|Watching|Stargazing|Caroling|Dancing) /;

/** 'Cherry blossom in the Japanese Garden' is no name, 'Fourth of July fireworks' has one. */
const isSentenceCase = (name: string): boolean =>
  /^(?!Fourth|First|New|Easter|Christmas|Thanksgiving|Halloween|\w+day )[A-Z][a-z]+ [a-z]{4,}/.test(
    name,
  );

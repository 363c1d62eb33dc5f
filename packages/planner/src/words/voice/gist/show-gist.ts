import { fold, formatClock } from '@rendezvous/language';
import type { Venue } from '@rendezvous/venue-model';
import { setsOn } from '../../../candidates/sets.ts';
import type { Scene } from '../../../scene.ts';
import type { SpokenStop } from '../evening.ts';
import { spokenName } from '../moments.ts';
import { both, wantedFirst, type Gist } from './known-nouns.ts';
import { withArticle } from './spelling.ts';
import { onStage } from './tables.ts';

/** A show with the hour at which it begins. */
export function showGist(stop: SpokenStop, scene: Scene): Gist {
  const { venue, arrival, departure } = stop;
  const name = spokenName(venue.name);
  const set = setsOn(venue, scene.context.date)?.find(
    ({ begins }) => arrival <= begins && begins < departure,
  );
  const what = showOf(venue, scene);
  const short = `${what} at ${name}`;
  if (set === undefined) return both(short);
  const clock = hourWord(set.begins);
  const [, article = '', rest = what] = /^(?:(an?|the) )?(.+)$/.exec(what) ?? [];
  const timed = `${clock} ${rest}`;
  const said = article === '' ? timed : article === 'the' ? `the ${timed}` : withArticle(timed);
  return { full: `${said} at ${name}`, short };
}

function showOf(venue: Venue, scene: Scene): string {
  const nouns = [...askedFor(venue, scene), ...wantedFirst(venue, scene)];
  const known = nouns.join(' | ');
  const genre = (list: string): string | undefined =>
    nouns.flatMap((noun) => onStage.find(([words]) => words.test(noun))?.[1] ?? [])[0] ??
    onStage.find(([words]) => words.test(list))?.[1];
  switch (venue.category) {
    case 'jazz_club':
      return /blues/.test(nouns[0] ?? '') ? 'a blues set' : 'a jazz set';
    case 'music_venue': {
      const music = genre(known);
      return music ? `live ${music}` : 'a band';
    }
    case 'cinema':
      return /\bindie (film|movie)/.test(known) ? 'an indie film' : 'a film';
    case 'comedy_club':
      if (/\bimprov/.test(nouns[0] ?? '') || (/\bimprov/.test(known) && !/stand-up/.test(known)))
        return 'improv';
      return /\bsketch/.test(nouns[0] ?? '') ? 'sketch comedy' : 'stand-up';
    case 'dance_hall': {
      const dance = ['drag', 'salsa', 'swing', 'tango', 'techno', 'disco', 'cumbia'].find((word) =>
        new RegExp(`\\b${word}\\b`).test(known),
      );
      if (/two-step|country/.test(known)) return 'two-stepping';
      return dance === 'drag'
        ? 'drag and dancing'
        : dance
          ? `${dance} and a dance floor`
          : 'dancing';
    }
    case 'concert_hall':
      if (/\bopera\b/.test(nouns[0] ?? '')) return 'an opera';
      if (/\bballet\b/.test(nouns[0] ?? '')) return 'the ballet';
      return /\b(symphony|philharmonic|orchestra)\b/.test(known) ? 'the symphony' : 'a concert';
    default:
      return theaterShow(nouns);
  }
}

function theaterShow(nouns: readonly string[]): string {
  const known = nouns.join(' | ');
  const [first = ''] = nouns;
  if (/\bopera\b/.test(first)) return 'an opera';
  if (/\b(dance|ballet)\b/.test(first)) return 'dance';
  if (/\bmagic\b/.test(known)) return 'a magic show';
  if (/\bburlesque\b/.test(first)) return 'burlesque';
  if (/\bcabaret\b/.test(first)) return 'cabaret';
  if (/\bimprov|sketch|comed/.test(first)) return 'comedy';
  if (/\bshakespeare\b/.test(first)) return 'Shakespeare';
  if (/(?<!off[- ])\bbroadway\b/.test(known)) return 'a Broadway show';
  if (/\b(marionettes|puppets)\b/.test(known)) return 'a puppet show';
  if (/\bmusicals?\b/.test(first)) return 'a musical';
  if (/\bconcerts?\b/.test(first)) return 'a concert';
  return /\b(plays?|off[- ]broadway)\b/.test(known) ? 'a play' : 'a show';
}

/** What was asked for and the place has, in the words that asked for it. */
const askedFor = (venue: Venue, { tastes }: Scene): string[] =>
  tastes.flatMap(({ whose, evidence }) =>
    whose === 'own' ? [] : fold(evidence(venue)?.said ?? ''),
  );

const hours = [
  'midnight',
  'one o’clock',
  'two o’clock',
  'three o’clock',
  'four o’clock',
  'five o’clock',
  'six o’clock',
  'seven o’clock',
  'eight o’clock',
  'nine o’clock',
  'ten o’clock',
  'eleven o’clock',
  'noon',
];

/** An hour as it stands before a noun: 'eight o’clock', '7:30'. */
function hourWord(minutes: number): string {
  const inDay = minutes % (24 * 60);
  if (inDay % 60 !== 0) return formatClock(minutes).replace(/ [AP]M$/, '');
  return hours[inDay === 12 * 60 ? 12 : (inDay / 60) % 12] ?? formatClock(minutes);
}

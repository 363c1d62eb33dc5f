import { kinds } from '@rendezvous/venue-model';
import { holds as isWithin } from '../../candidates/season.ts';
import { weekdayOf } from '../../context/calendar.ts';
import { isGoldenIn } from '../../context/sun.ts';
import { temperatureAt, worstSky } from '../../context/weather.ts';
import type { Scene } from '../../scene.ts';
import { isForDay } from '../days-told.ts';
import type { SpokenStop } from './evening.ts';

/** A stay and its day, as conditions look at them. */
export interface Stay {
  readonly stop: Pick<SpokenStop, 'venue' | 'arrival' | 'departure'>;
  readonly context: Scene['context'];
}

/** Words that are true of some hours, days or seasons only, and when they are. */
interface Condition {
  readonly says: RegExp;
  readonly holds: (stay: Stay) => boolean;
  /**
   * A fact of the place stays one in the cold: only what tells people to do
   * something needs the weather.
   */
  readonly ofDoing?: true;
}

const hour = 60;
const inSeason =
  (from: string, to: string) =>
  ({ context: { date } }: Stay): boolean =>
    isWithin({ from, to }, date.slice(5));
const arrives =
  (from: number, to: number) =>
  ({ stop: { arrival } }: Stay): boolean =>
    arrival >= from * hour && arrival < to * hour;
const isByDay = ({ stop: { arrival }, context: { sun } }: Stay): boolean =>
  sun.sunrise !== null && sun.sunset !== null && arrival >= sun.sunrise && arrival < sun.sunset;
const isDark = ({ stop: { departure }, context: { sun } }: Stay): boolean =>
  sun.dusk !== null && departure >= sun.dusk;

/**
 * Degrees Fahrenheit at which one likes to sit, lie or swim in the open, from which nobody wants a
 * fire, from which everybody likes cool air, and from which nobody sits outside.
 */
const comfortable = {
  sittingF: 58,
  lyingF: 62,
  swimmingF: 75,
  noFireF: 75,
  coolRoomsF: 78,
  shelterF: 98,
} as const;

/** Not too warm for a fire. */
const isForFire = ({ stop: { arrival, departure }, context: { weather } }: Stay): boolean =>
  (temperatureAt(weather, (arrival + departure) / 2) ?? 0) < comfortable.noFireF;

/** So hot that cool rooms are worth a word. */
const isHot = ({ stop: { arrival, departure }, context: { weather } }: Stay): boolean =>
  (temperatureAt(weather, (arrival + departure) / 2) ?? 0) >= comfortable.coolRoomsF;

/** So hot that nobody wants to hear of a seat in the open. */
const isScorching = ({ stop: { arrival, departure }, context: { weather } }: Stay): boolean =>
  (temperatureAt(weather, (arrival + departure) / 2) ?? 0) >= comfortable.shelterF;

/** Warm enough in the open, and dry as far as is known. */
const isWarm =
  (leastF: number) =>
  ({ stop: { arrival, departure }, context: { weather } }: Stay): boolean =>
    (temperatureAt(weather, (arrival + departure) / 2) ?? leastF) >= leastF &&
    worstSky(weather, arrival, departure) === 'fine';

/** Every condition that a text can speak of. */
const conditions: readonly Condition[] = [
  {
    // A street or a neighborhood has a capital: 'on Sunset', 'the Inner Sunset'.
    says: /(?:^|(?<=[.!?] )|\b(?=[a-z]))(setting sun|sunsets?|Sunsets?(?! (?:Strip|Boulevard|Blvd|District|Park|Junction|Triangle|Tower|Tunnel))|last light|sundown|golden (?:hour|light)|low sun|dusk|(?:sun|light|sky) (?:sinks?|sets?|go(?:es|ing)?|is gone|is in|drops?|dips?|slips?|slides?|meets|finds|turns?|fades?)|turns? (?:pink|red|gold)|darkens?|(?:going|go|goes) (?:violet|gold|pink|blue)|gold sky|rust to gold|(?:sky|colors?) (?:changes?|change color|slide over))\b/,
    holds: ({ stop: { arrival, departure }, context: { sun } }) =>
      isGoldenIn(sun, arrival, departure),
  },
  {
    says: /\b(before|ahead of) (?:the )?(?:sunset|sundown|dusk)\b/i,
    holds: ({ stop: { arrival }, context: { sun } }) =>
      sun.sunset !== null && arrival + hour <= sun.sunset,
  },
  {
    says: /\b(sunrise|dawn(?! redwoods?)|first light|sun comes up)\b/i,
    holds: ({ stop: { arrival }, context: { sun } }) => arrival <= (sun.sunrise ?? 0) + 30,
  },
  {
    says: /\b(lights come on|floodlights|(?:city|chestnut|string|fairy) lights|under the lights|lit at night|after dark|moon(?:light)?|when it is dark)\b|(?<!James )\bstars\b(?! (?:of|in|on) (?:stage|film))/i,
    holds: (stay) => stay.stop.venue.indoor || isDark(stay),
  },
  {
    // What the two do before or after is known of no single stop.
    says: /\b(before|after) (?:the|a|your) (?:film|movie|show|play|concert|curtain|game|match|set|opera|ballet)s?\b/i,
    holds: ({ stop: { venue } }) => kinds[venue.category].role === 'show',
    ofDoing: true,
  },
  { says: /\bmidnight\b/i, holds: ({ stop: { departure } }) => departure >= 23 * hour },
  {
    says: /\b(mornings?(?! glor)|sun is out|daylight|sunlight)\b/i,
    holds: (stay) => isByDay(stay),
  },
  {
    says: /\b(?:mornings?|before breakfast)\b(?! buns?\b| rolls?\b| glor)/i,
    holds: arrives(0, 12),
  },
  {
    says: /\bbreakfast\b(?! (?:at|all|until|any|tacos?|burritos?|for))(?<!all-day breakfast)/i,
    holds: arrives(0, 14),
  },
  { says: /\bbrunch\b/i, holds: arrives(8, 15) },
  {
    says: /\b(lunch(?:es|time)?|noon|midday)\b(?<!before noon|after noon)/i,
    holds: arrives(10.5, 16),
  },
  { says: /\b(?<!that )afternoons?\b(?! tea)/i, holds: arrives(11.5, 17.5) },
  {
    says: /\b(dinner(?! theat)|supper(?! clubs?))\b/i,
    holds: ({ stop: { arrival } }) => arrival >= 16 * hour,
  },
  {
    says: /\b(evenings?|(?<!late-)nights?(?! herons?\b| Live\b)|tonight)\b/i,
    holds: ({ stop: { departure } }) => departure >= 17.5 * hour,
  },
  {
    says: /\b(?:until|till) late\b/i,
    holds: ({ stop: { departure } }) => departure >= 22 * hour,
    ofDoing: true,
  },
  {
    says: /\b(thaw|cold (?:cheeks|hands|fingers|noses?)|(?:cheeks|hands|fingers|noses?) (?:still )?cold)\b/i,
    holds: isForFire,
  },
  {
    says: /\b(fire ?pits?|firesides?|fireplaces?|bonfires?|hearths?|warm (?:up|your|cold)|hot (?:chocolate|toddy|cider|pot))\b/i,
    holds: isForFire,
    ofDoing: true,
  },
  {
    says: /\b(?:air[- ]condition\w*|out of the heat|(?:beats?|escapes?) the heat)\b/i,
    holds: isHot,
  },
  { says: /\bturtles\b/i, holds: inSeason('04-01', '10-31') },
  { says: /\bhappy hours?\b/i, holds: arrives(14.5, 18) },
  { says: /\bweeknights?\b/i, holds: ({ context: { date } }) => weekdayOf(date) < 5 },
  { says: /\b(summers?|summertime)\b/i, holds: inSeason('06-01', '09-15') },
  { says: /\bwinters?\b/i, holds: inSeason('12-01', '03-10') },
  {
    says: /\bspring\b(?! (?:rolls?|onions?|street|st\b|training|water)|-fed)/i,
    holds: inSeason('03-01', '05-31'),
  },
  {
    says: /\b(autumn|in (?:the )?fall|fall (?:color|colors|leaves|foliage)|leaves turn)\b/i,
    holds: inSeason('09-20', '11-30'),
  },
  { says: /\bspring training\b/i, holds: inSeason('02-18', '03-28') },
  {
    says: /\b(christmas(?! lights (?:all|year))|nutcracker|holiday (?:lights|season|train|windows|market)|zoolights)\b/i,
    holds: inSeason('11-20', '01-06'),
  },
  // Regular seasons of the major leagues.
  { says: /\bhockey\b/i, holds: inSeason('10-05', '04-20') },
  { says: /\bbasketball\b/i, holds: inSeason('10-15', '04-20') },
  { says: /\b(?:baseball|ball ?games?)\b/i, holds: inSeason('03-25', '10-05') },
  { says: /\bhalloween\b/i, holds: inSeason('09-25', '10-31') },
  {
    says: /\b(cherry (?:trees|blossoms?)|blossoms?|magnolias?|azaleas?)\b/i,
    holds: inSeason('02-20', '04-25'),
  },
  { says: /\b(tulips?|daffodils?|lilacs?)\b/i, holds: inSeason('03-20', '05-25') },
  {
    says: /\broses\b/,
    holds: (stay) => !stay.stop.venue.outdoor || inSeason('05-20', '10-31')(stay),
  },
  { says: /\b(wildflowers?|poppies)\b/i, holds: inSeason('02-20', '05-15') },
  { says: /\b(dahlias?)\b/i, holds: inSeason('07-15', '10-31') },
  {
    says: /\b(snow|sled|sledding)\b(?! cones?)/i,
    holds: inSeason('12-01', '03-10'),
    ofDoing: true,
  },
  {
    says: /\b(?:wait for the|in the|when it) rains?\b/i,
    holds: (stay) => !isWarm(0)(stay),
    ofDoing: true,
  },
  {
    says: /\b(grass|picnics?|blankets?|hammocks?|lawn chairs|sunbathe|lie (?:back|down|under))\b/i,
    holds: (stay) => stay.stop.venue.indoor || (isWarm(comfortable.lyingF)(stay) && isByDay(stay)),
    ofDoing: true,
  },
  {
    says: /\b(patios?|terraces?|decks?|sidewalk (?:tables?|seats?)|outdoor tables|tables outside|outside|backyard|courtyard|porch|shade)\b/i,
    holds: isWarm(comfortable.sittingF),
    ofDoing: true,
  },
  {
    says: /\b(patios?|terraces?|backyards?|courtyards?|outdoor (?:tables|seating)|tables outside|rooftops?|lawns?|cottages)\b/i,
    holds: (stay) => !isScorching(stay),
  },
  {
    says: /\b(swim|swimming|wade|splash|barefoot|shoes off)\b/i,
    holds: isWarm(comfortable.swimmingF),
    ofDoing: true,
  },
];

/**
 * Whether a text that speaks of an hour, a weekday, a season or the open air speaks of this stay; a
 * fact of the place may name its patio in winter.
 */
export function speaksOf(text: string, stay: Stay, what: 'fact' | 'doing'): boolean {
  return (
    conditions.every(
      ({ says, holds, ofDoing }) => (ofDoing && what === 'fact') || !says.test(text) || holds(stay),
    ) &&
    isForDay(text, stay.context.date) &&
    isForClock(text, stay.stop)
  );
}

const clockWords = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const clock = new RegExp(
  String.raw`\b(before|until|till|by|after|from|at)(?: about)? (${clockWords.slice(1).join('|')}|noon|\d{1,2}(?::\d\d)?)(?: ?(AM|PM|a\.m\.|p\.m\.)| in the (?:morning|evening))?(?=$|[.,;:)!?]| (?:to|until|till|on|and|or|at|when|if|for|each|every|most|daily|is|are|you|it|they|sharp|o[’']clock|that|those|as|while|with|but)\b)`,
  'gi',
);

/**
 * Whether the hours in a text ('cheap before seven', 'the kitchen closes at ten') leave it of use
 * to who comes at that time.
 */
function isForClock(text: string, { venue, arrival, departure }: Stay['stop']): boolean {
  return [...text.matchAll(clock)].every(([, when = '', said = '', half = '']) => {
    const at = minuteOf(said, half, kinds[venue.category].role === 'drink' || arrival >= 16 * hour);
    switch (when.toLowerCase()) {
      case 'before':
      case 'until':
      case 'till':
      case 'by':
        return arrival < at;
      case 'after':
      case 'from':
        return departure > at;
      default:
        return true;
    }
  });
}

/**
 * A said hour as a minute of the day; without a half of the day, the evening's for those
 * who come in the evening.
 */
function minuteOf(said: string, half: string, isEvening: boolean): number {
  if (/noon/i.test(said)) return 12 * hour;
  const [hours = '', minutes = '0'] = said.split(':');
  const word = clockWords.indexOf(hours.toLowerCase());
  const at = (word > 0 ? word : Number(hours)) % 12;
  const isLate = /p/i.test(half) || (half === '' && (isEvening ? at >= 3 : at < 6));
  const night = isEvening && half === '' && at < 3 ? 24 : 0;
  return (at + (isLate ? 12 : night)) * hour + Number(minutes);
}

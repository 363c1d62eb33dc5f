import type { Category, Needs, Vibe } from '@rendezvous/venue-model';

/** What one kind of event is like, where an entry and its host do not say otherwise. */
export interface EventForm {
  /** What it is, on a card; null: as its host is called. */
  readonly label: string | null;
  /** The kind of place that it is like on a date; `host`: what its host is. */
  readonly category: Category | 'host';
  /** Where it takes place; `host`: where its host is, in the open without one. */
  readonly air: 'indoors' | 'outdoors' | 'both' | 'host';
  readonly vibes: readonly Vibe[];
  readonly needs: Partial<Needs>;
  /**
   * What two people do there, as an imperative; `@` stands for its name, `%`
   * for the name of its place.
   */
  readonly moment: string | null;
  /** For a title. */
  readonly motif: string | null;
  /** It begins on the minute, and is stayed for; else people come and go. */
  readonly begins?: 'set' | 'performance' | 'screening';
  /** Nothing by day. */
  readonly afterDark?: true;
  /** It passes or is played once, from its first minute on. */
  readonly runs?: true;
  /** How long people stay, in minutes, where that is not as at other places of the kind. */
  readonly stay?: number;
}

type Rest = Partial<Omit<EventForm, 'label' | 'category' | 'vibes' | 'moment' | 'motif'>>;

function form(
  label: string | null,
  category: EventForm['category'],
  [moment, motif]: readonly [string | null, string | null],
  vibes: readonly Vibe[],
  rest: Rest = {},
): EventForm {
  return { label, category, air: 'host', vibes, needs: {}, moment, motif, ...rest };
}

const crowd = { noise: 4, children: 'yes', litAfterDark: 'yes' } as const;
const outside: Rest = { air: 'outdoors', needs: crowd };
const lit: Rest = { air: 'outdoors', afterDark: true, needs: { children: 'yes', litAfterDark: 'yes', effort: 2 } };
const asHost = [null, null] as const;

/** The forms of events, in groups: streets, lights, stages, doors that open, nature. */
export const eventForms = {
  market: form('Market', 'market', ['browse the stalls of @', 'the Stalls'], ['lively', 'festive'], { needs: crowd }),
  farmers_market: form('Farmers market', 'market', ['taste your way through @', 'Market Day'], ['lively', 'local-favorite', 'casual'], { air: 'outdoors', needs: { children: 'yes' } }),
  flea_market: form('Flea market', 'market', ['hunt for something old at @', 'Old Things'], ['lively', 'quirky', 'casual'], { needs: { children: 'yes' } }),
  food_market: form('Food market', 'food_hall', ['share plates from the stalls at @', 'the Stalls'], ['lively', 'casual', 'crowded'], outside),
  street_fair: form('Street fair', 'attraction', ['walk the length of @', 'a Street Fair'], ['lively', 'festive', 'crowded'], { ...outside, stay: 90 }),
  festival: form('Festival', 'attraction', ['drift through @', 'a Festival'], ['lively', 'festive', 'crowded'], { ...outside, stay: 105 }),
  cultural_fair: form('Festival', 'attraction', ['see the dancers and the stalls of @', 'a Festival'], ['lively', 'festive'], { ...outside, stay: 105 }),
  art_fair: form('Art fair', 'attraction', ['pick one piece each at @', 'the Art Fair'], ['artsy', 'lively'], { needs: { ...crowd, noise: 3 } }),
  fair: form('Fair', 'amusement_park', ['ride, snack and wander at @', 'the Fair'], ['lively', 'crowded', 'playful'], outside),
  parade: form('Parade', 'attraction', ['find a spot at the curb for @', 'the Parade'], ['lively', 'festive', 'crowded'], { ...outside, runs: true, stay: 105 }),
  procession: form('Procession', 'attraction', ['walk along with @', 'the Procession'], ['lively', 'historic'], { air: 'outdoors', needs: { ...crowd, noise: 3 }, runs: true, stay: 60 }),
  spectacle: form('Event', 'attraction', ['join the crowd for @', 'the Spectacle'], ['lively', 'quirky', 'crowded'], outside),
  countdown: form('New Year’s Eve', 'attraction', ['count down the year at %', 'Midnight'], ['lively', 'festive', 'crowded', 'loud'], { ...outside, begins: 'set' }),
  fireworks: form('Fireworks', 'viewpoint', ['watch the fireworks from %', 'Fireworks'], ['view', 'lively', 'crowded', 'festive', 'lit-at-night'], { ...lit, begins: 'set', needs: { ...crowd, noise: 5 } }),
  boat_parade: form('Boat parade', 'viewpoint', ['watch the lit boats go by from %', 'Lit Boats'], ['view', 'waterfront', 'lively', 'festive', 'lit-at-night'], { ...lit, runs: true, stay: 75 }),
  sky: form('Sky watching', 'viewpoint', ['wait for the moment at %', 'the Sun'], ['view', 'scenic', 'crowded', 'lively', 'lit-at-night'], { air: 'outdoors' }),

  lights: form('Holiday lights', 'promenade', ['walk through the lights of @', 'the Lights'], ['romantic', 'festive', 'lively', 'local-favorite', 'lit-at-night'], { ...lit, stay: 75 }),
  light_art: form('Light art', 'promenade', ['walk among the lights of @', 'Light'], ['artsy', 'romantic', 'lively', 'lit-at-night'], { ...lit, stay: 75 }),
  tree: form('Christmas tree', 'plaza', ['stand under @', 'the Big Tree'], ['festive', 'romantic', 'lively', 'lit-at-night'], { needs: { children: 'yes', litAfterDark: 'yes' } }),
  tree_lighting: form('Tree lighting', 'plaza', ['see the tree light up at %', 'the First Lights'], ['festive', 'romantic', 'lively', 'crowded', 'lit-at-night'], { ...lit, begins: 'set', needs: { ...crowd } }),
  rink: form('Ice rink', 'skating', ['take a few laps hand in hand at @', 'Ice'], ['playful', 'festive', 'lively', 'romantic'], { air: 'outdoors', needs: { litAfterDark: 'yes', children: 'yes' } }),
  altars: form('Altars', 'public_art', ['read the altars at %', 'Marigolds'], ['artsy', 'historic', 'lively', 'lit-at-night'], { needs: { children: 'yes' } }),

  concert: form('Concert', 'music_venue', ['hear the band at %', 'a Free Band'], ['lively', 'live-music', 'casual'], { begins: 'set', needs: { children: 'yes', noise: 4, minimumAge: null } }),
  orchestra: form('Concert', 'concert_hall', ['hear @', 'the Orchestra'], ['live-music', 'classic'], { begins: 'set' }),
  music_festival: form('Music festival', 'music_venue', ['catch a set at @', 'a Festival Set'], ['lively', 'loud', 'crowded', 'live-music'], { air: 'outdoors', runs: true }),
  jazz_night: form('Jazz', 'jazz_club', ['stay for @', 'the Jam'], ['lively', 'live-music'], {
    begins: 'set',
    air: 'indoors',
  }),
  band_night: form('Live music', 'music_venue', ['stay for @', 'the Band'], ['lively', 'live-music'], { begins: 'set', air: 'indoors' }),
  club_night: form('Dance night', 'dance_hall', ['dance at @', 'Dancing'], ['lively', 'loud', 'late-night'], { air: 'indoors', needs: { noise: 5 } }),
  street_dance: form('Outdoor dancing', 'dance_class', ['learn a step at @', 'Dancing Outside'], ['lively', 'playful'], { air: 'outdoors', stay: 90 }),
  performance: form('Performance', 'theatre', ['see @', 'the Curtain'], ['classic', 'festive'], {
    begins: 'performance',
  }),
  service: form('Service', 'historic_site', ['sit with the congregation at @', 'a Sunday Choir'], ['lively', 'historic', 'local-favorite'], { air: 'indoors', needs: { alcohol: 'none', children: 'yes', noise: 4 }, runs: true, stay: 90 }),
  outdoor_stage: form('Outdoor theater', 'theatre', ['see @ under the sky', 'the Open Stage'], ['lively', 'casual'], { air: 'outdoors', begins: 'performance' }),
  comedy: form('Comedy', 'comedy_club', ['laugh at @', 'New Jokes'], ['lively'], {
    begins: 'performance',
    air: 'indoors',
  }),
  outdoor_film: form('Outdoor film', 'cinema', ['spread a blanket for @', 'a Film Outside'], ['lively', 'casual', 'romantic'], { air: 'outdoors', begins: 'screening' }),
  film: form('Film', 'cinema', ['see @', 'a Film'], ['classic'], {
    begins: 'screening',
    air: 'indoors',
  }),

  free_day: form('Free day', 'host', asHost, []),
  free_evening: form('Free evening', 'host', [null, null], ['lively']),
  adult_night: form('Museum after hours', 'host', ['have the museum after hours at %', 'the Museum After Dark'], ['lively'], { needs: { minimumAge: 21, children: 'no', noise: 4 } }),
  museum_night: form('Museum after hours', 'host', ['have the museum after hours at %', 'the Museum After Dark'], ['lively']),
  gallery_night: form('Gallery night', 'gallery', ['follow the lit doors of @', 'Open Studios'], ['artsy', 'lively'], { air: 'both', stay: 105 }),
  street_night: form('Street night', 'attraction', ['wander from stall to stage at @', 'First Friday'], ['lively', 'artsy', 'crowded', 'local-favorite'], { ...outside, stay: 120 }),
  open_streets: form('Car-free streets', 'cycling', ['ride down the middle of the street at @', 'Open Streets'], ['lively', 'outdoorsy', 'playful'], { air: 'outdoors', needs: { children: 'yes' } }),
  open_house: form('Open house', 'historic_site', ['step inside what is usually shut at @', 'Open Doors'], ['historic'], { air: 'both' }),
  walk_tour: form('Tour', 'historic_site', ['go along on @', 'a Free Walk'], ['historic'], {
    air: 'outdoors',
  }),
  class: form('Class', 'spa', ['stretch side by side at @', 'Mats'], ['quiet'], { air: 'indoors' }),
  sports: form('Game', 'attraction', ['cheer for somebody at @', 'the Game'], ['lively', 'crowded'], { ...outside, runs: true, stay: 180 }),
  show_fair: form('Show', 'attraction', ['look around @', 'the Show'], ['lively'], { air: 'both' }),

  season: form(null, 'host', asHost, []),
  bloom: form('In bloom', 'host', ['see what is in bloom at %', 'Blossom'], ['romantic', 'scenic']),
  wildlife: form('Wildlife', 'host', ['look for @ at %', 'Wild Things'], ['scenic']),
} as const satisfies Record<string, EventForm>;

export type EventFormName = keyof typeof eventForms | 'no_stop';
/**
 * What an entry may be; `no_stop`: nothing that one goes to, but a day that
 * closes doors or fills tables.
 */
export const eventFormNames = [...Object.keys(eventForms), 'no_stop'] as EventFormName[];

/** The form of an entry; undefined where it is no stop. */
export function formOf(name: EventFormName): EventForm | undefined {
  return name === 'no_stop' ? undefined : eventForms[name];
}

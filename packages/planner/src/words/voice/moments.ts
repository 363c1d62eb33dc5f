import { kinds, type Category } from '@rendezvous/venue-model';
import type { Scene } from '../../scene.ts';
import { speaksOf } from './conditions.ts';
import type { SpokenStop } from './evening.ts';
import { mealName } from './motifs.ts';
import { isNotForThem, type Eaters } from './not-for-them.ts';

/** What two people do at a kind of place; `@` stands for its name. */
const momentsOfKinds: Partial<Record<Category, string>> = {
  fine_dining: 'take your time over dinner at @',
  casual_eatery: 'eat at @',
  food_hall: 'share plates from the stalls at @',
  diner: 'slide into a booth at @',
  gastropub: 'eat at @',
  cafe: 'have coffee at @',
  tea_house: 'share a pot of tea at @',
  bakery: 'split something from the oven at @',
  dessert: 'share dessert at @',
  ice_cream: 'get two scoops at @',
  chocolate_shop: 'pick out chocolates at @',
  cocktail_bar: 'have a cocktail at @',
  wine_bar: 'have a glass of wine at @',
  rooftop_bar: 'have a drink above the street at @',
  brewery: 'try the beers at @',
  beer_garden: 'sit outside with a beer at @',
  jazz_club: 'hear a set at @',
  music_venue: 'hear the band at @',
  concert_hall: 'hear a concert at @',
  theatre: 'see the show at @',
  cinema: 'see a film at @',
  comedy_club: 'hear the stand-up at @',
  dance_hall: 'dance at @',
  gallery: 'look at art at @',
  art_museum: 'look at art at @',
  library: 'wander the stacks of @',
  bookshop: 'browse the shelves at @',
  record_shop: 'flip through the bins at @',
  shop: 'browse at @',
  market: 'walk the stalls of @',
  observatory: 'look through the telescopes at @',
  planetarium: 'lean back under the dome of @',
  aquarium: 'watch the tanks at @',
  zoo: 'see the animals at @',
  conservatory: 'walk under glass at @',
  bowling: 'bowl a game at @',
  arcade: 'play a few rounds at @',
  board_games: 'pick a game at @',
  billiards: 'shoot pool at @',
  karaoke: 'sing at @',
  mini_golf: 'play a round at @',
  golf_range: 'hit a bucket of balls at @',
  axe_throwing: 'throw axes at @',
  climbing_gym: 'climb at @',
  skating: 'skate at @',
  escape_room: 'work out the riddles at @',
  amusement_park: 'take the rides at @',
  observation_deck: 'look down on the city from @',
  cooking_class: 'cook together at @',
  pottery_studio: 'sit down at the wheel at @',
  art_workshop: 'make something at @',
  dance_class: 'learn a few steps at @',
  spa: 'soak at @',
  boat_ride: 'get out on the water with @',
  paddling: 'paddle out from @',
  cycling: 'ride with @',
  beach: 'walk the sand at @',
  trail: 'walk @',
  viewpoint: 'take in the view from @',
  promenade: 'walk @',
  plaza: 'watch the people on @',
  landmark: 'stand before @',
  public_art: 'look at @',
};

/**
 * What the two do at a stop, as an imperative without a full stop: its own moment where the
 * hour holds it ('climb up for the last light') and the two eat what it speaks of, else what
 * one does at such a place.
 */
export function momentOf(stop: SpokenStop, scene: Pick<Scene, 'context'> & Eaters): string {
  const { venue, arrival } = stop;
  const { moment: own } = venue;
  const { context } = scene;
  if (own !== null && !isNotForThem(own, scene, venue) && speaksOf(own, { stop, context }, 'doing'))
    return own;
  const name = spokenName(venue.name);
  const moment = momentsOfKinds[venue.category];
  if (moment !== undefined) return moment.replace('@', name);
  const { role } = kinds[venue.category];
  if (role === 'meal') return `have ${mealName(arrival).toLowerCase()} at ${name}`;
  if (role === 'drink') return `have a drink at ${name}`;
  return role === 'stroll' ? `walk through ${name}` : `explore ${name}`;
}

/**
 * Names that are spoken with an article: 'the Asian Art Museum', 'the Empire State Building';
 * 'Menil Park' and 'Buddy Guy’s Legends' are not.
 */
export function spokenName(name: string): string {
  if (name.startsWith('The ')) return `the ${name.slice(4)}`;
  const isThing =
    /^(Museum|Conservatory|Cathedral|Museums|Murals) of |\bMuseum of /.test(name) ||
    /^[^'’]+ House$/.test(name) ||
    /\b(Museum|Library|Conservatory|Observatory|Aquarium|Planetarium|Zoo|Theat(?:re|er)|Garden|Building|Cistern|Bridge|Promenade|Tower|Arboretum|Institute|Riverwalk|Boardwalk|Opera House|Ferry|Turnaround|Walkway|Steps|Pier|Terminal|Center|Hotel|Trail|Monument|Fountain|Murals|Lighthouse|Greenway|Esplanade|Carousel)$/.test(
      name,
    );
  return isThing && (!/['’]s?\s/.test(name) || name.startsWith('Murals of '))
    ? `the ${name}`
    : name;
}

import type { Category, Opening, Venue } from '@rendezvous/venue-model';
import { aVenue, costing, openHours, townSquare } from '@rendezvous/venue-model/testing';

type Facts = Partial<Venue> & { readonly opening?: Opening };

/** A small town with two of most things, all within a mile of the square. */
const places: readonly (readonly [name: string, category: Category, facts?: Facts])[] = [
  ['Trattoria Roma', 'restaurant', { cuisines: ['italian', 'pizza'], dietary: ['vegetarian'] }],
  [
    'Thai Garden',
    'restaurant',
    { cuisines: ['thai'], dietary: ['vegan', 'gluten-free'], cost: costing(44) },
  ],
  [
    'Taco Window',
    'casual_eatery',
    {
      cuisines: ['mexican'],
      knownFor: ['tacos'],
      dietary: ['vegetarian', 'gluten-free'],
      cost: costing(26),
      opening: openHours([10, 23]),
    },
  ],
  [
    'Oyster House',
    'restaurant',
    { cuisines: ['seafood'], knownFor: ['oysters'], cost: costing(110) },
  ],
  [
    'Corner Diner',
    'diner',
    { cuisines: ['american'], cost: costing(36), opening: openHours([7, 24]) },
  ],
  [
    'Bean House',
    'cafe',
    {
      interests: ['coffee'],
      dietary: ['vegan', 'vegetarian', 'gluten-free'],
      cost: costing(14),
      opening: openHours([7, 21]),
    },
  ],
  [
    'Gelato Bar',
    'ice_cream',
    {
      interests: ['ice-cream'],
      dietary: ['vegetarian', 'gluten-free'],
      cost: costing(12),
      opening: openHours([11, 23]),
    },
  ],
  [
    'Blue Room',
    'jazz_club',
    { interests: ['jazz', 'live-music'], cost: costing(60), opening: openHours([19, 25]) },
  ],
  [
    'The Basement',
    'music_venue',
    { interests: ['live-music', 'rock'], cost: costing(50), opening: openHours([19, 24]) },
  ],
  [
    'Velvet',
    'cocktail_bar',
    {
      interests: ['cocktails'],
      vibes: ['intimate', 'romantic'],
      cost: costing(40),
      opening: openHours([17, 26]),
    },
  ],
  [
    'Cellar Door',
    'wine_bar',
    {
      interests: ['wine'],
      vibes: ['quiet', 'good-for-talking'],
      cost: costing(40),
      opening: openHours([16, 24]),
    },
  ],
  [
    'Roof Garden',
    'rooftop_bar',
    {
      interests: ['cocktails', 'views'],
      vibes: ['view', 'rooftop'],
      cost: costing(44),
      opening: openHours([16, 25]),
    },
  ],
  [
    'Town Museum',
    'museum',
    { interests: ['history'], cost: costing(30), opening: openHours([10, 18]) },
  ],
  [
    'Modern Gallery',
    'gallery',
    { interests: ['modern-art', 'art'], cost: costing(0), opening: openHours([10, 20]) },
  ],
  [
    'Used Books',
    'bookshop',
    { interests: ['books'], cost: costing(0), opening: openHours([10, 21]) },
  ],
  [
    'Clay Studio',
    'pottery_studio',
    { interests: ['ceramics', 'crafts'], cost: costing(80), opening: openHours([10, 21]) },
  ],
  [
    'Lanes',
    'bowling',
    { interests: ['bowling', 'games'], cost: costing(50), opening: openHours([11, 24]) },
  ],
  [
    'Old Picture House',
    'cinema',
    { interests: ['film'], cost: costing(28), opening: openHours([12, 24]) },
  ],
  [
    'River Park',
    'park',
    { interests: ['nature', 'walking'], cost: costing(0), opening: openHours([6, 22]) },
  ],
  [
    'Hill Lookout',
    'viewpoint',
    {
      interests: ['views', 'sunsets'],
      vibes: ['view', 'scenic', 'sunset'],
      cost: costing(0),
      opening: openHours([0, 24]),
    },
  ],
  [
    'Harbor Walk',
    'promenade',
    {
      interests: ['walking'],
      vibes: ['waterfront', 'lit-at-night'],
      cost: costing(0),
      opening: openHours([0, 24]),
    },
  ],
  [
    'Botanic Garden',
    'garden',
    { interests: ['gardens', 'plants'], cost: costing(20), opening: openHours([9, 20]) },
  ],
];

export interface Town {
  readonly venues: readonly Venue[];
  readonly openings: ReadonlyMap<string, Opening>;
}

export function aTown(): Town {
  const openings = new Map<string, Opening>();
  const venues = places.map(
    ([name, category, { opening = openHours([11, 14.5], [17, 22.5]), ...facts } = {}], i) => {
      const venue = aVenue({
        name,
        category,
        lat: townSquare.lat + 0.002 * ((i % 5) - 2),
        lon: townSquare.lon + 0.002 * (Math.floor(i / 5) - 2),
        ...facts,
      });
      openings.set(venue.id, opening);
      return venue;
    },
  );
  return { venues, openings };
}

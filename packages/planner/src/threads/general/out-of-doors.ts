import type { Thread, ThreadStop } from '../thread.ts';
import { anyMeal, coffee, dinner, drink, green, lunch, stroll, sweet, water } from './stops.ts';

const outlook: ThreadStop = { kind: ['viewpoint', 'observation_deck', 'beach', 'promenade', 'park', 'trail'], tag: ['views'], role: ['stroll', 'activity'] };

/** The open air, the light and the water. */
export const outOfDoors: readonly Thread[] = [
  {
    id: 'golden-hour-then-dinner',
    stops: [{ ...outlook, light: 'golden' }, dinner],
    titles: ['Last Light and {2}'],
    leads: ['The {sunset} sunset, then dinner'],
  },
  {
    id: 'golden-hour-dinner-and-after',
    stops: [{ ...outlook, light: 'golden' }, dinner, { role: ['show', 'drink', 'treat'] }],
    titles: [],
    leads: ['An evening that follows the light'],
  },
  {
    id: 'dinner-into-the-sunset',
    stops: [anyMeal, { ...outlook, light: 'golden' }],
    titles: [],
    leads: ['An early meal, then the {sunset} sunset'],
  },
  {
    id: 'activity-into-golden-hour',
    stops: [{ role: ['activity'] }, { role: ['stroll'], open: true, light: 'golden' }],
    titles: [],
    leads: ['An afternoon that leads to the {sunset} sunset'],
  },
  {
    id: 'sundown-with-a-glass',
    stops: [{ role: ['stroll'], open: true, light: 'golden' }, drink],
    titles: ['Sunset and {2}'],
    leads: ['The {sunset} sunset, and a glass after it'],
  },
  {
    id: 'up-for-the-sunrise',
    stops: [{ role: ['stroll'], open: true, light: 'sunrise' }, { role: ['treat', 'meal'] }],
    when: { start: [5, 8] },
    titles: ['Up for the Sunrise'],
    leads: ['One early alarm for the {sunrise} sunrise'],
  },
  {
    id: 'up-high-then-down-to-dinner',
    stops: [{ kind: ['viewpoint', 'observation_deck'] }, anyMeal],
    titles: [],
    leads: ['The view first, then down to a table'],
  },
  {
    id: 'up-high-with-a-treat',
    stops: [{ kind: ['viewpoint', 'observation_deck'] }, { role: ['treat', 'drink'] }],
    titles: [],
    leads: ['A view first, then somewhere to sit'],
  },
  {
    id: 'a-hill-and-a-burrito',
    stops: [{ kind: ['trail'] }, anyMeal],
    titles: [],
    leads: ['A trail, and a table you have earned'],
  },
  {
    id: 'a-trail-and-a-reward',
    stops: [{ kind: ['trail'] }, { role: ['treat', 'drink'] }],
    titles: [],
    leads: ['A trail, and a small reward after it'],
  },
  {
    id: 'picnic-run',
    stops: [{ kind: ['bakery', 'market', 'cafe'], arrive: [7, 14] }, { kind: ['park', 'garden', 'beach', 'viewpoint'] }],
    titles: ['Picnic Rules'],
    leads: ['Something good in a bag, and somewhere to open it'],
  },
  {
    id: 'coffee-and-a-lap',
    stops: [{ kind: ['cafe', 'bakery', 'tea_house'] }, stroll],
    titles: [],
    leads: [],
  },
  {
    id: 'a-walk-and-a-cup',
    stops: [{ kind: ['park', 'promenade', 'beach', 'plaza', 'landmark'] }, { ...coffee }],
    titles: [],
    leads: ['A walk, and a warm cup after it'],
  },
  {
    id: 'a-walk-and-a-scoop',
    stops: [{ kind: ['park', 'promenade', 'beach', 'plaza', 'landmark', 'public_art'] }, sweet],
    titles: [],
    leads: ['A walk, and something sweet after it'],
  },
  {
    id: 'a-walk-and-a-bar',
    stops: [{ kind: ['park', 'promenade', 'beach', 'plaza', 'landmark', 'garden'] }, drink],
    titles: [],
    leads: [],
  },
  {
    id: 'lunch-and-a-park',
    stops: [lunch, green],
    titles: [],
    leads: [],
  },
  {
    id: 'lunch-and-the-water',
    stops: [lunch, water],
    titles: [],
    leads: ['Lunch, then down to the water'],
  },
  {
    id: 'water-and-a-table',
    stops: [water, anyMeal],
    titles: [],
    leads: ['The water first, then a table'],
  },
  {
    id: 'sand-and-a-feast',
    stops: [{ kind: ['beach'] }, anyMeal],
    titles: ['Sand in Your Shoes'],
    leads: ['The beach first, then a table'],
  },
  {
    id: 'ferry-to-oysters',
    stops: [{ kind: ['boat_ride'] }, { noun: ['oysters', 'seafood', 'crab', 'clam chowder', 'fish and chips'], role: ['meal'] }],
    titles: [],
    leads: ['A boat first, then seafood'],
  },
  {
    id: 'shore-and-seafood',
    stops: [water, { tag: ['seafood'], role: ['meal'] }],
    titles: ['The Shore and Its Table'],
    leads: ['The shore first, then what lives off it'],
  },
  {
    id: 'park-and-play',
    stops: [green, { role: ['activity'] }],
    titles: [],
    leads: [],
  },
  {
    id: 'walk-lunch-look',
    stops: [stroll, lunch, { role: ['activity', 'treat'] }],
    titles: [],
    leads: ['A walk, a lunch, and an easy afternoon'],
  },
  {
    id: 'lunch-air-and-sugar',
    stops: [lunch, stroll, sweet],
    titles: [],
    leads: ['Lunch, some air, and something sweet'],
  },
  {
    id: 'lights-after-dinner',
    stops: [dinner, { role: ['stroll'], tag: ['lit-at-night', 'views'], light: 'dark' }],
    titles: ['{1}, Then the Lights'],
    leads: ['Dinner, then out under the lights'],
  },
  {
    id: 'bridge-or-landmark-by-night',
    stops: [dinner, { kind: ['landmark'], light: 'dark' }],
    titles: [],
    leads: ['Dinner, then the sights after dark'],
  },
  {
    id: 'water-treat-and-more',
    stops: [water, { role: ['treat', 'drink'] }],
    titles: [],
    leads: ['The water first, then somewhere to sit'],
  },
];

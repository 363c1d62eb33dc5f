import type { Thread, ThreadStop } from '../thread.ts';
import { anyMeal, coffee, dinner, drink, green, lunch, music, stroll, sweet } from './stops.ts';

const pictures: ThreadStop = { kind: ['art_museum', 'gallery'] };
const books: ThreadStop = { kind: ['bookshop', 'library'] };

/** Museums, galleries, books and old walls, and where to talk about them. */
export const picturesAndPages: readonly Thread[] = [
  {
    id: 'paintings-and-a-table',
    stops: [{ kind: ['art_museum'] }, anyMeal],
    titles: [],
    leads: [],
  },
  {
    id: 'paintings-and-coffee',
    stops: [pictures, { role: ['treat'] }],
    titles: [],
    leads: ['Pictures, and time to talk about them'],
  },
  {
    id: 'gallery-and-glass',
    stops: [pictures, { kind: ['wine_bar', 'cocktail_bar', 'bar', 'rooftop_bar'] }],
    titles: [],
    leads: [],
  },
  {
    id: 'gallery-table-glass',
    stops: [pictures, dinner, { role: ['drink', 'show'] }],
    titles: [],
    leads: [],
  },
  {
    id: 'gallery-table-band',
    stops: [pictures, dinner, music],
    titles: ['Something to See, Taste and Hear'],
    leads: ['Something to see, to taste, and to hear'],
  },
  {
    id: 'gallery-small-plates',
    stops: [{ kind: ['gallery'] }, anyMeal],
    titles: [],
    leads: [],
  },
  {
    id: 'sculpture-and-green',
    stops: [pictures, green],
    titles: [],
    leads: ['Pictures indoors, then trees'],
  },
  {
    id: 'shelf-supper',
    stops: [books, dinner],
    titles: ['A Chapter, Then {2}'],
    leads: ['A book for each other, then dinner'],
  },
  {
    id: 'shelf-and-cup',
    stops: [books, { ...coffee }],
    titles: ['Two Books, Two Cups'],
    leads: ['A book for each other, and a cup to start them'],
  },
  {
    id: 'shelf-and-sweet',
    stops: [books, sweet],
    titles: ['Paperbacks and {2}'],
    leads: [],
  },
  {
    id: 'shelf-supper-music',
    stops: [books, dinner, { role: ['show'] }],
    titles: [],
    leads: [],
  },
  {
    id: 'shelf-and-glass',
    stops: [books, drink],
    titles: [],
    leads: ['A book for each other, and a drink to defend it'],
  },
  {
    id: 'shelf-supper-glass',
    stops: [books, dinner, drink],
    titles: [],
    leads: [],
  },
  {
    id: 'bones-and-burgers',
    stops: [{ kind: ['museum', 'science_museum'] }, anyMeal],
    titles: [],
    leads: [],
  },
  {
    id: 'museum-and-sweet',
    stops: [{ kind: ['museum', 'science_museum', 'historic_site'] }, { role: ['treat'] }],
    titles: [],
    leads: [],
  },
  {
    id: 'museum-and-air',
    stops: [{ kind: ['museum', 'science_museum', 'art_museum', 'historic_site'] }, stroll],
    titles: [],
    leads: [],
  },
  {
    id: 'museum-lunch-walk',
    stops: [{ role: ['activity'], kind: ['museum', 'art_museum', 'science_museum', 'historic_site', 'gallery'] }, lunch, { role: ['stroll', 'treat'] }],
    titles: [],
    leads: ['A museum while you are fresh, then lunch and no hurry'],
  },
  {
    id: 'museum-supper-glass',
    stops: [{ kind: ['museum', 'science_museum', 'historic_site', 'art_museum'] }, dinner, drink],
    titles: [],
    leads: [],
  },
  {
    id: 'old-walls-and-a-table',
    stops: [{ kind: ['historic_site', 'landmark'] }, anyMeal],
    titles: [],
    leads: [],
  },
  {
    id: 'fish-and-chips-of-sorts',
    stops: [{ kind: ['aquarium', 'zoo'] }, anyMeal],
    titles: [],
    leads: [],
  },
  {
    id: 'animals-and-ice-cream',
    stops: [{ kind: ['aquarium', 'zoo'] }, { role: ['treat', 'stroll'] }],
    titles: ['A Day Out Like When You Were Nine'],
    leads: ['A day out among animals'],
  },
  {
    id: 'glasshouse-and-tea',
    stops: [{ kind: ['conservatory', 'garden'] }, { role: ['treat'] }],
    titles: [],
    leads: ['Slow garden paths and somewhere to sit'],
  },
  {
    id: 'garden-and-table',
    stops: [{ kind: ['conservatory', 'garden'] }, anyMeal],
    titles: ['Petals, Then Plates'],
    leads: [],
  },
  {
    id: 'stars-indoors',
    stops: [{ kind: ['planetarium', 'observatory'] }, { role: ['meal', 'drink', 'treat'] }],
    titles: ['Stars and {2}'],
    leads: ['The stars first, then back to earth'],
  },
  {
    id: 'supper-then-stars',
    stops: [anyMeal, { kind: ['planetarium', 'observatory'] }],
    titles: ['{1}, Then the Stars'],
    leads: ['Something earthly first, then the stars'],
  },
  {
    id: 'painted-walls-and-tacos',
    stops: [{ kind: ['public_art'], noun: ['murals', 'street art'] }, anyMeal],
    titles: ['Painted Walls and {2}'],
    leads: [],
  },
  {
    id: 'painted-walls-and-a-glass',
    stops: [{ kind: ['public_art'], noun: ['murals', 'street art'] }, { role: ['drink', 'treat'] }],
    titles: ['Painted Walls and {2}'],
    leads: [],
  },
  {
    id: 'lunch-and-pictures',
    stops: [lunch, { kind: ['art_museum', 'museum', 'gallery', 'science_museum', 'historic_site'] }],
    titles: [],
    leads: [],
  },
  {
    id: 'lunch-and-pages',
    stops: [lunch, books],
    titles: ['Lunch with a Reading List'],
    leads: ['A long lunch, then bookshelves'],
  },
];

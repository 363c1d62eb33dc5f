import type { Thread, ThreadStop } from '../thread.ts';
import { anyMeal, coffee, dinner, drink, green, lunch, music, stroll, sweet } from './stops.ts';

const pictures: ThreadStop = { kind: ['art_museum', 'gallery'] };
const books: ThreadStop = { kind: ['bookshop', 'library'] };

/** Museums, galleries, books and old walls, and where to talk about them. */
export const picturesAndPages: readonly Thread[] = [
  {
    id: 'paintings-and-a-table',
    stops: [{ kind: ['art_museum'] }, anyMeal],
    titles: ['Paintings, with {2} to Follow', 'A Favorite Each, Then {2}', 'Old Masters, with {2} After'],
    summaries: ['Each of you chooses one picture to take home from {n1}, and explains the theft over a meal at {n2}.', 'Walk {n1} until your feet complain, and then let {n2} sit you down.'],
  },
  {
    id: 'paintings-and-coffee',
    stops: [pictures, { role: ['treat'] }],
    titles: ['{1} and Something in a Cup', 'Look Long, {2} After', 'Pictures, Ending in {2}'],
    summaries: ['Look at as much as you like at {n1}, and finish the conversation at {n2}.', 'The rooms of {n1} first; {n2} is close enough to still be arguing when you sit down.'],
  },
  {
    id: 'gallery-and-glass',
    stops: [pictures, { kind: ['wine_bar', 'cocktail_bar', 'bar', 'rooftop_bar'] }],
    titles: ['Art Before {2}', 'White Walls and {2}', 'Play the Collectors, Then {2}'],
    summaries: ['You play at being collectors in {n1}, then drink like critics at {n2}.', 'Art at {n1} while the light lasts, and a glass at {n2} when it does not.'],
  },
  {
    id: 'gallery-table-glass',
    stops: [pictures, dinner, { role: ['drink', 'show'] }],
    titles: ['Pictures, {2} and a Late Glass', 'From the Gallery Wall to the Last Round'],
    summaries: ['A quiet hour with the pictures at {n1}, dinner at {n2}, and the loosest part of the night at {n3}.'],
  },
  {
    id: 'gallery-table-band',
    stops: [pictures, dinner, music],
    titles: ['Canvas, {2} and a Band', 'Something to See, Taste and Hear'],
    summaries: ['Something for the eyes at {n1}, something for the table at {n2}, and something for the ears at {n3}.'],
  },
  {
    id: 'gallery-small-plates',
    stops: [{ kind: ['gallery'] }, anyMeal],
    titles: ['A Gallery Before {2}', 'Opinions and {2}'],
    summaries: ['Form strong opinions in half an hour at {n1}, and eat on them at {n2}.'],
  },
  {
    id: 'sculpture-and-green',
    stops: [pictures, green],
    titles: ['Inside for Art, Outside for Air', 'Frames, Then Trees'],
    summaries: ['Pictures at {n1} until you need air, and there is plenty of it in {n2}.'],
  },
  {
    id: 'shelf-supper',
    stops: [books, dinner],
    titles: ['Shelves, with {2} After', 'A Chapter, Then {2}', 'First Lines, Ending in {2}'],
    summaries: ['Read each other first lines at {n1}, then sit down to dinner at {n2}.', 'Pick a book for the other at {n1}; the reasons are given over dinner at {n2}.'],
  },
  {
    id: 'shelf-and-cup',
    stops: [books, { ...coffee }],
    titles: ['Two Books and a Pot of Something', 'Pages and {2}', 'The Reader’s Afternoon'],
    summaries: ['Choose a book for each other at {n1} and begin them, side by side, at {n2}.'],
  },
  {
    id: 'shelf-and-sweet',
    stops: [books, sweet],
    titles: ['Paperbacks and {2}', 'Read a Little, Eat a Little'],
    summaries: ['An unhurried hour among the shelves of {n1}, with {n2} as the bribe for leaving.'],
  },
  {
    id: 'shelf-supper-music',
    stops: [books, dinner, { role: ['show'] }],
    titles: ['Pages, {2} and a Stage', 'A Quiet Start, a Loud Finish'],
    summaries: ['The evening gets louder stop by stop: shelves at {n1}, dinner at {n2}, a stage at {n3}.'],
  },
  {
    id: 'shelf-and-glass',
    stops: [books, drink],
    titles: ['Books, Then a Bar', 'Read Me Something, with {2} to Follow'],
    summaries: ['Find the strangest book at {n1}, and read from it over a drink at {n2}.'],
  },
  {
    id: 'shelf-supper-glass',
    stops: [books, dinner, drink],
    titles: ['Chapter One, {2}, Last Round', 'A Book, {2} and Last Call'],
    summaries: ['You start with a book at {n1}, are fed at {n2}, and read each other the good parts at {n3}.'],
  },
  {
    id: 'bones-and-burgers',
    stops: [{ kind: ['museum', 'science_museum'] }, anyMeal],
    titles: ['Curious Things, Then {2}', 'Learn Something, {2} After', 'A Museum with an Appetite'],
    summaries: ['Learn three things at {n1} that you did not need to know, and quiz each other at {n2}.', 'An hour or two of being curious at {n1}, then hungry at {n2}.'],
  },
  {
    id: 'museum-and-sweet',
    stops: [{ kind: ['museum', 'science_museum', 'historic_site'] }, { role: ['treat'] }],
    titles: ['Questions, Then {2}', 'One Museum, One {2} Stop', 'The Past Before {2}'],
    summaries: ['Ask each other every question at {n1}, and forgive the wrong answers at {n2}.'],
  },
  {
    id: 'museum-and-air',
    stops: [{ kind: ['museum', 'science_museum', 'art_museum', 'historic_site'] }, stroll],
    titles: ['Inside First, Then {2}', 'One Museum and a Long Breath'],
    summaries: ['A couple of hours indoors at {n1}, and then {n2} to let it all sink in.'],
  },
  {
    id: 'museum-lunch-walk',
    stops: [{ role: ['activity'], kind: ['museum', 'art_museum', 'science_museum', 'historic_site', 'gallery'] }, lunch, { role: ['stroll', 'treat'] }],
    titles: ['Morning Rooms, {2}, Slow Afternoon', 'Galleries, Lunch and Nowhere to Be'],
    summaries: ['The thinking comes first, at {n1}; after lunch at {n2} there is only {n3} left to do.'],
  },
  {
    id: 'museum-supper-glass',
    stops: [{ kind: ['museum', 'science_museum', 'historic_site', 'art_museum'] }, dinner, drink],
    titles: ['Curiosities, {2} and Cocktail Talk', 'From the Collection to the Counter'],
    summaries: ['Collect things to talk about at {n1}, talk about them over dinner at {n2}, and change the subject at {n3}.'],
  },
  {
    id: 'old-walls-and-a-table',
    stops: [{ kind: ['historic_site', 'landmark'] }, anyMeal],
    titles: ['Old Walls, with {2} to Follow', 'Bricks with Stories, with {2} After'],
    summaries: ['Stand in front of some history at {n1}, then come back to the present at {n2}.', 'The old story is at {n1}, and yours goes on over plates at {n2}.'],
  },
  {
    id: 'fish-and-chips-of-sorts',
    stops: [{ kind: ['aquarium', 'zoo'] }, anyMeal],
    titles: ['Fins, Feathers, Ending in {2}', 'Choose a Favorite Animal, Then {2}'],
    summaries: ['Argue about the best animal at {n1}, and settle it over food at {n2}.'],
  },
  {
    id: 'animals-and-ice-cream',
    stops: [{ kind: ['aquarium', 'zoo'] }, { role: ['treat', 'stroll'] }],
    titles: ['Animals and {2}', 'A Day Out Like When You Were Nine'],
    summaries: ['Look your favorite animal in the eye at {n1}, and then on to {n2}.'],
  },
  {
    id: 'glasshouse-and-tea',
    stops: [{ kind: ['conservatory', 'garden'] }, { role: ['treat'] }],
    titles: ['Leaves, {2} After', 'Green Shade and {2}', 'Under the Leaves with {2} After'],
    summaries: ['The slow paths of {n1}, and {n2} for the sitting-down part.', 'Learn the names of a few plants at {n1}; forget them again over {n2}.'],
  },
  {
    id: 'garden-and-table',
    stops: [{ kind: ['conservatory', 'garden'] }, anyMeal],
    titles: ['A Garden Before {2}', 'Petals, Then Plates'],
    summaries: ['Flowers do the small talk at {n1}, and {n2} has the table for the rest of it.'],
  },
  {
    id: 'stars-indoors',
    stops: [{ kind: ['planetarium', 'observatory'] }, { role: ['meal', 'drink', 'treat'] }],
    titles: ['Stars, Then {2}', 'Light-Years, with {2} After'],
    summaries: ['Feel very small at {n1}, and just the right size again at {n2}.'],
  },
  {
    id: 'supper-then-stars',
    stops: [anyMeal, { kind: ['planetarium', 'observatory'] }],
    titles: ['{1}, Then the Stars', 'Dinner and the Rest of the Universe'],
    summaries: ['Eat something earthly at {n1}, then look up at {n2}.'],
  },
  {
    id: 'painted-walls-and-tacos',
    stops: [{ kind: ['public_art'], noun: ['murals', 'street art'] }, anyMeal],
    titles: ['Painted Walls, Ending in {2}', 'Murals Before {2}', 'Color on the Walls, {2} on the Plate'],
    summaries: ['Find the wall you would sign at {n1}, then sit down at {n2}.'],
  },
  {
    id: 'painted-walls-and-a-glass',
    stops: [{ kind: ['public_art'], noun: ['murals', 'street art'] }, { role: ['drink', 'treat'] }],
    titles: ['Painted Walls, Then {2}', 'Street Art and {2}'],
    summaries: ['Walk along the walls of {n1} taking sides, and go on taking them at {n2}.'],
  },
  {
    id: 'lunch-and-pictures',
    stops: [lunch, { kind: ['art_museum', 'museum', 'gallery', 'science_museum', 'historic_site'] }],
    titles: ['{1} and a Wander Indoors', 'Lunch, Then Look at Things'],
    summaries: ['Lunch at {n1} settles you both, and {n2} gives you something new to look at.'],
  },
  {
    id: 'lunch-and-pages',
    stops: [lunch, books],
    titles: ['{1} and a Browse', 'Lunch with a Reading List'],
    summaries: ['A long lunch at {n1}, and after it the shelves at {n2}, where nobody hurries you.'],
  },
];

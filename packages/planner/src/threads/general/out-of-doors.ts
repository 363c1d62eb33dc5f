import type { Thread, ThreadStop } from '../thread.ts';
import { anyMeal, coffee, dinner, drink, green, lunch, stroll, sweet, water } from './stops.ts';

const outlook: ThreadStop = { kind: ['viewpoint', 'observation_deck', 'beach', 'promenade', 'park', 'trail'], tag: ['views'], role: ['stroll', 'activity'] };

/** The open air, the light and the water. */
export const outOfDoors: readonly Thread[] = [
  {
    id: 'golden-hour-then-dinner',
    stops: [{ ...outlook, light: 'golden' }, dinner],
    titles: ['Golden Hour, with {2} to Follow', 'Last Light and {2}', 'Sundown, Then {2}'],
    summaries: ['The sun goes down at {sunset}, so {n1} comes first and dinner at {n2} after.', 'You are at {n1} for the last of the light; when it is gone there is a table at {n2}.'],
  },
  {
    id: 'golden-hour-dinner-and-after',
    stops: [{ ...outlook, light: 'golden' }, dinner, { role: ['show', 'drink', 'treat'] }],
    titles: ['Gold Light, {2} and a Night After', 'From Sundown Through {2} to Last Call'],
    summaries: ['The evening follows the light: gold until {sunset} at {n1}, lamps over dinner at {n2}, and the small hours left to {n3}.'],
  },
  {
    id: 'dinner-into-the-sunset',
    stops: [anyMeal, { ...outlook, light: 'golden' }],
    titles: ['{1}, Then Watch It Set', 'Early Plates, Late Sun'],
    summaries: ['An early meal at {n1} leaves you free for the sunset from {n2} at {sunset}.'],
  },
  {
    id: 'activity-into-golden-hour',
    stops: [{ role: ['activity'] }, { role: ['stroll'], open: true, light: 'golden' }],
    titles: ['In by Day, Out for the Gold', '{1}, Then the Last of the Sun'],
    summaries: ['Indoors with {n1} while the sun is high, out to {n2} as it goes down at {sunset}.'],
  },
  {
    id: 'sundown-with-a-glass',
    stops: [{ role: ['stroll'], open: true, light: 'golden' }, drink],
    titles: ['The Sun Goes Down, the Glasses Come Out', 'Sunset, with {2} After'],
    summaries: ['See the sun off from {n1}, and drink to it at {n2}.'],
  },
  {
    id: 'up-for-the-sunrise',
    stops: [{ role: ['stroll'], open: true, light: 'sunrise' }, { role: ['treat', 'meal'] }],
    when: { start: [5, 8] },
    titles: ['Up for the Sunrise, {2} After', 'First Light, Ending in {2}'],
    summaries: ['You set one alarm for {n1}, where the sun comes up at {sunrise}, and {n2} is the reward.'],
  },
  {
    id: 'up-high-then-down-to-dinner',
    stops: [{ kind: ['viewpoint', 'observation_deck'] }, anyMeal],
    titles: ['The View, Then {2}', 'Look Down on It All, Then Eat', 'From the Top Down to {2}'],
    summaries: ['Point out your whole history from {n1}, and then come down to eat at {n2}.', 'All of it lies below you at {n1}; one small table of it is yours at {n2}.'],
  },
  {
    id: 'up-high-with-a-treat',
    stops: [{ kind: ['viewpoint', 'observation_deck'] }, { role: ['treat', 'drink'] }],
    titles: ['A View and {2}', 'Up for the View, Down for {2}'],
    summaries: ['Climb up for the view at {n1}, and come back down to {n2}.'],
  },
  {
    id: 'a-hill-and-a-burrito',
    stops: [{ kind: ['trail'] }, anyMeal],
    titles: ['Dusty Shoes and {2}', 'The Trail Before {2}', 'Walk for It: {2}'],
    summaries: ['The trail at {n1} gets your hearts going, and {n2} fills you up again.', 'Earn it on the path at {n1}; collect it at {n2}.'],
  },
  {
    id: 'a-trail-and-a-reward',
    stops: [{ kind: ['trail'] }, { role: ['treat', 'drink'] }],
    titles: ['Out on the Trail, Back for {2}', 'Muddy Shoes, with {2} After'],
    summaries: ['Side by side on the path at {n1}, then across a small table at {n2}.'],
  },
  {
    id: 'picnic-run',
    stops: [{ kind: ['bakery', 'market', 'cafe'], arrive: [7, 14] }, { kind: ['park', 'garden', 'beach', 'viewpoint'] }],
    titles: ['Something in a Bag, Somewhere Green', 'Picnic Rules', '{1} to Go, {2} to Stay'],
    summaries: ['Buy something good at {n1} and carry it to {n2}, where it tastes better.'],
  },
  {
    id: 'coffee-and-a-lap',
    stops: [{ kind: ['cafe', 'bakery', 'tea_house'] }, stroll],
    titles: ['Coffee First, Then {2}', 'Two Cups and a Wander', 'Warm Hands, Slow Feet'],
    summaries: ['Something warm from {n1} in your hands, and all of {n2} to drift through.'],
  },
  {
    id: 'a-walk-and-a-cup',
    stops: [{ kind: ['park', 'promenade', 'beach', 'plaza', 'landmark'] }, { ...coffee }],
    titles: ['The Walk and the Warm Cup', 'Out and About, with {2} to Follow', 'Fresh Air with {2} at the End'],
    summaries: ['A walk through {n1} with nowhere to be, and {n2} at the end of it.'],
  },
  {
    id: 'a-walk-and-a-scoop',
    stops: [{ kind: ['park', 'promenade', 'beach', 'plaza', 'landmark', 'public_art'] }, sweet],
    titles: ['The Long Walk to {2}', 'Out in the Air, Then {2}', 'Sun on Your Face, Ending in {2}'],
    summaries: ['Wander {n1} for as long as you like; {n2} is where the wandering ends.', 'It is a walk with a purpose: {n1}, and something sweet at {n2}.'],
  },
  {
    id: 'a-walk-and-a-bar',
    stops: [{ kind: ['park', 'promenade', 'beach', 'plaza', 'landmark', 'garden'] }, drink],
    titles: ['Stretch Your Legs, {2} After', 'An Easy Mile and {2}'],
    summaries: ['Talk comes easiest side by side, so {n1} is first and {n2} can wait.'],
  },
  {
    id: 'lunch-and-a-park',
    stops: [lunch, green],
    titles: ['{1} and a Bench in the Shade', 'Lunch, Then Lie on the Grass', 'Noon Plates, Green Afternoon'],
    summaries: ['Lunch at {n1}, and then all of {n2} to be lazy in.', 'You eat at {n1} and spend the rest of the day’s ambition on a bench in {n2}.'],
  },
  {
    id: 'lunch-and-the-water',
    stops: [lunch, water],
    titles: ['{1}, Then the Water', 'Lunch and a Breeze off the Water', 'A Plate and a Long Shoreline'],
    summaries: ['Lunch at {n1} and then down to the water at {n2}, where the day slows to your pace.'],
  },
  {
    id: 'water-and-a-table',
    stops: [water, anyMeal],
    titles: ['By the Water, Then {2}', 'Waterside Before {2}', 'Boats to Watch and {2}'],
    summaries: ['Walk along the water at {n1} until you are hungry enough for {n2}.', 'First the water at {n1}, which asks nothing of you; then a meal at {n2}.'],
  },
  {
    id: 'sand-and-a-feast',
    stops: [{ kind: ['beach'] }, anyMeal],
    titles: ['Sand in Your Shoes, Then {2}', 'Shoes Off, with {2} to Follow'],
    summaries: ['Carry your shoes along {n1}, and put them back on for {n2}.'],
  },
  {
    id: 'ferry-to-oysters',
    stops: [{ kind: ['boat_ride'] }, { noun: ['oysters', 'seafood', 'crab', 'clam chowder', 'fish and chips'], role: ['meal'] }],
    titles: ['From the Ferry to {2}', 'Off the Boat, into {2}'],
    summaries: ['You get an appetite on the water with {n1} and eat what lives in it at {n2}.'],
  },
  {
    id: 'shore-and-seafood',
    stops: [water, { tag: ['seafood'], role: ['meal'] }],
    titles: ['The Shore and Its Supper', 'Water’s Edge, Then {2}'],
    summaries: ['The smell of the water at {n1} makes its own suggestion, and {n2} takes it up.'],
  },
  {
    id: 'park-and-play',
    stops: [green, { role: ['activity'] }],
    titles: ['A Park, {2} After', 'Grass First, Then {2}'],
    summaries: ['Loosen up in {n1}, and then get on with {n2}.'],
  },
  {
    id: 'walk-lunch-look',
    stops: [stroll, lunch, { role: ['activity', 'treat'] }],
    titles: ['Easy Morning Before {2}', 'A Walk, a Lunch and {3}', 'Out Early for {2}'],
    summaries: ['A day with plenty of air in it: a walk at {n1}, lunch at {n2}, and {n3} for the afternoon.'],
  },
  {
    id: 'lunch-air-and-sugar',
    stops: [lunch, stroll, sweet],
    titles: ['{1}, Some Air, {3}', 'Lunch, a Lap and a Treat'],
    summaries: ['Lunch at {n1} is walked off at {n2}, and {n3} undoes all the good of it.'],
  },
  {
    id: 'lights-after-dinner',
    stops: [dinner, { role: ['stroll'], tag: ['lit-at-night', 'views'], light: 'dark' }],
    titles: ['{1}, Then the City Lights', 'After Dinner, the Lights'],
    summaries: ['Dinner at {n1}, and then out under the lights of {n2}, when the day people have gone home.'],
  },
  {
    id: 'bridge-or-landmark-by-night',
    stops: [dinner, { kind: ['landmark'], light: 'dark' }],
    titles: ['{1} and the Sights by Night', 'Supper, Then the Postcard'],
    summaries: ['Dinner at {n1}, then {n2} after dark, when you nearly have it to yourselves.'],
  },
  {
    id: 'water-treat-and-more',
    stops: [water, { role: ['treat', 'drink'] }],
    titles: ['Shoreline, with {2} After', 'Water, Wind, {2}'],
    summaries: ['Wind in your hair at {n1}, then {n2} to sit down and put it right.'],
  },
];

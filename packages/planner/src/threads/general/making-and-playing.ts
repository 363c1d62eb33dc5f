import type { Thread } from '../thread.ts';
import { anyMeal, coffee, dinner, drink, lunch, music, nightcap, sweet } from './stops.ts';

/** What two people make, play, climb and soak in. */
export const makingAndPlaying: readonly Thread[] = [
  {
    id: 'a-craft-a-table-a-late-set',
    stops: [{ kind: ['pottery_studio', 'art_workshop'] }, dinner, { ...music, arrive: [19, 25] }],
    titles: ['{1}, {2} and a Late Set', 'Made by Hand, Then a Late Set'],
    summaries: ['Something made with your own hands at {n1}, a table at {n2}, and a late set at {n3} to sit back for.'],
  },
  {
    id: 'a-craft-and-a-table',
    stops: [{ kind: ['pottery_studio', 'art_workshop'] }, anyMeal],
    titles: ['Mud on Your Sleeves, Then {2}', '{1} First Before {2}', 'Made by Hand, Twice'],
    summaries: ['You make something together at {n1} and compare the damage over a meal at {n2}.', 'Two hours of working side by side at {n1}, and {n2} for clean hands and a hot plate.'],
  },
  {
    id: 'a-craft-and-a-cup',
    stops: [{ kind: ['pottery_studio', 'art_workshop', 'cooking_class'] }, { role: ['treat', 'drink'] }],
    titles: ['Make Something, Then {2}', 'Busy Hands, with {2} to Follow'],
    summaries: ['Hands busy at {n1}, hands free at {n2}, with plenty to tease each other about.'],
  },
  {
    id: 'cook-it-yourselves',
    stops: [{ kind: ['cooking_class'] }, { role: ['drink', 'stroll', 'show', 'treat'] }],
    titles: ['You Are the Cooks Tonight', 'Aprons On, Then {2}'],
    summaries: ['You cook your own supper at {n1} and let {n2} look after you for the rest.'],
  },
  {
    id: 'pinball-and-plates',
    stops: [{ noun: ['pinball'] }, anyMeal],
    titles: ['Pinball, with {2} After', 'Quarters, Flippers, {2}'],
    summaries: ['Lose a few quarters to the pinball machines at {n1}, then eat at {n2}.'],
  },
  {
    id: 'dumplings-and-a-games-room',
    stops: [{ noun: ['dumplings', 'soup dumplings', 'xiao long bao', 'dim sum', 'ramen', 'noodles'], role: ['meal'] }, { kind: ['arcade', 'board_games', 'billiards', 'bowling', 'karaoke'] }],
    titles: ['{1} and High Scores', 'Chopsticks, Then Joysticks'],
    summaries: ['Steam and chopsticks at {n1}, then an hour of being children again at {n2}.'],
  },
  {
    id: 'games-and-a-pint',
    stops: [{ kind: ['arcade', 'bowling', 'billiards', 'mini_golf', 'board_games', 'axe_throwing', 'golf_range'] }, drink],
    titles: ['{1}, and a Round on the Loser', 'Best of Three, {2} After', 'Winner Picks the Drink'],
    summaries: ['Best of three at {n1}; the loser buys the first round at {n2}.', 'However it ends at {n1}, {n2} is where the story improves.'],
  },
  {
    id: 'games-and-something-sweet',
    stops: [{ kind: ['arcade', 'bowling', 'billiards', 'mini_golf', 'board_games', 'skating', 'golf_range'] }, sweet],
    titles: ['{1} and a Sweet Prize', 'Playground Rules, Then {2}'],
    summaries: ['An hour of play at {n1}, and something sweet at {n2} for winner and loser alike.'],
  },
  {
    id: 'dice-and-coffee',
    stops: [{ kind: ['board_games'] }, { ...coffee }],
    titles: ['Dice, Rulebooks and Coffee', 'One Game, Two Cups'],
    summaries: ['A game neither of you knows at {n1}, and the rematch argued over cups at {n2}.'],
  },
  {
    id: 'books-and-boards',
    stops: [{ kind: ['bookshop'], noun: ['comics', 'manga'] }, { kind: ['board_games', 'arcade'] }],
    titles: ['Paper, Then Play', 'Shelves First, Dice Second'],
    summaries: ['An easy browse at {n1} to learn what the other reads, and then a proper game at {n2}.'],
  },
  {
    id: 'climb-then-feast',
    stops: [{ kind: ['climbing_gym'] }, anyMeal],
    titles: ['Chalk on Your Hands Before {2}', 'Up the Wall, Then {2}'],
    summaries: ['You hold each other’s rope at {n1}, and earn every bite at {n2}.', 'Sweat first, at {n1}; then sit very still at {n2} while somebody brings you food.'],
  },
  {
    id: 'skate-and-thaw',
    stops: [{ kind: ['skating'] }, { role: ['treat', 'drink', 'meal'] }],
    titles: ['Laps, Falls, Ending in {2}', 'Wobble Around, with {2} to Follow'],
    summaries: ['Hold hands for balance at {n1}, then get warm again at {n2}.', 'A few shaky laps at {n1} are the best excuse for {n2}.'],
  },
  {
    id: 'ride-then-eat',
    stops: [{ kind: ['cycling', 'paddling'] }, anyMeal],
    titles: ['Work Up to {2}', 'Pedals or Paddles, Then {2}'],
    summaries: ['An hour under your own steam with {n1}, and then {n2}, where you have earned a large plate.'],
  },
  {
    id: 'out-on-the-water-then-in',
    stops: [{ kind: ['boat_ride', 'paddling'] }, { role: ['meal', 'drink'] }],
    titles: ['Off the Boat and into {2}', 'Water First, {2} After'],
    summaries: ['An hour on the water with {n1}, then solid ground and a seat at {n2}.', 'The city looks different from the water: see it with {n1}, and talk about it at {n2}.'],
  },
  {
    id: 'locked-in-then-out',
    stops: [{ kind: ['escape_room'] }, { role: ['meal', 'drink', 'treat'] }],
    titles: ['Locked In, Then Let Out', 'Riddles, Then Relief'],
    summaries: ['Find out how you both behave under pressure at {n1}, and make up at {n2}.'],
  },
  {
    id: 'a-soak-and-a-supper',
    stops: [{ kind: ['spa'] }, anyMeal],
    titles: ['Steam, Then {2}', 'Loose Shoulders and {2}'],
    summaries: ['Nothing to do but soak at {n1}, and after that a slow table at {n2}.'],
  },
  {
    id: 'a-soak-and-tea',
    stops: [{ kind: ['spa'] }, { role: ['treat', 'stroll'] }],
    titles: ['The Slowest Date in Town', 'Soak, Sip, Repeat'],
    summaries: ['The day slows down at {n1}, and {n2} is in no hurry to speed it up again.'],
  },
  {
    id: 'rides-and-sugar',
    stops: [{ kind: ['amusement_park'], noun: ['ferris wheel', 'carousel', 'roller coaster', 'rides'] }, { role: ['treat'] }],
    titles: ['Rides and Sugar', 'Carnival Rules'],
    summaries: ['Be twelve again at {n1}, sugar at {n2} included.'],
  },
  {
    id: 'sing-then-drink',
    stops: [{ kind: ['karaoke'] }, nightcap],
    titles: ['A Duet and a Nightcap', 'Sing Badly, Drink Well'],
    summaries: ['Get the singing over with at {n1}, and be admired for it at {n2}.'],
  },
  {
    id: 'vinyl-and-a-drink',
    stops: [{ kind: ['record_shop'] }, drink],
    titles: ['Crates and {2}', 'Side A Before {2}'],
    summaries: ['Pick a record for each other at {n1}, and defend your choice at {n2}.'],
  },
  {
    id: 'vinyl-table-live',
    stops: [{ kind: ['record_shop'] }, dinner, music],
    titles: ['Vinyl, {2}, Then It’s Live', 'From the Crates to the Stage'],
    summaries: ['Music on both sides of dinner: records at {n1}, a table at {n2}, and the real thing at {n3}.'],
  },
  {
    id: 'vinyl-and-a-bite',
    stops: [{ kind: ['record_shop'] }, { role: ['meal', 'treat'] }],
    titles: ['Dusty Fingers, Then {2}', 'Flip Through the Bins, with {2} to Follow'],
    summaries: ['Flip through the bins at {n1} until you know each other’s guilty pleasures, then talk about them at {n2}.'],
  },
  {
    id: 'market-and-lunch',
    stops: [{ kind: ['market'] }, lunch],
    titles: ['Market Bags, with {2} After', 'Stalls First, Then {2}'],
    summaries: ['Wander the stalls of {n1} with no list, and sit down hungry at {n2}.'],
  },
  {
    id: 'treasures-and-coffee',
    stops: [{ kind: ['shop', 'market'] }, { role: ['treat'] }],
    titles: ['Other People’s Treasures', 'Rummage, {2} After', 'Find Something Silly, Then {2}'],
    summaries: ['Each of you finds one thing for the other at {n1}; they are unwrapped at {n2}.', 'Poke around {n1} for as long as it is fun, and put your feet up at {n2}.'],
  },
  {
    id: 'thrift-and-a-table',
    stops: [{ tag: ['vintage', 'thrift', 'antiques'], role: ['activity'] }, { role: ['meal', 'drink'] }],
    titles: ['Old Things Before {2}', 'Racks, Ending in {2}', 'Secondhand and Well Fed'],
    summaries: ['A game of dressing each other at {n1}, and then {n2} for showing off what you found.'],
  },
];

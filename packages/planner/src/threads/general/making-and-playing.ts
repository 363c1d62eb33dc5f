import type { Thread } from '../thread.ts';
import { anyMeal, coffee, dinner, drink, lunch, music, nightcap, sweet } from './stops.ts';

/** What two people make, play, climb and soak in. */
export const makingAndPlaying: readonly Thread[] = [
  {
    id: 'a-craft-a-table-a-late-set',
    stops: [{ kind: ['pottery_studio', 'art_workshop'] }, dinner, { ...music, arrive: [19, 25] }],
    titles: ['{1}, {2} and a Late Set'],
    leads: ['Something made by hand, a table, and live music'],
  },
  {
    id: 'a-craft-and-a-table',
    stops: [{ kind: ['pottery_studio', 'art_workshop'] }, anyMeal],
    titles: ['Made by Hand, Then {2}'],
    leads: ['Something made with your own hands, then a table'],
  },
  {
    id: 'a-craft-and-a-cup',
    stops: [{ kind: ['pottery_studio', 'art_workshop', 'cooking_class'] }, { role: ['treat', 'drink'] }],
    titles: [],
    leads: ['Busy hands first, then a seat'],
  },
  {
    id: 'cook-it-yourselves',
    stops: [{ kind: ['cooking_class'] }, { role: ['drink', 'stroll', 'show', 'treat'] }],
    titles: ['You Are the Cooks'],
    leads: ['A meal that you cook yourselves'],
  },
  {
    id: 'pinball-and-plates',
    stops: [{ noun: ['pinball'] }, anyMeal],
    titles: ['Pinball and {2}'],
    leads: [],
  },
  {
    id: 'dumplings-and-a-games-room',
    stops: [{ noun: ['dumplings', 'soup dumplings', 'xiao long bao', 'dim sum', 'ramen', 'noodles'], role: ['meal'] }, { kind: ['arcade', 'board_games', 'billiards', 'bowling', 'karaoke'] }],
    titles: ['{1} and High Scores'],
    leads: ['Chopsticks first, then a game'],
  },
  {
    id: 'games-and-a-pint',
    stops: [{ kind: ['arcade', 'bowling', 'billiards', 'mini_golf', 'board_games', 'axe_throwing', 'golf_range'] }, drink],
    titles: ['Best of Three and {2}'],
    leads: ['Best of three, with the first round on the loser'],
  },
  {
    id: 'games-and-something-sweet',
    stops: [{ kind: ['arcade', 'bowling', 'billiards', 'mini_golf', 'board_games', 'skating', 'golf_range'] }, sweet],
    titles: ['{1} and a Sweet Prize'],
    leads: ['A game, with something sweet for winner and loser'],
  },
  {
    id: 'dice-and-coffee',
    stops: [{ kind: ['board_games'] }, { ...coffee }],
    titles: ['Dice, Rulebooks and Coffee'],
    leads: ['One board game and two warm cups'],
  },
  {
    id: 'books-and-boards',
    stops: [{ kind: ['bookshop'], noun: ['comics', 'manga'] }, { kind: ['board_games', 'arcade'] }],
    titles: [],
    leads: ['A browse to learn what the other reads, then a game'],
  },
  {
    id: 'climb-then-feast',
    stops: [{ kind: ['climbing_gym'] }, anyMeal],
    titles: ['Chalk, Then {2}'],
    leads: ['A climb, and a table you have earned'],
  },
  {
    id: 'skate-and-thaw',
    stops: [{ kind: ['skating'] }, { role: ['treat', 'drink', 'meal'] }],
    titles: [],
    leads: ['A few shaky laps, then somewhere to sit'],
  },
  {
    id: 'ride-then-eat',
    stops: [{ kind: ['cycling', 'paddling'] }, anyMeal],
    titles: [],
    leads: ['An hour under your own steam, then a table'],
  },
  {
    id: 'out-on-the-water-then-in',
    stops: [{ kind: ['boat_ride', 'paddling'] }, { role: ['meal', 'drink'] }],
    titles: [],
    leads: ['An hour on the water, then solid ground'],
  },
  {
    id: 'locked-in-then-out',
    stops: [{ kind: ['escape_room'] }, { role: ['meal', 'drink', 'treat'] }],
    titles: ['Locked In, Then Let Out'],
    leads: ['Locked in together first'],
  },
  {
    id: 'a-soak-and-a-supper',
    stops: [{ kind: ['spa'] }, anyMeal],
    titles: ['Steam, Then {2}'],
    leads: ['A long soak, then a slow table'],
  },
  {
    id: 'a-soak-and-tea',
    stops: [{ kind: ['spa'] }, { role: ['treat', 'stroll'] }],
    titles: ['The Slowest Date in Town'],
    leads: ['A long soak and no hurry after it'],
  },
  {
    id: 'rides-and-sugar',
    stops: [{ kind: ['amusement_park'], noun: ['ferris wheel', 'carousel', 'roller coaster', 'rides'] }, { role: ['treat'] }],
    titles: ['Rides and Sugar'],
    leads: ['Rides first, then something sweet'],
  },
  {
    id: 'sing-then-drink',
    stops: [{ kind: ['karaoke'] }, nightcap],
    titles: ['A Duet and a Nightcap'],
    leads: ['A duet first, then a drink'],
  },
  {
    id: 'vinyl-and-a-drink',
    stops: [{ kind: ['record_shop'] }, drink],
    titles: ['Crates and {2}'],
    leads: ['A record for each other, then a drink'],
  },
  {
    id: 'vinyl-table-live',
    stops: [{ kind: ['record_shop'] }, dinner, music],
    titles: ['From the Crates to the Stage'],
    leads: ['Music on both sides of dinner'],
  },
  {
    id: 'vinyl-and-a-bite',
    stops: [{ kind: ['record_shop'] }, { role: ['meal', 'treat'] }],
    titles: [],
    leads: ['An hour in the record bins, then a bite'],
  },
  {
    id: 'market-and-lunch',
    stops: [{ kind: ['market'] }, lunch],
    titles: [],
    leads: ['Market stalls with no list, then lunch'],
  },
  {
    id: 'treasures-and-coffee',
    stops: [{ kind: ['shop', 'market'] }, { role: ['treat'] }],
    titles: ['Other People’s Treasures'],
    leads: ['A slow rummage, then somewhere to sit'],
  },
  {
    id: 'thrift-and-a-table',
    stops: [{ tag: ['vintage', 'thrift', 'antiques'], role: ['activity'] }, { role: ['meal', 'drink'] }],
    titles: ['Secondhand and Well Fed'],
    leads: ['Other people’s old clothes first, then a seat'],
  },
];

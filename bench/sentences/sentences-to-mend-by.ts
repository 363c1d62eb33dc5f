import { sentencesMendedByLast } from './sentences-mended-by-last.ts';
import { sentencesMendedByLater } from './sentences-mended-by-later.ts';
import type { Sentence } from './meaning.ts';
import { sentencesMeasuredBefore } from './sentences-measured-before.ts';
import { sentencesMeasuredLater } from './sentences-measured-later.ts';
import { sentencesMeasuredThird } from './sentences-measured-third.ts';

/** The sentences that the reader is mended by: whoever mends it may read them. */
export const sentencesToMendBy: readonly Sentence[] = [
  ...sentencesMeasuredBefore,
  ...sentencesMeasuredLater,
  ...sentencesMeasuredThird,
  ...sentencesMendedByLater,
  ...sentencesMendedByLast,
  { text: 'can we keep it under $80', means: { budget: 80 } },
  { text: 'thats way too expensive for us', means: { budget: 'less' } },
  {
    text: "let's splurge, it's our anniversary",
    means: [{ budget: 'more' }, { quality: 'fancier' }],
  },
  { text: 'not so fancy', means: [{ quality: 'plainer' }, { budget: 'less' }] },
  { text: '$60 max for the two of us', means: { budget: 60 } },
  {
    text: 'somthing cheeper for dinner',
    means: [{ budget: 'less' }, { budget: 'less', replaces: [2] }],
  },
  { text: 'start at 6 instead', means: { start: '18:00' } },
  { text: 'we have to be home by 10', means: { end: '22:00' } },
  {
    text: 'dinner around 6:30 pls, we eat early',
    means: [{ dinner: '18:30' }, { dinner: 'earlier' }],
  },
  { text: 'end by midnight at the latest', means: { end: '24:00' } },
  {
    text: "a bit longer, we don't wanna go home yet",
    means: [{ length: 'longer' }, { end: 'later' }],
  },
  { text: 'finish around 11', means: { end: '23:00' } },
  { text: 'dinner later please, eight-ish', means: [{ dinner: '20:00' }, { dinner: 'later' }] },
  { text: 'we only got two hours', means: [{ length: 120 }, { end: '21:00' }] },
  { text: 'do it on saturday instead', means: { beyond: true } },
  { text: 'drop the last stop', means: [{ drops: [3] }, { stops: 2, drops: [3] }] },
  { text: 'add a dessert', means: { adds: 'dessert' } },
  { text: 'just two stops please', means: { stops: 2 } },
  { text: 'squeeze in one more thing before dinner', means: [{ stops: 'more' }, { stops: 4 }] },
  {
    text: 'lets not do the club, just dinner and the museum',
    means: [{ drops: [3] }, { drops: [3], keeps: [1, 2] }],
  },
  {
    text: 'just dinner and a walk',
    means: [
      { stops: 2, likes: ['walk'] },
      { likes: ['dinner', 'walk'], stops: 2 },
    ],
  },
  {
    text: 'keep the restaurant, change everything else',
    means: [{ keeps: [2] }, { keeps: [2], replaces: [1, 3] }],
  },
  {
    text: "love the jazz club, don't love the rest",
    means: [{ keeps: [3] }, { keeps: [3], replaces: [1, 2] }],
  },
  { text: 'another italian place', means: [{ replaces: [2], by: 'italian' }, { replaces: [2] }] },
  {
    text: 'replace the museum with something outside',
    means: [
      { replaces: [1], by: 'outdoors' },
      { replaces: [1], setting: 'outdoor' },
    ],
  },
  { text: 'we did the museum last month', means: { replaces: [1] } },
  { text: 'Anything but that museum', means: [{ replaces: [1] }, { avoids: ['museum'] }] },
  { text: 'give me a completely different plan', means: { replaces: [1, 2, 3] } },
  {
    text: 'keep dinner where it is but find a better bar after',
    means: [
      { keeps: [2], last: 'bar' },
      { keeps: [2], replaces: [3], by: 'bar' },
    ],
  },
  {
    text: 'I like stop 1 and 3, but dinner should be mexican',
    means: [
      { keeps: [1, 3], replaces: [2], by: 'mexican' },
      { keeps: [1, 3], likes: ['mexican'] },
    ],
  },
  { text: 'start with a drink', means: { first: 'drink' } },
  { text: 'dance after', means: { last: 'dancing' } },
  { text: 'end the night with karaoke', means: { last: 'karaoke' } },
  { text: 'end somewhere cozy', means: [{ last: 'cozy' }, { quality: 'cozier' }] },
  { text: 'something with animals', means: { likes: ['animals'] } },
  { text: 'arcade games!!', means: { likes: ['arcade games'] } },
  { text: 'a rooftop would be nice', means: { likes: ['rooftop'] } },
  { text: "we're both into vinyl and old books", means: { likes: ['vinyl', 'books'] } },
  { text: 'something spicy', means: { likes: ['spicy'] } },
  { text: 'chinease food', means: { likes: ['chinese'] } },
  { text: "good cocktails, she's a mixology nerd", means: { likes: ['cocktails'] } },
  {
    text: 'is there a comedy show we could see instead',
    means: [{ likes: ['comedy'] }, { replaces: [3], by: 'comedy' }],
  },
  { text: 'somewhere with a fireplace', means: [{ likes: ['fireplace'] }, { beyond: true }] },
  { text: 'vintage shopping then oysters', means: { likes: ['vintage', 'oysters'] } },
  { text: "ice skating if it's open", means: { likes: ['ice skating'] } },
  { text: 'no museums', means: { avoids: ['museum'] } },
  { text: 'nothing loud', means: { quality: 'quieter' } },
  { text: 'not another wine bar', means: { avoids: ['wine bar'] } },
  { text: 'she cant stand jazz', means: { avoids: ['jazz'] } },
  {
    text: 'less food, more doing',
    means: [{ quality: 'less food' }, { quality: 'less food', likes: ['active'] }],
  },
  { text: "don't make us sit through a movie", means: { avoids: ['movie'] } },
  { text: 'nothing religious', means: [{ avoids: ['church'] }, { avoids: ['religious'] }] },
  { text: "no clubs we're too old for that lol", means: { avoids: ['club'] } },
  { text: "she's vegan now", means: { diets: ['vegan'] } },
  {
    text: 'halal only',
    means: [{ diets: ['halal'] }, { diets: ['halal'], needs: ['no alcohol'] }],
  },
  { text: 'vegetarien options for dinner', means: { diets: ['vegetarian'] } },
  { text: 'no alcohol please', means: { needs: ['no alcohol'] } },
  { text: "step-free please, I'm in a wheelchair", means: { needs: ['step-free'] } },
  { text: 'bring our dog', means: { needs: ['dog'] } },
  {
    text: 'my knee is bad so not much walking',
    means: [{ needs: ['little walking'] }, { distance: 'closer' }],
  },
  { text: "he's hard of hearing, so quiet places", means: { quality: 'quieter' } },
  { text: 'no stairs', means: { needs: ['step-free'] } },
  { text: 'place with easy parking', means: [{ asks: 'parking' }, { needs: ['parking'] }] },
  {
    text: "i'm on crutches",
    means: [
      { needs: ['step-free'] },
      { needs: ['little walking'] },
      { needs: ['step-free', 'little walking'] },
    ],
  },
  { text: 'more outside', means: { setting: 'outdoor' } },
  { text: 'get us out of the sun', means: { setting: 'indoor' } },
  { text: 'too hot for walking around outside', means: { setting: 'indoor' } },
  { text: 'if it rains we still wanna stay dry', means: { setting: 'indoor' } },
  { text: 'all walkable', means: { travel: 'walking' } },
  { text: "we don't have a car", means: [{ travel: 'public' }, { travel: 'walking' }] },
  { text: 'stay in Brooklyn', means: { place: 'Brooklyn' } },
  { text: 'within a mile of each other', means: [{ distance: 1 }, { distance: 'closer' }] },
  { text: 'closer to home', means: { distance: 'closer' } },
  { text: 'move it to Oakland', means: { place: 'Oakland' } },
  { text: "we'll uber", means: { travel: 'driving' } },
  { text: 'more romantic', means: { mood: 'romantic' } },
  {
    text: 'too formal, make it playful',
    means: [{ mood: 'fun' }, { mood: 'fun', quality: 'plainer' }],
  },
  { text: 'not so touristy', means: { quality: 'less touristy' } },
  { text: "calmer, it's been a long week", means: [{ mood: 'relaxed' }, { quality: 'quieter' }] },
  { text: 'surprise us', means: [{ quality: 'rarer' }, { replaces: [1, 2, 3] }] },
  { text: 'kinda wanna dress up', means: { quality: 'fancier' } },
  {
    text: 'more cultural and less boozy',
    means: [
      { mood: 'cultural', needs: ['no alcohol'] },
      { mood: 'cultural', avoids: ['bar'] },
    ],
  },
  { text: 'is there parking?', means: { asks: 'parking' } },
  { text: 'how much is dinner', means: { asks: 'cost' } },
  { text: 'how long is the walk between the first two', means: { asks: 'travel' } },
  { text: 'what should I wear?', means: { asks: 'dress' } },
  { text: 'do they have vegan options?', means: [{ asks: 'diet' }, { diets: ['vegan'] }] },
  { text: 'how do we get home', means: { asks: 'travel' } },
  { text: 'this is great, thank you so much', means: { content: true } },
  { text: 'fly us to paris', means: { beyond: true } },
  { text: 'write me a poem for her', means: { beyond: true } },
  { text: 'no food no walking no sitting', means: { beyond: true } },
  { text: 'more expensive but cheaper', means: { beyond: true } },
  {
    text: "Something where we don't have to talk all the time at first, then a nice thai dinner, and be done by 10:30?",
    means: { likes: ['thai'], end: '22:30' },
  },
  {
    text: "It's her birthday so can dinner be a bit nicer and the last stop somewhere with cake",
    means: [
      { quality: 'fancier', last: 'cake' },
      { budget: 'more', last: 'cake' },
    ],
  },
  { text: 'later start (8pm) and dancing', means: { start: '20:00', likes: ['dancing'] } },
  {
    text: 'we had indian yesterday so not indian again, maybe ramen or greek',
    means: { avoids: ['indian'], likes: ['ramen', 'greek'] },
  },
  {
    text: 'keep everything but dinner should be cheaper',
    means: [
      { keeps: [1, 3], budget: 'less' },
      { keeps: [1, 3], replaces: [2], budget: 'less' },
      { budget: 'less', replaces: [2] },
    ],
  },
  {
    text: 'not italian, not mexican, something like ethiopian or georgian',
    means: { avoids: ['italian', 'mexican'], likes: ['ethiopian', 'georgian'] },
  },
  {
    text: 'dont change the restaurant but start an hour earlier and skip the bar at the end',
    means: [
      { keeps: [2], start: '18:00', drops: [3] },
      { keeps: [2], start: '18:00', avoids: ['bar'] },
    ],
  },
];

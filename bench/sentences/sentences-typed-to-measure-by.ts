import type { Sentence } from './meaning.ts';

/** As new users type on a phone, written before a look at the reader: the half that is drawn by chance to measure by. */
export const sentencesTypedToMeasureBy: readonly Sentence[] = [
  { text: 'hey can u make it a little cheaper? like 90 total', means: [{ budget: 90 }] },
  { text: 'museum sounds boring tbh, something else?', means: { replaces: [1] } },
  {
    text: 'love the restaurant, rest not so much',
    means: [{ keeps: [2], replaces: [1, 3] }, { keeps: [2] }],
  },
  { text: 'swap black cat for a cocktail bar', means: { replaces: [3], by: 'cocktail bar' } },
  { text: 'is black cat loud?', means: { asks: 'other' } },
  { text: 'wait no actually keep the museum', means: { keeps: [1] } },
  {
    text: 'no drinking for me im driving',
    means: [
      { needs: ['no alcohol'] },
      { needs: ['no alcohol'], travel: 'driving' },
      { travel: 'driving' },
    ],
  },
  { text: 'only 3 hours please', means: [{ length: 180 }, { end: '22:00' }] },
  { text: 'less romantic its our second date', means: { lessMood: 'romantic' } },
  {
    text: 'Trattoria Contadina is always full, pick another italian place',
    means: [{ replaces: [2], by: 'italian' }],
  },
  {
    text: 'what time do we get to the club',
    means: [{ asks: 'hours' }, { asks: 'other' }, { asks: 'program' }],
  },
  {
    text: 'skip dinner we will have eaten',
    means: [{ eaten: true }, { drops: [2] }, { drops: [2], eaten: true }],
  },
  { text: 'push everything back an hour', means: [{ start: '20:00' }, { start: 'later' }] },
  {
    text: 'can we bring the dog',
    means: [{ needs: ['dog'] }, { asks: 'access' }, { asks: 'other' }],
  },
  { text: 'budget is 150 not 120', means: { budget: 150 } },
  { text: 'i would rather take the bus', means: { travel: 'public' } },
  { text: 'outside please its warm', means: { setting: 'outdoor' } },
  { text: 'could you swap the order of the last two', means: { order: [3, 2] } },
  { text: 'one stop less', means: [{ stops: 2 }, { stops: 'fewer' }] },
  { text: 'anything but seafood', means: { avoids: ['seafood'] } },
  { text: 'does the restaurant take reservations?', means: { asks: 'booking' } },
  { text: 'finish with a walk by the water', means: [{ last: 'walk' }, { last: 'waterfront' }] },
  { text: 'nothing after 10 please, babysitter', means: { end: '22:00' } },
  { text: 'Could it be more of an adventure', means: { mood: 'adventurous' } },
  { text: 'kinda pricey no?', means: { budget: 'less' } },
  { text: 'anything in the mission?', means: { place: 'mission' } },
  {
    text: 'its her birthday so somewhere special for dinner',
    means: [
      { occasion: 'birthday', quality: 'fancier' },
      { occasion: 'birthday' },
      { occasion: 'birthday', replaces: [2] },
    ],
  },
  { text: 'wheres the parking', means: { asks: 'parking' } },
  { text: 'When does the sun go down?', means: { asks: 'sunset' } },
  {
    text: 'sushi or ramen',
    means: [{ likes: ['sushi'] }, { likes: ['ramen'] }, { likes: ['sushi', 'ramen'] }],
  },
  {
    text: 'get rid of the club and add a dessert place',
    means: [
      { drops: [3], adds: 'dessert' },
      { replaces: [3], by: 'dessert' },
    ],
  },
  { text: 'not a fan of crowds', means: { quality: 'less crowded' } },
  { text: 'we went to trattoria last week', means: { replaces: [2] } },
  { text: 'make it a day date', means: [{ start: 'earlier' }] },
  {
    text: 'breakfast instead',
    means: [{ start: 'earlier' }, { dinner: 'earlier' }, { likes: ['breakfast'] }],
  },
  { text: 'this sucks', means: [{ beyond: true }, { replaces: [1, 2, 3] }] },
  { text: 'send this to my gf', means: { beyond: true } },
  { text: 'double date, can another couple join', means: { beyond: true } },
  { text: 'my mom uses a wheelchair and is joining us', means: { needs: ['step-free'] } },
  {
    text: 'i have a bad knee so no stairs',
    means: [
      { needs: ['step-free'] },
      { needs: ['step-free', 'little walking'] },
      { needs: ['little walking'] },
    ],
  },
  {
    text: 'no steep hills',
    means: [{ needs: ['little walking'] }, { needs: ['step-free'] }, { avoids: ['hills'] }],
  },
  { text: 'halal only', means: { diets: ['halal'] } },
  { text: 'gluten free options for her', means: { diets: ['gluten-free'] } },
  { text: 'is there anything vegan on the menu', means: [{ asks: 'diet' }, { diets: ['vegan'] }] },
  { text: 'how far is the walk between 1 and 2', means: { asks: 'travel' } },
  { text: 'how do we get from dinner to the club', means: { asks: 'travel' } },
  { text: 'who is playing at black cat tonight', means: { asks: 'program' } },
  {
    text: 'are kids allowed',
    means: [{ asks: 'access' }, { asks: 'other' }, { needs: ['children'] }],
  },
  { text: 'nearest bart?', means: { asks: 'station' } },
  { text: 'whats the total', means: { asks: 'cost' } },
  { text: 'why jazz', means: [{ asks: 'other' }, { beyond: true }] },
  {
    text: 'Can we go somewhere to dance after dinner?',
    means: [
      { replaces: [3], by: 'dancing' },
      { likes: ['dancing'] },
      { adds: 'dancing' },
      { last: 'dancing' },
    ],
  },
  {
    text: 'after dinner a drink somewhere',
    means: [
      { adds: 'drink' },
      { likes: ['drink'] },
      { replaces: [3], by: 'drink' },
      { last: 'drink' },
    ],
  },
  { text: 'coffee before the museum', means: [{ adds: 'coffee' }, { first: 'coffee' }] },
  { text: 'change dinner to tacos', means: { replaces: [2], by: 'tacos' } },
  { text: 'too late for us, we r early birds', means: [{ start: 'earlier' }, { end: 'earlier' }] },
  { text: 'home by eleven latest', means: { end: '23:00' } },
  { text: 'no rush, make it last all evening', means: { length: 'longer' } },
  { text: '100 bucks tops', means: { budget: 100 } },
  { text: 'max $50 pp', means: { budget: 100 } },
  { text: 'money is no object', means: [{ budget: 'more' }, { quality: 'fancier' }] },
  {
    text: 'free museum maybe?',
    means: [
      { likes: ['free'] },
      { replaces: [1], by: 'museum' },
      { replaces: [1], budget: 'less' },
      { budget: 'less' },
    ],
  },
  { text: 'everything walkable pls', means: [{ travel: 'walking' }, { distance: 'closer' }] },
  { text: 'near golden gate park', means: { place: 'golden gate park' } },
  {
    text: 'make the first stop something outdoors',
    means: [
      { replaces: [1], by: 'outdoors' },
      { setting: 'outdoor' },
      { replaces: [1], setting: 'outdoor' },
      { first: 'outdoors' },
    ],
  },
  {
    text: 'something active like climbing or bowling',
    means: [
      { likes: ['climbing', 'bowling'] },
      { likes: ['climbing'] },
      { likes: ['bowling'] },
      { likes: ['active', 'climbing', 'bowling'] },
    ],
  },
  {
    text: 'we both like hiking but not at night',
    means: [{ likes: ['hiking'] }, { likes: ['hiking'], start: 'earlier' }],
  },
  {
    text: 'a nice park for a picnic before it gets dark',
    means: [
      { likes: ['picnic'] },
      { likes: ['park', 'picnic'] },
      { first: 'picnic' },
      { likes: ['picnic'], start: 'earlier' },
    ],
  },
  {
    text: 'live music but not jazz',
    means: [
      { likes: ['live music'], avoids: ['jazz'] },
      { replaces: [3], by: 'live music' },
      { replaces: [3], by: 'live music', avoids: ['jazz'] },
    ],
  },
  { text: 'comedy club instead of the jazz thing', means: { replaces: [3], by: 'comedy' } },
  { text: 'reverse it', means: { order: [3, 2, 1] } },
  { text: 'museum after dinner', means: { order: [2, 1] } },
  { text: 'do the club before we eat', means: { order: [3, 2] } },
  {
    text: 'scrap the first and last, keep dinner',
    means: [
      { keeps: [2], drops: [1, 3] },
      { keeps: [2], replaces: [1, 3] },
    ],
  },
  {
    text: 'i like 1 and 2 but 3 is meh',
    means: [{ keeps: [1, 2], replaces: [3] }, { replaces: [3] }],
  },
  { text: 'only one thing plus dinner', means: { stops: 2 } },
  { text: 'too basic, we want smth unusual', means: { quality: 'rarer' } },
  { text: 'no chains', means: { avoids: ['chain'] } },
  { text: 'cosier', means: { quality: 'cozier' } },
  { text: 'more lively!', means: [{ quality: 'livelier' }] },
  { text: 'more intimate less loud', means: [{ mood: 'romantic', quality: 'quieter' }] },
  { text: 'she gets cold easily', means: [{ setting: 'indoor' }, { quality: 'warmer' }] },
  {
    text: 'actually forget the ice cream idea',
    means: [{ avoids: ['ice cream'] }, { beyond: true }],
  },
  { text: 'hmm maybe not', means: { beyond: true } },
  { text: 'never mind its fine', means: [{ content: true }, { beyond: true }] },
  {
    text: 'idk what about something with animals',
    means: [{ likes: ['animals'] }, { likes: ['zoo'] }],
  },
  {
    text: 'can you replace the museum with something more hands on',
    means: [
      { replaces: [1], by: 'hands on' },
      { replaces: [1] },
      { replaces: [1], likes: ['hands on'] },
      { replaces: [1], mood: 'fun' },
    ],
  },
  {
    text: 'i dont drink but a bar is ok',
    means: [{ needs: ['no alcohol'] }, { needs: ['no alcohol'], likes: ['bar'] }, { beyond: true }],
  },
  { text: 'please replace all three', means: { replaces: [1, 2, 3] } },
  {
    text: 'Hi! My partner is vegan and I have celiac, is that doable?',
    means: { diets: ['vegan', 'gluten-free'] },
  },
  { text: 'we want to be done with dinner by 9', means: [{ dinner: 'earlier' }] },
  {
    text: 'the walk at the end is too long',
    means: [{ distance: 'closer' }, { needs: ['little walking'] }],
  },
  {
    text: 'drop off the museum, add a rooftop bar, keep it under 130',
    means: [
      { drops: [1], adds: 'rooftop bar', budget: 130 },
      { replaces: [1], by: 'rooftop bar', budget: 130 },
    ],
  },
  { text: 'earlier and shorter', means: { start: 'earlier', length: 'shorter' } },
  { text: 'more fun, less food', means: [{ mood: 'fun', quality: 'less food' }] },
  { text: 'vegan and no later than 10', means: { diets: ['vegan'], end: '22:00' } },
  {
    text: 'italian is fine but not so expensive',
    means: [
      { budget: 'less' },
      { budget: 'less', likes: ['italian'] },
      { budget: 'less', replaces: [2], by: 'italian' },
      { budget: 'less', keeps: [2] },
    ],
  },
  { text: 'more food spots', means: [{ likes: ['food'] }, { adds: 'food' }, { stops: 'more' }] },
  { text: 'restaraunt looks awful', means: { replaces: [2] } },
  {
    text: 'insted of jazz, a pub quiz',
    means: [
      { replaces: [3], by: 'pub quiz' },
      { replaces: [3], by: 'trivia' },
    ],
  },
  {
    text: 'chep eats',
    means: [{ budget: 'less' }, { likes: ['cheap eats'] }, { replaces: [2], budget: 'less' }],
  },
  { text: 'strat later', means: { start: 'later' } },
  {
    text: 'we would love to see the sunset first',
    means: [{ first: 'sunset' }, { likes: ['sunset'] }, { first: 'viewpoint' }],
  },
  {
    text: 'Is there a version of this without the club?',
    means: [{ drops: [3] }, { replaces: [3] }, { avoids: ['club'] }],
  },
  { text: 'what else is near the museum', means: [{ asks: 'other' }, { beyond: true }] },
  { text: 'would a vegetarian find something at the second stop', means: [{ asks: 'diet' }] },
  {
    text: 'art galery instead of museum of craft',
    means: [
      { replaces: [1], by: 'gallery' },
      { replaces: [1], by: 'art gallery' },
    ],
  },
  { text: 'not italian again', means: [{ avoids: ['italian'] }, { replaces: [2] }] },
  {
    text: 'dinner at 7 sharp, then the museum',
    means: [{ dinner: '19:00', order: [2, 1] }, { dinner: '19:00' }],
  },
  {
    text: 'we wanna dance all night',
    means: [
      { likes: ['dancing'] },
      { likes: ['dancing'], length: 'longer' },
      { likes: ['dancing'], end: 'later' },
    ],
  },
  { text: 'low key', means: { mood: 'relaxed' } },
  {
    text: 'spicier',
    means: [{ mood: 'romantic' }, { likes: ['spicy'] }, { mood: 'adventurous' }, { beyond: true }],
  },
  {
    text: 'the middle one but cheaper',
    means: [
      { replaces: [2], budget: 'less' },
      { budget: 'less' },
      { replaces: [2] },
      { keeps: [2], budget: 'less' },
    ],
  },
  {
    text: 'can we get home without a long ride',
    means: [{ near: 'home' }, { distance: 'closer' }],
  },
  { text: 'ugh i hate waiting in line', means: { quality: 'less crowded' } },
  { text: 'which of these is the most expensive', means: { asks: 'cost' } },
  {
    text: 'dinner and a show, thats it',
    means: [
      { stops: 2 },
      { stops: 2, likes: ['show'] },
      { likes: ['show'] },
      { drops: [1] },
      { drops: [1], likes: ['show'] },
      { keeps: [2, 3], drops: [1] },
      { drops: [1], replaces: [3], by: 'show' },
    ],
  },
  {
    text: 'id like to stay under a 10 minute walk between stops',
    means: [{ distance: 'closer' }, { needs: ['little walking'] }],
  },
  {
    text: 'he hates surprises but i want one weird stop',
    means: [{ quality: 'rarer' }, { likes: ['weird'] }, { adds: 'weird' }],
  },
  {
    text: 'could you make it a little less walking and maybe find a nicer place for dinner? thank you!',
    means: [
      { distance: 'closer', quality: 'fancier' },
      { needs: ['little walking'], quality: 'fancier' },
      { needs: ['little walking'], replaces: [2] },
      { distance: 'closer', replaces: [2] },
      { distance: 'closer', replaces: [2], quality: 'fancier' },
      { needs: ['little walking'], replaces: [2], quality: 'fancier' },
    ],
  },
];

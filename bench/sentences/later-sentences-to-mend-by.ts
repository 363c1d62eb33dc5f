import type { Sentence } from './meaning.ts';

/** Sentences written in rounds, each before the reader was mended by them. */
export const laterSentencesToMendBy: readonly Sentence[] = [
  { text: 'avoid the tenderloin', means: { avoids: ['tenderloin'] } },
  { text: 'not in soma pls, walked through there last week and no', means: { avoids: ['soma'] } },
  {
    text: 'stay away from fishermans wharf',
    means: [{ avoids: ['fishermans wharf'] }, { avoids: ["fisherman's wharf"] }],
  },
  { text: 'can we do it over in alameda', means: { place: 'alameda' } },
  {
    text: "let's be nearer to ocean beach",
    means: [
      { place: 'ocean beach', distance: 'closer' },
      { place: 'ocean beach' },
      { likes: ['ocean beach'] },
    ],
  },
  {
    text: 'something around dolores park instead',
    means: [{ place: 'dolores park' }, { likes: ['dolores park'] }],
  },
  { text: "i'd rather not cross the bay", means: [{ shore: true }, { distance: 'closer' }] },
  {
    text: 'shorter please and no museum',
    means: [
      { length: 'shorter', avoids: ['museum'] },
      { length: 'shorter', drops: [1] },
    ],
  },
  { text: 'cheaper dinner but leave the jazz', means: [{ budget: 'less', keeps: [3] }] },
  {
    text: 'maybe sushi or ramen, and no bars after',
    means: [
      { likes: ['sushi', 'ramen'], avoids: ['bar'] },
      { likes: ['sushi'], avoids: ['bar'] },
    ],
  },
  {
    text: "we don't need the museum honestly",
    means: [{ drops: [1] }, { avoids: ['museum'] }, { replaces: [1] }],
  },
  {
    text: "it's not that i don't like jazz, just not tonight",
    means: [{ avoids: ['jazz'] }, { replaces: [3] }, { drops: [3] }],
  },
  {
    text: 'italian is fine but a different restaurant',
    means: [{ replaces: [2], by: 'italian' }, { replaces: [2] }],
  },
  {
    text: 'cant do seafood, she hates it',
    means: [{ avoids: ['seafood'] }, { diets: ['seafood'] }],
  },
  { text: 'nothing after 10:30', means: [{ end: '22:30' }] },
  { text: "we'll be there at 7:40 not 7", means: { start: '19:40' } },
  { text: 'the babysitter can only stay till ten thirty', means: { end: '22:30' } },
  { text: 'bump it to eight', means: { start: '20:00' } },
  {
    text: 'could we begin at five thirty and be done by nine',
    means: { start: '17:30', end: '21:00' },
  },
  {
    text: 'can it last a bit longer, like until 1',
    means: [{ end: '25:00' }, { end: '25:00', length: 'longer' }],
  },
  {
    text: 'I have a 6am flight. keep it short',
    means: [{ length: 'shorter' }, { end: 'earlier' }],
  },
  { text: 'eat at 7 sharp', means: { dinner: '19:00' } },
  { text: "dinner's too late", means: [{ dinner: 'earlier' }, { order: [2, 1] }] },
  { text: 'push dinner back to 8.30', means: { dinner: '20:30' } },
  {
    text: 'why is everything so pricey',
    means: [{ budget: 'less' }, { asks: 'other' }, { asks: 'cost' }],
  },
  { text: 'max 40 a head', means: { budget: 80 } },
  { text: 'i can stretch to 160', means: [{ budget: 160 }] },
  { text: 'lets keep it 2 digits', means: [{ budget: 'less' }, { beyond: true }] },
  { text: 'free stuff only except the food', means: [{ budget: 'less' }, { likes: ['free'] }] },
  { text: 'i want to go all out tonight', means: [{ budget: 'more' }, { quality: 'fancier' }] },
  { text: 'swap 1 and 3', means: [{ order: [3, 2, 1] }] },
  {
    text: 'put the jazz club first and the museum last',
    means: [{ order: [3, 2, 1] }, { order: [3, 1] }],
  },
  {
    text: 'dinner first then the rest',
    means: [{ order: [2, 1, 3] }, { first: 'dinner' }, { order: [2, 1] }],
  },
  { text: 'the second stop should be thai', means: { replaces: [2], by: 'thai' } },
  { text: 'make the last one karaoke', means: { replaces: [3], by: 'karaoke' } },
  {
    text: 'something with plants instead of the museum',
    means: [
      { replaces: [1], by: 'plants' },
      { replaces: [1], by: 'garden' },
    ],
  },
  { text: 'get rid of the first two', means: [{ drops: [1, 2] }, { replaces: [1, 2] }] },
  {
    text: 'the museum and the restaurant are great, the club not so much',
    means: [
      { keeps: [1, 2] },
      { keeps: [1, 2], replaces: [3] },
      { keeps: [1, 2], drops: [3] },
      { keeps: [1, 2], avoids: ['club'] },
    ],
  },
  {
    text: 'anywhere but Black Cat, my ex works there',
    means: [{ replaces: [3] }, { avoids: ['black cat'] }],
  },
  {
    text: 'could the restaurant be somewhere with a patio',
    means: [{ replaces: [2], by: 'patio' }, { likes: ['patio'] }, { setting: 'outdoor' }],
  },
  { text: 'i wanna dance', means: [{ likes: ['dancing'] }] },
  { text: "can't dance to save my life, pls no", means: { avoids: ['dancing'] } },
  {
    text: 'rather drinks than a full meal',
    means: [
      { replaces: [2], by: 'drinks' },
      { likes: ['drinks'], quality: 'less food' },
      { likes: ['drinks'], avoids: ['dinner'] },
      { replaces: [2], by: 'bar' },
      { likes: ['bar'] },
    ],
  },
  { text: 'add tacos at the end of the night', means: [{ last: 'tacos' }, { adds: 'tacos' }] },
  {
    text: 'throw in a bookstore before dinner if theres time',
    means: [{ adds: 'bookstore' }, { likes: ['bookstore'] }, { first: 'bookstore' }],
  },
  {
    text: 'one place is enough, just drinks',
    means: [{ stops: 1, likes: ['drinks'] }, { stops: 1, likes: ['bar'] }, { beyond: true }],
  },
  { text: 'too many stops', means: [{ stops: 2 }, { stops: 'fewer' }] },
  {
    text: 'add a stop in the middle, ice cream maybe',
    means: [{ adds: 'ice cream' }, { stops: 'more', likes: ['ice cream'] }],
  },
  {
    text: 'two activities then food',
    means: [{ beyond: true }, { order: [1, 3, 2] }, { last: 'dinner' }, { last: 'food' }],
  },
  { text: "I'm broke until friday lol", means: { budget: 'less' } },
  {
    text: "she doesn't eat pork or beef",
    means: [
      { diets: ['pork', 'beef'] },
      { avoids: ['pork', 'beef'] },
      { diets: ['pork'], avoids: ['beef'] },
    ],
  },
  { text: 'gluten free pls 🙏', means: { diets: ['gluten free'] } },
  { text: 'we both went vegan last month', means: { diets: ['vegan'] } },
  {
    text: 'lactose intolerant so careful with the cheese',
    means: [{ diets: ['dairy'] }, { diets: ['lactose'] }],
  },
  {
    text: 'my date uses crutches',
    means: [{ needs: ['step-free'] }, { needs: ['little walking'] }],
  },
  { text: "we'll have our puppy with us", means: { needs: ['dog'] } },
  { text: 'the kids are coming too, 6 and 9', means: { needs: ['children'] } },
  { text: 'he just quit drinking', means: [{ needs: ['no alcohol'] }, { needs: ['sober'] }] },
  {
    text: 'im 19 so no bars that card',
    means: [{ needs: ['under 21'] }, { needs: ['under 21'], avoids: ['bar'] }],
  },
  { text: "she's scared of heights", means: { needs: ['no-heights'] } },
  {
    text: 'no loud places, i wear hearing aids',
    means: [{ quality: 'quieter' }, { needs: ['deaf'] }, { quality: 'quieter', needs: ['deaf'] }],
  },
  {
    text: 'somewhere we can actually hear each other',
    means: [{ needs: ['talk'] }, { quality: 'quieter' }],
  },
  {
    text: 'not too much walking, new shoes',
    means: [{ needs: ['little walking'] }, { distance: 'closer' }],
  },
  {
    text: 'walking is fine, even 2 miles',
    means: [
      { distance: 2 },
      { travel: 'walking', distance: 2 },
      { travel: 'walking' },
      { distance: 'farther' },
    ],
  },
  { text: 'no driving', means: [{ travel: 'walking' }, { travel: 'public' }] },
  { text: "my car's in the shop so bus or bart", means: { travel: 'public' } },
  { text: 'everything walkable', means: [{ travel: 'walking' }, { distance: 'closer' }] },
  {
    text: 'the club is too far from dinner',
    means: [
      { near: 2 },
      { distance: 'closer' },
      { replaces: [3], distance: 'closer' },
      { near: 2, replaces: [3] },
    ],
  },
  { text: 'closer to home', means: [{ near: 'home' }, { distance: 'closer' }] },
  { text: 'is it far', means: { asks: 'travel' } },
  { text: 'do we tip at the jazz club', means: [{ asks: 'other' }, { asks: 'cost' }] },
  { text: 'what time does the museum close', means: { asks: 'hours' } },
  { text: 'how much will this come to', means: { asks: 'cost' } },
  { text: 'what should i wear to the black cat', means: { asks: 'dress' } },
  {
    text: 'can i get there by bart',
    means: [{ asks: 'station' }, { asks: 'travel' }, { travel: 'public' }],
  },
  { text: 'is contadina good?', means: { asks: 'other' } },
  {
    text: 'does the restaurant have gluten free pasta?',
    means: [{ asks: 'diet' }, { diets: ['gluten free'] }],
  },
  { text: 'will we see the sunset', means: { asks: 'sunset' } },
  { text: 'is the club 21+?', means: [{ asks: 'other' }, { asks: 'access' }, { asks: 'hours' }] },
  { text: 'whats the museum showing rn', means: { asks: 'program' } },
  { text: 'should i book the trattoria', means: { asks: 'booking' } },
  { text: 'does it get cold there at night', means: [{ asks: 'weather' }] },
  { text: 'why jazz', means: [{ asks: 'other' }] },
  { text: 'what if the museum is sold out', means: [{ asks: 'booking' }, { asks: 'other' }] },
  {
    text: 'this is kinda boring',
    means: [
      { mood: 'fun' },
      { mood: 'adventurous' },
      { quality: 'rarer' },
      { quality: 'livelier' },
    ],
  },
  {
    text: 'the plan feels like something my parents would do',
    means: [
      { mood: 'fun' },
      { quality: 'rarer' },
      { quality: 'livelier' },
      { mood: 'adventurous' },
      { beyond: true },
    ],
  },
  {
    text: "i don't get why there's a museum at 7pm",
    means: [{ asks: 'other' }, { asks: 'hours' }, { replaces: [1] }, { beyond: true }],
  },
  { text: 'last time we did this it rained', means: [{ beyond: true }, { setting: 'indoor' }] },
  { text: 'meh', means: [{ beyond: true }, { quality: 'rarer' }, { mood: 'fun' }] },
  {
    text: 'too much eating not enough doing',
    means: [{ quality: 'less food' }, { quality: 'less food', likes: ['active'] }],
  },
  {
    text: 'less sitting around, she has a ton of energy',
    means: [
      { lessMood: 'relaxed', mood: 'energetic' },
      { quality: 'livelier' },
      { mood: 'active' },
      { mood: 'adventurous' },
      { likes: ['active'] },
      { mood: 'energetic' },
    ],
  },
  { text: 'we are exhausted so chill pls', means: [{ mood: 'relaxed' }, { mood: 'chill' }] },
  { text: 'flirty but not over the top', means: [{ mood: 'romantic' }, { mood: 'flirty' }] },
  {
    text: 'make it less romantic, we are just friends',
    means: [
      { lessMood: 'romantic' },
      { lessMood: 'romantic', mood: 'friends' },
      { mood: 'friends' },
    ],
  },
  { text: 'weirder', means: [{ quality: 'rarer' }, { mood: 'adventurous' }] },
  {
    text: 'a bit more hipster',
    means: [
      { mood: 'hipster' },
      { quality: 'rarer' },
      { quality: 'less touristy' },
      { beyond: true },
    ],
  },
  {
    text: 'something more low key than a jazz club',
    means: [
      { replaces: [3], quality: 'quieter' },
      { replaces: [3], mood: 'relaxed' },
      { replaces: [3] },
      { mood: 'relaxed' },
      { avoids: ['jazz club'], mood: 'low key' },
    ],
  },
  { text: 'i like the vibe but a touch classier', means: { quality: 'fancier' } },
  { text: 'no suits n ties stuff', means: [{ quality: 'plainer' }] },
  {
    text: "it's her bday so need cake somewhere",
    means: [{ occasion: 'birthday', likes: ['cake'] }],
  },
  {
    text: '5 year anniversary!! something memorable',
    means: [
      { occasion: 'anniversary' },
      { occasion: 'anniversary', quality: 'fancier' },
      { occasion: 'anniversary', quality: 'rarer' },
    ],
  },
  {
    text: 'celebrating my promotion',
    means: [{ occasion: 'celebration' }, { quality: 'fancier' }],
  },
  { text: 'outdoors if the weather holds', means: [{ setting: 'outdoor' }] },
  { text: "it's freezing, everything inside", means: { setting: 'indoor' } },
  {
    text: 'supposed to be 95 so nothing in the sun',
    means: [{ setting: 'indoor' }, { needs: ['no-heat'] }],
  },
  { text: 'half inside half outside', means: [{ setting: 'outdoor' }, { beyond: true }] },
  {
    text: 'perfect but can you make dinner indian',
    means: [{ replaces: [2], by: 'indian' }, { likes: ['indian'] }],
  },
  { text: 'yep, that works for us', means: { content: true } },
  { text: 'love love love', means: { content: true } },
  { text: "not bad, i'll take it", means: { content: true } },
  {
    text: 'an hour at the museum is too long',
    means: [{ stays: [{ stop: 1, minutes: 'shorter' }] }],
  },
  { text: 'give us more time to eat', means: { stays: [{ stop: 2, minutes: 'longer' }] } },
  {
    text: '45 min at the museum, 90 for dinner',
    means: {
      stays: [
        { stop: 1, minutes: 45 },
        { stop: 2, minutes: 90 },
      ],
    },
  },
  {
    text: 'only 20 minutes in the museum?',
    means: [{ asks: 'other' }, { stays: [{ stop: 1, minutes: 'longer' }] }, { asks: 'hours' }],
  },
  { text: 'tell her i said sorry im late', means: { beyond: true } },
  { text: 'do you do hotels', means: [{ beyond: true }, { asks: 'other' }] },
  { text: 'same thing but in chicago', means: [{ place: 'chicago' }] },
  {
    text: 'make it a double date',
    means: [{ beyond: true }, { likes: ['double date'] }, { mood: 'double date' }],
  },
  { text: 'no', means: { beyond: true } },
  { text: 'go back to the one before', means: { beyond: true } },
  { text: 'boat ride?', means: [{ likes: ['boat'] }, { adds: 'boat' }] },
  {
    text: 'less walking more drinking',
    means: [
      { needs: ['little walking'], likes: ['drinks'] },
      { distance: 'closer', likes: ['bar'] },
      { distance: 'closer', likes: ['drinking'] },
    ],
  },
  { text: 'want to see the bridge lit up', means: [{ likes: ['bridge'] }, { likes: ['view'] }] },
  { text: 'we need somewhere to park', means: [{ asks: 'parking' }, { needs: ['parking'] }] },
  {
    text: 'no italian, no french, anything asian ok',
    means: { avoids: ['italian', 'french'], likes: ['asian'] },
  },
  {
    text: "don't change the restaurant!! just make the rest cheaper",
    means: [{ keeps: [2], budget: 'less' }],
  },
  {
    text: "i'm over museums. and jazz. and pasta lol",
    means: [{ avoids: ['museum', 'jazz', 'pasta'] }, { replaces: [1, 2, 3] }],
  },
];

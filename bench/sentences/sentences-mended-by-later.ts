import type { Sentence } from './meaning.ts';

/** Sentences written in rounds, each before the reader was mended by them. */
export const sentencesMendedByLater: readonly Sentence[] = [
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

  // The second round
  {
    text: 'can we skip eating out and just grab a slice somewhere',
    means: [
      { likes: ['pizza'] },
      { replaces: [2], by: 'pizza' },
      { replaces: [2], by: 'slice' },
      { budget: 'less', likes: ['pizza'] },
      { likes: ['slice'] },
    ],
  },
  { text: 'Ok but the museum closes at 5 doesnt it??', means: [{ asks: 'hours' }] },
  {
    text: 'idk about jazz... she likes taylor swift',
    means: [
      { replaces: [3] },
      { likes: ['pop'] },
      { avoids: ['jazz'] },
      { replaces: [3], by: 'pop' },
    ],
  },
  {
    text: 'i want tacos and margaritas not pasta',
    means: [
      { likes: ['tacos', 'margaritas'], avoids: ['pasta'] },
      { replaces: [2], by: 'tacos' },
      { likes: ['tacos', 'cocktail'], avoids: ['pasta'] },
      { likes: ['tacos'], avoids: ['pasta'] },
    ],
  },
  {
    text: 'could you find something with a fireplace',
    means: [{ likes: ['fireplace'] }, { quality: 'cozier' }],
  },
  { text: "we've only got till 9:45", means: { end: '21:45' } },
  { text: 'my flight lands at 6:50 so nothing before 8', means: { start: '20:00' } },
  {
    text: 'start when the sun goes down',
    means: [{ start: 'later' }, { asks: 'sunset' }, { likes: ['sunset'] }, { beyond: true }],
  },
  { text: 'half hour earlier everything', means: { start: '18:30' } },
  { text: "let's eat around 6ish she gets hungry early", means: [{ dinner: '18:00' }] },
  {
    text: 'dinner first, i skipped lunch',
    means: [{ order: [2, 1] }, { order: [2, 1, 3] }, { first: 'dinner' }],
  },
  { text: 'not later than 11 please, dog is home alone', means: { end: '23:00' } },
  { text: 'make it an all dayer', means: [{ length: 'longer' }, { stops: 5 }, { beyond: true }] },
  { text: 'we have about 3 and a half hours', means: [{ length: 210 }] },
  { text: 'I can only do 75 total', means: { budget: 75 } },
  { text: '$200 is fine', means: { budget: 200 } },
  { text: "he's unemployed rn so keep it low cost pls", means: { budget: 'less' } },
  { text: 'cheaper restaurant', means: [{ replaces: [2], budget: 'less' }, { budget: 'less' }] },
  {
    text: 'dinner for less than 30 each',
    means: [{ budget: 'less' }, { budget: 60 }, { beyond: true }],
  },
  {
    text: "don't worry about the price tonight",
    means: [{ budget: 'more' }, { quality: 'fancier' }],
  },
  {
    text: 'a bit more upscale for dinner',
    means: [
      { quality: 'fancier' },
      { quality: 'fancier', replaces: [2] },
      { replaces: [2], budget: 'more' },
    ],
  },
  { text: 'burgers n beer', means: [{ likes: ['burgers', 'beer'] }] },
  { text: 'any good pho around there?', means: [{ likes: ['pho'] }] },
  {
    text: 'somewhere for oysters and bubbly',
    means: [
      { likes: ['oysters', 'bubbly'] },
      { likes: ['oysters', 'champagne'] },
      { likes: ['oysters', 'wine'] },
      { likes: ['oysters'] },
    ],
  },
  { text: 'a proper curry please', means: [{ likes: ['curry'] }, { likes: ['indian'] }] },
  {
    text: 'nothing spicy, i have heartburn',
    means: [{ avoids: ['spicy'] }, { diets: ['spicy'] }, { avoids: ['spicy food'] }],
  },
  { text: 'no onions or garlic for her', means: [{ diets: ['onion', 'garlic'] }] },
  { text: 'we are vegetarians who eat fish', means: [{ diets: ['pescatarian'] }] },
  { text: 'is anything on there keto', means: [{ asks: 'diet' }, { asks: 'other' }] },
  { text: 'sesame allergy!!', means: { diets: ['sesame'] } },
  { text: 'dessert only', means: [{ likes: ['dessert'] }, { beyond: true }] },
  {
    text: 'cocktails instead of the museum',
    means: [
      { replaces: [1], by: 'cocktails' },
      { replaces: [1], by: 'cocktail' },
    ],
  },
  {
    text: 'put something between the museum and dinner, like a walk',
    means: [{ adds: 'walk' }, { likes: ['walk'] }],
  },
  {
    text: 'lose the museum',
    means: [{ drops: [1] }, { replaces: [1] }, { replaces: [1], avoids: ['museum'] }],
  },
  {
    text: 'take jazz off and put trivia',
    means: [
      { replaces: [3], by: 'trivia' },
      { avoids: ['jazz'], likes: ['trivia'] },
    ],
  },
  { text: 'second place looks sketchy', means: [{ replaces: [2] }] },
  { text: 'Trattoria has bad reviews, pick a different one', means: { replaces: [2] } },
  {
    text: "she's been to that museum like 5 times",
    means: [{ replaces: [1] }, { avoids: ['museum'] }],
  },
  { text: 'we did a jazz thing last week', means: [{ replaces: [3] }, { avoids: ['jazz'] }] },
  { text: 'an aquarium would be more us', means: { likes: ['aquarium'] } },
  {
    text: 'love dinner and jazz, the museum is a snooze',
    means: [
      { keeps: [2, 3], replaces: [1] },
      { replaces: [1] },
      { keeps: [2, 3] },
      { keeps: [2], likes: ['jazz'], replaces: [1] },
    ],
  },
  {
    text: 'only change the last stop',
    means: [{ replaces: [3] }, { replaces: [3], keeps: [1, 2] }],
  },
  {
    text: 'keep 1 and 2 but end somewhere with a view',
    means: [
      { keeps: [1, 2], last: 'view' },
      { keeps: [1, 2], replaces: [3], by: 'view' },
    ],
  },
  { text: 'everything is good except it starts too early', means: [{ start: 'later' }] },
  { text: 'last stop first', means: [{ order: [3, 1, 2] }, { order: [3, 1] }] },
  {
    text: 'museum after dinner?',
    means: [{ order: [2, 1, 3] }, { order: [2, 1] }, { order: [2, 3, 1] }],
  },
  {
    text: 'what if we do drinks before we eat',
    means: [
      { likes: ['drinks'] },
      { first: 'drinks' },
      { first: 'bar' },
      { adds: 'drinks' },
      { replaces: [1], by: 'drinks' },
    ],
  },
  { text: 'end with dessert', means: [{ last: 'dessert' }] },
  { text: 'finish up at a dive bar', means: [{ last: 'dive bar' }, { last: 'bar' }] },
  { text: 'no need for three things, two is plenty', means: { stops: 2 } },
  { text: 'pack more in', means: [{ stops: 'more' }, { stops: 4 }, { length: 'longer' }] },
  { text: 'maybe an extra stop for gelato', means: [{ adds: 'gelato' }] },
  {
    text: 'longer dinner, shorter everything else',
    means: [
      { stays: [{ stop: 2, minutes: 'longer' }] },
      {
        stays: [
          { stop: 2, minutes: 'longer' },
          { stop: 1, minutes: 'shorter' },
          { stop: 3, minutes: 'shorter' },
        ],
      },
    ],
  },
  { text: 'like 20 minutes at the museum max', means: { stays: [{ stop: 1, minutes: 20 }] } },
  {
    text: 'we like to take our time when we eat',
    means: [{ stays: [{ stop: 2, minutes: 'longer' }] }, { mood: 'relaxed' }],
  },
  { text: 'no more than a 10 min walk between places', means: [{ distance: 'closer' }] },
  {
    text: "i'm not walking uphill",
    means: [{ needs: ['little walking'] }, { distance: 'closer' }],
  },
  { text: 'we have scooters', means: [{ beyond: true }, { distance: 'farther' }] },
  {
    text: "can't parallel park to save my life so near a garage",
    means: [{ asks: 'parking' }, { needs: ['parking'] }],
  },
  { text: 'taking lyft', means: { travel: 'driving' } },
  {
    text: "I'm coming from daly city and she's in berkeley, somewhere in between?",
    means: [{ beyond: true }, { place: 'san francisco' }],
  },
  {
    text: 'can dinner and the club be on the same street',
    means: [{ distance: 'closer' }, { near: 2 }, { near: 3 }],
  },
  { text: 'hate the marina, full of bros', means: { avoids: ['marina'] } },
  { text: 'no castro no mission', means: [{ avoids: ['castro', 'mission'] }] },
  { text: 'skip chinatown', means: [{ avoids: ['chinatown'] }] },
  { text: 'anywhere but union square', means: { avoids: ['union square'] } },
  { text: 'how about nob hill', means: { place: 'nob hill' } },
  {
    text: 'somewhere in the richmond would be easier for me',
    means: [{ place: 'richmond' }, { place: 'inner richmond' }, { place: 'outer richmond' }],
  },
  { text: 'keep everything in one neighborhood', means: { distance: 'closer' } },
  {
    text: 'she uses a walker',
    means: [
      { needs: ['step-free'] },
      { needs: ['little walking'] },
      { needs: ['step-free', 'little walking'] },
    ],
  },
  { text: 'im 7 months pregnant lol', means: [{ needs: ['pregnant'] }, { needs: ['no alcohol'] }] },
  {
    text: 'we both have migraines so dim and quiet',
    means: [{ quality: 'quieter' }, { needs: ['quiet'] }],
  },
  { text: 'bringing a newborn', means: [{ needs: ['children'] }, { needs: ['stroller'] }] },
  { text: "he's a recovering alcoholic", means: [{ needs: ['sober'] }, { needs: ['no alcohol'] }] },
  { text: 'my pup comes everywhere w me', means: { needs: ['dog'] } },
  { text: 'neither of us is 21 yet', means: { needs: ['under 21'] } },
  { text: 'no subtitles or reading, my english is not good', means: { beyond: true } },
  {
    text: 'too loud to talk in a jazz club no?',
    means: [
      { replaces: [3], quality: 'quieter' },
      { quality: 'quieter' },
      { needs: ['talk'] },
      { asks: 'other' },
      { replaces: [3] },
    ],
  },
  {
    text: 'nothing crowded please i get anxious',
    means: [{ quality: 'less crowded' }, { quality: 'less crowded', needs: ['quiet'] }],
  },
  { text: 'make it hotter', means: [{ mood: 'romantic' }, { beyond: true }, { mood: 'hot' }] },
  { text: 'more butterflies less netflix', means: [{ mood: 'romantic' }, { beyond: true }] },
  { text: 'can we do something goofy', means: [{ mood: 'fun' }, { mood: 'goofy' }] },
  {
    text: "I'd like to actually learn something",
    means: [{ mood: 'cultural' }, { likes: ['learning'] }, { likes: ['class'] }],
  },
  {
    text: 'want to be moving, not sitting',
    means: [
      { likes: ['active'] },
      { mood: 'active' },
      { lessMood: 'relaxed' },
      { mood: 'adventurous' },
    ],
  },
  {
    text: 'too much going on, simplify',
    means: [{ stops: 2 }, { stops: 'fewer' }, { mood: 'relaxed' }],
  },
  { text: 'this is too date-y, we met twice', means: [{ lessMood: 'romantic' }] },
  { text: 'nothing cringe', means: [{ beyond: true }, { quality: 'less touristy' }] },
  {
    text: 'more of a dive vibe',
    means: [{ quality: 'plainer' }, { likes: ['dive bar'] }, { likes: ['dive'] }],
  },
  {
    text: 'old school glamour',
    means: [
      { quality: 'fancier' },
      { mood: 'glamorous' },
      { mood: 'old school' },
      { mood: 'vintage' },
    ],
  },
  {
    text: "it's our last night before he deploys",
    means: [{ mood: 'romantic' }, { beyond: true }],
  },
  {
    text: 'galentines with my bff',
    means: [
      { occasion: 'valentines' },
      { mood: 'friends' },
      { lessMood: 'romantic' },
      { occasion: 'valentines', lessMood: 'romantic' },
    ],
  },
  { text: 'he got into med school!! celebrate', means: { occasion: 'celebration' } },
  {
    text: 'its my parents anniversary not ours',
    means: [{ occasion: 'anniversary' }, { beyond: true }],
  },
  { text: 'any chance of rain?', means: { asks: 'weather' } },
  { text: 'weather app says storms', means: [{ setting: 'indoor' }] },
  {
    text: 'it will be so windy by the water',
    means: [{ setting: 'indoor' }, { avoids: ['water'] }, { beyond: true }],
  },
  {
    text: 'somewhere w heat lamps',
    means: [
      { likes: ['patio'] },
      { likes: ['heat lamps'] },
      { quality: 'warmer' },
      { setting: 'outdoor' },
      { beyond: true },
    ],
  },
  { text: "sunny out so let's use it", means: { setting: 'outdoor' } },
  { text: 'i burn easily so shade pls', means: [{ needs: ['no-heat'] }, { setting: 'indoor' }] },
  { text: 'what are the museum hours', means: { asks: 'hours' } },
  { text: 'does black cat serve food', means: [{ asks: 'other' }, { asks: 'diet' }] },
  { text: 'how late are they open', means: { asks: 'hours' } },
  { text: 'can we walk there from the trattoria', means: [{ asks: 'travel' }] },
  { text: 'whats the vibe of the club', means: { asks: 'other' } },
  {
    text: 'who is paying for this lol',
    means: [{ asks: 'other' }, { asks: 'cost' }, { beyond: true }],
  },
  { text: 'do they take walk ins', means: { asks: 'booking' } },
  {
    text: 'is there a coat check',
    means: [{ asks: 'other' }, { asks: 'dress' }, { beyond: true }],
  },
  { text: 'do i need cash', means: [{ asks: 'cost' }, { asks: 'other' }] },
  { text: 'does the club have a dance floor', means: [{ asks: 'other' }, { asks: 'program' }] },
  { text: 'how do I get home after', means: { asks: 'travel' } },
  { text: 'is it safe around there at night', means: { asks: 'other' } },
  { text: 'Perfect!! Booking now', means: { content: true } },
  { text: 'ooh yes', means: { content: true } },
  { text: 'i like it, dont change anything', means: [{ content: true }, { keeps: [1, 2, 3] }] },
  { text: 'hmm not sure this is us', means: [{ beyond: true }, { replaces: [1, 2, 3] }] },
  { text: 'worst plan ever', means: [{ beyond: true }, { replaces: [1, 2, 3] }] },
  { text: 'try again', means: [{ replaces: [1, 2, 3] }] },
  {
    text: 'give me something totally different',
    means: [{ replaces: [1, 2, 3] }, { quality: 'rarer' }],
  },
  { text: 'what did you change', means: [{ asks: 'other' }, { beyond: true }] },
  {
    text: 'pls remember he hates cilantro',
    means: [{ diets: ['cilantro'] }, { avoids: ['cilantro'] }],
  },
  { text: 'add our friends jess and tom', means: { beyond: true } },
  { text: 'make a playlist for the ride', means: { beyond: true } },
  { text: 'do you think she will like it', means: [{ asks: 'other' }, { beyond: true }] },
  {
    text: 'switch the trattoria for ramen, start at 6 and keep it under 90',
    means: [{ replaces: [2], by: 'ramen', start: '18:00', budget: 90 }],
  },
  {
    text: 'quieter bar at the end, and can we walk everywhere?',
    means: [
      { last: 'bar', travel: 'walking', quality: 'quieter' },
      { replaces: [3], by: 'bar', travel: 'walking', quality: 'quieter' },
      { last: 'quieter bar', travel: 'walking' },
    ],
  },
  {
    text: 'outdoor seating for dinner, no seafood, home by 11',
    means: [
      { likes: ['outdoor seating'], avoids: ['seafood'], end: '23:00' },
      { setting: 'outdoor', avoids: ['seafood'], end: '23:00' },
      { replaces: [2], by: 'outdoor seating', avoids: ['seafood'], end: '23:00' },
    ],
  },
  {
    text: 'more romantic, less walking, and she hates cheese',
    means: [
      { mood: 'romantic', distance: 'closer', avoids: ['cheese'] },
      { mood: 'romantic', needs: ['little walking'], diets: ['cheese'] },
      { mood: 'romantic', distance: 'closer', diets: ['cheese'] },
    ],
  },
  {
    text: 'no museum no jazz no italian. bowling, wings, arcade',
    means: [
      { avoids: ['museum', 'jazz', 'italian'], likes: ['bowling', 'wings', 'arcade'] },
      { replaces: [1, 2, 3], likes: ['bowling', 'arcade'] },
    ],
  },

  // The third round
  {
    text: 'swap dinner for brunch?',
    means: [
      { beyond: true },
      { likes: ['brunch'] },
      { replaces: [2], by: 'brunch' },
      { dinner: 'earlier' },
    ],
  },
  { text: 'i was thinking more like a beer garden', means: [{ likes: ['beer garden'] }] },
  { text: 'she gets seasick so no boats', means: [{ avoids: ['boat'] }] },
  { text: 'lets get there at like 7:20 ish', means: { start: '19:20' } },
  {
    text: 'our reservation cant be before 8',
    means: [{ dinner: '20:00' }, { dinner: 'later' }, { start: '20:00' }],
  },
  { text: 'home no later than midnight', means: { end: '24:00' } },
  { text: 'this runs way too long', means: [{ length: 'shorter' }, { end: 'earlier' }] },
  { text: 'add an hour', means: [{ length: 'longer' }, { end: '24:00' }, { end: 'later' }] },
  { text: 'start at noon', means: { start: '12:00' } },
  {
    text: 'can it be a late one, we are night owls',
    means: [{ start: 'later' }, { end: 'later' }, { length: 'longer' }],
  },
  { text: 'we have to leave by 9 latest, early shift', means: { end: '21:00' } },
  { text: 'max budget 150 including drinks', means: { budget: 150 } },
  { text: 'not trying to spend more than 60 bucks', means: { budget: 60 } },
  { text: 'make it free if possible', means: { budget: 'less' } },
  {
    text: 'he makes good money dont hold back',
    means: [{ budget: 'more' }, { quality: 'fancier' }],
  },
  { text: 'that museum ticket price is a ripoff', means: [{ budget: 'less' }, { replaces: [1] }] },
  { text: 'knock 30 dollars off', means: [{ budget: 90 }, { budget: 'less' }] },
  {
    text: 'something w dumplings',
    means: [{ likes: ['dumplings'] }, { replaces: [2], by: 'dumplings' }],
  },
  {
    text: 'can we get vietnamese or something light',
    means: [
      { likes: ['vietnamese'] },
      { replaces: [2], by: 'vietnamese' },
      { likes: ['vietnamese', 'light'] },
    ],
  },
  { text: 'i ate pasta for lunch', means: [{ avoids: ['pasta'] }, { replaces: [2] }] },
  {
    text: 'steakhouse please, not trattoria',
    means: [
      { likes: ['steakhouse'], avoids: ['trattoria'] },
      { replaces: [2], by: 'steakhouse' },
    ],
  },
  {
    text: 'dinner somewhere with live music instead of two separate stops',
    means: [
      { likes: ['live music'] },
      { stops: 2, likes: ['live music'] },
      { likes: ['dinner with live music'] },
      { stops: 2 },
      { replaces: [2], by: 'live music' },
    ],
  },
  {
    text: 'we usually just share small plates',
    means: [{ likes: ['small plates'] }, { likes: ['tapas'] }, { beyond: true }],
  },
  {
    text: 'i dont eat meat on fridays',
    means: [
      { diets: ['vegetarian'] },
      { diets: ['meat'] },
      { avoids: ['meat'] },
      { diets: ['pescatarian'] },
    ],
  },
  {
    text: 'shes allergic to shellfish and tree nuts',
    means: [{ diets: ['shellfish', 'nuts'] }, { diets: ['shellfish', 'tree nut'] }],
  },
  { text: 'keto', means: [{ diets: ['keto'] }] },
  { text: 'no dairy for me thanks', means: { diets: ['dairy free'] } },
  { text: 'does the trattoria do gf', means: [{ asks: 'diet' }, { asks: 'other' }] },
  { text: 'shes in a wheelchair btw', means: { needs: ['step-free'] } },
  {
    text: 'my back hurts so nothing with stools or standing',
    means: [{ needs: ['little walking'] }, { distance: 'closer' }, { beyond: true }],
  },
  {
    text: 'he doesnt drink but doesnt mind bars',
    means: [{ needs: ['no alcohol'] }, { needs: ['sober'] }, { diets: ['no alcohol'] }],
  },
  { text: 'bringing our corgi', means: { needs: ['dog'] } },
  { text: 'both 18 so keep that in mind', means: { needs: ['under 21'] } },
  { text: 'i get vertigo', means: { needs: ['no-heights'] } },
  { text: 'my ears are sensitive', means: [{ needs: ['quiet'] }, { quality: 'quieter' }] },
  {
    text: 'we want to actually talk not stare at a stage',
    means: [{ needs: ['talk'] }, { replaces: [3] }, { needs: ['talk'], replaces: [3] }],
  },
  { text: 'not a museum person', means: [{ avoids: ['museum'] }, { replaces: [1] }] },
  { text: 'museums bore me to death', means: [{ avoids: ['museum'] }, { replaces: [1] }] },
  {
    text: 'i could do without the jazz',
    means: [{ avoids: ['jazz'] }, { replaces: [3] }, { drops: [3] }],
  },
  {
    text: 'please no clubs no crowds no lines',
    means: [{ avoids: ['club'], quality: 'less crowded' }, { avoids: ['club', 'crowds'] }],
  },
  { text: 'stop suggesting italian', means: [{ avoids: ['italian'] }, { replaces: [2] }] },
  {
    text: 'instead of craft museum do sfmoma',
    means: [
      { replaces: [1], by: 'sfmoma' },
      { replaces: [1], by: 'art museum' },
      { replaces: [1] },
    ],
  },
  {
    text: 'trade jazz for stand up comedy',
    means: [
      { replaces: [3], by: 'comedy' },
      { avoids: ['jazz'], likes: ['comedy'] },
    ],
  },
  {
    text: 'can stop 3 be something active like bowling',
    means: [{ replaces: [3], by: 'bowling' }],
  },
  { text: 'change 1 and 2, keep the last', means: [{ replaces: [1, 2], keeps: [3] }] },
  {
    text: 'first two are perfect dont touch em. third one nah',
    means: [{ keeps: [1, 2], replaces: [3] }],
  },
  {
    text: 'id rather see a movie than go to a museum',
    means: [
      { likes: ['movie'], avoids: ['museum'] },
      { replaces: [1], by: 'movie' },
    ],
  },
  {
    text: 'more like stop 1 less like stop 3',
    means: [{ replaces: [3] }, { mood: 'cultural' }, { keeps: [1], replaces: [3] }],
  },
  { text: 'put the club before dinner', means: [{ order: [1, 3, 2] }, { order: [3, 2] }] },
  { text: 'can we do museum then club then dinner', means: [{ order: [1, 3, 2] }] },
  { text: 'start with drinks', means: [{ first: 'drinks' }, { first: 'bar' }] },
  { text: 'dessert after the show', means: [{ last: 'dessert' }, { adds: 'dessert' }] },
  { text: 'coffee somewhere before all this', means: [{ first: 'coffee' }, { adds: 'coffee' }] },
  {
    text: 'can we fit in a walk thru the park',
    means: [{ adds: 'park' }, { adds: 'walk' }, { likes: ['walk'] }, { likes: ['park'] }],
  },
  { text: 'drop one of these its too much', means: [{ stops: 2 }, { stops: 'fewer' }] },
  { text: 'spend longer at dinner', means: { stays: [{ stop: 2, minutes: 'longer' }] } },
  { text: 'the museum needs like 2 hours', means: { stays: [{ stop: 1, minutes: 120 }] } },
  { text: 'in and out of dinner in 45 min', means: { stays: [{ stop: 2, minutes: 45 }] } },
  { text: 'we are taking the train in so near a station', means: [{ travel: 'public' }] },
  {
    text: "let's not uber all over the place",
    means: [{ distance: 'closer' }, { travel: 'walking' }, { travel: 'public' }],
  },
  {
    text: 'within walking distance of each other',
    means: [{ travel: 'walking' }, { distance: 'closer' }],
  },
  { text: 'is any of this near bart', means: [{ asks: 'station' }] },
  {
    text: 'keep it local to the sunset',
    means: [{ place: 'sunset' }, { place: 'outer sunset' }, { place: 'inner sunset' }],
  },
  { text: 'oakland side please', means: { place: 'oakland' } },
  { text: 'nowhere near the financial district', means: { avoids: ['financial district'] } },
  { text: 'my ex lives in noe valley so not there', means: { avoids: ['noe valley'] } },
  { text: 'i want to go to lands end', means: [{ place: 'lands end' }, { likes: ['lands end'] }] },
  { text: 'make it sexier', means: [{ mood: 'romantic' }, { mood: 'sexy' }] },
  { text: 'so generic. surprise me', means: [{ quality: 'rarer' }, { mood: 'adventurous' }] },
  { text: 'too stuffy for us', means: [{ quality: 'plainer' }] },
  {
    text: 'something playful and competitive',
    means: [
      { mood: 'playful' },
      { mood: 'competitive' },
      { mood: 'fun' },
      { mood: 'fun', likes: ['games'] },
    ],
  },
  { text: 'she wants to get dressed up', means: [{ quality: 'fancier' }] },
  { text: 'its a tuesday so keep it mellow', means: [{ mood: 'relaxed' }] },
  { text: 'a little less couple-y', means: [{ lessMood: 'romantic' }] },
  {
    text: 'we are grieving, keep it gentle',
    means: [{ mood: 'relaxed' }, { mood: 'gentle' }, { quality: 'quieter' }],
  },
  { text: 'its his 40th', means: [{ occasion: 'birthday' }, { occasion: 'celebration' }] },
  { text: 'first time meeting from hinge', means: [{ occasion: 'first date' }] },
  { text: 'popping the question at the end', means: [{ occasion: 'proposal' }] },
  { text: "it's pouring", means: { setting: 'indoor' } },
  { text: 'want some fresh air', means: [{ setting: 'outdoor' }] },
  { text: 'rooftop if its not too cold', means: [{ likes: ['rooftop'] }] },
  { text: 'how cold does it get', means: { asks: 'weather' } },
  { text: 'where do i park near contadina', means: { asks: 'parking' } },
  { text: 'can you tell me more about black cat', means: [{ asks: 'other' }] },
  {
    text: 'how long do we stay at the museum',
    means: [{ asks: 'other' }, { asks: 'hours' }, { asks: 'travel' }],
  },
  { text: 'is there a dress code anywhere', means: { asks: 'dress' } },
  { text: 'whats the total with tip', means: { asks: 'cost' } },
  { text: 'are kids allowed at the jazz club', means: { asks: 'access' } },
  { text: 'did you check if its open that day', means: [{ asks: 'hours' }] },
  { text: 'what else is around there', means: [{ asks: 'other' }] },
  { text: 'thats exactly what i wanted', means: { content: true } },
  { text: 'k cool', means: { content: true } },
  { text: 'great but earlier', means: [{ start: 'earlier' }] },
  {
    text: 'love it except for dinner',
    means: [{ replaces: [2] }, { keeps: [1, 3], replaces: [2] }],
  },
  { text: 'ehh', means: [{ beyond: true }] },
  { text: 'you suck at this', means: [{ beyond: true }] },
  { text: 'print it', means: { beyond: true } },
  { text: 'remind me to bring an umbrella', means: { beyond: true } },
  { text: 'plan one for next month too', means: { beyond: true } },
  { text: 'what would you do', means: [{ asks: 'other' }, { beyond: true }] },
  {
    text: 'cheaper dinner, later start, no museum',
    means: [
      { budget: 'less', start: 'later', avoids: ['museum'] },
      { budget: 'less', start: 'later', drops: [1] },
      { budget: 'less', start: 'later', replaces: [1] },
    ],
  },
  {
    text: "we're vegan, on foot, and have 80 bucks",
    means: [{ diets: ['vegan'], travel: 'walking', budget: 80 }],
  },
  {
    text: 'keep the club but make dinner mexican and start 30 min earlier',
    means: [
      { keeps: [3], replaces: [2], by: 'mexican', start: '18:30' },
      { keeps: [3], likes: ['mexican'], start: '18:30' },
    ],
  },
  {
    text: 'not jazz, not far, not expensive',
    means: [{ avoids: ['jazz'], distance: 'closer', budget: 'less' }],
  },
  {
    text: 'is it too late to add a stop? wanted ice cream',
    means: [
      { adds: 'ice cream' },
      { likes: ['ice cream'] },
      { stops: 'more', likes: ['ice cream'] },
    ],
  },

  // The fourth round
  {
    text: 'hey can we get something more artsy and less boozy',
    means: [
      { mood: 'cultural', needs: ['no alcohol'] },
      { mood: 'cultural', avoids: ['bar'] },
      { mood: 'artsy', needs: ['no alcohol'] },
    ],
  },
  { text: 'dinner by 7 is a must', means: [{ dinner: '19:00' }] },
  { text: 'ok so we pushed it to 8pm', means: { start: '20:00' } },
  { text: 'make the museum part quick', means: { stays: [{ stop: 1, minutes: 'shorter' }] } },
  { text: 'forget the whole italian thing', means: [{ replaces: [2] }, { avoids: ['italian'] }] },
  {
    text: 'we hate fancy restaurants',
    means: [{ quality: 'plainer' }, { avoids: ['fancy'] }, { quality: 'plainer', replaces: [2] }],
  },
  {
    text: 'her budget is 40, mine is 60',
    means: [{ budget: 100 }, { budget: 'less' }, { beyond: true }],
  },
  { text: 'how bout a picnic', means: { likes: ['picnic'] } },
  { text: 'pizza and beer kinda night', means: { likes: ['pizza', 'beer'] } },
  {
    text: 'i really dont wanna drive over the bridge',
    means: [{ shore: true }, { travel: 'public' }],
  },
  {
    text: 'can stop two be somewhere we can sit outside',
    means: [
      { replaces: [2], by: 'outdoor seating' },
      { likes: ['outdoor seating'] },
      { replaces: [2], setting: 'outdoor' },
      { setting: 'outdoor' },
    ],
  },
  { text: 'is it wheelchair friendly', means: [{ asks: 'access' }, { needs: ['step-free'] }] },
  { text: 'how are we getting from dinner to the club', means: { asks: 'travel' } },
  { text: 'no thanks on the jazz', means: [{ avoids: ['jazz'] }, { replaces: [3] }] },
  {
    text: 'id be happy with just the restaurant and a stroll',
    means: [
      { keeps: [2], likes: ['stroll'] },
      { stops: 2, likes: ['stroll'] },
      { stops: 2, keeps: [2], likes: ['walk'] },
    ],
  },
  {
    text: 'we have tickets to a show at 9 so wrap up before',
    means: [{ end: '21:00' }, { end: '20:45' }, { end: '20:30' }, { end: 'earlier' }],
  },
  { text: 'add boba', means: { adds: 'boba' } },
  {
    text: 'surprise her with dessert',
    means: [{ likes: ['dessert'] }, { adds: 'dessert' }, { beyond: true }],
  },
  {
    text: 'more art less food',
    means: [
      { likes: ['art'], quality: 'less food' },
      { mood: 'cultural', quality: 'less food' },
    ],
  },
  { text: 'she says no museums', means: { avoids: ['museum'] } },
  { text: 'find something open later', means: [{ end: 'later' }, { beyond: true }] },
  { text: 'a place with a fire pit', means: [{ likes: ['fire pit'] }, { beyond: true }] },
  { text: 'i dont like this one bit', means: [{ beyond: true }, { replaces: [1, 2, 3] }] },
  { text: 'could we do two museums', means: [{ likes: ['museum'] }, { adds: 'museum' }] },
  {
    text: 'tone it down',
    means: [{ mood: 'relaxed' }, { quality: 'plainer' }, { quality: 'quieter' }, { beyond: true }],
  },
  { text: 'keep it under 3 hours total', means: { length: 180 } },
  {
    text: 'the bar is too dark and loud',
    means: [{ replaces: [3], quality: 'quieter' }, { quality: 'quieter' }, { replaces: [3] }],
  },
  { text: 'could you not do italian again', means: [{ avoids: ['italian'] }] },
  { text: 'were on a tight schedule', means: [{ length: 'shorter' }, { beyond: true }] },
  {
    text: 'wed love a view of the water',
    means: [
      { likes: ['view'] },
      { likes: ['water'] },
      { likes: ['waterfront'] },
      { likes: ['view of the water'] },
    ],
  },
  { text: 'what if it rains', means: [{ asks: 'weather' }, { setting: 'indoor' }] },
  { text: 'i work till 7:30', means: { start: '19:30' } },
  { text: 'any vegetarian places', means: [{ diets: ['vegetarian'] }] },
  {
    text: 'less walking, his hip is bad',
    means: [
      { distance: 'closer' },
      { needs: ['little walking'] },
      { distance: 'closer', needs: ['little walking'] },
    ],
  },
  { text: 'cool. whats parking like', means: { asks: 'parking' } },
  {
    text: 'swap it with the exploratorium',
    means: [{ replaces: [1], by: 'exploratorium' }, { likes: ['exploratorium'] }, { beyond: true }],
  },
  {
    text: 'can the last place have live music but not jazz',
    means: [
      { last: 'live music', avoids: ['jazz'] },
      { replaces: [3], by: 'live music', avoids: ['jazz'] },
      { likes: ['live music'], avoids: ['jazz'] },
    ],
  },
  { text: 'we already did that museum', means: [{ replaces: [1] }, { avoids: ['museum'] }] },
  { text: 'too artsy for me', means: [{ lessMood: 'cultural' }] },
  { text: 'dinner and show reversed', means: [{ order: [3, 2] }, { order: [1, 3, 2] }] },
  {
    text: 'end it with a nightcap',
    means: [{ last: 'nightcap' }, { last: 'bar' }, { last: 'drinks' }, { last: 'cocktail' }],
  },
  { text: 'i want mountains', means: [{ likes: ['mountains'] }, { likes: ['hiking'] }] },
  {
    text: 'im bringing flowers so dinner first',
    means: [{ order: [2, 1] }, { order: [2, 1, 3] }, { first: 'dinner' }],
  },
  { text: 'sure, but veggie', means: [{ diets: ['vegetarian'] }] },
  { text: 'no alcohol at any stop', means: [{ needs: ['no alcohol'] }] },
  { text: 'cant do mornings', means: [{ beyond: true }, { content: true }] },
  { text: 'make it special!!', means: [{ quality: 'fancier' }, { mood: 'special' }] },
  {
    text: 'just drinks nothing else',
    means: [{ likes: ['drinks'] }, { stops: 1, likes: ['drinks'] }, { likes: ['bar'] }],
  },
  { text: 'is 2 hrs enough for dinner and museum', means: { asks: 'other' } },
  {
    text: 'nice but could use something outdoorsy',
    means: [{ setting: 'outdoor' }, { likes: ['outdoorsy'] }, { mood: 'outdoorsy' }],
  },
];

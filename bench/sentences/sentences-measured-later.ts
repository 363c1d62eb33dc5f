import type { Sentence } from './meaning.ts';

/** Sentences that the reader was measured by after those of `sentences-measured-before.ts`. */
export const sentencesMeasuredLater: readonly Sentence[] = [
  // Time
  { text: 'make it quarter to 7', means: { start: '18:45' } },
  { text: "can't get there before half past seven, sorry", means: { start: '19:30' } },
  { text: 'my shift ends at 8 so 8:30 the earliest', means: { start: '20:30' } },
  { text: 'we r running 20 min late', means: [{ start: '19:20' }, { start: 'later' }] },
  { text: '7 is too early for me', means: { start: 'later' } },
  { text: 'could this be an afternoon thing? like 2pm', means: { start: '14:00' } },
  {
    text: 'I have to be up at 5 tomorrow, so an early night please',
    means: [{ end: 'earlier' }, { length: 'shorter' }],
  },
  {
    text: 'must be back in Oakland by midnight',
    means: [{ end: '24:00' }, { end: '23:30' }, { end: '23:15' }, { end: '23:00' }],
  },
  { text: 'wrap it up at 10:15', means: { end: '22:15' } },
  { text: 'we can stay out til 1am', means: { end: '25:00' } },
  { text: 'no curfew tonight baby', means: [{ end: 'later' }, { length: 'longer' }] },
  { text: '3 hours is the most i can do', means: [{ length: 180 }, { end: '22:00' }] },
  { text: 'Could dinner be at 8:15 rather?', means: { dinner: '20:15' } },
  {
    text: 'i get hangry, feed me sooner',
    means: [{ dinner: 'earlier' }, { order: [2, 1] }, { first: 'dinner' }],
  },
  {
    text: 'from 6 to 9 only',
    means: [
      { start: '18:00', end: '21:00' },
      { start: '18:00', length: 180 },
    ],
  },
  {
    text: 'the whole thing feels rushed',
    means: [
      { length: 'longer' },
      { stops: 2 },
      { mood: 'relaxed' },
      { end: 'later' },
      { stops: 'fewer' },
    ],
  },

  // Money
  { text: 'my budget is actually 250', means: { budget: 250 } },
  { text: 'bring it down to ninety dollars', means: { budget: 90 } },
  { text: "she's paying so go nuts 😂", means: [{ budget: 'more' }, { quality: 'fancier' }] },
  { text: '$35 pp please', means: { budget: 70 } },
  { text: 'cut the cost in half', means: [{ budget: 60 }, { budget: 'less' }] },
  {
    text: "I don't want to look cheap, it's our third date",
    means: [{ budget: 'more' }, { quality: 'fancier' }],
  },
  { text: 'under 100 incl. tip', means: { budget: 100 } },
  {
    text: 'keep the restaurant below $50',
    means: [{ budget: 'less' }, { budget: 'less', keeps: [2] }],
  },
  {
    text: 'jazz cover charge is too steep, something without an entry fee',
    means: [
      { budget: 'less' },
      { budget: 'less', replaces: [3] },
      { replaces: [3] },
      { budget: 'less', drops: [3] },
    ],
  },
  { text: 'student budget!!', means: { budget: 'less' } },
  { text: "we could go to 180 if it's worth it", means: [{ budget: 180 }, { budget: 'more' }] },
  { text: 'got a bonus today, treat us', means: [{ budget: 'more' }, { quality: 'fancier' }] },

  // Food
  {
    text: 'ramen > pasta',
    means: [
      { likes: ['ramen'] },
      { replaces: [2], by: 'ramen' },
      { likes: ['ramen'], avoids: ['pasta'] },
      { replaces: [2], avoids: ['pasta'] },
    ],
  },
  { text: 'can we do thai', means: [{ likes: ['thai'] }, { replaces: [2], by: 'thai' }] },
  {
    text: 'craving oysters so bad',
    means: [
      { likes: ['oysters'] },
      { likes: ['oyster'] },
      { likes: ['seafood'] },
      { replaces: [2], by: 'oyster' },
      { adds: 'oyster' },
    ],
  },
  {
    text: 'we had italian yesterday',
    means: [{ replaces: [2] }, { avoids: ['italian'] }, { replaces: [2], avoids: ['italian'] }],
  },
  {
    text: 'we already grabbed food at work',
    means: [
      { eaten: true },
      { drops: [2] },
      { avoids: ['dinner'] },
      { eaten: true, drops: [2] },
      { replaces: [2] },
      { avoids: ['food'] },
      { avoids: ['restaurant'] },
      { quality: 'less food' },
    ],
  },
  {
    text: 'Not that hungry tbh, tapas or small plates maybe',
    means: [
      { likes: ['tapas'] },
      { likes: ['small plates'] },
      { likes: ['tapas', 'small plates'] },
      { replaces: [2], by: 'tapas' },
      { replaces: [2], by: 'small plates' },
      { quality: 'less food', likes: ['tapas'] },
      { quality: 'less food' },
    ],
  },
  {
    text: 'I want gelato at some point',
    means: [
      { likes: ['gelato'] },
      { adds: 'gelato' },
      { likes: ['ice cream'] },
      { last: 'gelato' },
    ],
  },
  {
    text: 'swap trattoria for a taqueria',
    means: [
      { replaces: [2], by: 'taqueria' },
      { replaces: [2], by: 'mexican' },
      { replaces: [2], by: 'taco' },
    ],
  },
  {
    text: 'wine bar w/ cheese instead of a sit down dinner',
    means: [
      { replaces: [2], by: 'wine bar' },
      { likes: ['wine bar'] },
      { likes: ['wine bar', 'cheese'] },
      { replaces: [2], by: 'wine' },
      { likes: ['wine bar'], avoids: ['dinner'] },
      { likes: ['wine bar'], drops: [2] },
      { replaces: [2], by: 'cheese' },
    ],
  },
  {
    text: 'dim sum dim sum dim sum',
    means: [{ likes: ['dim sum'] }, { replaces: [2], by: 'dim sum' }],
  },
  {
    text: 'more eating, less looking at stuff',
    means: [
      { mood: 'food' },
      { mood: 'food', lessMood: 'cultural' },
      { mood: 'food', drops: [1] },
      { mood: 'food', replaces: [1] },
      { replaces: [1], by: 'food' },
      { likes: ['food'] },
    ],
  },
  {
    text: "let's get coffee first instead of the museum",
    means: [
      { first: 'coffee' },
      { replaces: [1], by: 'coffee' },
      { first: 'coffee', drops: [1] },
      { first: 'coffee', avoids: ['museum'] },
    ],
  },
  {
    text: 'any chance of korean bbq?',
    means: [
      { likes: ['korean bbq'] },
      { likes: ['korean'] },
      { likes: ['korean', 'bbq'] },
      { likes: ['korean', 'barbecue'] },
      { replaces: [2], by: 'korean' },
    ],
  },

  // Diets
  { text: "she's vegan i forgot to say", means: { diets: ['vegan'] } },
  { text: 'I keep halal', means: { diets: ['halal'] } },
  {
    text: 'celiac here, so no gluten whatsoever',
    means: [
      { diets: ['gluten free'] },
      { diets: ['gluten'] },
      { avoids: ['gluten'] },
      { diets: ['gluten free'], avoids: ['gluten'] },
    ],
  },
  {
    text: 'deathly allergic to peanuts',
    means: [
      { diets: ['peanut'] },
      { avoids: ['peanut'] },
      { diets: ['nut'] },
      { diets: ['peanut'], avoids: ['peanut'] },
      { avoids: ['nut'] },
    ],
  },
  {
    text: 'my boyfriend doesnt do dairy',
    means: [
      { diets: ['dairy'] },
      { diets: ['dairy free'] },
      { avoids: ['dairy'] },
      { diets: ['lactose'] },
      { diets: ['lactose free'] },
    ],
  },
  { text: 'kosher only', means: { diets: ['kosher'] } },
  {
    text: 'vegitarian place pls but still italian',
    means: [
      { diets: ['vegetarian'] },
      { diets: ['vegetarian'], likes: ['italian'] },
      { diets: ['vegetarian'], replaces: [2], by: 'italian' },
      { diets: ['vegetarian'], keeps: [2] },
    ],
  },
  {
    text: 'no pork no shellfish',
    means: [
      { avoids: ['pork', 'shellfish'] },
      { diets: ['pork', 'shellfish'] },
      { diets: ['shellfish'], avoids: ['pork'] },
      { diets: ['pork'], avoids: ['shellfish'] },
    ],
  },

  // Needs
  {
    text: "I'm in a wheelchair",
    means: [{ needs: ['step-free'] }, { needs: ['step-free', 'little walking'] }],
  },
  {
    text: "she's 6 months pregnant, so no bars",
    means: [
      { needs: ['pregnant'] },
      { needs: ['no alcohol'] },
      { needs: ['pregnant'], avoids: ['bar'] },
      { avoids: ['bar'] },
      { needs: ['no alcohol'], avoids: ['bar'] },
      { needs: ['pregnant', 'no alcohol'] },
      { replaces: [3] },
      { drops: [3] },
      { needs: ['pregnant'], replaces: [3] },
      { needs: ['pregnant'], drops: [3] },
    ],
  },
  {
    text: '2 years sober, keep booze out of it',
    means: [
      { needs: ['no alcohol'] },
      { needs: ['sober'] },
      { avoids: ['booze'] },
      { needs: ['sober', 'no alcohol'] },
      { avoids: ['alcohol'] },
      { avoids: ['bar'] },
    ],
  },
  {
    text: 'bad knee, cant do hills or stairs',
    means: [
      { needs: ['step-free'] },
      { needs: ['little walking'] },
      { needs: ['step-free', 'little walking'] },
      { avoids: ['hills', 'stairs'] },
      { needs: ['step-free'], avoids: ['hills'] },
      { needs: ['step-free'], avoids: ['stairs'] },
    ],
  },
  {
    text: 'is it ok if we bring our golden retriever along',
    means: [{ needs: ['dog'] }, { asks: 'access' }, { asks: 'other' }],
  },
  {
    text: "we're both 20",
    means: [
      { needs: ['under 21'] },
      { needs: ['no alcohol'] },
      { needs: ['under 21', 'no alcohol'] },
      { needs: ['under 21'], replaces: [3] },
      { needs: ['under 21'], avoids: ['bar'] },
    ],
  },
  {
    text: 'sitter bailed, the 4 year old comes with us',
    means: [
      { needs: ['children'] },
      { needs: ['children', 'no alcohol'] },
      { needs: ['children'], replaces: [3] },
      { needs: ['children'], drops: [3] },
    ],
  },
  {
    text: "he's hard of hearing so nowhere noisy",
    means: [
      { quality: 'quieter' },
      { needs: ['quiet'] },
      { needs: ['deaf'] },
      { needs: ['deaf'], quality: 'quieter' },
      { needs: ['talk'] },
      { needs: ['deaf', 'quiet'] },
    ],
  },
  {
    text: 'my girlfriend is blind and has a guide dog',
    means: [
      { needs: ['blind'] },
      { needs: ['service-dog'] },
      { needs: ['blind', 'service-dog'] },
      { needs: ['blind', 'dog'] },
    ],
  },
  {
    text: 'i want to have a real conversation w him without shouting',
    means: [{ needs: ['talk'] }, { quality: 'quieter' }, { needs: ['quiet'] }],
  },
  {
    text: 'it is ramadan, I eat after sundown only',
    means: [
      { needs: ['fasting'] },
      { dinner: 'later' },
      { needs: ['fasting'], dinner: 'later' },
      { diets: ['halal'], needs: ['fasting'] },
      { needs: ['fasting', 'no alcohol'] },
    ],
  },
  {
    text: 'Claustrophobic! No basements or tiny rooms',
    means: [
      { needs: ['no-tight-spaces'] },
      { avoids: ['basement'] },
      { avoids: ['basement', 'tiny rooms'] },
      { needs: ['no-tight-spaces'], avoids: ['basement'] },
      { needs: ['no-tight-spaces'], avoids: ['basement', 'tiny rooms'] },
      { needs: ['no-tight-spaces'], replaces: [3] },
    ],
  },

  // Dislikes
  {
    text: 'jazz is not my thing',
    means: [
      { avoids: ['jazz'] },
      { replaces: [3] },
      { replaces: [3], avoids: ['jazz'] },
      { drops: [3] },
      { drops: [3], avoids: ['jazz'] },
    ],
  },
  {
    text: 'ugh museums',
    means: [
      { avoids: ['museum'] },
      { replaces: [1] },
      { drops: [1] },
      { replaces: [1], avoids: ['museum'] },
    ],
  },
  { text: 'packed places stress my wife out', means: { quality: 'less crowded' } },
  { text: "i can't stand seafood", means: [{ avoids: ['seafood'] }, { diets: ['seafood'] }] },
  { text: 'nothing with dancing please I have two left feet', means: { avoids: ['dancing'] } },
  {
    text: 'no chains, no tourist traps',
    means: [
      { avoids: ['chain'], quality: 'less touristy' },
      { quality: 'less touristy' },
      { avoids: ['chain', 'tourist trap'] },
      { avoids: ['tourist trap'] },
      { avoids: ['chain', 'tourist'] },
    ],
  },
  {
    text: 'last time the club was way too loud',
    means: [
      { quality: 'quieter' },
      { replaces: [3], quality: 'quieter' },
      { replaces: [3] },
      { avoids: ['loud'] },
    ],
  },
  {
    text: 'been to black cat a million times',
    means: [{ replaces: [3] }, { drops: [3] }, { quality: 'rarer' }, { avoids: ['black cat'] }],
  },
  {
    text: 'meh. too predictable',
    means: [
      { quality: 'rarer' },
      { mood: 'unique' },
      { mood: 'adventurous' },
      { mood: 'fun' },
      { avoids: ['predictable'] },
    ],
  },
  {
    text: "We're not really drinkers",
    means: [
      { needs: ['no alcohol'] },
      { needs: ['sober'] },
      { avoids: ['bar'] },
      { avoids: ['drinks'] },
      { avoids: ['drinking'] },
    ],
  },

  // Swaps
  { text: 'something else for #1', means: { replaces: [1] } },
  {
    text: 'mini golf instead of the craft museum',
    means: [
      { replaces: [1], by: 'mini golf' },
      { likes: ['mini golf'] },
      { likes: ['mini golf'], drops: [1] },
      { likes: ['mini golf'], avoids: ['museum'] },
    ],
  },
  { text: 'can u change the last one', means: { replaces: [3] } },
  {
    text: 'comedy show rather than jazz',
    means: [
      { replaces: [3], by: 'comedy' },
      { likes: ['comedy'] },
      { likes: ['comedy'], avoids: ['jazz'] },
      { replaces: [3], by: 'comedy show' },
    ],
  },
  {
    text: 'different museum',
    means: [{ replaces: [1], by: 'museum' }, { replaces: [1] }, { likes: ['museum'] }],
  },
  {
    text: 'what about the exploratorium rather than craft and design',
    means: [
      { replaces: [1], by: 'exploratorium' },
      { likes: ['exploratorium'] },
      { replaces: [1], by: 'science museum' },
      { replaces: [1], by: 'science' },
    ],
  },
  {
    text: 'a rooftop bar at the end, not a basement club',
    means: [
      { last: 'rooftop bar' },
      { replaces: [3], by: 'rooftop bar' },
      { likes: ['rooftop bar'] },
      { likes: ['rooftop'] },
      { likes: ['rooftop bar'], avoids: ['club'] },
      { avoids: ['basement club'], likes: ['rooftop bar'] },
      { avoids: ['basement'], last: 'rooftop' },
      { last: 'rooftop' },
    ],
  },
  {
    text: 'Replace dinner with a picnic in the park',
    means: [
      { replaces: [2], by: 'picnic' },
      { replaces: [2], by: 'park' },
      { likes: ['picnic'] },
      { likes: ['picnic', 'park'] },
      { replaces: [2], by: 'picnic', setting: 'outdoor' },
    ],
  },
  {
    text: 'trade the 2nd and 3rd stop for a movie and popcorn',
    means: [
      { replaces: [2, 3], by: 'movie' },
      { likes: ['movie'] },
      { drops: [2, 3], adds: 'movie' },
      { replaces: [2], by: 'movie', drops: [3] },
      { replaces: [3], by: 'movie', drops: [2] },
      { likes: ['movie', 'popcorn'], replaces: [2, 3] },
      { likes: ['movie'], replaces: [2, 3] },
    ],
  },
  {
    text: 'give me three totally different ideas',
    means: [
      { replaces: [1, 2, 3] },
      { quality: 'rarer' },
      { replaces: [1, 2, 3], quality: 'rarer' },
    ],
  },
  { text: 'bowling!!', means: [{ likes: ['bowling'] }, { adds: 'bowling' }] },
  {
    text: 'live music but not jazz, maybe blues',
    means: [
      { likes: ['blues'] },
      { replaces: [3], by: 'blues' },
      { replaces: [3], by: 'live music' },
      { likes: ['live music'], avoids: ['jazz'] },
      { likes: ['blues'], avoids: ['jazz'] },
      { likes: ['live music', 'blues'], avoids: ['jazz'] },
      { replaces: [3], by: 'blues', avoids: ['jazz'] },
    ],
  },
  {
    text: 'instead of a club, can we watch the stars somewhere',
    means: [
      { replaces: [3], by: 'stargazing' },
      { replaces: [3], by: 'stars' },
      { likes: ['stars'] },
      { likes: ['stargazing'] },
      { replaces: [3] },
      { likes: ['stargazing'], avoids: ['club'] },
      { replaces: [3], by: 'planetarium' },
    ],
  },

  // Keeping
  { text: "don't touch the museum", means: { keeps: [1] } },
  {
    text: 'Trattoria Contadina stays, rest is up to you',
    means: [{ keeps: [2] }, { keeps: [2], replaces: [1, 3] }],
  },
  { text: 'i like 1 and 3', means: [{ keeps: [1, 3] }, { keeps: [1, 3], replaces: [2] }] },
  {
    text: 'everything but the museum is great',
    means: [{ replaces: [1] }, { replaces: [1], keeps: [2, 3] }, { drops: [1] }, { keeps: [2, 3] }],
  },
  {
    text: 'jazz yes, italian no',
    means: [
      { keeps: [3], replaces: [2] },
      { replaces: [2] },
      { likes: ['jazz'], avoids: ['italian'] },
      { keeps: [3], avoids: ['italian'] },
      { avoids: ['italian'] },
      { likes: ['jazz'], replaces: [2] },
    ],
  },
  {
    text: 'must keep the black cat, its where we met',
    means: [{ keeps: [3] }, { keeps: [3], mood: 'romantic' }],
  },
  {
    text: 'leave dinner alone but make the start more fun',
    means: [
      { keeps: [2], mood: 'fun' },
      { keeps: [2], replaces: [1], mood: 'fun' },
      { keeps: [2], replaces: [1], by: 'fun' },
      { keeps: [2], first: 'fun' },
    ],
  },
  {
    text: 'same places, cheaper somehow',
    means: [{ budget: 'less' }, { keeps: [1, 2, 3], budget: 'less' }],
  },

  // Order
  {
    text: 'eat before the museum, not after',
    means: [{ order: [2, 1] }, { order: [2, 1, 3] }, { first: 'dinner' }],
  },
  {
    text: 'jazz before we eat',
    means: [{ order: [3, 2] }, { order: [1, 3, 2] }, { order: [3, 1, 2] }],
  },
  { text: 'flip the museum and the restaurant', means: { order: [2, 1, 3] } },
  {
    text: 'Could we end on the meal instead?',
    means: [
      { order: [1, 3, 2] },
      { order: [3, 2] },
      { last: 'dinner' },
      { last: 'meal' },
      { dinner: 'later' },
    ],
  },
  { text: 'do it backwards lol', means: { order: [3, 2, 1] } },
  {
    text: 'start with the club, then food, then whatever',
    means: [{ order: [3, 2] }, { order: [3, 2, 1] }, { first: 'club' }],
  },
  { text: 'museum should be the middle stop', means: [{ order: [2, 1, 3] }, { order: [3, 1, 2] }] },

  // How many stops
  { text: 'three is one too many', means: [{ stops: 2 }, { stops: 'fewer' }] },
  {
    text: 'only dinner',
    means: [
      { stops: 1 },
      { drops: [1, 3] },
      { keeps: [2], drops: [1, 3] },
      { stops: 1, likes: ['dinner'] },
      { stops: 1, keeps: [2] },
    ],
  },
  {
    text: 'add a nightcap after the jazz',
    means: [
      { adds: 'nightcap' },
      { last: 'nightcap' },
      { last: 'cocktail bar' },
      { last: 'bar' },
      { adds: 'cocktail' },
      { adds: 'drinks' },
      { adds: 'bar' },
    ],
  },
  {
    text: 'skip the museum, we get there at dinner',
    means: [
      { drops: [1] },
      { avoids: ['museum'] },
      { stops: 2, drops: [1] },
      { drops: [1], start: 'later' },
      { drops: [1], first: 'dinner' },
    ],
  },
  { text: '4 stops pls', means: [{ stops: 4 }, { stops: 'more' }] },
  {
    text: 'can you squeeze a bookstore in there',
    means: [{ adds: 'bookstore' }, { likes: ['bookstore'] }],
  },
  {
    text: 'this is a lot for a weeknight, less please',
    means: [
      { stops: 2 },
      { stops: 'fewer' },
      { length: 'shorter' },
      { end: 'earlier' },
      { stops: 1 },
    ],
  },
  {
    text: 'lose the club and go for a walk by the water',
    means: [
      { drops: [3], likes: ['walk'] },
      { replaces: [3], by: 'walk' },
      { drops: [3], likes: ['waterfront'] },
      { replaces: [3], by: 'waterfront' },
      { drops: [3], adds: 'walk' },
      { replaces: [3], by: 'walk by the water' },
      { drops: [3], likes: ['walk', 'waterfront'] },
      { avoids: ['club'], likes: ['walk'] },
    ],
  },
  {
    text: "we'd love to pop into an arcade between dinner & jazz",
    means: [{ adds: 'arcade' }, { likes: ['arcade'] }],
  },
  { text: 'cancel stop 2', means: [{ drops: [2] }, { avoids: ['dinner'] }, { replaces: [2] }] },

  // How long at a stop
  { text: 'more time at the museum', means: { stays: [{ stop: 1, minutes: 'longer' }] } },
  { text: 'half an hour at the museum is plenty', means: { stays: [{ stop: 1, minutes: 30 }] } },
  {
    text: 'I like to linger over dinner, give us 2 hours there',
    means: [
      { stays: [{ stop: 2, minutes: 120 }] },
      { stays: [{ stop: 2, minutes: 120 }], mood: 'relaxed' },
    ],
  },
  {
    text: 'dont wanna be stuck at the restaurant that long',
    means: [{ stays: [{ stop: 2, minutes: 'shorter' }] }, { length: 'shorter' }],
  },
  {
    text: '30 more minutes of jazz',
    means: [
      { stays: [{ stop: 3, minutes: 30 }] },
      { stays: [{ stop: 3, minutes: 'longer' }] },
      { stays: [{ stop: 3, minutes: 30 }], end: '23:30' },
      { end: '23:30' },
    ],
  },
  {
    text: 'just one set at Black Cat then home',
    means: [
      { stays: [{ stop: 3, minutes: 'shorter' }] },
      { end: 'earlier' },
      { stays: [{ stop: 3, minutes: 60 }] },
      { stays: [{ stop: 3, minutes: 45 }] },
      { keeps: [3] },
      { last: 'black cat' },
    ],
  },
  {
    text: 'quick bite instead of a long dinner',
    means: [
      { stays: [{ stop: 2, minutes: 'shorter' }] },
      { replaces: [2], by: 'quick bite' },
      { likes: ['quick bite'] },
      { quality: 'less food' },
      { quality: 'plainer' },
      { stays: [{ stop: 2, minutes: 30 }] },
      { stays: [{ stop: 2, minutes: 45 }] },
      { replaces: [2], by: 'quick' },
      { replaces: [2] },
      { avoids: ['long dinner'], likes: ['quick bite'] },
      { replaces: [2], length: 'shorter' },
      { length: 'shorter' },
    ],
  },
  {
    text: 'spend less time in the museum and more at the club',
    means: [
      {
        stays: [
          { stop: 1, minutes: 'shorter' },
          { stop: 3, minutes: 'longer' },
        ],
      },
    ],
  },
  { text: 'an hour and a half for dinner', means: { stays: [{ stop: 2, minutes: 90 }] } },
  {
    text: 'stay at the club until 12:30',
    means: [
      { end: '24:30' },
      { end: '24:30', stays: [{ stop: 3, minutes: 'longer' }] },
      { stays: [{ stop: 3, minutes: 'longer' }] },
      { end: '24:30', keeps: [3] },
    ],
  },
  {
    text: 'first stop could be 20 mins shorter',
    means: [{ stays: [{ stop: 1, minutes: -20 }] }, { stays: [{ stop: 1, minutes: 'shorter' }] }],
  },

  // Distance and transport
  { text: 'all of it within a mile', means: { distance: 1 } },
  { text: 'neither of us drives', means: [{ travel: 'public' }, { travel: 'walking' }] },
  {
    text: 'taking BART so close to a station ideally',
    means: [{ travel: 'public' }, { asks: 'station' }, { travel: 'public', distance: 'closer' }],
  },
  {
    text: "I'll drive",
    means: [{ travel: 'driving' }, { travel: 'driving', needs: ['no alcohol'] }],
  },
  { text: 'too much back and forth across town', means: { distance: 'closer' } },
  {
    text: "she'll be in heels!",
    means: [{ needs: ['little walking'] }, { distance: 'closer' }, { travel: 'driving' }],
  },
  {
    text: 'find drinks around the corner from the restaurant',
    means: [
      { near: 2 },
      { near: 2, likes: ['drinks'] },
      { near: 2, adds: 'drinks' },
      { near: 2, replaces: [3], by: 'drinks' },
      { near: 2, replaces: [3], by: 'bar' },
      { near: 2, likes: ['bar'] },
      { likes: ['drinks'], distance: 'closer' },
    ],
  },
  {
    text: 'happy to go further out, up to 15 miles',
    means: [{ distance: 15 }, { distance: 'farther' }],
  },
  { text: 'something nearer to where I live', means: [{ near: 'home' }, { distance: 'closer' }] },
  {
    text: 'nothing over the bridge',
    means: [{ shore: true }, { avoids: ['bridge'] }, { distance: 'closer' }],
  },
  {
    text: 'can we go on foot the whole way',
    means: [{ travel: 'walking' }, { travel: 'walking', distance: 'closer' }],
  },
  {
    text: 'rather take muni than uber',
    means: [{ travel: 'public' }, { travel: 'public', avoids: ['uber'] }],
  },

  // Neighborhood
  { text: 'move it to the mission', means: [{ place: 'mission' }, { place: 'mission district' }] },
  { text: 'stay in North Beach', means: [{ place: 'north beach' }] },
  { text: "what's there in hayes valley instead", means: [{ place: 'hayes valley' }] },
  { text: 'Do this in Berkeley', means: { place: 'berkeley' } },
  {
    text: 'dinner in japantown pls',
    means: [
      { place: 'japantown' },
      { place: 'japantown', likes: ['dinner'] },
      { place: 'japantown', replaces: [2] },
      { likes: ['japanese'] },
      { replaces: [2], by: 'japanese' },
      { replaces: [2], by: 'japantown' },
    ],
  },
  {
    text: 'avoid the tenderloin, it makes me nervous',
    means: [
      { avoids: ['tenderloin'] },
      { replaces: [3] },
      { replaces: [3], avoids: ['tenderloin'] },
    ],
  },
  {
    text: 'sausalito would be cute',
    means: [
      { place: 'sausalito' },
      { place: 'sausalito', mood: 'cute' },
      { place: 'sausalito', mood: 'romantic' },
    ],
  },

  // Mood
  { text: 'needs more romance', means: [{ mood: 'romantic' }, { mood: 'romance' }] },
  {
    text: 'a bit stuffy no?',
    means: [{ quality: 'plainer' }, { mood: 'fun' }, { mood: 'relaxed' }, { avoids: ['stuffy'] }],
  },
  {
    text: 'less artsy more rowdy',
    means: [
      { quality: 'livelier' },
      { lessMood: 'cultural', quality: 'livelier' },
      { mood: 'rowdy' },
      { avoids: ['artsy'] },
      { mood: 'rowdy', avoids: ['artsy'] },
      { lessMood: 'cultural', mood: 'rowdy' },
      { avoids: ['artsy'], quality: 'livelier' },
    ],
  },
  {
    text: 'i want to be SURPRISED',
    means: [
      { quality: 'rarer' },
      { mood: 'surprising' },
      { mood: 'surprise' },
      { likes: ['surprise'] },
    ],
  },
  {
    text: "Long week. Let's take it slow.",
    means: [
      { mood: 'relaxed' },
      { mood: 'slow' },
      { quality: 'quieter' },
      { stops: 2 },
      { stops: 'fewer' },
    ],
  },
  {
    text: 'spicier... u know what i mean 😏',
    means: [
      { mood: 'romantic' },
      { mood: 'sexy' },
      { mood: 'spicy' },
      { quality: 'livelier' },
      { likes: ['spicy'] },
      { mood: 'adventurous' },
    ],
  },
  {
    text: 'something hands on, not just sitting around',
    means: [
      { likes: ['hands on'] },
      { mood: 'active' },
      { likes: ['active'] },
      { mood: 'adventurous' },
      { likes: ['workshop'] },
      { likes: ['class'] },
      { mood: 'fun' },
      { mood: 'hands on' },
      { avoids: ['sitting'], likes: ['hands on'] },
      { avoids: ['sitting around'], likes: ['hands on'] },
      { likes: ['hands on'], lessMood: 'relaxed' },
    ],
  },
  {
    text: 'cosy and candlelit',
    means: [
      { quality: 'cozier' },
      { mood: 'romantic' },
      { mood: 'cozy' },
      { quality: 'cozier', mood: 'candlelit' },
      { quality: 'cozier', likes: ['candlelit'] },
      { mood: 'candlelit' },
      { quality: 'cozier', mood: 'romantic' },
    ],
  },
  {
    text: 'more of a locals spot kind of night',
    means: [{ quality: 'less touristy' }, { likes: ['local'] }],
  },

  // Occasion
  {
    text: "it's a first date, don't want it too intense",
    means: [
      { mood: 'relaxed' },
      { mood: 'casual' },
      { occasion: 'first date' },
      { quality: 'plainer' },
      { lessMood: 'romantic' },
      { mood: 'relaxed', occasion: 'first date' },
      { length: 'shorter' },
      { avoids: ['intense'] },
      { needs: ['talk'] },
      { occasion: 'first date', avoids: ['intense'] },
    ],
  },
  {
    text: "I'm going to propose 💍",
    means: [
      { mood: 'romantic' },
      { occasion: 'proposal' },
      { occasion: 'propose' },
      { quality: 'fancier' },
      { occasion: 'engagement' },
      { mood: 'romantic', quality: 'fancier' },
    ],
  },
  {
    text: 'her 30th bday, make it special',
    means: [
      { occasion: 'birthday' },
      { quality: 'fancier' },
      { mood: 'special' },
      { quality: 'rarer' },
      { occasion: 'bday' },
      { mood: 'romantic' },
      { occasion: 'birthday', mood: 'special' },
    ],
  },
  {
    text: 'we just made up after a fight, so gentle',
    means: [
      { mood: 'relaxed' },
      { mood: 'romantic' },
      { quality: 'quieter' },
      { mood: 'gentle' },
      { needs: ['talk'] },
    ],
  },
  {
    text: "it's really just two old friends catching up, not a romantic thing",
    means: [
      { lessMood: 'romantic' },
      { needs: ['talk'] },
      { avoids: ['romantic'] },
      { lessMood: 'romantic', needs: ['talk'] },
      { mood: 'casual' },
      { mood: 'friends' },
      { mood: 'friendly' },
      { quality: 'plainer' },
      { occasion: 'friends' },
      { avoids: ['romantic'], occasion: 'friends' },
    ],
  },
  {
    text: 'Our golden wedding anniversary — 50 years!',
    means: [
      { occasion: 'anniversary' },
      { mood: 'romantic' },
      { quality: 'fancier' },
      { occasion: 'wedding' },
    ],
  },

  // Weather
  { text: 'forecast says rain all evening', means: [{ setting: 'indoor' }, { asks: 'weather' }] },
  {
    text: 'its gorgeous out, get us outside',
    means: [{ setting: 'outdoor' }, { likes: ['outdoors'] }, { mood: 'outdoors' }],
  },
  {
    text: 'too foggy for views, keep us in',
    means: [{ setting: 'indoor' }, { setting: 'indoor', avoids: ['view'] }],
  },
  {
    text: "heatwave!! AC or i'm not going",
    means: [
      { needs: ['no-heat'] },
      { setting: 'indoor' },
      { likes: ['ac'] },
      { needs: ['no-heat'], setting: 'indoor' },
      { likes: ['air conditioning'] },
    ],
  },
  {
    text: 'she gets cold easily',
    means: [{ quality: 'warmer' }, { setting: 'indoor' }, { quality: 'cozier' }],
  },
  {
    text: 'can we watch the sunset before dinner',
    means: [
      { likes: ['sunset'] },
      { adds: 'sunset' },
      { first: 'sunset' },
      { asks: 'sunset' },
      { likes: ['sunset'], start: 'earlier' },
      { first: 'view' },
      { first: 'sunset', start: 'earlier' },
    ],
  },

  // Questions
  { text: 'Is there a garage near the museum?', means: { asks: 'parking' } },
  { text: 'Do I need a reservation at Contadina?', means: { asks: 'booking' } },
  { text: 'is the museum even open at 7?', means: [{ asks: 'hours' }] },
  { text: 'are sneakers ok at the trattoria or is it dressy', means: { asks: 'dress' } },
  { text: 'how much is the cover at black cat', means: { asks: 'cost' } },
  { text: 'whos playing tonight', means: { asks: 'program' } },
  { text: 'how long is the walk from the trattoria to the club', means: { asks: 'travel' } },
  {
    text: 'will it be cold later',
    means: [{ asks: 'weather' }, { asks: 'weather', quality: 'warmer' }],
  },
  {
    text: 'do they have veggie options',
    means: [
      { asks: 'diet' },
      { diets: ['vegetarian'] },
      { diets: ['veggie'] },
      { asks: 'diet', diets: ['vegetarian'] },
    ],
  },
  {
    text: 'are there steps at the jazz club',
    means: [{ asks: 'access' }, { needs: ['step-free'] }],
  },
  { text: 'why did you pick this place', means: { asks: 'other' } },

  // Praise
  { text: 'omg yes this is perfect', means: { content: true } },
  { text: 'Looks lovely, thank you.', means: { content: true } },
  { text: "she's gonna love it", means: { content: true } },
  { text: 'nah leave it how it is', means: [{ content: true }, { keeps: [1, 2, 3] }] },
  { text: '10/10 no notes', means: { content: true } },
  {
    text: 'great plan!! only thing, could we start at 6:30',
    means: [{ start: '18:30' }, { start: '18:30', content: true }],
  },

  // Several at once
  {
    text: 'cheaper, closer together and done by 10',
    means: { budget: 'less', distance: 'closer', end: '22:00' },
  },
  {
    text: "keep dinner, ditch the museum, and we're vegetarian btw",
    means: [
      { keeps: [2], drops: [1], diets: ['vegetarian'] },
      { drops: [1], diets: ['vegetarian'] },
      { keeps: [2], replaces: [1], diets: ['vegetarian'] },
      { keeps: [2], avoids: ['museum'], diets: ['vegetarian'] },
    ],
  },
  {
    text: 'sushi in the sunset district around 8, $150 ok',
    means: [
      { likes: ['sushi'], place: 'sunset', dinner: '20:00', budget: 150 },
      { likes: ['sushi'], place: 'sunset', start: '20:00', budget: 150 },
      { replaces: [2], by: 'sushi', place: 'sunset', dinner: '20:00', budget: 150 },
      { likes: ['sushi'], place: 'sunset', budget: 150, dinner: '20:00', start: '20:00' },
    ],
  },

  // What no plan can do
  {
    text: 'can you call the restaurant and book it for us',
    means: [{ beyond: true }, { asks: 'booking' }],
  },
  { text: 'make her say yes', means: { beyond: true } },
  { text: 'order us an uber for 6:45', means: [{ beyond: true }, { asks: 'travel' }] },
  { text: 'send this to my husband', means: { beyond: true } },
  { text: 'get flowers delivered to the table', means: [{ beyond: true }, { asks: 'other' }] },
  { text: 'move it to next Thursday', means: [{ beyond: true }] },
  { text: 'text me an hour before we have to leave', means: { beyond: true } },
  {
    text: 'Make sure it does not rain.',
    means: [{ beyond: true }, { setting: 'indoor' }, { asks: 'weather' }],
  },
  { text: "what's a good conversation starter", means: [{ beyond: true }, { asks: 'other' }] },
  { text: 'pls translate this to spanish', means: { beyond: true } },
  {
    text: 'can they play our song at the club',
    means: [{ beyond: true }, { asks: 'program' }, { asks: 'other' }],
  },
  { text: 'get me a table by the window', means: [{ beyond: true }, { asks: 'booking' }] },
  { text: 'charge it to my visa', means: { beyond: true } },
  {
    text: 'Tell the chef it is her birthday so they bring a cake',
    means: [{ beyond: true }, { occasion: 'birthday' }, { asks: 'booking' }, { likes: ['cake'] }],
  },
  { text: 'blorp fnrrg', means: { beyond: true } },
  { text: 'find me a girlfriend first lol', means: { beyond: true } },
  { text: 'who won the giants game', means: [{ beyond: true }, { asks: 'other' }] },
  { text: 'undo', means: { beyond: true } },
  { text: "promise me my ex won't be there", means: { beyond: true } },
  { text: 'there will be six of us', means: { beyond: true } },
];

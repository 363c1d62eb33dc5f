import type { Sentence } from './meaning.ts';

/** Sentences that the reader was measured by after those of `sentences-measured-later.ts`. */
export const sentencesMeasuredThird: readonly Sentence[] = [
  // Time
  { text: 'can we make it 6:45', means: { start: '18:45' } },
  { text: 'Work ran over, I can be there at 8 earliest', means: { start: '20:00' } },
  { text: 'pls move everything 15 min later', means: [{ start: '19:15' }] },
  { text: 'id like to be in bed by 11', means: { end: '23:00' } },
  { text: 'the last bus is at 10:50', means: [{ end: '22:50' }, { end: 'earlier' }] },
  { text: 'dont keep us out past midnight', means: { end: '24:00' } },
  {
    text: 'we only have from 7 to 9:30',
    means: [{ start: '19:00', end: '21:30' }, { end: '21:30' }],
  },
  {
    text: 'four hours is a lot, more like two and a half',
    means: [{ length: 150 }, { length: 'shorter' }],
  },
  { text: 'stretch it to 1am', means: [{ end: '25:00' }, { end: '25:00', length: 'longer' }] },
  {
    text: 'lunch date instead',
    means: [{ start: 'earlier' }, { dinner: 'earlier' }, { likes: ['lunch'] }, { beyond: true }],
  },
  { text: 'can dinner be closer to 9', means: { dinner: '21:00' } },
  { text: 'i cant eat that late', means: { dinner: 'earlier' } },
  {
    text: 'begin around sunset',
    means: [
      { start: 'earlier' },
      { start: 'later' },
      { likes: ['sunset'] },
      { first: 'sunset' },
      { beyond: true },
    ],
  },
  { text: 'earlier start but same end', means: [{ start: 'earlier' }] },
  // Money
  { text: 'we said 100 max', means: { budget: 100 } },
  { text: 'can u get it down to like $65', means: { budget: 65 } },
  { text: 'rent is due so cheap please', means: { budget: 'less' } },
  {
    text: 'she loves fancy stuff so splash out',
    means: [{ budget: 'more' }, { quality: 'fancier' }],
  },
  { text: '50 bucks each is our limit', means: { budget: 100 } },
  { text: 'bump the budget up to 300', means: { budget: 300 } },
  { text: 'nothing that costs a fortune', means: { budget: 'less' } },
  {
    text: 'the restaurant is a bit pricey',
    means: [{ replaces: [2], budget: 'less' }, { budget: 'less' }],
  },
  {
    text: "I'd pay more for a better dinner",
    means: [
      { quality: 'fancier' },
      { budget: 'more' },
      { replaces: [2], budget: 'more' },
      { replaces: [2] },
    ],
  },
  { text: 'no cover charges', means: [{ budget: 'less' }, { beyond: true }] },
  // Food
  {
    text: 'mexican food tonight pls',
    means: [{ likes: ['mexican'] }, { replaces: [2], by: 'mexican' }],
  },
  {
    text: 'is there a decent ramen spot we could do instead',
    means: [{ likes: ['ramen'] }, { replaces: [2], by: 'ramen' }],
  },
  { text: 'hot pot would be fun', means: { likes: ['hot pot'] } },
  { text: "i'm craving a big greasy burger", means: { likes: ['burger'] } },
  { text: 'she wants crepes', means: { likes: ['crepes'] } },
  { text: 'thai or indian, either works', means: { likes: ['thai', 'indian'] } },
  {
    text: 'no more italian, we live on pasta',
    means: [{ avoids: ['italian'] }, { avoids: ['italian', 'pasta'] }],
  },
  { text: 'dinner should be sushi', means: [{ replaces: [2], by: 'sushi' }] },
  {
    text: 'we had a huge lunch so just snacks',
    means: [
      { eaten: true },
      { quality: 'less food' },
      { likes: ['snacks'] },
      { eaten: true, likes: ['snacks'] },
    ],
  },
  {
    text: 'somewhere with good cocktails and bar bites',
    means: [{ likes: ['cocktail'] }, { likes: ['cocktails', 'bar bites'] }],
  },
  { text: 'less about eating more about doing stuff', means: [{ quality: 'less food' }] },
  {
    text: 'grab ice cream on the way home',
    means: [{ last: 'ice cream' }, { adds: 'ice cream' }, { likes: ['ice cream'] }],
  },
  { text: 'coffee date kind of thing', means: [{ likes: ['coffee'] }] },
  { text: 'food truck instead of trattoria', means: [{ replaces: [2], by: 'food truck' }] },
  // Diets
  { text: 'vegan btw', means: { diets: ['vegan'] } },
  {
    text: 'i have celiac so be careful',
    means: [{ diets: ['celiac'] }, { diets: ['gluten free'] }],
  },
  { text: 'he cant have shellfish', means: [{ avoids: ['shellfish'] }, { diets: ['shellfish'] }] },
  { text: 'needs to be halal', means: { diets: ['halal'] } },
  { text: 'my wife is lactose intolerant', means: [{ diets: ['dairy'] }, { diets: ['lactose'] }] },
  { text: 'no nuts anywhere near me', means: [{ diets: ['nuts'] }, { diets: ['nut'] }] },
  { text: 'we are both vegetarian', means: { diets: ['vegetarian'] } },
  { text: 'i dont do raw fish', means: [{ avoids: ['sushi'] }, { avoids: ['raw fish'] }] },
  // Needs
  { text: 'he has a cane', means: [{ needs: ['little walking'] }, { needs: ['step-free'] }] },
  {
    text: 'no stairs please, knee surgery',
    means: [
      { needs: ['step-free'] },
      { needs: ['step-free', 'little walking'] },
      { needs: ['little walking'] },
    ],
  },
  { text: 'our 2 year old is coming along', means: { needs: ['children'] } },
  { text: 'we got a dog sitter so no pup', means: [{ beyond: true }, { content: true }] },
  { text: 'dog friendly places only', means: { needs: ['dog'] } },
  { text: 'im sober 3 months', means: [{ needs: ['sober'] }, { needs: ['no alcohol'] }] },
  { text: "she's 20 so no 21+ spots", means: { needs: ['under 21'] } },
  { text: 'i cant hear well in loud rooms', means: [{ quality: 'quieter' }, { needs: ['quiet'] }] },
  { text: 'I get panicky in tight spaces', means: { needs: ['no-tight-spaces'] } },
  { text: 'i overheat easily', means: [{ needs: ['no-heat'] }, { setting: 'indoor' }] },
  { text: 'fasting til sundown', means: [{ needs: ['fasting'] }] },
  {
    text: 'pregnant wife, no raw stuff no wine',
    means: [
      { needs: ['pregnant'] },
      { needs: ['pregnant', 'no alcohol'] },
      { needs: ['no alcohol'] },
    ],
  },
  {
    text: 'somewhere quiet enough to get to know each other',
    means: [{ quality: 'quieter' }, { needs: ['talk'] }, { quality: 'quieter', needs: ['talk'] }],
  },
  // Dislikes
  { text: 'jazz isnt really her thing', means: [{ avoids: ['jazz'] }, { replaces: [3] }] },
  {
    text: 'im allergic to museums lol',
    means: [{ avoids: ['museum'] }, { beyond: true }, { replaces: [1] }],
  },
  { text: 'no karaoke, no dancing', means: { avoids: ['karaoke', 'dancing'] } },
  { text: 'we dont like crowds', means: { quality: 'less crowded' } },
  { text: 'nothing touristy', means: { quality: 'less touristy' } },
  { text: 'anything but bars', means: [{ avoids: ['bar'] }] },
  {
    text: 'i cant stand waiting in line',
    means: [{ quality: 'less crowded' }, { avoids: ['line'] }],
  },
  { text: 'hate modern art', means: [{ avoids: ['modern art'] }] },
  {
    text: "last date was at a jazz club too, don't want a repeat",
    means: [{ replaces: [3] }, { avoids: ['jazz'] }, { avoids: ['jazz club'] }],
  },
  {
    text: 'not a fan of sitting still for hours',
    means: [{ lessMood: 'relaxed' }, { beyond: true }, { mood: 'active' }],
  },
  {
    text: 'please no chain restaurants',
    means: [{ avoids: ['chain'] }, { quality: 'less touristy' }, { beyond: true }],
  },
  { text: 'less jazz more rock', means: { avoids: ['jazz'], likes: ['rock'] } },
  // Swaps
  { text: 'can you pick another restaurant', means: { replaces: [2] } },
  {
    text: 'museum -> arcade',
    means: [
      { replaces: [1], by: 'arcade' },
      { avoids: ['museum'], likes: ['arcade'] },
    ],
  },
  {
    text: 'replace #3 with something chill',
    means: [
      { replaces: [3], mood: 'relaxed' },
      { replaces: [3], by: 'chill' },
      { replaces: [3], mood: 'chill' },
    ],
  },
  { text: 'switch the jazz for a comedy show', means: [{ replaces: [3], by: 'comedy' }] },
  {
    text: 'something other than a museum to start',
    means: [{ replaces: [1] }, { avoids: ['museum'] }],
  },
  {
    text: 'the first one should be outdoors',
    means: [
      { replaces: [1], by: 'outdoors' },
      { replaces: [1], setting: 'outdoor' },
    ],
  },
  {
    text: 'find a cooler bar',
    means: [
      { replaces: [3] },
      { likes: ['bar'] },
      { replaces: [3], mood: 'cool' },
      { replaces: [3], quality: 'rarer' },
      { replaces: [3], by: 'bar' },
    ],
  },
  {
    text: 'what about a wine tasting instead of the museum',
    means: { replaces: [1], by: 'wine tasting' },
  },
  { text: 'give me other options for the last stop', means: { replaces: [3] } },
  {
    text: 'the trattoria is closed on mondays fyi',
    means: [{ replaces: [2] }, { beyond: true }, { asks: 'hours' }],
  },
  {
    text: 'rather do a cooking class than a restaurant',
    means: [
      { replaces: [2], by: 'cooking class' },
      { likes: ['cooking class'], avoids: ['restaurant'] },
      { likes: ['cooking class'] },
    ],
  },
  { text: 'change the whole thing', means: { replaces: [1, 2, 3] } },
  {
    text: 'swap stop 1 for mini golf and stop 3 for karaoke',
    means: { replaces: [1, 3], likes: ['mini golf', 'karaoke'] },
  },
  { text: 'black cat? nope', means: [{ replaces: [3] }, { drops: [3] }] },
  {
    text: 'can we see a ballgame instead',
    means: [{ likes: ['baseball'] }, { likes: ['ballgame'] }],
  },
  { text: 'escape room!', means: { likes: ['escape room'] } },
  {
    text: 'maybe a drag show or something queer',
    means: [{ likes: ['drag'] }, { likes: ['drag show', 'queer'] }],
  },
  // Keeping
  {
    text: 'dinner is perfect, rest is meh',
    means: [{ keeps: [2] }, { keeps: [2], replaces: [1, 3] }],
  },
  { text: 'keep the museum and the club', means: { keeps: [1, 3] } },
  { text: 'whatever you do keep black cat', means: { keeps: [3] } },
  {
    text: 'i want to keep 2, the others can go',
    means: [{ keeps: [2] }, { keeps: [2], replaces: [1, 3] }, { keeps: [2], drops: [1, 3] }],
  },
  { text: 'love the museum idea', means: [{ keeps: [1] }] },
  { text: 'dont mess with dinner', means: { keeps: [2] } },
  {
    text: 'museum can stay but shorter',
    means: [
      { keeps: [1], stays: [{ stop: 1, minutes: 'shorter' }] },
      { stays: [{ stop: 1, minutes: 'shorter' }] },
      { keeps: [1], length: 'shorter' },
    ],
  },
  // Order
  {
    text: 'can we eat first im starving',
    means: [{ order: [2, 1] }, { order: [2, 1, 3] }, { first: 'dinner' }],
  },
  { text: 'switch the order of the museum and dinner', means: { order: [2, 1, 3] } },
  { text: 'end at the restaurant', means: [{ order: [1, 3, 2] }, { last: 'restaurant' }] },
  { text: 'music before food', means: [{ order: [3, 2] }, { order: [1, 3, 2] }] },
  { text: 'start at black cat', means: [{ order: [3, 1, 2] }, { order: [3, 1] }] },
  { text: 'put dinner last', means: [{ order: [1, 3, 2] }] },
  {
    text: 'drinks somewhere first then the museum',
    means: [{ first: 'drinks' }, { first: 'bar' }, { adds: 'drinks' }],
  },
  // How many
  { text: 'just the two stops is fine', means: { stops: 2 } },
  { text: 'can we add bowling', means: { adds: 'bowling' } },
  { text: 'throw in a sunset viewpoint', means: [{ adds: 'viewpoint' }, { adds: 'sunset' }] },
  { text: 'skip stop 1', means: [{ drops: [1] }, { replaces: [1] }] },
  {
    text: 'lets not go to the museum, straight to dinner',
    means: [
      { drops: [1] },
      { replaces: [1] },
      { avoids: ['museum'] },
      { drops: [1], avoids: ['museum'] },
      { replaces: [1], avoids: ['museum'] },
    ],
  },
  { text: 'one more bar at the end', means: [{ adds: 'bar' }, { last: 'bar' }, { stops: 4 }] },
  {
    text: 'too packed, drop something',
    means: [{ stops: 2 }, { stops: 'fewer' }, { mood: 'relaxed' }],
  },
  {
    text: 'dinner and a movie, thats it',
    means: [
      { stops: 2, likes: ['movie'] },
      { stops: 2, likes: ['dinner', 'movie'] },
    ],
  },
  // Stays
  { text: 'less time at the museum', means: { stays: [{ stop: 1, minutes: 'shorter' }] } },
  { text: 'we want 2 hours for dinner', means: { stays: [{ stop: 2, minutes: 120 }] } },
  { text: 'an extra 30 min at the jazz club', means: { stays: [{ stop: 3, minutes: 'longer' }] } },
  { text: 'cut the museum to 45 minutes', means: { stays: [{ stop: 1, minutes: 45 }] } },
  { text: 'dinner feels rushed', means: [{ stays: [{ stop: 2, minutes: 'longer' }] }] },
  {
    text: "can't sit at dinner for 90 minutes",
    means: [{ stays: [{ stop: 2, minutes: 'shorter' }] }],
  },
  // Distance and travel
  { text: 'everything within 10 minutes of each other', means: { distance: 'closer' } },
  { text: 'we re walking everywhere', means: { travel: 'walking' } },
  { text: 'no car tonight', means: [{ travel: 'public' }, { travel: 'walking' }] },
  {
    text: 'ill be driving so parking matters',
    means: [
      { travel: 'driving' },
      { travel: 'driving', needs: ['parking'] },
      { travel: 'driving', asks: 'parking' },
    ],
  },
  {
    text: 'my feet are killing me in these boots',
    means: [{ needs: ['little walking'] }, { distance: 'closer' }],
  },
  { text: 'max 3 miles from home', means: [{ distance: 3 }] },
  {
    text: 'can the bar be closer to the restaurant',
    means: [{ near: 2 }, { near: 2, replaces: [3] }, { distance: 'closer' }],
  },
  { text: 'too much driving around', means: { distance: 'closer' } },
  { text: 'we could bike', means: [{ beyond: true }, { likes: ['bike'] }] },
  { text: 'uber is fine', means: { travel: 'driving' } },
  // Places
  {
    text: 'do it all in the mission',
    means: [{ place: 'mission' }, { place: 'mission district' }],
  },
  { text: 'avoid downtown', means: [{ avoids: ['downtown'] }, { avoids: ['financial district'] }] },
  { text: 'not the marina pls', means: { avoids: ['marina'] } },
  { text: 'somewhere in berkeley would be better', means: { place: 'berkeley' } },
  { text: 'can we stay out of the tenderloin', means: { avoids: ['tenderloin'] } },
  { text: 'hayes valley maybe?', means: { place: 'hayes valley' } },
  {
    text: "I'd prefer the east bay",
    means: [{ place: 'oakland' }, { place: 'east bay' }, { beyond: true }],
  },
  {
    text: 'nothing in fishermans wharf',
    means: [{ avoids: ['fishermans wharf'] }, { avoids: ["fisherman's wharf"] }],
  },
  {
    text: 'dinner in north beach, rest wherever',
    means: [{ place: 'north beach' }, { place: 'north beach', likes: ['dinner'] }],
  },
  // Mood
  { text: 'make it more intimate', means: [{ mood: 'romantic' }, { mood: 'intimate' }] },
  { text: 'needs more adventure', means: { mood: 'adventurous' } },
  { text: 'bit too formal for us', means: { quality: 'plainer' } },
  { text: 'something quirky', means: [{ quality: 'rarer' }, { mood: 'quirky' }] },
  { text: 'less hectic', means: { mood: 'relaxed' } },
  { text: 'can it be classier', means: { quality: 'fancier' } },
  {
    text: 'we want to party',
    means: [
      { quality: 'livelier' },
      { likes: ['party'] },
      { likes: ['nightlife'] },
      { mood: 'party' },
    ],
  },
  { text: 'kinda basic tbh', means: [{ quality: 'rarer' }] },
  { text: 'cozy vibes only', means: [{ quality: 'cozier' }, { mood: 'cozy' }] },
  {
    text: 'i want to impress him',
    means: [
      { mood: 'impress' },
      { quality: 'fancier' },
      { budget: 'more' },
      { mood: 'impressive' },
    ],
  },
  { text: 'more nerdy', means: [{ mood: 'nerdy' }, { mood: 'cultural' }, { likes: ['nerdy'] }] },
  {
    text: "it's a little sleepy, can we liven it up",
    means: [{ mood: 'fun' }, { quality: 'livelier' }],
  },
  { text: 'we are low energy tonight', means: [{ mood: 'relaxed' }] },
  { text: 'where the locals go', means: { quality: 'less touristy' } },
  // Occasion
  { text: "it's our 10 year anniversary", means: { occasion: 'anniversary' } },
  { text: 'hes turning 30', means: { occasion: 'birthday' } },
  {
    text: 'first date nerves, keep it easy',
    means: [
      { occasion: 'first date' },
      { mood: 'relaxed' },
      { occasion: 'first date', mood: 'easy' },
      { occasion: 'first date', mood: 'relaxed' },
      { mood: 'easy' },
    ],
  },
  {
    text: 'we just got engaged!',
    means: [{ occasion: 'celebration' }, { occasion: 'proposal' }, { quality: 'fancier' }],
  },
  { text: 'meeting her parents', means: [{ occasion: 'meeting parents' }] },
  // Weather
  { text: 'looks like rain so indoors', means: { setting: 'indoor' } },
  { text: 'more outside stuff', means: { setting: 'outdoor' } },
  { text: 'its going to be freezing tonight', means: { setting: 'indoor' } },
  { text: 'patio if possible', means: [{ likes: ['patio'] }, { setting: 'outdoor' }] },
  {
    text: 'too hot to walk around',
    means: [
      { setting: 'indoor' },
      { needs: ['no-heat'] },
      { distance: 'closer' },
      { needs: ['little walking'] },
    ],
  },
  // Questions
  { text: 'when does the museum open', means: { asks: 'hours' } },
  { text: 'how much is dinner roughly', means: { asks: 'cost' } },
  { text: 'is there street parking', means: { asks: 'parking' } },
  { text: 'Do we have to reserve?', means: { asks: 'booking' } },
  { text: 'can i wear jeans', means: { asks: 'dress' } },
  { text: 'do they have a vegan menu at contadina', means: { asks: 'diet' } },
  { text: 'how far apart are these', means: { asks: 'travel' } },
  { text: 'what bands play there', means: [{ asks: 'program' }, { asks: 'other' }] },
  {
    text: 'will it be dark when we walk',
    means: [{ asks: 'sunset' }, { asks: 'other' }, { asks: 'travel' }],
  },
  { text: 'is the jazz club upstairs', means: [{ asks: 'access' }, { asks: 'other' }] },
  { text: 'which stop is the most expensive', means: [{ asks: 'cost' }] },
  { text: 'are you sure black cat is still open', means: { asks: 'hours' } },
  { text: 'who picked this lol', means: [{ asks: 'other' }, { beyond: true }] },
  { text: 'whats the weather looking like', means: { asks: 'weather' } },
  { text: 'closest metro?', means: { asks: 'station' } },
  // Praise
  { text: 'this is so good thank you!!', means: { content: true } },
  { text: 'yesss', means: { content: true } },
  { text: "looks fun, let's go with it", means: { content: true } },
  { text: 'you nailed it', means: { content: true } },
  { text: 'all good, no changes needed', means: { content: true } },
  // Several at once
  {
    text: 'ditch the museum, add a walk by the water, and keep it under 100',
    means: [
      { replaces: [1], likes: ['walk by the water'], budget: 100 },
      { drops: [1], adds: 'walk', budget: 100 },
      { replaces: [1], by: 'walk', budget: 100 },
      { replaces: [1], likes: ['walk'], avoids: ['museum'], budget: 100 },
    ],
  },
  {
    text: 'quieter and closer to home',
    means: [
      { quality: 'quieter', near: 'home' },
      { quality: 'quieter', distance: 'closer' },
    ],
  },
  {
    text: 'sushi at 7:30 then karaoke',
    means: [
      { likes: ['sushi', 'karaoke'], dinner: '19:30' },
      { likes: ['sushi', 'karaoke'], start: '19:30' },
      { dinner: '19:30', last: 'karaoke' },
    ],
  },
  {
    text: 'vegan dinner, no bars, done by 10:30',
    means: { diets: ['vegan'], avoids: ['bar'], end: '22:30' },
  },
  {
    text: "we're bringing the dog so outdoor seating and no museum",
    means: [
      { needs: ['dog'], likes: ['outdoor seating'], avoids: ['museum'] },
      { needs: ['dog'], setting: 'outdoor', avoids: ['museum'] },
    ],
  },
  { text: 'more romantic but cheaper', means: { mood: 'romantic', budget: 'less' } },
  {
    text: 'i like it but can we start at 6 and skip the club',
    means: [
      { start: '18:00', drops: [3] },
      { start: '18:00', replaces: [3] },
      { start: '18:00', avoids: ['club'] },
    ],
  },
  {
    text: 'nice plan, but her knee is bad so less walking and no stairs',
    means: [
      { needs: ['little walking', 'step-free'] },
      { needs: ['step-free'], distance: 'closer' },
    ],
  },
  // What no plan can do
  { text: 'book it all for us', means: { beyond: true } },
  { text: 'send me the addresses by text', means: { beyond: true } },
  { text: 'asdf', means: { beyond: true } },
  { text: 'can we do thursday', means: { beyond: true } },
  { text: 'my sister wants to join', means: { beyond: true } },
  { text: 'make sure the waiter is nice', means: { beyond: true } },
  { text: 'go back to the previous version', means: { beyond: true } },
  { text: 'whats your favorite color', means: [{ asks: 'other' }, { beyond: true }] },
  { text: 'hold my beer', means: { beyond: true } },
  { text: 'can you order for us', means: { beyond: true } },
  { text: 'is there a cheaper version of this', means: [{ budget: 'less' }, { asks: 'cost' }] },
  {
    text: 'she is bringing her sketchbook so somewhere pretty',
    means: [
      { mood: 'scenic' },
      { likes: ['view'] },
      { mood: 'pretty' },
      { mood: 'beautiful' },
      { setting: 'outdoor' },
    ],
  },
  { text: 'swap the museum and the club around', means: { order: [3, 2, 1] } },
];

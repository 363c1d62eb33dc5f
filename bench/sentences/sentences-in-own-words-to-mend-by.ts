import type { Sentence } from './meaning.ts';

/** In the words of people on a phone, written before a look at the reader: the half to mend by. */
export const sentencesInOwnWordsToMendBy: readonly Sentence[] = [
  {
    text: 'hmm the museum isnt really our thing',
    means: [
      { replaces: [1] },
      { avoids: ['museum'] },
      { replaces: [1], avoids: ['museum'] },
      { drops: [1] },
    ],
  },
  { text: 'she just had surgery so she cant walk much', means: { needs: ['little walking'] } },
  { text: 'do they have vegan stuff at the trattoria', means: { asks: 'diet' } },
  { text: 'we wanna be home before 10', means: [{ end: '22:00' }, { end: 'earlier' }] },
  {
    text: 'can we do like tacos or something more casual for dinner',
    means: [
      { replaces: [2], by: 'tacos' },
      { likes: ['tacos'] },
      { likes: ['tacos'], quality: 'plainer' },
      { replaces: [2], by: 'tacos', quality: 'plainer' },
    ],
  },
  {
    text: 'i hate jazz sorry',
    means: [{ avoids: ['jazz'] }, { replaces: [3] }, { replaces: [3], avoids: ['jazz'] }],
  },
  { text: 'we already ate', means: [{ eaten: true }, { eaten: true, drops: [2] }] },
  {
    text: 'her dad is coming along and he uses a walker',
    means: [
      { needs: ['step-free'] },
      { needs: ['little walking'] },
      { needs: ['step-free', 'little walking'] },
      { needs: ['step-free'], occasion: 'meeting parents' },
    ],
  },
  {
    text: 'why so late',
    means: [
      { start: 'earlier' },
      { end: 'earlier' },
      { asks: 'other' },
      { asks: 'hours' },
      { beyond: true },
    ],
  },
  { text: 'dinner before the museum', means: { order: [2, 1] } },
  {
    text: 'add a spot for cocktails after',
    means: [{ adds: 'cocktails' }, { last: 'cocktails' }, { likes: ['cocktails'] }],
  },
  {
    text: 'i dont drink but she does',
    means: [{ beyond: true }, { needs: ['no alcohol'] }, { needs: ['sober'] }],
  },
  {
    text: 'somewhere we can actually hear each other',
    means: [{ needs: ['talk'] }, { quality: 'quieter' }],
  },
  {
    text: 'perfect but could it end w something sweet',
    means: [
      { last: 'something sweet' },
      { last: 'dessert' },
      { adds: 'dessert' },
      { adds: 'sweet' },
      { last: 'sweet' },
      { likes: ['sweet'] },
    ],
  },
  {
    text: 'anything but italian',
    means: [{ avoids: ['italian'] }, { replaces: [2], avoids: ['italian'] }, { replaces: [2] }],
  },
  { text: 'We have a babysitter until 10:30 only', means: { end: '22:30' } },
  {
    text: 'thats too many stops, just food and one other thing',
    means: [
      { stops: 2 },
      { stops: 'fewer' },
      { stops: 2, keeps: [2] },
      { stops: 'fewer', keeps: [2] },
    ],
  },
  { text: 'were taking the train so stay near a station', means: [{ travel: 'public' }] },
  { text: 'shorter pls im tired', means: { length: 'shorter' } },
  { text: 'we did the craft museum last month', means: { replaces: [1] } },
  {
    text: 'something spicier for the last stop if u know what i mean',
    means: [
      { replaces: [3], beyond: true },
      { replaces: [3] },
      { mood: 'sexy' },
      { replaces: [3], mood: 'sexy' },
      { beyond: true },
    ],
  },
  { text: 'is it going to rain', means: { asks: 'weather' } },
  {
    text: 'i want her to feel special',
    means: [{ mood: 'romantic' }, { mood: 'special' }, { quality: 'fancier' }, { beyond: true }],
  },
  {
    text: 'its our 5 yr anniversary so maybe step it up',
    means: [
      { occasion: 'anniversary', quality: 'fancier' },
      { occasion: 'anniversary', budget: 'more' },
      { occasion: 'anniversary' },
      { quality: 'fancier' },
    ],
  },
  { text: 'i need a place my dog can come too', means: { needs: ['dog'] } },
  { text: 'start at 6 end by 10', means: { start: '18:00', end: '22:00' } },
  { text: 'she doesnt like crowds', means: [{ quality: 'less crowded' }] },
  { text: 'make it more of an adventure', means: { mood: 'adventurous' } },
  {
    text: 'i’d rather not have to drive across the bridge',
    means: [{ shore: true }, { distance: 'closer' }, { beyond: true }],
  },
  { text: 'can u do halal', means: { diets: ['halal'] } },
  {
    text: 'boring',
    means: [
      { beyond: true },
      { mood: 'fun' },
      { mood: 'adventurous' },
      { quality: 'livelier' },
      { quality: 'rarer' },
    ],
  },
  { text: 'i like it! just move it to north beach', means: { place: 'north beach' } },
  {
    text: 'sushi > pasta',
    means: [
      { replaces: [2], by: 'sushi' },
      { likes: ['sushi'] },
      { likes: ['sushi'], avoids: ['pasta'] },
      { beyond: true },
    ],
  },
  { text: 'we could walk between them right?', means: [{ asks: 'travel' }, { travel: 'walking' }] },
  {
    text: 'spend longer at the museum maybe 2 hours',
    means: { stays: [{ stop: 1, minutes: 120 }] },
  },
  {
    text: 'dont rush dinner',
    means: [{ stays: [{ stop: 2, minutes: 'longer' }] }, { mood: 'relaxed' }],
  },
  { text: 'one more stop b4 dinner', means: { stops: 'more' } },
  { text: 'meh. the bar tho is cool', means: [{ keeps: [3] }, { keeps: [3], replaces: [1, 2] }] },
  {
    text: 'change everything except the restaurant',
    means: [{ keeps: [2], replaces: [1, 3] }, { keeps: [2] }],
  },
  { text: 'when does the sun go down', means: { asks: 'sunset' } },
  { text: 'free stuff only', means: [{ budget: 'less' }, { budget: 0 }] },
  { text: '50 each max', means: { budget: 100 } },
  { text: 'nothing fancy, we r wearing sneakers', means: [{ quality: 'plainer' }] },
  {
    text: 'can we bike there',
    means: [{ asks: 'travel' }, { asks: 'other' }, { beyond: true }, { likes: ['bike'] }],
  },
  { text: 'i get claustrophobic', means: { needs: ['no-tight-spaces'] } },
  {
    text: 'her knee is bad so no stairs',
    means: [
      { needs: ['step-free'] },
      { needs: ['step-free', 'little walking'] },
      { needs: ['little walking'] },
    ],
  },
  {
    text: 'hes 19 so no bars',
    means: [
      { needs: ['under 21'] },
      { avoids: ['bar'] },
      { needs: ['under 21'], avoids: ['bar'] },
      { needs: ['under 21'], replaces: [3] },
    ],
  },
  {
    text: 'want to try something neither of us have done',
    means: [{ quality: 'rarer' }, { mood: 'adventurous' }, { beyond: true }],
  },
  {
    text: 'do the museum last',
    means: [{ last: 'museum' }, { order: [2, 3, 1] }, { order: [3, 1] }],
  },
  { text: 'flip the order', means: [{ order: [3, 2, 1] }] },
  { text: 'show me something else', means: { replaces: [1, 2, 3] } },
  {
    text: 'rooftop drinks to finish',
    means: [
      { last: 'rooftop' },
      { last: 'drinks' },
      { adds: 'rooftop drinks' },
      { last: 'rooftop drinks' },
      { likes: ['rooftop drinks'] },
      { likes: ['rooftop'] },
    ],
  },
  { text: 'she loves plants', means: [{ likes: ['plants'] }, { likes: ['garden'] }] },
  {
    text: 'my bf is a huge trekkie',
    means: [{ likes: ['trekkie'] }, { likes: ['science fiction'] }, { beyond: true }],
  },
  { text: 'we met at a record store so maybe one of those', means: { likes: ['record store'] } },
  {
    text: 'resy at contadina is 7:45',
    means: [{ dinner: '19:45' }, { dinner: '19:45', keeps: [2] }, { keeps: [2] }],
  },
  {
    text: 'got a table booked for 8',
    means: [{ dinner: '20:00' }, { dinner: '20:00', keeps: [2] }],
  },
  { text: 'i cant get there till 8', means: { start: '20:00' } },
  {
    text: 'last train is 11:15 so wrap up by then',
    means: [{ end: '23:15' }, { end: '23:15', travel: 'public' }, { end: '23:00' }],
  },
  { text: 'could go till 1am', means: { end: '25:00' } },
  { text: 'not downtown', means: { avoids: ['downtown'] } },
  { text: 'do it in oakland instead', means: { place: 'oakland' } },
  { text: 'less running around the city', means: { distance: 'closer' } },
  { text: 'remove black cat', means: { drops: [3] } },
  {
    text: 'no dinner just drinks',
    means: [
      { drops: [2], likes: ['drinks'] },
      { replaces: [2], by: 'drinks' },
      { avoids: ['dinner'], likes: ['drinks'] },
      { eaten: true, likes: ['drinks'] },
    ],
  },
  {
    text: 'jazz club sounds loud, is it?',
    means: [{ asks: 'other' }, { quality: 'quieter' }, { replaces: [3], quality: 'quieter' }],
  },
  { text: 'who is playing', means: { asks: 'program' } },
  { text: 'how much for both of us', means: { asks: 'cost' } },
  { text: 'does the club serve food', means: [{ asks: 'other' }, { asks: 'diet' }] },
  { text: 'whats the vibe at black cat', means: { asks: 'other' } },
  { text: 'she eats kosher', means: { diets: ['kosher'] } },
  { text: 'vegan both of us', means: { diets: ['vegan'] } },
  {
    text: 'lactose intolerant over here',
    means: [{ diets: ['dairy free'] }, { diets: ['lactose'] }],
  },
  {
    text: 'candlelit would be nice',
    means: [{ mood: 'romantic' }, { likes: ['candlelit'] }, { mood: 'candlelit' }],
  },
  { text: 'more chill', means: { mood: 'relaxed' } },
  {
    text: 'spice it up',
    means: [
      { mood: 'fun' },
      { mood: 'adventurous' },
      { quality: 'rarer' },
      { quality: 'livelier' },
      { beyond: true },
    ],
  },
  { text: 'mini golf!!', means: { likes: ['mini golf'] } },
  {
    text: 'ferris wheel or something touristy is fine',
    means: [{ likes: ['ferris wheel'] }, { beyond: true }],
  },
  {
    text: 'arcade after dinner then done',
    means: [
      { likes: ['arcade'] },
      { replaces: [3], by: 'arcade' },
      { last: 'arcade' },
      { adds: 'arcade' },
    ],
  },
  {
    text: 'Please keep the museum and the jazz club but find us a Thai place',
    means: [
      { keeps: [1, 3], replaces: [2], by: 'thai' },
      { keeps: [1, 3], likes: ['thai'] },
    ],
  },
  { text: 'was at the black cat yesterday', means: [{ replaces: [3] }, { beyond: true }] },
  {
    text: 'shes pregnant so no raw fish',
    means: [
      { needs: ['pregnant'] },
      { needs: ['pregnant'], avoids: ['sushi'] },
      { needs: ['pregnant'], avoids: ['raw fish'] },
      { avoids: ['raw fish'] },
      { needs: ['pregnant'], diets: ['fish'] },
    ],
  },
  { text: 'my partner is deaf', means: { needs: ['deaf'] } },
  { text: 'were 4 people now double date', means: [{ beyond: true }, { occasion: 'double date' }] },
  { text: 'scared of heights', means: { needs: ['no-heights'] } },
  {
    text: 'its gonna be 95 out keep it cool',
    means: [{ needs: ['no-heat'] }, { setting: 'indoor' }],
  },
  {
    text: 'hot af tomorrow somewhere w ac',
    means: [{ needs: ['no-heat'] }, { setting: 'indoor' }, { beyond: true }],
  },
  {
    text: 'im the designated driver',
    means: [
      { needs: ['no alcohol'] },
      { travel: 'driving' },
      { needs: ['no alcohol'], travel: 'driving' },
      { beyond: true },
    ],
  },
  { text: 'easy parking would be great', means: [{ needs: ['parking'] }, { asks: 'parking' }] },
  { text: 'can we use the bus', means: [{ travel: 'public' }, { asks: 'travel' }] },
  {
    text: 'dont make me walk 20 minutes in heels',
    means: [{ needs: ['little walking'] }, { distance: 'closer' }],
  },
  { text: 'ramen', means: { likes: ['ramen'] } },
  { text: 'shave off 40 bucks', means: [{ budget: 80 }, { budget: 'less' }] },
  { text: 'i said 80 not 120', means: { budget: 80 } },
  { text: 'start 30 mins later but still end at 11', means: [{ start: '19:30', end: '23:00' }] },
  { text: 'we get hungry early', means: [{ dinner: 'earlier' }, { order: [2, 1] }] },
  { text: 'dinner at 9 is way too late', means: { dinner: 'earlier' } },
  {
    text: 'just make it an hour shorter',
    means: [{ length: 'shorter' }, { end: '22:00' }, { length: 180 }],
  },
  { text: 'the museum for an hour tops', means: { stays: [{ stop: 1, minutes: 60 }] } },
  { text: 'leave stop 3 alone', means: { keeps: [3] } },
  {
    text: 'i dont care about the museum but dinner stays',
    means: [{ keeps: [2] }, { keeps: [2], replaces: [1] }, { keeps: [2], drops: [1] }],
  },
  { text: 'squeeze in a bookstore', means: [{ adds: 'bookstore' }, { likes: ['bookstore'] }] },
  {
    text: 'she wants to see the golden gate',
    means: [
      { likes: ['golden gate'] },
      { place: 'golden gate' },
      { adds: 'golden gate' },
      { likes: ['golden gate bridge'] },
    ],
  },
  { text: 'not so late its a school night', means: [{ end: 'earlier' }, { start: 'earlier' }] },
  { text: 'i have to be up at 5', means: [{ end: 'earlier' }, { beyond: true }] },
  {
    text: 'would rather do something active',
    means: [
      { likes: ['active'] },
      { mood: 'active' },
      { lessMood: 'relaxed' },
      { mood: 'adventurous' },
    ],
  },
  { text: 'too much eating', means: { quality: 'less food' } },
  { text: 'more food lol', means: { quality: 'more food' } },
  { text: 'something we can laugh at', means: [{ likes: ['comedy'] }, { mood: 'fun' }] },
  { text: 'i mean the jazz club not the museum, change that one', means: { replaces: [3] } },
  {
    text: 'actually nvm keep it the way it was',
    means: [{ content: true }, { keeps: [1, 2, 3] }, { beyond: true }],
  },
  { text: 'forget what i said about the budget', means: { beyond: true } },
  { text: 'i asked for no alcohol', means: { needs: ['no alcohol'] } },
  {
    text: 'can you explain why you picked the trattoria',
    means: [{ asks: 'other' }, { beyond: true }],
  },
  {
    text: 'i prefer beer over cocktails',
    means: [{ likes: ['beer'] }, { likes: ['beer'], avoids: ['cocktails'] }],
  },
  {
    text: 'art yes, old stuff no',
    means: [
      { likes: ['art'] },
      { likes: ['art'], avoids: ['old stuff'] },
      { likes: ['art'], avoids: ['history'] },
    ],
  },
  { text: 'a picnic if its warm', means: [{ likes: ['picnic'] }] },
  { text: 'not a fan of seafood', means: [{ avoids: ['seafood'] }] },
  { text: 'can everything be around the restaurant', means: [{ near: 2 }, { distance: 'closer' }] },
  { text: 'im coming from berkeley', means: [{ beyond: true }, { place: 'berkeley' }] },
  { text: 'she lives in the sunset so closer to her', means: [{ place: 'sunset' }] },
  {
    text: 'find a boba shop for after the museum',
    means: [{ adds: 'boba' }, { likes: ['boba'] }, { replaces: [2], by: 'boba' }],
  },
  {
    text: 'no clubs',
    means: [
      { avoids: ['club'] },
      { replaces: [3] },
      { replaces: [3], avoids: ['club'] },
      { drops: [3] },
    ],
  },
  {
    text: 'dunno about that restaurant, any other ideas nearby',
    means: [{ replaces: [2] }, { replaces: [2], near: 2 }],
  },
  {
    text: 'museum good. dinner good. club no',
    means: [
      { keeps: [1, 2], replaces: [3] },
      { replaces: [3] },
      { keeps: [1, 2], drops: [3] },
      { drops: [3] },
      { keeps: [1, 2], avoids: ['club'] },
    ],
  },
  {
    text: 'shes on call so not too far from the hospital',
    means: [{ beyond: true }, { distance: 'closer' }, { place: 'hospital' }],
  },
  {
    text: 'we both grew up here so skip the obvious',
    means: [{ quality: 'less touristy' }, { quality: 'rarer' }],
  },
  { text: 'does this work without a car', means: [{ asks: 'travel' }, { travel: 'public' }] },
  { text: 'half the price or we stay in', means: [{ budget: 60 }, { budget: 'less' }] },
  { text: 'swap the jazz for anything with a view', means: [{ replaces: [3], by: 'view' }] },
];

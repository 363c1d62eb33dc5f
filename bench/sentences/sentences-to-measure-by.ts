import type { Sentence } from './meaning.ts';

/**
 * The half that measures the reader. Whoever mends the reader leaves it unread, so that the figure
 * stays one for sentences that nobody has prepared for.
 */
export const sentencesToMeasureBy: readonly Sentence[] = [
  { text: 'make it under a hundred bucks', means: { budget: 100 } },
  { text: 'we can spend up to 250', means: { budget: 250 } },
  { text: 'splurge', means: [{ budget: 'more' }, { quality: 'fancier' }] },
  {
    text: "less fancy dinner please, we'll be in jeans",
    means: [{ quality: 'plainer' }, { budget: 'less' }],
  },
  { text: 'our budget is forty dollars each', means: { budget: 80 } },
  { text: "money's no object tonight", means: [{ budget: 'more' }, { quality: 'fancier' }] },
  { text: 'can we start half an hour later', means: { start: '19:30' } },
  { text: 'earlier dinner', means: { dinner: 'earlier' } },
  {
    text: 'make it shorter, the sitter leaves at 9:30',
    means: [{ end: '21:30' }, { end: '21:30', length: 'shorter' }],
  },
  { text: 'I get off work at seven so nothing before 7:15', means: { start: '19:15' } },
  { text: 'can we push everything back an hour', means: [{ start: '20:00' }, { start: 'later' }] },
  { text: 'start earlier, like 4 in the afternoon', means: { start: '16:00' } },
  { text: 'one hour less would be good', means: [{ length: 'shorter' }, { end: 'earlier' }] },
  {
    text: 'no late night, we both work tomorow',
    means: [{ end: 'earlier' }, { length: 'shorter' }],
  },
  {
    text: "we'd rather have lunch than dinner",
    means: [{ dinner: 'earlier' }, { start: 'earlier' }, { likes: ['lunch'] }, { beyond: true }],
  },
  { text: 'skip the first one', means: [{ drops: [1] }, { stops: 2, drops: [1] }] },
  {
    text: 'could we add a coffee somewhere at the start',
    means: [{ first: 'coffee' }, { adds: 'coffee' }],
  },
  { text: 'three is too many, two is plenty', means: { stops: 2 } },
  { text: 'leave out the museum', means: [{ drops: [1] }, { avoids: ['museum'] }] },
  {
    text: 'one more stop after the music, somewhere open late',
    means: [{ stops: 'more' }, { stops: 4 }],
  },
  { text: 'ice cream at the end too!', means: [{ last: 'ice cream' }, { adds: 'ice cream' }] },
  {
    text: 'keep the first and swap the other two',
    means: [{ keeps: [1] }, { keeps: [1], replaces: [2, 3] }],
  },
  { text: 'a different jazz club', means: [{ replaces: [3], by: 'jazz club' }, { replaces: [3] }] },
  { text: 'swap the second for sushi', means: { replaces: [2], by: 'sushi' } },
  { text: "not that restaurant, we've been there", means: { replaces: [2] } },
  {
    text: 'switch the order, dinner first and then the museum',
    means: [{ order: [2, 1] }, { first: 'dinner' }],
  },
  { text: 'instead of the club can we see a movie', means: { replaces: [3], by: 'movie' } },
  { text: 'the last one looks boring', means: { replaces: [3] } },
  {
    text: 'something else for the first stop, she hates museums',
    means: [{ replaces: [1], avoids: ['museum'] }, { replaces: [1] }],
  },
  { text: 'something active first', means: { first: 'active' } },
  { text: 'finish with a view of the city', means: { last: 'view' } },
  { text: 'dancing afterwards would be fun', means: { last: 'dancing' } },
  {
    text: 'a walk by the water before we eat',
    means: [{ first: 'waterfront' }, { first: 'walk' }],
  },
  { text: 'more live music', means: { likes: ['live music'] } },
  { text: 'id love some street art', means: { likes: ['street art'] } },
  {
    text: 'can we do pottery or some kind of class',
    means: [{ likes: ['pottery'] }, { likes: ['pottery', 'class'] }],
  },
  { text: 'mini golf?', means: { likes: ['mini golf'] } },
  {
    text: 'tacos instead of pasta',
    means: [
      { replaces: [2], by: 'tacos' },
      { likes: ['tacos'], avoids: ['pasta'] },
      { likes: ['tacos'] },
    ],
  },
  { text: 'thai or vietnamese for dinner', means: { likes: ['thai', 'vietnamese'] } },
  { text: 'craving ramen tbh', means: { likes: ['ramen'] } },
  { text: "he's really into trains", means: { likes: ['trains'] } },
  { text: 'more nature', means: [{ likes: ['nature'] }, { setting: 'outdoor' }] },
  { text: 'wine tasting not a bar', means: { likes: ['wine tasting'], avoids: ['bar'] } },
  {
    text: 'photo booth or something goofy',
    means: [{ likes: ['photo booth'] }, { mood: 'fun' }, { likes: ['photo booth'], mood: 'fun' }],
  },
  {
    text: 'a bit of history, maybe a historic house',
    means: [{ likes: ['history'] }, { likes: ['history', 'historic house'] }],
  },
  {
    text: 'no bars please, he doesnt drink',
    means: [
      { avoids: ['bar'] },
      { needs: ['no alcohol'] },
      { avoids: ['bar'], needs: ['no alcohol'] },
    ],
  },
  {
    text: 'no seafood, live jazz, under $80',
    means: { avoids: ['seafood'], likes: ['jazz'], budget: 80 },
  },
  {
    text: 'skip anything with long lines',
    means: [{ quality: 'less crowded' }, { avoids: ['crowds'] }],
  },
  { text: 'no touristy stuff', means: { quality: 'less touristy' } },
  { text: 'no chains', means: [{ beyond: true }, { quality: 'less touristy' }] },
  { text: 'neither of us likes sushi or oysters', means: { avoids: ['sushi', 'oysters'] } },
  { text: 'anything but karaoke', means: { avoids: ['karaoke'] } },
  { text: 'we hate crowds', means: [{ quality: 'less crowded' }, { avoids: ['crowds'] }] },
  { text: "i'm celiac", means: { diets: ['gluten-free'] } },
  { text: 'he keeps kosher', means: { diets: ['kosher'] } },
  { text: 'she has a nut allergy', means: { diets: ['nut allergy'] } },
  { text: "I'm pregnant so no wine", means: [{ needs: ['no alcohol'] }, { avoids: ['wine'] }] },
  { text: "we're bringing our dog", means: { needs: ['dog'] } },
  {
    text: 'can we bring the baby? need stroller friendly',
    means: [{ needs: ['stroller'] }, { needs: ['stroller', 'children'] }, { needs: ['step-free'] }],
  },
  { text: 'somewhere we can actually talk', means: { quality: 'quieter' } },
  { text: 'our kids are coming, 6 and 9', means: { needs: ['children'] } },
  {
    text: 'she just turned 20, so nowhere 21+',
    means: [{ needs: ['under 21'] }, { needs: ['no alcohol'] }, { avoids: ['bar'] }],
  },
  { text: 'low stimulation please, we get overwhelmed', means: { quality: 'quieter' } },
  { text: "all indoors, it's gonna rain", means: { setting: 'indoor' } },
  { text: 'something outdoors but not a hike', means: { setting: 'outdoor', avoids: ['hiking'] } },
  { text: 'dinner on a patio if possible', means: [{ likes: ['patio'] }, { setting: 'outdoor' }] },
  {
    text: 'sunset on the water',
    means: [{ likes: ['sunset', 'waterfront'] }, { likes: ['sunset'] }],
  },
  { text: 'closer together', means: { distance: 'closer' } },
  { text: 'less driving', means: { distance: 'closer' } },
  { text: "we'll take the subway", means: { travel: 'public' } },
  { text: 'can everything be in the Mission', means: { place: 'Mission' } },
  { text: 'max 10 minutes between stops', means: { distance: 'closer' } },
  { text: "we'd go up to 15 miles for something good", means: { distance: 15 } },
  { text: 'somewhere near Union Square', means: { place: 'Union Square' } },
  { text: 'by bike', means: { beyond: true } },
  { text: 'make it sexier', means: { mood: 'romantic' } },
  { text: 'something weirder', means: [{ quality: 'rarer' }, { mood: 'adventurous' }] },
  { text: 'more of a local hangout vibe', means: { quality: 'less touristy' } },
  {
    text: "jazz it up a little, it's kinda boring",
    means: [{ mood: 'fun' }, { quality: 'livelier' }],
  },
  {
    text: "less romantic, it's only our 2nd date",
    means: [{ lessMood: 'romantic' }, { mood: 'fun' }],
  },
  { text: 'casual, sneakers ok', means: { quality: 'plainer' } },
  { text: 'when is sunset?', means: { asks: 'sunset' } },
  { text: 'do we need to book?', means: { asks: 'booking' } },
  { text: 'whats the weather gonna be', means: { asks: 'weather' } },
  { text: 'is the museum open on mondays?', means: { asks: 'hours' } },
  { text: 'is it wheelchair accessible', means: [{ asks: 'access' }, { needs: ['step-free'] }] },
  { text: 'who is playing tonight?', means: { asks: 'program' } },
  { text: 'perfect, thanks', means: { content: true } },
  { text: 'ok looks good to me', means: { content: true } },
  { text: 'can you book it for us', means: [{ asks: 'booking' }, { beyond: true }] },
  { text: 'dinner on a yacht with dolphins', means: [{ beyond: true }, { likes: ['boat'] }] },
  { text: 'asdfgh', means: { beyond: true } },
  { text: 'can my mom come too', means: { beyond: true } },
  {
    text: "My girlfriend's a nervous driver so no driving, and she's vegetarian, otherwise looks great!",
    means: [
      { travel: 'public', diets: ['vegetarian'] },
      { travel: 'walking', diets: ['vegetarian'] },
    ],
  },
  {
    text: 'cheaper and closer, and no wine',
    means: [
      { budget: 'less', distance: 'closer', avoids: ['wine'] },
      { budget: 'less', distance: 'closer', needs: ['no alcohol'] },
    ],
  },
  {
    text: "no sushi she's pregnant, but japanese is still fine",
    means: [
      { avoids: ['sushi'] },
      { avoids: ['sushi'], likes: ['japanese'] },
      { avoids: ['sushi'], needs: ['no alcohol'] },
    ],
  },
  {
    text: 'quieter, less walking, and home by ten',
    means: [
      { quality: 'quieter', distance: 'closer', end: '22:00' },
      { quality: 'quieter', needs: ['little walking'], end: '22:00' },
    ],
  },
  {
    text: "The plan's fine except the last thing, we'd rather play games than listen to music",
    means: [{ replaces: [3], by: 'games' }, { last: 'games' }, { keeps: [1, 2], likes: ['games'] }],
  },
  {
    text: "Hi! We're both in our 60s and would like less noise and less standing around, thanks!",
    means: [{ quality: 'quieter' }, { quality: 'quieter', needs: ['little walking'] }],
  },
  {
    text: 'More music, less museum, same budget.',
    means: [
      { likes: ['music'], avoids: ['museum'] },
      { likes: ['music'], replaces: [1] },
    ],
  },
];

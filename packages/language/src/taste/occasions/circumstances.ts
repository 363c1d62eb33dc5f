import { fold } from '../words-of.ts';

/**
 * What goes on in the lives of two people who go out, where they tell it: what a friend keeps in
 * mind all evening.
 */
export const circumstances = [
  'grief',
  'sober-days',
  'recovering',
  'making-up',
  'reunion',
  'farewell',
  'new-home',
  'good-news',
  'setback',
  'family-left',
  'without-children',
  'shy',
  'restless',
  'tired',
  'newcomer',
  'old-haunts',
  'competitive',
  'like-kids',
  'make-believe-trip',
  'no-money',
  'phones-off',
  'dressed-up',
  'night-owls',
  'early-birds',
  'day-off',
  'work-tomorrow',
  'unhurried',
] as const;
export type Circumstance = (typeof circumstances)[number];

interface Row {
  readonly says: RegExp;
  /** The mood it brings to those who name none of their own, in words of moods. */
  readonly mood: string;
}

const kin =
  '(grand\\w+|abuel[ao]|nana|mom|mother|dad|father|parents?|friend|brother|sister|husband|wife|dog|cat)';
const whose = '(a|an|our|my|her|his|their|the)';
const apart = '(weeks?|months?|years?|ages|forever)';

/** How each is told. The one that weighs more stands first. */
const rows: Readonly<Record<Circumstance, Row>> = {
  grief: {
    says: new RegExp(
      `\\b((?<!\\b(ac|a c|phone|battery|car|wifi|internet|tv|laptop|fridge|boiler|heater|furnace|power|plant) )died|passed away|${kin} (just |recently |had )?passed(?! (the|a|an|her|his|my|their|out|on)\\b)|funeral|grie(f|ving|ve)|mourning|in memory of|memorial for|(lost|missing|buried) ${whose} ${kin})\\b`,
    ),
    mood: 'quiet, meaningful',
  },
  'sober-days': {
    says: /\b(\w+ (days?|weeks?|months?|years?) sober|sober (for|since)|in recovery|one year without)\b/,
    mood: 'relaxed',
  },
  recovering: {
    says: /\b(recovering|post (op|surgery)|crutches|chemo|(after|from) (\w+ )?(surgery|operation|treatment)|broke(n)? (\w+ )?(foot|leg|ankle|toe|hip)|getting over|been (so |really )?(sick|ill))\b/,
    mood: 'relaxed',
  },
  'making-up': {
    says: /\b(we (fought|argued|had a fight)|(after|had) (a|our|the) (big )?(fight|argument)|make it up to|making up|make up for|apolog\w+|im sorry|say sorry|forgot (our|her|his|my)|second chance|back together|start(ing)? over)\b/,
    mood: 'quiet, intimate',
  },
  reunion: {
    says: new RegExp(
      `\\b(long distance|(havent|hasnt|not) seen (each other|her|him|them|me)|deployment|deployed|(${apart}|long) apart|apart (for|since)|reunited|finally in (the same|one) \\w+|(back|home) from (tour|abroad|deployment|overseas))\\b`,
    ),
    mood: 'romantic, good talk',
  },
  farewell: {
    says: /\b(last (night|day|date|weekend|evening) (before|together|here|in town)|before (he|she|they|i|we) (leaves?|moves?|ships?|deploys?|flies|fly)|moving away|goodbye|farewell|leaving (town|tomorrow|for good)|ships out|goes away to)\b/,
    mood: 'romantic, meaningful',
  },
  'new-home': {
    says: /\b(closed on|(bought|buying|got) (a|our|the|this) (first )?(\w+ )?(house|home|condo|apartment|place)|(got|new) (the )?keys|new (house|home|apartment|condo)|moved in|(?<!\b(about|of|before|if) )moving in together|first apartment|housewarming|signed (the|a|our) lease|new homeowners?|mortgage)\b/,
    mood: 'festive',
  },
  'good-news': {
    says: /\b(new job|got the job|job offer|promot(ed|ion)|(got|been) (accepted|into|tenure)|scholarship|(just |both )?finished (school|college|grad school|nursing school|\w+ (thesis|dissertation|book|degree|residency))|defended|book deal|passed (\w+ )?(\w+ )?(bar|boards|exams?|test|driving test)|cancer free|remission|all clear|citizenship|new citizen|green card|visa|paid off|debt free|won (the|a|his|her|my|our)|sold (my|our|her|his)|made partner|(just|newly) (retired|engaged)|(finals|midterms|exams|tax season|residency|the season|chemo)( just| are| is| was| finally)* (over|ended|done|behind)|good news|worth celebrating)\b/,
    mood: 'festive',
  },
  setback: {
    says: /\b(laid off|lost (my|her|his|our|their) jobs?|(got|been|was) (fired|rejected|dumped)|rejection|didnt get (it|the|in)|(bad|hard|rough|terrible|awful|tough|brutal|worst) (day|week|month|year|news|time)|cheer (me|her|him|us|them|each other) up|needs? (a win|cheering|a laugh)|a win)\b/,
    mood: 'cozy, fun',
  },
  'family-left': {
    says: /\b((parents|in laws|family|guests|houseguests|relatives|mom|kids|mother in law) (have |has |just |finally )*(flew|went|gone|left|are gone|drove) ?(home|back)?|(thanksgiving|family|holiday|christmas) (fights?|drama|chaos|overload)|(escap\w+|away|far|hiding|break) from (the |our |my )?(whole )?(family|relatives|in laws)|done hosting|after hosting)\b/,
    mood: 'relaxed',
  },
  'without-children': {
    says: /\b((grand\w+|nana|abuela|mom|mother|aunt\w*|sister|in laws|parents)( is| are)? (has|have|got|watch(es|ing)?|tak(es?|ing)|keep(s|ing)?) (the|our) (baby|kids?|children|toddlers?|twins|newborn|son|daughter|boys|girls|little ones?)|(baby|newborn|kids?|children|toddlers?|twins|son|daughter|boys|girls)( \w+)? (at|with) (the |her |his |my |our |their |a )?(grand\w+|sitter|babysitter|nana|abuela|aunts?|camp|school|friends?|parents|mom|sleepover)|(baby)?sitter|(first|only) (night|time|date|morning|evening|afternoon|day) (out |off |away )?(since|after) (the |our )?(baby|kids?|birth|twins|newborn)|no (children|kids) (anywhere|tonight|today|around)|kid free|child free|without (the|our) (kids|children|baby)|empty nest(ers)?|(last|youngest|only) (kid|child|son|daughter)( is| has| just)* (left|moved|went|started|off)|new parents)\b/,
    mood: '',
  },
  shy: {
    says: /\b(shy|nervous|anxious|introverts?|introverted|awkward|butterflies|quiet types?|never (danced|dated)|first date in|havent dated|out of practice|be gentle)\b/,
    mood: 'casual, playful',
  },
  restless: {
    says: /\b(bored (sitting|easily|fast|quickly)|(get|gets) bored|restless|(cant|cannot|never) sit( still)?|keep (us |it )?moving|fidget\w*|short attention)\b/,
    mood: 'fun',
  },
  tired: {
    says: /\b(tired|exhausted|wiped out|worn out|drained|burn(ed|t) out|burnout|dead on|knackered|(legs|feet) are (done|dead|killing|jelly)|sore (legs|feet)|(off|after) (a |her |his |our |my |the )?(\w+ )?shift|gets? off (work )?at|(?<!day )off work|night shifts?|double shift|long (day|week|shift)|on (my|her|his|our|their) feet|hung ?over|jet ?lag(ged)?|red ?eye|barely slept|no sleep|sleep deprived|(just )?ran (a|the|her|his|my) marathon)\b/,
    mood: 'relaxed, cozy',
  },
  newcomer: {
    says: /\b(just moved (here|to)|new (in|to) (town|the city|this city|the area|chicago|houston|phoenix|la|sf|nyc|new york|san francisco|los angeles)|first time (here|in (town|the|this|a big|new york|la|sf|nyc|texas|california|arizona|chicago|houston|phoenix|san francisco|los angeles))|never (been (here|to|in)|seen (the|it|this))|visiting (from|for)|show off (the|this|my|our) (city|town)|from out of town|in town for|convince (me|her|him)|fall (for|in love with) (the|this|oakland|chicago|houston|phoenix|la|sf|nyc)|show (her|him|them|me) (around|off|(the|my|our) (city|town|sights|neighborhood|streets|hometown|state|bay))|show us off|out of towner)\b/,
    mood: '',
  },
  'no-money': {
    says: /\b(broke(?! up)|(until|till?|before|waiting (on|for)) payday|no money|(on a|tiny|student|tight) budget|saving (up|for)|penn(y|ies)|couldnt afford|cant afford|unemployed|feel rich|cheap date|for cheap|cheapskates?)\b/,
    mood: '',
  },
  'old-haunts': {
    says: /\b((my|her|his|our|their) ((dad|mom|father|mother|parents|grand\w+)s? )?((old|first) )?(neighborhood|street|block|hometown)|grew up (here|around here|in this)|where (we|i|he|she|they) ((first )?(met|kissed|lived|married)|grew up)|first date (here|again|spot)|old stomping grounds?|used to (live|come|go|sing|play|work)|home town|roots)\b/,
    mood: 'nostalgic, relaxed',
  },
  competitive: {
    says: /\b(competitive|loser (buys|pays|cooks)|winner (picks|buys|gets)|trash talk|settle (the|a|our) score|rematch|keep(ing)? score|best of (three|five)|sore losers?)\b/,
    mood: 'playful',
  },
  'like-kids': {
    says: /\b(like (were |we are |we were )?((little|big) )?(kids|children|teenagers|teens|\w+ again)|(twelve|ten|nine|eight|seven|fifteen|sixteen|\d\d?) (years old )?again|kids again|inner child|childlike|no adulting)\b/,
    mood: 'playful',
  },
  'make-believe-trip': {
    says: /\b(staycation|vacation(?!s? (is|are|starts?|was|time))|pretend(ing)?|tourists? in (our|my) own|feels? like (a trip|europe|paris|italy|mexico|another (country|city))|getaway|no passport)\b/,
    mood: 'scenic',
  },
  'phones-off': {
    says: /\b(no (phones?|screens?)|phones? (off|away|down)|unplug(ged)?|off the grid|screen free|(screens|zoom|calls|slack|email) all (day|week)|digital detox)\b/,
    mood: 'quiet, good talk',
  },
  'dressed-up': {
    says: /\b(black tie|dress(ed|ing)? up|suit and tie|in heels|tux(edo)?|gowns?|sequins|glitter everywhere|old hollywood)\b/,
    mood: 'elegant',
  },
  'night-owls': {
    says: /\b(insomniacs?|night owls?|cant sleep(?! in)|up late|stay(ing)? up|out late|all night|after midnight)\b/,
    mood: '',
  },
  'early-birds': {
    says: /\b(early birds?|cant sleep in|morning people|up (at|before) (4|5|6|four|five|six|dawn|the sun)|before work)\b/,
    mood: '',
  },
  'day-off': {
    says: /\b(days? off|mondays off|tuesdays off|play(ing)? hooky|skip(ping)? work|call(ed|ing) in sick|everybody else is at work|everyone else is (at work|working)|spring break|snow day|no school)\b/,
    mood: 'relaxed',
  },
  'work-tomorrow': {
    says: /\b((work|school|shift|class|exam|flight|surgery|court) (early )?(tomorrow|in the morning)|school night|work night|early (meeting|flight|alarm|shift|morning tomorrow)|(one|only) (evening|night) off|midterms?(?! (are |is |just |were )*(over|ended|done|behind)))\b/,
    mood: '',
  },
  unhurried: {
    says: /\b(unhurried|no rush|nowhere to be|no plans?|wander(ing)?|retired|take our time|linger(ing)?|dawdle|slow (morning|day|afternoon|evening|sunday|saturday|date))\b/,
    mood: 'relaxed',
  },
};

const isDenied = /\b(not|never|isnt|arent|no longer|nothing) (a |an |too |so |very )?$/;

export interface CircumstanceReading {
  /** What they told, what weighs most first; at most two, since nobody keeps more in mind. */
  readonly circumstances: readonly Circumstance[];
  /** The mood that the first of them brings along, in words of moods; may be empty. */
  readonly mood: string;
}

const most = 2;

/**
 * Reads from how two people want it to be what goes on in their lives; what they want to see is no
 * news of theirs.
 */
export function readCircumstances(mood: string): CircumstanceReading {
  const text = fold(mood);
  const told = circumstances
    .filter((one) => {
      const at = text.search(rows[one].says);
      return at >= 0 && !isDenied.test(text.slice(0, at));
    })
    .slice(0, most);
  const [first] = told;
  return { circumstances: told, mood: first ? rows[first].mood : '' };
}

import { dietsToldIn } from '../diets/told-diets.ts';
import { fold } from '../words-of.ts';

/** Something that two people cannot do without, or have to be spared. */
export const needNames = [
  'no-alcohol',
  'sober',
  'pregnant',
  'step-free',
  'stroller',
  'children',
  'dog',
  'quiet',
  'talk',
  'under-21',
  'easy-walk',
  'no-heat',
  'indoors',
  'no-heights',
  'no-tight-spaces',
  'same-shore',
  'deaf',
  'blind',
  'service-dog',
  'fasting',
] as const;
export type Need = (typeof needNames)[number];

/** Each need in words that say it and nothing else, as a sentence says it back. */
export const needTexts: Readonly<Record<Need, string>> = {
  'no-alcohol': 'no alcohol',
  sober: 'sober',
  pregnant: 'pregnant',
  'step-free': 'step free',
  stroller: 'stroller',
  children: 'with our children',
  dog: 'with our dog',
  quiet: 'somewhere quiet',
  talk: 'somewhere we can talk',
  'under-21': 'under 21',
  'easy-walk': 'little walking',
  'no-heat': 'out of the heat',
  indoors: 'everything indoors',
  'no-heights': 'no heights',
  'no-tight-spaces': 'no tight spaces',
  'same-shore': 'nothing across the water',
  deaf: 'deaf',
  blind: 'blind',
  'service-dog': 'service dog',
  fasting: 'fasting until sunset',
};

/** Where people write what they need. */
export interface NeedTexts {
  readonly interests: readonly string[];
  readonly mood: string;
  readonly dislikes: readonly string[];
  readonly diets: readonly string[];
  readonly cuisines: readonly string[];
  readonly doneBefore: readonly string[];
}

export interface NeedReading {
  readonly needs: readonly Need[];
  /** What is not eaten, of what stands among the diets: 'halal', and not 'toddler'. */
  readonly dietTexts: readonly string[];
  /** What is not eaten, told among other things: 'halal' among the interests. */
  readonly toldDiets: readonly string[];
  /** Texts that ask for nothing else: no tastes, moods or dislikes. */
  readonly spent: ReadonlySet<string>;
}

interface Row {
  readonly need: Need;
  readonly says: RegExp;
  /** What says so among dislikes, where the word alone is enough. */
  readonly disliked?: RegExp;
  /** Whether it is true of the people, so that it also counts where they tell of the past. */
  readonly lasts?: boolean;
}

const rows: readonly Row[] = [
  {
    need: 'sober',
    says: /\b(sober|sobriety|in (recovery|aa)|recovering( alcoholics?| addicts?)?(?! from)|teetotal(ers?|ism)?|dry (january|date|night)|aa meeting)\b/,
    lasts: true,
  },
  {
    need: 'no-alcohol',
    says: /\b(no|without|zero|avoid(ing)?|skip) (the |any |a )?(alcohol|booze|drinking|bars?|pubs?)\b|\b(cant|cannot|cant be|no longer) (have|having|touch|drink) (any )?(alcohol|booze|wine|beer|liquor|cocktails?)\b|\bna (for (me|him|her|us|one of us)|only|please)\b|\b(alcohol|booze) free\b|\bnon ?alcoholic\b|\bnon ?drinkers?\b|\b(dont|do not|doesnt|does not|cant|cannot|not|wont|wont be) (be )?drink(ing)?( alcohol)?\b|\bnot (big |really |much of )?(a )?(big )?drinkers?\b|\bhalal\b|\bmuslims?\b|\bramadan\b|\biftar\b/,
    disliked: /^(alcohol|booze|drinking)$/,
  },
  {
    need: 'pregnant',
    says: /\b(pregnan(t|cy)|pre ?natal|expecting a baby|(?<=(^|\b(im|am|is|shes|were|are|baby) ))due (in|within) \w+ (days|weeks)|(trimester|months along)|baby ?moon)\b/,
    lasts: true,
  },
  {
    need: 'step-free',
    says: /\b(wheel|power|electric|motorized) ?chairs?\b|\bstep ?free\b|\b(no|not|without|avoid|cant do|cannot do|cant handle|cant climb|nothing with|hate|hates) ((the|any|many|too many|that many|so many|a lot of|lots of|a bunch of) )?(stairs?|steps|staircases?)\b|\b(mobility scooter|(use|uses|using) (a|an|my|his|her|the) (electric |knee )?scooter|(with|uses?|using|on|has) a walker|(with|w|has|have|needs?|by|near) (an? )?(elevator|lift)|(leg|foot|ankle|knee) in a (boot|cast|brace)|aisle seats?|rollator|accessible|accessibility|ada|disabled|disability|handicap(ped)?|ramps?)\b(?! food)/,
    lasts: true,
  },
  { need: 'stroller', says: /\b(strollers?|prams?|pushchairs?|buggy)( (friendly|accessible))?\b/ },
  {
    need: 'children',
    says: /\b(kids?(?! at heart)( friendly)?|children|child|toddlers?( friendly)?|bab(y|ies)(?! (back|shower|blue|grand|doll|animals?|goats?|birds?|pigs?|lambs?|chicks?|elephants?|otters?|penguins?|corn|carrots?))|infants?|newborn|little ones?|(our|my|her|his) ((step|god|grand) ?)?(son|daughter)s?( (is|are))?|(nephew|niece|grand ?kid|step ?kid|grand ?child|god ?child)(s|ren)?( (is|are))?( [1-9]| 1[0-7])?( coming)?|family (day|friendly|outing|date)|([1-9]|1[0-7]) ?(years?|yrs?) ?olds?|strollers?|high ?chairs?|booster seats?|changing tables?)\b/,
    disliked: /\b(our|my) (son|daughter)s? (is|are|comes?)\b/,
  },
  {
    need: 'dog',
    says: /\b(our|my|the|a|with|both|[2-4]|two|three|bring(ing)?( our| the| my)?|walk(ing)?( our| the| my)?) (?!(service|guide) )(dogs?|pup(py|pies)?|pooch|doggo|fur ?baby|corgis?|labs?|labrador|(golden )?retriever|poodle|(golden|labra)?doodle|beagle|frenchie|bulldog|husky|terrier|chihuahua|dachshund|pug|german shepherd|shih tzu|pit ?bull|schnauzer)\b(?! (shows?|parks?|races?))|\bdog(?= (walks?|beach(es)?|parks?|runs?)\b)|\bdog ?friendly\b|\bpet ?friendly\b|\b(dogs?|pup(py|pies)?) ((is|are|has to|have to|needs? to|must|can|will|may|gets? to|also) )*(allowed|welcome|in tow|com(e|es|ing)|joins?|joining|along|run)\b|\b(takes?|allows?|welcomes?|accepts?) (dogs|pups|puppies)\b|\b(lab|corgi|husky|terrier|poodle|beagle|shepherd|retriever) mix\b/,
  },
  {
    need: 'quiet',
    says: /\bhearing (impaired|loss)\b|\bsensitive (ears|hearing)\b|\bears are (very |really |so )?sensitive\b|\b(low|less|no|too much) (stimulation|sensory input)\b|\b(easily |get |gets |getting )?over(whelmed|stimulated)\b|\b(loud|noisy|noise|crowds?|crowded)( (places?|rooms?|bars?|music|restaurants?))? ((overwhelm|bother|stress|overstimulate)s?|gets? to|(is|are) (too much|hard)( for)?) (me|us|him|her|them)\b|\b(low|little|less) noise\b|\bquiet enough\b|\b(anxious|nervous|anxiety|panic\w*) (in|around|about|with) (the |big |large )?(crowds?|noise)\b|\b(noise|sound|sensory) (sensitiv\w*|sensitivity|issues|overload)\b|\bsensitive to (noise|sound)\b|\bhard of hearing\b|\bhearing aids?\b|\b(some(where|thing|place)|a|really|very) quiet\b|^(quiet|quiet places?|peace and quiet|calm and quiet|nothing loud|no noise|no loud (music|places|bars))$|\b(not|isnt|arent|nothing) (too |so |very |that |really )?loud\b|\bautis(m|tic)\b|\bsocial(ly)? (anxiety|anxious)\b|\bmigraines?\b/,
    disliked: /^(noise|noisy|noisy places|loud|loud noises?)$/,
  },
  {
    need: 'talk',
    says: /\b(we|you) can (actually |really )?(talk|hear (each|one an)other|hear (her|him|them|me)(?! (sing|play|perform|speak))|chat|have a conversation)\b|\bi can (actually |really )?hear (her|him|them)\b(?! (sing|play|perform|speak))|\bhear (each other|one another|ourselves|myself)\b|\b(quiet|calm) enough (to|for) (talk|chat|convers)\w*\b|\beasy to talk\b|\bplace to talk\b|\bgood (to|for) talk(ing)?\b|\btalk all night\b|\b(just (want|wants|wanna|need|needs) (to )?|(want|wants|wanna|need|needs) (to )?(just )?(sit (down )?and )|need to )(talk|catch up)\b/,
  },
  {
    need: 'under-21',
    says: /\b(under|below|not( yet)?|younger than|isnt|arent|turning|neither of us( is| are)?|none of us( is| are)?) (21|twenty ?one)\b|\b(we are|were|im|i am|shes|hes|theyre|both|am|is|are|turned|turning|only|just) (both |only |just )?(1[6-9]|20|eighteen|nineteen|twenty)\b(?! (minutes|miles|dollars|people|years|percent))|\b(18|19|20) ?(years? old|yo)\b|\bunderage\b|\b(nowhere|nothing|no|not) (thats |that is )?21\b|\ball ages\b|\b(doesnt|dont|wont|does not|never) (card|id|check ids?)\b|\b(1[6-9]|20) and (1[6-9]|20)$|(?<!\b(like|as|were|feel) (two |a |we were )?)\bteen(ager)?s?\b/,
    lasts: true,
  },
  {
    need: 'easy-walk',
    says: /\b(bad|sore|weak|injured|hurt|broken|sprained|torn|new|twisted) (knees?|hips?|back|ankles?|foot|feet|legs?|toes?)\b|\b(knees?|hips?|back|ankles?|foot|feet|legs?) (brace|(is|are) (so |really |still )?(bad|sore|shot|weak|hurt|hurting|killing|acting|gone|done|broken)|in a (boot|cast|brace)|hurts?)\b|\b(with|uses?|using|on|has) a walker\b|\b(not|isnt|arent|nothing) (all |too |so |very |that |really )*(uphill|hilly|steep)\b|\b(knee|hip|ankle|back) (injury|surgery|pain|problems?|replacement|trouble)\b|\b(cant|cannot|dont|do not|not able to|unable to|hard to|doesnt)( want to| wanna| like to)? walk (too )?(far|much|long|a lot|very far)\b|\b(little|less|not much|minimal|no long|no|not too much|no big|no hard) (walking|walks?|hikes?|hiking|hills?)\b|\b(crutches|(a|her|his|my) cane|arthritis|plantar fasciitis|sciatica)\b|\bheart condition\b|\b(cant|cannot|hard to|not able to|unable to|dont|shouldnt) (stand|be (up|standing|on (my|his|her|our) feet))( (up|around))?( for)? (too |very |so |that )?long\b|\bnot (a lot of|a ton of|lots of) (walking|steps|hiking|hills)\b|\b([6-9]|six|seven|eight|nine) months (along|pregnant)\b|\bthird trimester\b|\bpost (op|surgery)\b|(?<=(^|\b(im|am|is|shes|were|are|baby) ))due (in|within) \w+ (days|weeks)\b|\bshort walks?\b|\b(were|we are|im|i am|both) (in our |in my )?([67]\d|[67]0s|seventy|sixties|seventies)\b|\b(both|are|is|aged?|theyre|shes|hes) (6[5-9]|[78]\d)\b(?! (minutes|miles|dollars|degrees|people|percent))|\b(not|nothing) (too )?strenuous\b|\b(dont|do not|doesnt)( really)? (want|wanna|like)( to)? (sweat|break a sweat|get sweaty)\b/,
    // Who merely dislikes stairs climbs three of them to a door; who cannot says so.
    disliked:
      /^(long walks?|((too|so) much |a lot of |lots of |all the )?walking( far| a lot| too much| around)?|hills|steep hills|climbing( hills| stairs)|(lots of )?(stairs?|steps|staircases?)|(steep |hard |tough )?climbs)$/,
    lasts: true,
  },
  {
    need: 'no-heat',
    says: /\b(hate|hates|(cant|cannot|dont|doesnt|do not|does not) (take|stand|handle|do|tolerate|like)( well (in|with))?|no|avoid|out of|sensitive to|bad with|escape|beat|too much) (the )?(heat|sun|hot weather)\b|\bheat (sensitiv\w*|intoleran\w*|stroke)\b|\bsun allergy\b|\bair condition(ed|ing|er)\b|\b(with|w|has|have|having|needs?|good|strong|want) (ac|a c)\b|^(ac|a c)( please)?$|\bair ?con\b|\bmelting\b(?! (pot|cheese|chocolate|clock))|\bsome(where|place|thing) (really |very |super |nice and )?(cold|chilly|icy|frosty)( to go| to be| inside)?$|\bstay(ing)? cool\b|\b(dont|do not|doesnt|without|avoid|hates?)( (really )?(want|like|wanna))?( to)? (be )?(sweat(ing|y)?|get(ting)? (all )?(hot|sweaty)|overheat(ing)?)\b|\b(no|not) (sweating|sweaty)\b|\b(misters|misting)\b|\b(shade only|only (in )?(the )?shade|(in|some|with|w|needs?|lots of|plenty of) (the )?shade)\b|\btoo hot (to|for|out|outside)\b|\b(outdoors?|outside|out) (but )?not (too |so )?hot\b|\bits (like |over |about )?1[01]\d( degrees| out| outside)?\b(?! (people|miles|dollars|min))/,
    disliked:
      /^(the )?(heat|sun|sun ?burns?|humid(ity)?|hot weather|humid weather|(being|getting) (too )?hot|(being )?(sweating|sweaty)|getting sweaty)$/,
  },
  {
    need: 'indoors',
    says: /^((stay(ing)?|be|all|everything|only|keep it|somewhere|something|things to do) )?(indoors?|inside)( only| please| activit(y|ies)| stuff| things| places?)?$|\b(all|everything|only|stay|stays|staying|keep it|keep us) (indoors|inside)\b|\bout of the (cold|rain|snow|wind|weather)\b|\bsome(where|place|thing) (really |very |super |nice and )?(cold|chilly|icy|frosty)( to go| to be| inside)?$|\brain ?proof\b|^some(where|place) (nice and |really )?(warm|toasty|heated|dry)( inside| to go| please)?$|^(a |for a )?rainy (day|days|weather|afternoon|evening|night)( (date|dates|activit(y|ies)|plans?|ideas?|backup|fun|stuff))?$|^((some(where|thing|place)|stay|be|keep) )?(warm|dry|toasty|cozy)( and)? (indoors?|inside)$/,
    disliked:
      /^(being )?(outdoors|outside|the outdoors)$|^((being|getting|too) )?(the )?(cold|rain|rained on|wet)( weather)?$/,
  },
  {
    need: 'no-heights',
    says: /\b(afraid|scared|fear|terrified) of heights\b|\bacrophobi\w*\b|\bvertigo\b|\bno heights\b|\bhates? heights\b/,
    disliked: /^(heights?|being high up|high places)$/,
    lasts: true,
  },
  {
    need: 'no-tight-spaces',
    says: /\bclaustrophobi\w*\b|\b(afraid|scared|fear) of (tight|small|enclosed|confined) (spaces|rooms)\b|\bno (tight|small|enclosed|confined) (spaces|rooms)\b/,
    disliked: /^(tight|small|enclosed|confined|cramped) (spaces|rooms|places)$|^elevators$/,
    lasts: true,
  },
  {
    need: 'deaf',
    says: /\b(deaf( friendly)?|deafness|sign language|asl|lip ?reads?|lip ?reading|hearing impaired|((open|closed) )?caption(s|ed|ing)|subtitle[sd]?|(i|we|he|she|they) signs?(?! (a|an|the|up|off|in|on|my|his|her|our|for)\b))\b/,
    lasts: true,
  },
  {
    need: 'blind',
    says: /\b(blind(?! (date|tasting|pig|tiger|barber|lady|donkey|rabbit))|low vision|visually impaired|vision impaired|cant see well|partially sighted|white cane|audio descri(bed|ption))\b/,
    lasts: true,
  },
  {
    need: 'service-dog',
    says: /\b(service|guide|seeing eye|assistance) (dogs?|animals?)\b/,
    lasts: true,
  },
  {
    need: 'fasting',
    says: /\b(ramadan|iftar|fasting( until sunset)?|break(ing)? ((the|our|his|her|my) )?fast)\b/,
  },
  {
    need: 'same-shore',
    says: /\b(nothing|not|no|avoid|without|dont|dont want to|wont|cant|rather not)( be| go| going| get| want to)? (across|over|beyond|crossing|cross) (the |any )?(bridges?|bay|river|water|tunnels?|hudson|east river)\b|\bstay(ing)? on (this|our|the same) side\b/,
    disliked: /^(crossing (the |any )?(bridges?|bay|river|water)|bridges and tunnels)$/,
  },
];

/** All that says that something is needed. */
export const needPatterns: readonly RegExp[] = rows.map(({ says }) => says);

/**
 * What says that nobody small comes along: 'no kids', 'away from the kids', 'kid free', 'like
 * little kids'.
 */
const withoutThem =
  /\bkids again\b|\b(grand\w+|nana|abuela|mom|mother|aunt\w*|sister|in laws|parents|(baby)?sitter)( is| are)?( can| will| could)?( only)? (has|have|got|watch(es|ing)?|tak(es?|ing)|keep(s|ing)?) (the|our) (baby|kids?|children|toddlers?|twins|newborn|son|daughter|boys|girls|little ones?)\b|\b(last|youngest|oldest|only) (kid|child|son|daughter)( is| has| just)* (left|moved|went|started|flew|off|gone)\b|\bmeet(s|ing)? (my|her|his|their|the) (parents|folks|family|mom|mother|dad|father|in laws) (next|tomorrow|soon|later|in [a-z]+|this (week|weekend|coming)|on [a-z]+day)\b|\b(before|after|until|till|once|when|while) (the|our|my|her|his) (kids?|children|baby|toddlers?|twins|newborn|infant|son|daughter)s? (wakes?|gets?|naps?|sleeps?|is|are|goes|go|comes?)\b|\b(the|our|my|her|his) (kids|children|sons?|daughters?) (introduced|set us up|sent|gave|bought|got|told|think|say|made|insisted|suggested|planned|moved|left)\b|\bsince (the|our) (baby|kids?|twins|newborn)\b|\blike (were |we are )?(a |two )?(little |big )?(kids?|child(ren)?)( again)?\b|\b(no|without|not|free of|(away|off|break|escape) from|minus|leav(e|ing)|sans)( the| our| any)? (kids?|children|toddlers?|bab(y|ies)|dogs?|pup(py|pies)?)\b|\b(kids?|child|children|dog|adults?) (free|only)\b|\b(kids?|child(ren)?|dogs?|bab(y|ies)|toddlers?|newborn|infant|twins|son|daughter)( are| is|s| stays?)? (at home|(with|at|in) ((the|my|her|his|our|their|a) )?(grand\w+|nana|abuela|aunts?|uncles?|friends?|neighbors?|sitters?|babysitters?|parents|moms?|mothers?|dads?|daycare|school|camp)|asleep|away)\b|\b(baby|dog|pet|kids?|child|newborn|infant|toddler) ?(sitter|nanny)\b|\b(kids?|children|toddlers?|baby|newborn|infant|son|daughter)( [a-z]+){0,3} (sitter|babysitter|nanny)\b|\b(sitter|babysitter|nanny) (for|with|has|watch(es|ing))( [a-z]+)? (kids?|children|toddlers?|baby|newborn|infant|son|daughter)\b|\bdate night away\b(?! from)|\b(pick(ing)? up|drop(ping)? off|get(ting)? (home|back) to|put(ting)?|relieve|tuck(ing)? in) (the|our|my|her|his) (kids?|children|son|daughter|baby|toddler)\b|(?<!\b(the|our|my|her|his|a|with|bring|newborn) )\bbaby$/g;
/** A folded text without those of whom it says that they do not come. */
export const withoutTheAbsent = (folded: string): string => folded.replace(withoutThem, ' ');

/** What a diet says as well when it is a need: what is not drunk. */
const atTable =
  /\b(halal|kosher|c(o)?eliacs?|gluten|allerg\w+|dairy|nut|lactose|ramadan|iftar|keto|paleo|jains?|fodmaps?|ibs|pork|shellfish|alcohol|booze|drink\w*|sober|teetotal\w*)\b/;
/** Among dislikes the word alone names what is not eaten. */
const foodDisliked = /^(gluten|wheat|dairy|lactose|pork|meat)$/;
/** Words beside a need that ask for nothing themselves. */
const besides = new Set(
  `a an and the with for our my we us i am are is be she he they her his their has have having had in on of to it its friendly accessible accessibility day date night please that who can
  place places somewhere something spot spots along bring bringing come coming needs need must issues problem small two three little one ok okay welcome allowed access
  grandma grandpa grandmother grandfather mom mum dad mother father parents wife husband girlfriend boyfriend partner uses use using disease very really so also but im were shes hes theyre both allergy only up til severe year old months in tow comes too mo`.split(
    /\s+/,
  ),
);

export interface Beside {
  readonly rest: string;
  /** Whether something else was said. */
  readonly isRead: boolean;
  /** Whether it was of what is not eaten, or who does not come. */
  readonly isDiet: boolean;
}

/** What a clause of a wish says beside what people need and do not eat, folded. */
export function besideNeeds(clause: string): Beside {
  const folded = fold(clause);
  const beforeNeeds = dietsToldIn(withoutTheAbsent(folded)).rest;
  let rest = beforeNeeds;
  for (const { need, says } of rows)
    if (need !== 'quiet' || !isQuiet.test(rest)) rest = rest.replace(says, ' ');
  return {
    rest: rest.trim().replace(/ +/g, ' '),
    isRead: rest !== folded,
    isDiet: beforeNeeds !== folded,
  };
}

/** Quiet is a taste as well: of two quiet places the quieter one is better. */
const isQuiet = /\bquiet\b/;
/** And so is a rainy day: some dates were composed for one. */
const isTaste = /\bquiet\b|^(a |for a )?rainy\b/;
/**
 * Reads from every text what two people need. What only some of a long text asks for leaves the
 * rest of it to be read as before.
 */
export function readNeeds(texts: NeedTexts): NeedReading {
  const needs = new Set<Need>();
  const toldDiets: string[] = [];
  const spent = new Set<string>();
  const spentAmongDiets = new Set<string>();
  const read = (text: string, among: 'wished' | 'eaten' | 'disliked' | 'done') => {
    const folded = withoutTheAbsent(fold(text.replace(/\$\s*\d+/g, ' ')));
    let rest = folded;
    for (const { need, says, disliked, lasts } of rows) {
      const pattern = among === 'disliked' ? disliked : says;
      if (among === 'done' && !lasts) continue;
      const isFound = pattern?.test(folded) || (among === 'disliked' && lasts && says.test(folded));
      if (!isFound) continue;
      needs.add(need);
      rest = rest.replace(says, ' ');
      if (among === 'disliked') rest = '';
    }
    if (among === 'disliked' && foodDisliked.test(folded)) {
      toldDiets.push(`no ${folded}`);
      rest = '';
    }
    if (among === 'wished') {
      toldDiets.push(...dietsToldIn(folded).told);
      rest = dietsToldIn(rest).rest;
    }
    const isRead = rest !== folded;
    if (
      isRead &&
      rest.split(/\s+/).every((word) => word === '' || besides.has(word) || /^\d+$/.test(word))
    )
      (among === 'eaten' ? spentAmongDiets : spent).add(text);
  };
  for (const text of [...texts.interests, ...texts.cuisines, texts.mood]) read(text, 'wished');
  for (const text of texts.diets) read(text, 'eaten');
  for (const text of texts.dislikes) read(text, 'disliked');
  for (const text of texts.doneBefore) read(text, 'done');
  const eaten = texts.diets.filter(
    (text) => !spentAmongDiets.has(text) || atTable.test(fold(text)),
  );
  return {
    needs: needNames.filter((need) => needs.has(need)),
    dietTexts: eaten,
    toldDiets: [...new Set(toldDiets)].filter((text) => !texts.diets.includes(text)),
    spent: new Set([...spent, ...spentAmongDiets].filter((text) => !isTaste.test(fold(text)))),
  };
}

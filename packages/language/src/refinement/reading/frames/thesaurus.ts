/** What words point at, as a plan may be wished for: each is asked for by `hints.ts`. */
export type Sense =
  | 'quiet'
  | 'no crowds'
  | 'talk'
  | 'cheaper'
  | 'dearer'
  | 'closer'
  | 'rarer'
  | 'local'
  | 'romantic'
  | 'not romantic'
  | 'fun'
  | 'adventurous'
  | 'relaxed'
  | 'active'
  | 'cultural'
  | 'indoor'
  | 'outdoor'
  | 'casual'
  | 'fancy'
  | 'shorter'
  | 'longer'
  | 'over earlier'
  | 'eaten'
  | 'on foot'
  | 'by transit';

/** Words of a sense: those that wish for it, and those that complain of its opposite. */
export interface Row {
  readonly sense: Sense;
  /** They wish for it, and where they are turned around they wish for nothing that is known. */
  readonly wished?: string;
  /**
   * They complain of its opposite, whether or not somebody says 'not', 'nothing' or 'too' beside
   * them.
   */
  readonly blamed?: string;
}

/**
 * How people on a phone say what they want of a plan without naming it, in the words of `frame`.
 * The first row that fits is meant: what is surer or more exact stands before what may also be said
 * beside it.
 */
export const thesaurus: readonly Row[] = [
  {
    sense: 'quiet',
    wished: `hush|hushed|quieter|library quiet|low volume|calmer|earplugs|turn it down|turn (?:the )?(?:music|volume) down
      |tone it down|less noise|noise level|inside voice|hear (?:each other|myself|ourselves|anything|a word|her|him|them|you)`,
    blamed: `(?:is|are|its|so|too|thats|looks|sounds|super|way|really|gets|get) (?:too |so |way |super |really |always )?(?:loud|noisy
      |rowdy)|(?:loud|noisy) (?:room|rooms|place|places|bars?|music|people|restaurants?|spots?)|(?:cant|cannot|couldnt
      |barely|hardly|impossible to) (?:even )?hear|sound sensitive|hard of hearing|shout\\w*|yell\\w*|scream\\w*|ears|eardrums
      |deafening|noise|noisy|volume|overstimulat\\w*|sensory|blasting|blaring|loud af|loudest|racket|rock concert|ringing`,
  },
  {
    sense: 'no crowds',
    wished: `personal space|elbow room|room to breathe|fewer people|less people|not so many people|less busy|emptier`,
    blamed: `squished|squeezed|squash\\w*|(?:so|too|that|is|super|be|always|totally|really|places?) packed|packed (?:in|like|out
      |house|places?|rooms?|bars?)|mobbed|a zoo|zoo|shoulder to shoulder|elbow to elbow|elbows|sardines?|strangers|jam packed|swarm\\w*
      |mobs?|stampede|crowded|crowds?|crammed|lines? (?:out|around|down|at)|queues?|wait(?:ing)? in line|standing in line
      |introverts?|social anxiety|agoraphob\\w*|(?:too many|so many|tons of|lots of|a million|all those|a ton of) people
      |hordes|everyone and their \\w+|people everywhere|rush hour|peopley`,
  },
  {
    sense: 'talk',
    wished: `talk|talking|chat|convos?|conversations?|small talk|heart to heart|catch up|catching up|get to know|deep talks?|yap|gab|one on one|hear about (?:her
      |his|each other)`,
  },
  {
    sense: 'cheaper',
    wished: `cheapo|cheaper|cheap|cheapest|afford|affordable|save (?:money|some|a bit|cash)|less money|less expensive|less pricey|cost less
      |costs less|(?:pay|spend|spending|paying) .. less|dial back the price|price .. down|(?:bring|get|knock|take|cut|trim|drop|lower|reduce
      |shave|keep|scale|slash) .. (?:price|prices|pricing|cost|costs|total|bill|tab|spend|spending)|easier on (?:the|my|our|his
      |her) \\w+|thrifty|economical|budget friendly|wallet friendly|reasonably priced|more reasonable|bargains?|discounts?|coupons?
      |groupon|lower end|cut(?:ting)? back|pinch pennies|on the cheap|dirt cheap|go dutch|free stuff|something free|for free
      |dollar menu|happy hour prices|tighten .. belt|low cost`,
    blamed: `(?:price|prices|pricing|cost|costs|total|bill|tab|budget|number) .. (?:high|higher|insane|crazy|wild|ridiculous|nuts|tight
      |small|limited|hurts?|scary|silly|painful|outrageous|unreal|brutal|bit much|a lot|too much|out of hand|ouch|yikes|steep|rip ?off)
      |(?:cost|costs|costing) (?:me|us|you) (?:a|an) \\w+|(?:that|this|so|too|lot of|lots of|ton of|way too|a lot of) (?:much )?(?:money
      |cash|dough)|(?:pay|paying|spend|spending|drop|dropping|blow|blowing|shell out|fork over) .. (?:(?:that|this|so|too) much|a lot|a ton)|cost
      (?:so|that|this|too) much|breaks? the bank|breaking the bank|broke the bank|made of money|cheapskate|tightwad|inflation
      |in this economy|unemployed|between jobs|out of work|lost my job|maxed out|overdraft|tuition|mortgage|kidney|bankrupt\\w*
      |pennies|penny pinch\\w*|(?:am|im|so|kinda|were|are|is|flat|going|go) broke|payday|(?:pay|paid|make) rent|rent is due|wallets?|savings?|saving up
      |bank account|pricey|pricier|expensive|spendy|steep|on a budget|tight budget|budget|a fortune|highway robbery
      |arm and a leg|overpriced|student loans?|students?|laid off|(?:tight|short) on (?:cash|money|funds)|strapped|price tag
      |sticker shock|yikes .. price|price .. yikes|too rich|over what we|what we wanted to spend|more than we (?:want|wanted|can
      |have)|out of our (?:range|league)|(?:only|one) thing is the (?:price|cost)|(?:about|with|hate|except|besides) the (?:price|prices|cost)
      |rip ?off|gouging|taking the piss|extortion|robbery|robbed|debt|paycheck|costs? .. (?:lot|fortune|ton|bomb)|minimum wage|overboard|bougie`,
  },
  {
    sense: 'dearer',
    wished: `(?:spend|pay|paying|spending) .. more|worth (?:spending|the money)|expense account|company card|on my (?:boss|company
      |dad)|splurg\\w*|treat (?:her|him|us|ourselves|yourself)|go big|spare no|ball out|all out|blow the budget|money is no|money isnt
      |bonus|got a raise|got paid|celebrat\\w+|pull out all the stops|spoil (?:her|him|us)|boujee|baller|high rollers?|michelin|skys the limit
      |sky is the limit|won the lottery|big spender|whatever it costs|no limit|dont look cheap|(?:boss|dad|work|company|parents?) (?:is|are) paying|my treat|on me`,
    blamed: 'look cheap|looks cheap|seem cheap|be cheap about',
  },
  {
    sense: 'closer',
    wished: `closer together|closer(?! to)|nearer(?! to)|one (?:area|neighborhood|block|spot|street)|same (?:area|neighborhood|block|street)
      |around the corner|next door|(?:halve|cut|reduce) .. walking|less moving|less driving|less ubering|bunched|clustered|all close|stay local|stay put|compact
      |(?:within|few|couple|\\d+) blocks|blocks apart`,
    blamed: `miles (?:from|apart|away)|all over (?:town|the place|the map|the city)|all around (?:town|the city)|back and forth|zigzag\\w*|criss ?cross\\w*
      |schlep\\w*|trek|treks|trekking|hike between|long (?:drive|walk|haul|way|ride|trip|commute|uber)|far (?:apart|away|from
      |for|out|flung)|too far|so far|that far|a hike|further|farther|cross town|across town|other side of (?:town|the city)|in the car|(?<!stuck )in traffic
      |ubering|uber rides?|commut\\w+|driving around|drive around|running around|bouncing around|hopping around
      |spread out|walk so much|so much walking|all that walking|much walking|lot of walking|opposite (?:ends|sides)|out of the way|geograph\\w*
      |mileage|steps in|ten thousand steps|wear (?:my|our) shoes out|marathon runner`,
  },
  {
    sense: 'rarer',
    wished: `(?:shake|mix|switch|change) (?:it|things|this) up|out there|off the wall|wow factor|memorable|remember|one of a kind
      |unusual|unexpected|quirky|quirkier|weirder|wacky|offbeat|different|original|creative|novel|fresh|surprising|out of the box
      |outside the box|unique|more (?:interesting|creative|character|personality)|never (?:done|heard|tried|seen|been)|once in a lifetime
      |brag about|tell (?:people|our friends|our kids) about|wild card|curveball`,
    blamed: `(?:your|the|a|our|my) (?:typical|usual|average|standard)|played out|same old|same thing|cliche\\w*|basic|generic|cookie cutter|predictable|vanilla
      |unoriginal|ordinary|run of the mill|stale|everyone does|everybody does|been there done that|done a (?:million|hundred|thousand) times|every (?:date|couple|friday|weekend)
      |chatgpt|copy paste|uninspired|playing it safe|default|a rut|tinder|by the book`,
  },
  {
    sense: 'local',
    wished: `locals?|locally|hole in the wall|under the radar|neighborhoody|hidden|secret|nobody knows|no one knows|off the beaten \\w+|lowkey spots?`,
    blamed: `touristy|tourists?|tourist trap\\w*|instagram\\w*|influencers?|out of towners?|guidebook|yelp|bucket list|everybody
      goes|everyone goes|mainstream|corporate|chains?|postcard|tiktok|fanny packs?|selfie sticks?|gimmicky|cheesy|theme park`,
  },
  {
    sense: 'not romantic',
    wished: `just friends|platonic|more of a hang|friend zone|friendzone|as friends|buddies|bros|work friend|coworkers?`,
    blamed: `(?:too|so|super|way too|kinda|that) (?:romantic|lovey|datey|couply|coupley|mushy|intimate|intense)|a date|lovey dovey|date y|couple y`,
  },
  {
    sense: 'romantic',
    wished: `hold hands|holding hands|kiss|kissing|smooch\\w*|make out|swoon\\w*|candlelight|candlelit|candles|sparks?|woo|romance|romantic
      |flirt\\w*|date ?night|cuddl\\w+|snuggl\\w+|chemistry|sexier|sexy|sensual|butterflies|lovey|dreamy|sweep (?:her|him) off|intima\\w+|make her blush
      |steamy|spicier|heart eyes|mushy|fall in love|dim lights?|mood lighting|roses|slow dance|get laid|seduc\\w+|smitten|melt`,
  },
  {
    sense: 'fun',
    wished: `laugh\\w*|giggl\\w*|silly|goofy|goofier|a riot|a blast|fun|funner|playful|lively|livelier|rowdy|rowdier|party|(?:more|high|some
      |any) energy|hype|loosen up|let loose|liven|spice|excitement|exciting|jazz it up|perk|pep|turn up|turnt|wake me up|entertain\\w*
      |pizzazz|oomph|zing|more to do|goof off|act like kids`,
    blamed: `snooze\\w*|boring|bored|dull|sleepy|blah|school trip|field trip|business (?:trip|meeting|dinner)|homework|work
      (?:dinner|event|meeting|trip)|job interview|networking|formal meeting|funeral|retirement home|old people|dentist|grandpas?|nap time
      |put(?:s|ting)? (?:me|us|her|him) to sleep|fall(?:ing)? asleep|yawn\\w*|tame|watching paint|my (?:parents|grandma|grandparents) would|lame|lamer|stuffy old`,
  },
  {
    sense: 'adventurous',
    wished: `thrill\\w*|adrenaline|adventur\\w*|wild|wilder|daring|risky|risk|crazy|crazier|spontaneous|heart racing|edge|edgier|bold|bolder|bungee|dare
      |live a little|yolo`,
  },
  {
    sense: 'relaxed',
    wished: `chill|chiller|chilled|mellow|mellower|relax\\w*|calm|low key|lowkey|laid back|easygoing|easy going|unwind|decompress|destress|de
      stress|slow|slower|slow down|down a notch|(?:take|keep) it (?:easy|light|simple|mellow|slow)|something (?:easy|mellow|simple)
      |breathe|breather|breathing room|low energy|cozy night|gentle|gentler|easy (?:night|evening|one)|no pressure|zen|vibe out
      |cruise control|lazy|peaceful|kick back|veg out|leisurely|softer|soft`,
    blamed: `hectic|rushed|rush|rushing|hurry|hurried|frazzled|exhaust\\w+|tired|tiring|wiped|wiped out|drained|wrecked|burnt out|burned out|fried|worn
      out|zonked|knackered|double shift|rough (?:day|week)|long (?:day|week)|hungover|hangover|stressed|stressful|stress|pooped|dead tired
      |no energy|zero energy|jet ?lag\\w*|night shift|a lot going on|frantic|packed schedule|tightly packed|whirlwind|crammed|intense
      |full on|military|boot camp|jam packed`,
  },
  {
    sense: 'active',
    wished: `move around|get moving|hands on|active|up and moving|on our feet|participat\\w*|interactive|doing something|do something|stretch
      our legs|burn (?:off|some)|physical|sweat|sporty|competitive|move our bodies|energy to burn|wiggle`,
    blamed: `(?:too much|so much|all th\\w+|lot of|less|tired of|hours of) sitting|sit\\w* (?:around|still|all night|so much|for hours)
      |standing around|couch potato\\w*|staring at|just (?:looking|watching)`,
  },
  {
    sense: 'cultural',
    wished: `art|artsy|artsier|cultur\\w*|museums|history|historic\\w*|brainy|intellectual|nerd\\w*|educational|learn something|learn|galleries
      |literary|classy culture`,
  },
  {
    sense: 'indoor',
    wished: `roof over|indoors|indoor|inside|under cover|somewhere dry|somewhere warm|heated|heat on`,
    blamed: `rain|rains|raining|rainy|pour\\w*|drizzl\\w*|storm\\w*|freez\\w*|shiver\\w*|frostbite|icicle|cold out|cold outside|too cold
      |(?:gonna be|going to be|will be|gets?|getting) .. (?:cold|chilly|foggy|windy|freezing)|hail|snow\\w*|windy|wind|soaked|wet|karl
      |fog|foggy|chilly|brr+|cold af|thin blooded|goosebumps`,
  },
  {
    sense: 'outdoor',
    wished: `fresh air|outside|outdoors|outdoorsy|outdoor|sunshine|sunny|gorgeous out|nice out|nature|open air|stars|al fresco|patio weather
      |enjoy the weather|trees|touch grass|beautiful out|perfect weather|warm out|under the sky`,
    blamed: `cooped up|stuck inside|indoors all|inside all day|four walls|windowless|stuffy rooms?|cabin fever`,
  },
  {
    sense: 'casual',
    wished: `sweats|sweatpants|jeans|sneakers|flip flops|hoodie|tee shirt|t shirt|dress down|casual|no frills|unfussy|down to earth|divey
      |grungy|shorts|crocs|leggings|gym clothes|hiking clothes|work clothes|yoga pants|scrubs|uniform|come as you are|chillaxed
      |nothing special|paper plates|less of a production`,
    blamed: `dressing up|dress up|stuffy|formal|pretentious|snobby|snooty|white tablecloths?|suit and tie|uptight|stiff|fancy pants|(?:too|so|that|super|all that|overly|for a) fancy
      |(?:such|big|whole) (?:of )?a production|a whole production|bougie|black tie|try hard|dressy|posh|jacket required`,
  },
  {
    sense: 'fancy',
    wished: `impress|impressive|classy|classier|fancy|fancier|elegant|upscale|swanky|ritzy|glam|step it up|kick it up|elevate\\w*|wow (?:her
      |him|them)|dressed up|heels and|nicer|upgrade|legit|socks off|class it up|fine dining|linens|legendary|extra special|blow (?:her|his) mind
      |make it special|luxe|lavish|royal|queen|princess|red carpet|level up|next level|pull out`,
    blamed: `trashy|tacky|dumpy|shabby|ghetto|run down|rundown|seedy|dingy|grimy|sticky floors?|dirty|low rent|too casual|so casual
      |fast food`,
  },
  {
    sense: 'shorter',
    wished: `shorter|short(?: and sweet)?|less of a commitment|nap|cut it down|speed it up|tighten|condense|compress|quick|quickie|quicker|briefer|in and
      out|abbreviated|speed run|get it over`,
    blamed: `long day|long evening|long night|too long|drags|marathon|drag on|goes on|forever|all those hours|so many hours|that many hours
      |eternity|overkill`,
  },
  {
    sense: 'longer',
    wished: `longer|make a night of it|make a day of it|drag it out|stretch it|milk it|all night|no rush to get home|more hours|more time
      |late one|late night|big night|keep it going|keep the night going|night owls?|party til|all nighter`,
    blamed: `too short|so short|over too soon|over so soon|too quick`,
  },
  {
    sense: 'over earlier',
    wished: `early (?:flight|morning|shift|meeting|start|train|alarm|class|night|riser|bird)|(?:up|work|working|wake|waking|alarm|alarms) .. (?:early
      |at 5|at 6|CLOCK am|crack of dawn)|school night|work night|work tomorrow|weeknight|(?:home|done|finish|wrap|bed|asleep) .. (?:early|earlier
      |reasonable hour|decent hour|good time|decent time|sooner)`,
    blamed: `too late|so late|that late|super late|past (?:my|our|her|his) bedtime|late for (?:me|us|her|him|old)|morning person|sunrise shift`,
  },
  {
    sense: 'eaten',
    wished: `already (?:ate|eaten|fed)|full from|(?:big|huge|late|heavy|giant|massive) lunch|stuffed|ate already|eat at home|had dinner|ate beforehand
      |eat beforehand|eaten already|still full|so full|not hungry`,
  },
  {
    sense: 'on foot',
    wished: `(?:walk|stroll|wander|amble|mosey) .. (?:from|between) .. (?:place|places|stop|stops|spot|spots|each|them|to)|on foot|by foot|walkable
      |hoof it|walk it|walk there|walk everywhere|stroll between|everything walking`,
  },
  {
    sense: 'by transit',
    wished: `(?:by|on|take|taking|ride|riding) .. (?:bart|muni|bus|train|subway|metro|caltrain)|no car|without a car|car is in the shop|dont
      (?:drive|have a car)|cant drive|transit|lost my license|sold my car|carless|clipper card`,
    blamed: `parking (?:is|sucks|nightmare|impossible)|hate (?:driving|parking)|park anywhere`,
  },
];

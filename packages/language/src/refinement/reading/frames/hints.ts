import { move, wish } from '../asks.ts';
import type { MeasureName } from '../../adjustment.ts';
import type { Need } from '../../../taste/needs/needs.ts';
import { needTexts } from '../../../taste/needs/needs.ts';
import { endEarlier } from '../topics/ends.ts';
import { some } from '../topics/hours.ts';
import { capitalize } from '../../../format.ts';
import { frame, type Frame } from './frame.ts';

/** Who speaks of it wants less of it, whatever they say. */
const less =
  (measure: MeasureName): Frame['read'] =>
  () =>
    move(measure, 'less');
const sure =
  (measure: MeasureName): Frame['read'] =>
  () =>
    move(measure, 'more');
/** Who speaks of it may have too much of it. */
const more =
  (measure: MeasureName): Frame['read'] =>
  ({ clause }) =>
    /STOP\d/.test(clause)
      ? undefined
      : move(measure, tooMuch.test(clause) && !/\bmore\b/.test(clause) ? 'less' : 'more');
const tooMuch = /\b(less|too|hates?|over|enough|tired of|sick of|tone down|dial (down|back)|cut)\b/;
const need =
  (...needs: Need[]): Frame['read'] =>
  () =>
    wish(capitalize(needs.map((one) => needTexts[one]).join(', ')), { needs });
const diet =
  (text: string): Frame['read'] =>
  () =>
    wish(capitalize(text), { diets: [text] });

/** Words that mean one thing whatever stands around them, unless it turns them around. */
export const hints: readonly Frame[] = [
  frame(
    `(?:steps|stair|stairs|staircase|wheelchair|scooter|walker|rollator|ramp|elevator)`,
    need('step-free'),
  ),
  frame(
    `(?:broke|broken|broken|sprain\\w*|twisted|torn|tore|busted|bum|bad|sore|hurt|hurts
    |aching|achy|injured|surgery on) .. (?:leg|foot|feet|ankle|knee|hip|back|toe|acl
    |achilles)|(?:leg|foot|feet|ankle|knee|knees|hip|back|dogs) .. (?:hurt|hurts|kill\\w*
    |hate|hates|ache|aches|aching|sore|shot|tired|acting up|giving out|bad|busted|done
    |swollen)|crutches|limp\\w*|blisters?|heels|stilettos|arthritis|hip replacement
    |(?:knees?|back|hips?|feet|ankles?|legs?) (?:arent|isnt|are not|is not) .. (?:great|good
    |what)|easier to get around|cant (?:walk|stand) (?:much|long|far|for long)
    |trouble walking`,
    need('easy-walk'),
  ),
  frame('(?:heights|dizzy|vertigo)', need('no-heights')),
  frame('(?:claustrophobic|claustrophobia|tight spaces|enclosed spaces)', need('no-tight-spaces')),
  frame(
    `(?:pregnant|expecting|preggo|preggers|third trimester|second trimester|morning sickness
    |baby bump)`,
    need('pregnant'),
  ),
  frame(
    `(?:my|our|the|her|his|little|small|bring\\w*) .. (?:dogs?|puppy|pup|pooch|chihuahua
    |corgi|doodle)`,
    need('dog'),
  ),
  frame(
    `(?:my|our|her|his|bring\\w*) .. (?:kids?|toddler|baby|son|daughter|niece|nephew|newborn
    |infant)`,
    need('children'),
  ),
  frame(
    `(?:in recovery|rehab|sobriety|months sober|years sober|sober .. (?:months|years))`,
    need('sober'),
  ),
  frame(
    `(?:(?:not|without|no|dont want to|dont have to|having to)? ?(?:shout\\w*|yell\\w*)
    |scream\\w*|hear each other|hear myself|hear ourselves|hear anything|hear a word
    |hear her|hear him|ears|eardrums|deafening|earplugs|hush|hushed|quieter|noise|noisy
    |tone it down|volume|overstimulat\\w*|sensory|calmer|library quiet|low volume|blasting
    |blaring)`,
    sure('quiet'),
  ),
  frame(
    `(?:squished|squeezed|squash\\w*|(?:so|too|that|is|super|be|always|totally|really) packed
    |packed (?:in|like|out|house)|mobbed|a zoo|zoo|shoulder to shoulder|elbow to elbow
    |elbows|sardines?|strangers|jam packed|swarm\\w*|mob|mobs|stampede|crowded|crowds?
    |lines? (?:out|around|down|at)|queues?|wait in line|standing in line|introverts?
    |social anxiety|agoraphob\\w*|(?:too many|so many|less|fewer|tons of|lots of) people
    |personal space)`,
    () => wish('No crowds', { dislikes: ['crowds'] }),
  ),
  frame(
    `(?:talk|chat|conversation|catch up|catching up|get to know|deep talks?|yap|gab
    |hear each other|one on one)`,
    sure('talk'),
  ),
  frame(
    `(?:(?:am|im|so|kinda|were|are|is|flat) broke|payday|rent|wallets?|savings?|saving up
    |bank account|cheapo|cheaper|cheap|cheapest|afford|pricey|pricier|expensive|spendy|steep
    |bougie budget|on a budget|budget|a fortune|highway robbery|arm and a leg|overpriced
    |student loans?|students?|laid off|tight on (?:cash|money|funds)|short on (?:cash|money
    |funds)|strapped|penny pinch\\w*|save (?:money|some|a bit|cash)|less money|cost less
    |costs less|spend less|spending less|dial back the price|price tag|sticker shock
    |yikes .. price|price .. yikes|too rich|over what we|what we wanted to spend
    |more than we (?:want|wanted|can|have)|out of our (?:range|league))`,
    less('cost'),
  ),
  frame(
    `(?:splurg\\w*|treat (?:her|him|us|ourselves)|go big|spare no|ball out|all out
    |blow the budget|money is no|bonus|got a raise|got paid|celebrat\\w+
    |pull out all the stops|spoil (?:her|him|us)|bougie|boujee|baller)`,
    more('cost'),
  ),
  frame(
    `(?:miles (?:from|apart|away)|all over (?:town|the place|the map|the city)|back and forth
    |zigzag\\w*|criss ?cross\\w*|schlep\\w*|trek|treks|trekking|hike between|long (?:drive
    |walk|haul|way|ride|trip|commute|uber)|far (?:apart|away|from|for|out|flung)|too far
    |so far|a hike|closer together|closer(?! to)|further|farther|cross town|across town
    |in the car|in traffic|traffic|ubering|uber rides?|commut\\w+|driving around
    |drive around|one (?:area|neighborhood|block|spot)|same (?:area|neighborhood|block
    |street)|less moving|running around|bouncing around|hopping around|spread out
    |walk so much|so much walking|all that walking|much walking|lot of walking)`,
    less('travel'),
  ),
  frame(
    `(?:(?:shake|mix|switch|change) (?:it|things|this) up|not (?:your|the) (?:typical|usual
    |average|standard)|out there|off the wall|never (?:done|heard|tried|seen|been)
    |played out|same old|cliche\\w*|basic|generic|cookie cutter|predictable|vanilla
    |unoriginal|ordinary|run of the mill|stale|wow factor|memorable|remember|one of a kind
    |unusual|unexpected|quirky|quirkier|weird|weirder|wacky|offbeat|different|original
    |creative|novel|fresh|surprising|surprise (?:her|him|me|us)|out of the box
    |outside the box|unique)`,
    more('unique'),
  ),
  frame(
    `(?:touristy|tourists?|tourist trap\\w*|instagram\\w*|influencers?|locals?|locally
    |hole in the wall|under the radar|neighborhoody|hidden|secret|out of towners?|guidebook
    |yelp|bucket list|obvious|everybody goes|everyone goes|mainstream|corporate|chains?
    |postcard)`,
    less('famous'),
  ),
  frame(
    `(?:hold hands|holding hands|kiss|kissing|smooch\\w*|make out|swoon\\w*|candlelight
    |candlelit|candles|sparks?|woo|romance|romantic|flirt\\w*|date ?night|cuddl\\w+
    |snuggl\\w+|chemistry|sexier|sexy|sensual|butterflies|lovey|dreamy|sweep (?:her|him) off
    |intima\\w+)`,
    more('romantic'),
  ),
  frame(
    '(?:just friends|platonic|more of a hang|not a date|friend zone|friendzone)',
    less('romantic'),
  ),
  frame(
    `(?:laugh\\w*|giggl\\w*|silly|goofy|goofier|a riot|a blast|fun|funner|playful|lively
    |livelier|rowdy|rowdier|party|(?:more|high|some|any) energy|hype|loosen up|let loose
    |liven|spice)`,
    more('fun'),
  ),
  frame(
    `(?:snooze\\w*|boring|bored|dull|sleepy|blah|school trip|field trip|business (?:trip
    |meeting|dinner)|homework|work (?:dinner|event|meeting|trip)|job interview|networking
    |formal meeting|funeral|retirement home|old people)`,
    sure('fun'),
  ),
  frame(
    `(?:thrill\\w*|adrenaline|adventur\\w*|wild|daring|risky|risk|crazy|spontaneous
    |heart racing|edge)`,
    more('adventurous'),
  ),
  frame(
    `(?:chill|chiller|chilled|mellow|relax\\w*|calm|low key|lowkey|laid back|easygoing
    |easy going|unwind|decompress|destress|slow|slower|slow down|down a notch|take it easy
    |breathe|breather|breathing room|less hectic|hectic|rushed|rush|rushing|hurry|hurried
    |frazzled|exhaust\\w+|tired|wiped|wiped out|beat|drained|wrecked|sitting down|off (?:our
    |my|her) feet|burnt out|burned out|fried|worn out|zonked|knackered|low energy
    |double shift|rough (?:day|week)|long (?:day|week)|hungover|hangover|cozy night|gentle)`,
    more('relaxed'),
  ),
  frame(
    `(?:(?:too much|so much|all th\\w+|lot of|less|tired of|hours of) sitting
    |sit\\w* (?:around|still|all night|so much)|move around|get moving|hands on|active
    |up and moving|on our feet|standing around|participat\\w*|interactive|doing something
    |do something|stretch our legs|burn (?:off|some))`,
    less('relaxed'),
  ),
  frame(
    `(?:art|artsy|cultur\\w*|museums|history|historic\\w*|brainy|intellectual|nerd\\w*
    |educational|learn something|learn)`,
    more('cultural'),
  ),
  frame(
    `(?:rain|rains|raining|rainy|pour\\w*|drizzl\\w*|storm\\w*|freez\\w*|shiver\\w*|frostbite
    |icicle|cold out|cold outside|too cold|(?:gonna be|going to be|will be|gets?
    |getting) .. (?:cold|chilly|foggy|windy|freezing)|hail|snow\\w*|windy|soaked|wet
    |roof over|indoors|indoor|inside|under cover)`,
    () => wish('Everything indoors', { setting: 'indoor' }),
  ),
  frame(
    `(?:fresh air|outside|outdoors|outdoorsy|outdoor|sunshine|sunny|gorgeous out|nice out
    |cooped up|nature|open air|stuck inside|indoors all|stars|al fresco|patio weather
    |enjoy the weather)`,
    () => move('outdoors', 'more'),
  ),
  frame(
    `(?:sweats|sweatpants|jeans|sneakers|flip flops|hoodie|tee shirt|t shirt|dress down
    |dressing up|dress up|stuffy|formal|pretentious|snobby|snooty|white tablecloths?
    |suit and tie|uptight|stiff|casual|no frills|unfussy|down to earth|fancy pants|too fancy
    |so fancy|divey|grungy|(?:less|not|such|big) of a production|a whole production)`,
    () => wish('Casual', { mood: ['casual'] }),
  ),
  frame(
    `(?:impress|impressive|classy|classier|fancy|fancier|elegant|upscale|swanky|ritzy|glam
    |step it up|kick it up|elevate\\w*|wow (?:her|him)|dressed up|heels and|nicer|upgrade
    |legit)`,
    () => wish('Fancy', { mood: ['fancy'] }),
  ),
  frame(
    `(?:long day|long evening|long night|too long|drags|marathon|shorter|short(?: and sweet)?
    |less of a commitment|nap|cut it down|speed it up|tighten|condense|compress)`,
    () => move('length', 'less'),
  ),
  frame(
    `(?:longer|make a night of it|make a day of it|drag it out|stretch it|milk it|all night
    |no rush to get home|more hours)`,
    () => move('length', 'more'),
  ),
  frame(
    `(?:early (?:flight|morning|shift|meeting|start|train|alarm|class)|(?:up|work|working
    |wake|waking|alarm|alarms) .. (?:early|at 5|at 6|CLOCK am|crack of dawn)|school night
    |work night|work tomorrow|(?:home|done|finish|wrap) .. (?:early|earlier|reasonable hour
    |decent hour)|not .. too late|early night)`,
    () => endEarlier(some),
  ),
  frame('(?:vegan|plant based)', diet('vegan')),
  frame('(?:vegetarian|veggie)', diet('vegetarian')),
  frame('(?:gluten|celiac|coeliac|wheat)', diet('gluten-free')),
  frame('(?:dairy|lactose)', diet('dairy-free')),
  frame(
    `(?:alcohol|booze|drinking|dry january|sober october|sober|designated driver|mocktails?
    |antibiotics)`,
    diet('no alcohol'),
  ),
  frame(
    `(?:already (?:ate|eaten|fed)|full from|big lunch|late lunch|stuffed|not hungry
    |ate already|eat at home|had dinner)`,
    () => wish('No meal: you have eaten', { haveEaten: true }),
  ),
  frame(
    `(?:(?:walk|stroll|wander|amble|mosey) .. (?:from|between) .. (?:place|places|stop|stops
    |spot|spots|each|them|to)|on foot|by foot|walkable|hoof it|walk it|walk there
    |walk everywhere|stroll between)`,
    () => wish('On foot', { mode: 'walking' }),
  ),
  frame(
    `(?:(?:by|on|take|taking|ride|riding) .. (?:bart|muni|bus|train|subway|metro|caltrain)
    |no car|without a car|car is in the shop|dont (?:drive|have a car)|cant drive|transit
    |lost my license)`,
    () => wish('By public transport', { mode: 'public' }),
  ),
];

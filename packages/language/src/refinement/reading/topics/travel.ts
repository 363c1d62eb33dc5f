import type { TravelWish } from '../../adjustment.ts';
import { move, wish } from '../asks.ts';
import { nothingAsked, phrase, type Ask, type Phrase } from '../phrases/phrase.ts';

export const within = (miles: number): Ask =>
  wish(`Within ${miles} ${miles === 1 ? 'mile' : 'miles'}`, { maxMiles: miles });
const by = (meaning: string, mode: TravelWish): Ask => wish(meaning, { mode });
const onFoot = (): Ask => by('On foot', 'walking');
const byCar = (): Ask => by('By car', 'driving');
const byTransit = (): Ask => by('By public transport', 'public');

const transit =
  '(subway|metro|train|bus|tram|streetcar|cable car|underground|light rail|transit|public transit|public transport|public transportation|mass transit|bart|muni|caltrain)';
const getting = `(walking|driving|travel|traveling|travelling|transit|commuting|moving around|running around|getting around|driving around
    |walking around|back and forth|distance|moving|riding|travel time|time in the car|time traveling|time walking|time driving|transfers)`;
const legs = '(walk|drive|ride|trip|distance|way|travel time|leg|commute)';

export const travelPhrases: readonly Phrase[] = [
  phrase(
    '[the] (walk|drive|ride|trip|trek|leg|hike|commute|way) (to|from|between|back from) [the] (<anyStop>|there|home|them|stops|places|each) [is|seems|looks|feels|sounds] [way|a bit|kinda|so|really] [too] (long|far|much|crazy|insane|brutal)',
    () => move('travel', 'less'),
  ),
  phrase(
    '[is|its|thats|seems|looks|feels] [kind of|kinda|like] [a bit of|bit of|quite|such|like|a little] (a|an) (hike|trek|haul|schlep|journey|mission|trip|drive|distance) [to get there|to get to|from here|away|out there|apart|from me|from us] <close>',
    () => move('travel', 'less'),
  ),
  phrase(
    `(within|max|maximum|max of|under|at most|less than|no more than|not more than|up to|stay within|keep it within|keep it under|all within
    |everything within|in|only|radius of|not farther than|not further than|no farther than|no further than|not over) [a radius of] <miles> [radius
    |away|apart|max|of here|of home|of us|of each other|from here|from home|drive|walk]`,
    ({ miles }) => within(miles),
  ),
  phrase(
    '(dont|wouldnt|happy|willing|ok|okay|fine|open|cool) [mind] [to|with] (go|going|travel|traveling|drive|driving|head|heading|being|venture|venturing) [a bit|a little|much|way] (far|farther|further|further out|farther out|out further|out of the way|out of town)',
    () => move('travel', 'more'),
  ),
  phrase(
    '<miles> (max|maximum|tops|top|at most|or less|radius|limit|away max|or closer)',
    ({ miles }) => within(miles),
  ),
  phrase(
    '(not|nothing|dont go|dont want to go|no) (more|farther|further) than <miles> [away|out|apart]',
    ({ miles }) => within(miles),
  ),

  phrase(
    '[all|everything|stay|keep it|be|in|more] (walkable|walking distance|in walking distance)',
    onFoot,
  ),
  phrase('[all|everything] (within|in) (walking distance|walking range) [of each other]', onFoot),
  phrase('[all|everything|only|we go|going|go|we are] (on foot|by foot)', onFoot),
  phrase(
    '(were|we are|well be|just|only|we will be|prefer|wed be) walking [everywhere|only|there|between stops|the whole time]',
    onFoot,
  ),
  phrase(
    '(walk|walking) (everywhere|between stops|between places|between them|between|only|the whole way|from place to place|from stop to stop)',
    onFoot,
  ),
  phrase('(we|well|we will|can we|wed rather|id rather) walk (it|there|<close>)', onFoot),

  phrase(
    '[a] (walking|walk|on foot) (is|are|would be|sounds) [totally|perfectly] (fine|ok|okay|good|great|nice|no problem|no issue|better|easy)',
    onFoot,
  ),
  phrase(
    'driving (is|would be) [totally|perfectly] (fine|ok|okay|good|great|no problem|no issue|better|easier)',
    byCar,
  ),
  phrase(
    '(dont|do not|wouldnt|doesnt) mind (driving|drive|a drive) [for|like|about] [<duration>]',
    byCar,
  ),
  phrase('(even|up to|as far as|as much as) <miles>', ({ miles }) => within(miles)),
  phrase('[were|im|we are|i am|hes|shes|ill be|well be|be|prefer] driving', byCar),
  phrase(
    '(ill|i will|well|we will|can|i can|we can|he can|she can|we|will|rather|prefer to|lets|we could) drive',
    byCar,
  ),
  phrase('(by|have|take|taking|got|with|bring|bringing|use) [a|the|my|our|his|her] car', byCar),
  phrase(
    '[take|taking|by|get|getting|in|use|using] [a|an|the] (uber|lyft|taxi|cab|rideshare)',
    byCar,
  ),
  phrase(
    `(no|without|without a|not by|not taking a|dont have a|do not have a|dont own a|doesnt have a|havent got a|dont want to take the
    |not taking the|no need for a) car`,
    byTransit,
  ),
  phrase(
    '(no|not|not going to be|dont want to be|without|avoid|instead of|isnt|hate|hates|dislike|dont like|doesnt like|scared of) driving [in|around] [the|this] [city|town|sf|traffic]',
    byTransit,
  ),
  phrase('(dont|cant|wont|not|cannot|neither of us|doesnt|rather not) [want to] drive', byTransit),
  phrase('(carless|car free)', byTransit),
  phrase(
    '[my|our|the|her|his] car (is|s) (in the shop|broken|broken down|at the mechanic|dead|being fixed|in repair|at home|unavailable)',
    byTransit,
  ),
  phrase('[my|our|the|her|his] cars (in the shop|broken|at the mechanic|dead)', byTransit),
  phrase(
    '(no|without|avoid|not take|not taking|skip|dont take) [a|an|any|the] (uber|lyft|taxi|cab|rideshare) [or (uber|lyft|taxi|cab)]',
    () => onFoot(),
  ),
  ...(
    [
      ['(walk|walking|on foot)', '(drive|driving|uber|ubering|cab|take the bus|ride)', onFoot],
      ['(drive|driving|uber|by car)', '(walk|walking|take the bus|bus|take the train)', byCar],
      [
        '(bus|train|subway|transit|public transit|take the bus|take the train)',
        '(drive|driving|uber|walk|walking)',
        byTransit,
      ],
    ] as const
  ).map(([chosen, other, ask]) =>
    phrase(
      `${chosen} [there|around|it] (not|instead of|rather than|over|dont|than|no) [to] ${other}`,
      ask,
    ),
  ),
  phrase(
    'instead of (driving|drive|walking|walk|the car|a car|the train|the bus|taking the (car|train|bus))',
    () => nothingAsked,
  ),
  phrase(
    `(by|take|taking|use|using|on|ride|riding|via|near|close to|so|be|do|only) [the|a] ${transit} [or|and|line] [${transit}] [only]`,
    byTransit,
  ),
  phrase(
    '[rather|prefer to|want to] (by|via|use|using|take|taking|ride|riding|on) [the] (bart|muni|caltrain|el|l train|cta|path|subway|metro|light rail|trolley) [than|instead of|not|over] [an|a] [uber|lyft|taxi|cab|car]',
    byTransit,
  ),
  phrase(
    '[by|via|use|using|take|taking|on] (public transit|public transport|public transportation|mass transit|subway|transit)',
    byTransit,
  ),
  phrase('(any|whatever) (mode of transport|transport|mode|way of getting around)', () =>
    by('Whatever way is quickest', 'no_preference'),
  ),

  phrase(
    '<stop> and <other> [to] [be] (on|in|near|close to|next to) (the same|one|each) (street|block|area|neighborhood|building|other|place)',
    ({ stop }) => ({ meaning: `Closer to ${stop.said}`, change: { near: stop.ref } }),
  ),
  phrase(
    '(closer|close|near|nearer|next) (together|to each other|by|to one another|to another)',
    () => move('travel', 'less'),
  ),
  phrase(
    '(stay|keep it|keep things|be|all|everything|keep everything) (nearby|(close|local|near) <close>|close by|around here|in the area)',
    () => move('travel', 'less'),
  ),
  phrase(
    `(less|no more|minimize|minimise|reduce|cut down on|cut|too much|not so much|not as much|not too much|not that much|hate|fewer|avoid|without
    |without so much|without too much|dont want so much|as little) [of the] ` +
      getting +
      ' [between stops|between places|in between|between them]',
    () => move('travel', 'less'),
  ),
  phrase(
    '(no|not much|avoid) (walking|traveling|travelling|travel|commuting|walking around|running around|back and forth)',
    () => move('travel', 'less'),
  ),
  phrase(
    `(shorter|less|fewer|reduce the|smaller) ${legs} [between stops|between places|between them|between]`,
    () => move('travel', 'less'),
  ),
  phrase(`(short|only short) ${legs} (between stops|between places|between them|between)`, () =>
    move('travel', 'less'),
  ),
  phrase(
    `(no|not|without|avoid|hate|nothing with|not such|less) [such|these|too|so|a|any] (long|far) ${legs}`,
    () => move('travel', 'less'),
  ),
  phrase(`(long|far) ${legs} (are out|not ok|no)`, () => move('travel', 'less')),
  phrase(
    '[is|are|its] too (far|spread out|far apart|far away|much walking|much driving) [apart|away|from each other]',
    () => move('travel', 'less'),
  ),
  phrase(
    `(dont|doesnt|do not|cant|cannot|rather not) [want to|like to] walk [much|far|a lot|that much|so much|too much|too far|so far|that far
    |that long|long|long distances]`,
    () => move('travel', 'less'),
  ),
  phrase(
    '(dont|doesnt|do not|does not|not big on|not a fan of|hate|hates|not into) [like|love|want|enjoy] [to] (walking|walk)',
    () => move('travel', 'less'),
  ),
  phrase(
    `(is|seems|looks|sounds|feels) [like] [quite|kind of|a bit] (a lot of|lots of|too much|so much|a ton of|a bunch of|way too much) ${getting}`,
    () => move('travel', 'less'),
  ),
  phrase('(not|without) (walk|walking) [too|so|that] (much|far)', () => move('travel', 'less')),
  phrase(
    `[all|everything|stay|keep it|be] [with]in (one|the same|a single|1) (neighborhood|neighbourhood|area|part of town|district|place|block)`,
    () => move('travel', 'less'),
  ),
  phrase(
    `[all|everything|stay|keep it|keep everything] (in|on|to) (one|the same|a single|1|our|this) (neighborhood|neighbourhood|area|part of town|district
    |block)`,
    () => move('travel', 'less'),
  ),
  phrase('(same|one) (neighborhood|neighbourhood|area|part of town|district)', () =>
    move('travel', 'less'),
  ),
  phrase(
    '[within] [a] (few|couple|couple of|2|two|3|three) block [of each other|apart|away|max]',
    () => move('travel', 'less'),
  ),
  phrase(
    '[max|at most|under|less than|no more than|not more than|within|only] <duration> [walk|drive|ride] (between|apart|from each other|from one another|of each other) [stops|places|them|each|each stop]',
    () => move('travel', 'less'),
  ),
  phrase(
    '(max|at most|under|less than|no more than|not more than|within|only) [a] <duration> (walk|drive|ride|away|apart)',
    () => move('travel', 'less'),
  ),
  phrase(
    '[stay|keep it|everything|all] [on|in] (this|our|the same|my) (side|part|end) of town',
    () => move('travel', 'less'),
  ),
  phrase(
    '(foot|feet|knee|leg|back|ankle|hip) (is|are) (killing me|killing her|killing him|acting up|sore|bad)',
    () => move('travel', 'less'),
  ),
  phrase('(wearing|wears|in|will be in) [high] heel', () => move('travel', 'less')),
  phrase(
    '(foot|feet|knee|leg|back|ankle) (hurt|hurts|are hurting|is hurting|are sore|is sore|are tired|is bad)',
    () => move('travel', 'less'),
  ),
  phrase(
    '(bad|sore|hurt|injured|broken|broke|sprained|twisted) [my|her|his] (knee|foot|feet|ankle|back|leg|hip)',
    () => move('travel', 'less'),
  ),
];

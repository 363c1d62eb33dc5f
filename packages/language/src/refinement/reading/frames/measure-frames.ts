import { move, wish } from '../asks.ts';
import { endMeant, type Clock } from '../words/clock-words.ts';
import type { Outline } from '../line.ts';
import { allStops, placeOf } from '../named-stop.ts';
import type { Ask } from '../phrases/phrase.ts';
import { endBefore, goOnUntil, lasting } from '../topics/ends.ts';
import { some, startBy, startFrom, startOn } from '../topics/hours.ts';
import { eating } from '../topics/arrange.ts';
import { improve } from '../topics/stop-asks.ts';
import { mealAt, mealBy } from '../topics/meal-times.ts';
import { atMost } from '../topics/money.ts';
import { moveTo, notIn } from '../topics/places.ts';
import { within } from '../topics/travel.ts';
import { frame, type Frame } from './frame.ts';

const ofClock =
  (ask: (clock: Clock, outline: Outline) => Ask | undefined): Frame['read'] =>
  ({ all, outline }) => {
    const clock = all('clock').at(-1) ?? all('figure').at(-1)?.clock;
    return clock && ask(clock, outline);
  };
const mostOf: Frame['read'] = ({ all }) => {
  const money = all('money').at(-1) ?? all('figure').at(-1)?.money;
  return money && atMost(money.cents);
};
const over: Frame['read'] = ofClock((clock, outline) => endBefore(endMeant(clock, outline)));
const inPlace: Frame['read'] = ({ all }) => {
  const [place, another] = all('place');
  return place && another === undefined ? moveTo(place) : undefined;
};
const notInPlace: Frame['read'] = ({ all }) => {
  const [place] = all('place');
  return place && notIn(place);
};
const here =
  '(?:there|that|it|her|him|me|them|hers|his|mine|home|work|the office|my office|her place|his place|my place|that area|those parts)';

/** A place that is told of, and then pointed at: 'my office is in SoMa, anything near there'. */
export const placeFrames: readonly Frame[] = [
  frame(`PLACE .. (?:near|nearer|around|close|close to|closer to|by|nearby) ${here}`, inPlace),
];

/** What is said of hours, money and ways, in words that may stand apart. */
export const measureFrames: readonly Frame[] = [
  frame(
    `(?:done|finish|finished|over|wrap|wraps|wrapped|wind|winds|end|ends|call it|stop|out
    |out of there|home|bed|in bed|asleep|sleep|bedtime|curfew|head home|head out
    |heading home|leave|back|sitter|babysitter|nanny|last (?:train|bus|bart|ferry)
    |pumpkin) .. (?:by|before|earlier than|sooner than|at|around|about|like|no later than|until|til) .. CLOCK`,
    over,
  ),
  frame(
    `(?:cant|dont|not|wont|never|no) .. (?:stay|out|up|go|run|last|be|late
    |anything) .. (?:past|after|beyond|later than|til|until) .. CLOCK`,
    over,
  ),
  frame(
    `(?:by|before) (?:my |her |his |our )?CLOCK .. (?:bedtime|curfew|train|bus|flight|sitter
    |pickup)`,
    over,
  ),
  frame(
    `(?:catch|make|get|take|on) .. CLOCK .. (?:bart|train|bus|ferry|caltrain|muni|boat
    |flight)`,
    over,
  ),
  frame('CLOCK .. (?:bedtime|curfew|cutoff|hard stop|hard out|latest)', over),
  frame(
    `(?:go|stay|keep|party|last|out|run|stretch|make it) .. (?:til|until|till|past) .. CLOCK`,
    ofClock((clock, outline) => goOnUntil(endMeant(clock, outline), outline)),
  ),
  frame(
    `(?:hangry|starving|starved|starve|hungry|eat|eating|fed|food|dine|table
    |reservation) .. (?:by|at|around|before|for|like|about|is|is at|be) .. HOUR|(?:hangry
    |starving|starve|hungry|eat|fed) .. (?:by|at|around|before|closer to|nearer to
    |nearer) .. CLOCK|(?:dinner|supper) (?:at |around )?CLOCK`,
    ofClock(mealAt),
  ),
  frame('STOP .. (?:under|below|less than|max|at most|no more than) .. MONEY', (found) => {
    const [stop] = found.all('stop');
    return stop && improve(stop, { move: { measure: 'cost', toward: 'less' } });
  }),
  frame('^CLOCK(?: instead| works| then| please| not CLOCK| is better)?$', ({ all, outline }) => {
    const clock =
      all('clock')[0] ?? all('figure').find(({ count }) => count > 4 && count < 13)?.clock;
    return clock && startOn(clock, outline);
  }),
  frame(
    `(?:eat|eating|feed us|food|STOP) .. before .. (?:any|anything|all|everything|the rest
    |else)`,
    ({ outline }) => eating('first', outline),
  ),
  frame(
    `(?:train|flight|bus|plane|ferry|bart|caltrain|THING) .. (?:doesnt |wont |isnt )?(?:gets? in|lands?|arrives?|comes? in|due
    |pulls in|gets? here|landing|arriving) .. CLOCK`,
    ofClock(startFrom),
  ),
  frame(
    `(?:tack|add|throw|squeeze|fit|slip|put) .. (?:something|anything|one more
    |another) .. (?:on|in|after|before|too|there|STOP)`,
    ({ outline }) => ({
      meaning: `${allStops(outline).length + 1} stops`,
      change: { stops: allStops(outline).length + 1 },
    }),
  ),
  frame(
    `(?:no|nowhere|nothing|not|none|never|dont) .. (?:over|more than|farther than
    |further than|past|beyond|farther|further|above) .. TIME .. (?:away|apart|walk|drive
    |from|THING)`,
    () => move('travel', 'less'),
  ),
  frame('STOP (?:at |around |by |for |like |about )*CLOCK', (found) =>
    found
      .all('stop')
      .every(({ ref }) => placeOf(ref, found.outline) === placeOf('dinner', found.outline))
      ? ofClock(mealAt)(found)
      : undefined,
  ),
  frame(
    `(?:eat|dine|dinner|food|meal|hungry|fed) .. (?:early|earlier|sooner)|(?:early
    |earlier) .. (?:eater|eaters|dinner|supper)|(?:dinner|eat|eating) .. (?:too|so
    |that) late|CLOCK .. too late .. (?:eat|dinner|dine)`,
    () => mealBy(-45),
  ),
  frame(
    `(?:eat|dine|dinner|meal) .. later|late (?:eater|eaters)|(?:dinner|eat|eating) .. (?:too
    |so|that) early`,
    () => mealBy(45),
  ),
  frame(
    `(?:off|off work|out of work|out of class|done with work|done at work|finish work|work
    |shift|class|meeting|gym|practice|traffic|landing|flight|land|lands) .. (?:at|til|until
    |till|around|by|ends|over) .. CLOCK|(?:cant|wont|dont|not) .. (?:there|make it|start
    |meet|ready|free|leave|off|out) .. (?:before|until|til|till) .. CLOCK|(?:free|ready
    |available) .. (?:from|after|at|by|around) .. CLOCK`,
    ofClock(startFrom),
  ),
  frame(
    `(?:start|begin|meet|kick off|kick things off|pick her up|pick him up|picking her up
    |picking him up|get going|get started|head out|first stop|arrive|rolling) .. (?:at
    |around|by|like|about|from|closer to|to|for) .. CLOCK|(?:make it|do|push it|push .. to
    |move .. to|bump .. to|shift .. to) CLOCK`,
    ofClock(startOn),
  ),
  frame(
    `(?:push|move|bump|delay|shift|slide) .. (?:start|it|things|everything) .. TIME(?: later
    | back)?`,
    ({ all }) => {
      const [minutes] = all('time');
      return minutes === undefined ? undefined : startBy(minutes);
    },
  ),
  frame('(?:start|begin|meet|kick off|get going|get started) .. (?:earlier|sooner|early)', () =>
    startBy(-some),
  ),
  frame(
    `(?:start|begin|meet|kick off|get going|get started|running|sleep in) .. (?:later|late)`,
    () => startBy(some),
  ),
  frame(
    `(?:whole thing|everything|it all|all of it|all this|wrapped up|done|finish|over|keep it
    |we have|got|only) .. (?:in|to|within|under|about|only|just) .. TIME`,
    ({ all, outline }) => {
      const [minutes] = all('time');
      return minutes === undefined ? undefined : lasting(minutes, outline);
    },
  ),
  frame(
    `(?:trim|cut|pare|whittle|narrow|down|keep|limit|stick|reduce|boil|just|only) .. (?:to|do
    |with)? ?(?:a couple|couple|two|COUNT) .. (?:things|stops|places|spots|activities)
    |(?:too many|so many|fewer|less) .. (?:stops|places|things|spots|moving parts)
    |(?:too much|so much|a lot) .. (?:going on|packed in|crammed in|happening)`,
    ({ all, outline }) => {
      const count = all('figure')[0]?.count ?? allStops(outline).length - 1;
      return count >= 2 && count <= 6
        ? { meaning: `${count} stops`, change: { stops: count } }
        : undefined;
    },
  ),
  frame(
    `(?:more|extra|another|one more|additional|add|fit in|squeeze in) .. (?:stop|stops|spot
    |place|thing to do|activity|thing)`,
    ({ outline }) => ({
      meaning: `${allStops(outline).length + 1} stops`,
      change: { stops: allStops(outline).length + 1 },
    }),
  ),
  frame(
    `(?:max|tops|most|limit|cap|budget|spend|spending|under|below|up it to|bump it to
    |raise it to|go up to|stay|get it|keep it|keep|at|only have|only got|have|got|afford
    |swing|blow|more like|closer to|around|less than|no more than|not over|no higher than
    |cheaper than|stretch to|stretch|do|for) .. MONEY(?: max| tops| total| or so| ish
    | or less| bucks)?`,
    mostOf,
  ),
  frame(
    `DOLLARS .. (?:max|tops|limit|cap|budget|ceiling|or less|total|all in|is (?:my|our
    |the) (?:max|limit|ceiling|cap|budget)|to spend|to work with|to play with)`,
    mostOf,
  ),
  frame('(?:is|its|thats|comes to|runs) .. (?:more than|over|above|past) .. MONEY', mostOf),
  frame(
    `MONEY .. (?:is|seems|feels|sounds) .. (?:stretch|a lot|steep|much|high|rich|insane|crazy
    |wild|ridiculous)`,
    () => move('cost', 'less'),
  ),
  frame(
    `MONEY .. (?:ceiling|limit|cap|max|tops|budget|all (?:i|we|ive|weve) (?:have|got)|is it|is the (?:most|limit|max))|(?:ceiling
    |limit|cap|budget|max) .. MONEY|^(?:fuck it|screw it|eff it|ok fine|fine|whatever|lets say|say|like|make it|do|maybe|try|ok|okay|more like|just) MONEY$|^(?:like |about |maybe )?MONEY(?: now| ish| or so| total| max| all in| tops)+$|(?:cut|bring|get|drop|take|knock|make) (?:it|this|that|us) (?:down )?(?:to|under|below) MONEY`,
    ({ all, clause }) => {
      const money = all('money').at(-1) ?? all('figure').at(-1)?.money;
      const figure = all('figure').at(-1);
      // '400' is money, '430' may be an hour.
      const isHour =
        figure?.clock !== undefined &&
        figure.count % 100 !== 0 &&
        !/limit|ceiling|cap|budget|max/.test(clause);
      return money && !isHour ? atMost(money.cents) : undefined;
    },
  ),
  frame('^(?:sheesh|yikes|oof|wow|damn|dang|jeez|ouch|whoa|holy \\S+|wait) .. MONEY$', () =>
    move('cost', 'less'),
  ),
  frame('(?:feed us|feed me|eat|food|dinner) .. first', ({ outline }) => eating('first', outline)),
  frame(
    '(?:dinner |restaurant |STOP )(?:res|rez|resy|reservation|booking|table) .. CLOCK',
    ofClock(mealAt),
  ),
  frame('^MONEY(?: instead| max| total| tops)?$', ({ all }) => {
    const [money] = all('money').concat(
      all('figure').flatMap(({ money: meant, clock }) => (meant && !clock ? [meant] : [])),
    );
    return money && atMost(money.cents);
  }),
  frame(
    `(?:more than|over|above|past|exceeds|higher than) .. MONEY .. (?:less|lower|below|under
    |cheaper|down)`,
    mostOf,
  ),
  frame(
    `(?:no|nowhere|nothing|not|none|never|dont) .. (?:over|more than|farther than
    |further than|past|beyond|farther|further|above) .. MILES|(?:within|under|radius|max
    |tops|less than|inside|keep|at most) .. MILES|MILES .. (?:max|tops|radius|limit|at most
    |or less)`,
    ({ all }) => {
      const [miles] = all('miles');
      return miles === undefined ? undefined : within(miles);
    },
  ),
  frame(
    `PLACE .. (?:overrated|sketchy|sketch|far|too far|boring|gross|a no|out|a trek|a hike
    |unsafe|scary|dead)`,
    notInPlace,
  ),
  frame(
    `PLACE .. (?:near|around|close to|close|closer to|closer|by|nearby|in
    |local to) .. ${here}|(?:near|around|close to|closer to|by|somewhere by) .. PLACE
    |PLACE (?:area|side|then|instead|please|works|is (?:easier|better|closer))|(?:keep it
    |stay|stick|do it|move it|all of it|everything|put|have|set|plan|do|move) .. PLACE`,
    inPlace,
  ),
  frame(
    `(?:nothing|not|no|avoid|skip|hate|anywhere but|stay out of|steer clear of|nowhere
    |dont) .. PLACE`,
    notInPlace,
  ),
  frame(
    `(?:nothing|not|no|never|dont|without) .. (?:across|over|crossing
    |other side of) .. (?:bridge|bay|water|river)`,
    () => wish('Nothing across the water', { needs: ['same-shore'] }),
  ),
];

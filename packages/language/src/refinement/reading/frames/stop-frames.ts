import { addStop, dropStops, keepStops, swapStops, wantOf, wish } from '../asks.ts';
import type { Outline } from '../line.ts';
import { kinOf, placeOf, type NamedStop } from '../named-stop.ts';
import type { Ask } from '../phrases/phrase.ts';
import type { Thing } from '../words/thing-words.ts';
import { before } from '../topics/arrange.ts';
import { endWith, startWith } from '../topics/order.ts';
import { refuse, replace } from '../topics/stop-asks.ts';
import { someMinutes, stayBy, stayFor } from '../topics/stays.ts';
import { frame, type Found, type Frame } from './frame.ts';

const stopIn = ({ all }: Found, i = 0): NamedStop | undefined => all('stop')[i];
const thingIn = ({ all }: Found, i = 0): Thing | undefined => all('thing')[i];

const ofStop =
  (ask: (stop: NamedStop, outline: Outline, found: Found) => Ask | undefined): Frame['read'] =>
  (found) => {
    const stop = stopIn(found);
    return stop && ask(stop, found.outline, found);
  };
const ofThing =
  (ask: (thing: Thing, outline: Outline) => Ask | undefined): Frame['read'] =>
  (found) => {
    const thing = thingIn(found);
    return thing && ask(thing, found.outline);
  };
/** A stop of the plan, also where it is called by its kind: 'a museum'. */
function plannedIn(found: Found): NamedStop | undefined {
  const thing = thingIn(found);
  const isPlanned = thing && placeOf(thing.text, found.outline) !== undefined;
  return (
    stopIn(found) ??
    (isPlanned
      ? { ref: thing.text, said: `the ${thing.text}`, kind: thing.text, isDefinite: true }
      : undefined)
  );
}
/** One stop of the plan, right before another. */
const inOrder =
  (first: 0 | 1): Frame['read'] =>
  (found) => {
    const [one, other] = [stopIn(found, first), stopIn(found, 1 - first)];
    return one && other && before(one, other, found.outline);
  };
/** Something that is not there instead of a stop that is. */
const instead: Frame['read'] = (found) => {
  const [stop, thing] = [stopIn(found), thingIn(found)];
  return stop && thing && replace({ ...stop, isDefinite: true }, thing, found.outline);
};
/** What is not liked: a stop of the plan, or a thing wherever it is. */
const notLiked: Frame['read'] = (found) => {
  const [stop, thing] = [stopIn(found), thingIn(found)];
  if (stop) return thing ? undefined : refuse(stop);
  return thing && found.all('thing').length === 1
    ? wish(`No ${thing.text}`, { dislikes: [thing.text] })
    : undefined;
};
const kept: Frame['read'] = (found) => {
  const stops = found.all('stop');
  return stops.length > 0 && thingIn(found) === undefined ? keepStops(stops) : undefined;
};
/** 'The beach' is none of a plan that is known to have none. */
const isThere = (thing: Thing, outline: Outline): boolean =>
  placeOf(thing.text, outline) !== undefined ||
  (thing.isDefinite &&
    (outline.stopKinds === undefined || kinOf(thing.text, outline) !== undefined));
const liked = ofThing((thing, outline) => (isThere(thing, outline) ? undefined : wantOf(thing)));
const joined = ofThing((thing, outline) => (isThere(thing, outline) ? undefined : addStop(thing)));
const swapped = ofStop((stop) => swapStops([stop]));

const bad = `(?:scam|heartburn|snooze\\w*|bor(?:e|es|ing|ed)|yawn|awful|terrible|horrible|worst
    |dread(?:s|ing|ed)?|despise\\w*|loath\\w+|detest\\w*|cring\\w+|torture|nightmare
    |headache|migraine|sick of|ick|icks|yuck|gross\\w*|overrated|overpriced|overdone
    |overkill|waste|letdown|meh|bleh|ugh|nah|nope|hard pass|a pass|dealbreaker|deal breaker
    |a no|a hard no|no go|asleep|fall asleep|to sleep|sleepy|tears|cold|allergic|stuffy|lame
    |dull|tedious|drag|weird|sketchy|depressing|triggers?|ruins?|kills?|hates?|can skip
    |over it|tired of|annoy\\w*|scares?|creep\\w*|unimpress\\w*|sucks?|trash|garbage
    |ruled out|off the table|outta here|out of here|not (?:a |the |her |his |my 
    |our )?(?:vibe|thing|speed|style|scene|cup of tea|jam|fan|it)|(?:doesnt|dont
    |isnt) (?:do it|cut it|land|speak|excite|grab|sell)|does nothing|do nothing|had enough
    |enough of|stupid|pointless|random|a stretch|a chore|chore|homework|bad idea|wrong|snoozy|cheesy|corny|for (?:grandpas?|grandmas?|old (?:people|folks)|my parents
    |parents|kids|tourists|boomers|nerds|losers|snobs)|(?:giving|gives|screams|very) (?:grandpa|grandma|old people|boomer|school|dentist
    |corporate|tourist|basic)|(?:makes?|making|gives?|put|puts|sends?|drives?) (?:me|us|her|him|them|my \\w+) .. (?:sleep|sleepy|asleep|crazy|nuts|sick|anxious|nervous|cry|yawn|itchy
    |insane|bored|queasy|uncomfortable|the creeps|hives|stressed|tears|anxiety|panic|headaches?|the ick|the heebie jeebies|pause|nightmares|fomo)|(?:sounds?|looks?|seems?|feels?) .. (?:boring|bad|awful|lame|sketchy|terrible|tired|gross|dull|dumb|off
    |old|stuffy|iffy|weird|pretentious|snobby|touristy|dated|meh|mid|depressing)|mid|ass|dumb|skippable|forgettable|hot garbage|punishment|jail|prison|hell|not our (?:style|speed|thing|vibe|scene)
    |(?:not|isnt|arent|aint) (?:us|me|her|him|we|for us|for me|for her|for him|it|it for (?:us|me|her)|happening|gonna work|going to work|working)
    |(?:wont|doesnt|dont|will not|cant|isnt going to|isnt gonna) (?:work|fly|happen|suit|appeal|float|interest|fit|thrill|move|wow))`;
const good = `(?:a yes|yes|yep|yay|heck yes|hell yes|amazing|awesome|perfect|great|excellent|fantastic
    |love\\w*|loving|dream\\w*|excited|pumped|stoked|hyped|psyched|best|favorite|favourite
    |fave|highlight|must|musts|mandatory|essential|non negotiable|locked in|sacred
    |untouchable|keeper|keep|keeping|stay|stays|staying|a go|on point|spot on|gold|golden
    |winner|solid|sold|wins|chefs kiss|the one|leave|cant wait|looking forward|worth it|works|rocks|slaps|a hit|a win|bomb|fire|cute|nice|lovely|great too|fine|cool|set|ok|okay|good|good to go|wonderful|adorable|exactly .. (?:want|wanted|need|needed)|why (?:i|we|she|he) (?:came|come|picked|chose|want|wanted)|whole point|the reason|(?:gets|get|has) (?:my|our|a) .. (?:vote|thumbs up|yes))`;

const refusedPair: Frame['read'] = ({ all }) => {
  const [pair] = all('pair');
  return pair && swapStops(pair);
};
const keptPair: Frame['read'] = ({ all }) => {
  const [pair] = all('pair');
  return pair && keepStops(pair);
};

/** What is said of stops and of what could be one, in words that may stand apart. */
export const stopFrames: readonly Frame[] = [
  frame(
    `(?:not a fan of|not into|not sold on|not feeling|not loving|not sure about|hate|dont like|dont love|swap|change|replace|switch|redo|rethink|different|new|other) ~ PAIR
    |PAIR .. ${bad}`,
    refusedPair,
  ),
  frame(
    `(?:keep|leave|love|like|loving|liking|happy with|into|fan of) ~ PAIR|PAIR .. ${good}`,
    keptPair,
  ),
  frame(
    `(?:tickets?|passes|reservations?|booking|table|seats|spot|rez) .. (?:for|at|to) (?:my 
    |our )?STOP(?: at CLOCK| for CLOCK)?|(?:dont|do not|never|cant|please dont) (?:you dare )?(?:take away|touch|lose|remove|drop|skip|cut|change|swap|mess with|get rid of|ditch|take out) STOP`,
    kept,
  ),
  frame('(?:booked|reserved|prepaid|paid for|bought|rsvpd) .. STOP', kept),
  frame(
    `STOP .. (?:already|is|are|was) (?:paid for|prepaid|nonrefundable|non refundable
    |booked and paid)`,
    kept,
  ),
  frame(
    'half as long .. STOP|half the time .. STOP|(?:halve|halving) .. STOP',
    ofStop((stop) => stayBy(stop, -someMinutes)),
  ),
  frame(
    `(?:dont|doesnt|shouldnt|no need) .. (?:that long|so long|too long|that much time
    |so much time|all that time|hours|long) .. (?:at|in|for|on) ANY`,
    (found) => {
      const stop = plannedIn(found);
      return stop && stayBy(stop, -someMinutes);
    },
  ),
  frame(
    '(?:twice as long|twice the time|double the time|double up|doubling) .. STOP',
    ofStop((stop) => stayBy(stop, someMinutes)),
  ),
  frame(
    `(?:cap|limit|keep|cut|trim|hold) .. STOP .. (?:to|at|under) TIME|STOP (?:for )?(?:about 
    |like |only )?TIME(?: max| tops| only)?|TIME (?:max |tops )?(?:for|at|in|of) STOP`,
    ofStop((stop, _, { all }) => {
      const [minutes] = all('time');
      return minutes === undefined ? undefined : stayFor(stop, minutes);
    }),
  ),
  frame(
    `(?:more|extra|longer|enough) time .. STOP|linger .. STOP|STOP .. (?:more time|longer
    |extra time)`,
    ofStop((stop) => stayBy(stop, someMinutes)),
  ),
  frame(
    `(?:less time|shorter|quick|quicker|briefly|pop into|pop in|in and out|duck into
    |peek) .. STOP|STOP .. (?:less time|shorter|quicker|too long|drags on)`,
    ofStop((stop) => stayBy(stop, -someMinutes)),
  ),
  frame(
    `STOP .. (?:come|comes|go|goes|be|happen|happens|should|do|moved?|wait|waits|til|until
    |till) .. (?:after|following|behind|once .. done with) STOP`,
    inOrder(1),
  ),
  frame(
    `STOP .. (?:come|comes|go|goes|be|happen|happens|should|do|moved?) .. (?:before|ahead of
    |prior to) STOP`,
    inOrder(0),
  ),
  frame('(?:eat|eating|feed us) .. (?:before|ahead of|prior to) STOP', (found) => {
    const stop = stopIn(found);
    return (
      stop &&
      before(
        { ref: 'dinner', said: 'dinner', kind: 'dinner', isDefinite: true },
        stop,
        found.outline,
      )
    );
  }),
  frame(
    `THING .. (?:beats|beat|trumps|over|better than|more fun than|instead of|in place of
    |rather than|than|not) .. STOP`,
    instead,
  ),
  frame(
    `(?:swap|swap out|trade|trade in|replace|switch|switch out|exchange|sub|sub out|ditch
    |drop|lose|skip|scrap|cut|nix|turn|make|change|trading|swapping) .. STOP .. (?:for|with
    |into|to|in favor of) .. THING`,
    instead,
  ),
  frame(
    `(?:swap|swap in|put|sub in|add|throw) .. THING .. (?:for|where|in place of
    |instead of) STOP`,
    instead,
  ),
  frame('STOP .. (?:can|could|should|would|might) (?:it )?(?:be|become) .. THING', instead),
  frame(
    `(?:yes to|keep|keeping|leave|love|loving|loved|loves|excited (?:for|about)|pumped for
    |stoked (?:for|about)|hyped for|cant wait for|looking forward to|dont touch|sold on|into
    |obsessed with|psyched (?:for|about)|all about|big yes to|happy with) (?:the |our 
    |that )?STOP(?:,? and STOP)?`,
    kept,
  ),
  frame(`STOP .. ${good}`, kept),
  frame(
    `(?:no to|nix|nuke|kill|lose|ditch|scrap|axe|ax|chuck|dump|bin|yank|pull|boot|86|toss
    |remove|delete|take out|get rid of|cut|drop|skip|bail on|pass on) (?:the |our 
    |that )?STOP`,
    ofStop((stop, outline) =>
      placeOf(stop.ref, outline) === undefined ? undefined : dropStops([stop]),
    ),
  ),
  frame(`ANY .. ${bad}`, notLiked),
  frame(
    `(?:sick of|tired of|(?:im|were|so|shes|hes|am|are) over(?! by| at| near| in| on| there)
    |bored of|hates?|despises?|loathes?|dread\\w*|allergic to|scared of|afraid of
    |not much of|not (?:much of |really |exactly )?(?:a |an |big on |into |sold on |keen on 
    |crazy about |wild about |here for |feeling |digging |loving |vibing with |gelling with |jiving with |clicking with |thrilled (?:with|about|by) 
    |wowed by |impressed (?:by|with) |hot on |interested in |jazzed about |pumped about )|(?:isnt
    |arent) (?:much of |really |exactly |all that )?(?:a |an |big on |into |sold on 
    |keen on |crazy about |wild about )|cant (?:stand|deal with|handle|do|stomach)|(?:dont
    |doesnt|didnt) (?:dig|fancy|get|love|like|enjoy|do|want|care for)|no more|enough with
    |enough of|ugh|anything but|less of) ~ ANY(?: (?:guy|girl|person|people|folks|fan|fans
    |type|types|crowd|gal|dude|couple))?`,
    notLiked,
  ),
  frame(
    `(?:always|every time|every week|all the time|just|already|constantly) (?:do|does|did|eat|eats|ate|have|has|had|go for|get|gets
    |go to|doing|eating) ~ ANY|(?:never|no idea|dont|not sure) .. (?:know what to do|know how to act|what to do|get the point|understand
    |see the point|fit in|feel comfortable) .. ANY|(?:never been|wasnt|werent|used to be) (?:a |an |much of a |really a )?ANY (?:person|people|guy|girl|fan|type
    |fans|folks|crowd)|(?:fell asleep|slept|snored|yawned|dozed off|cried|hated it) (?:last time |once |before )?.. ANY|(?:too old|too young|too tired|too cool|too poor|too hungover|too sober|not cool enough|not dressed) for ~ ANY
    |(?:sore|enough|overloaded|full|burnt out|burned out|out) .. (?:from|on|by) ~ ANY|ANY (?:is|are) not (?:for|really for|exactly) .. (?:us|me|her|him)|(?:please )?(?:god |dear god )?no more ANY|ANY again
    |(?:whats|what is) with (?:all )?(?:the )?ANY|why .. ANY|(?:bad|terrible|awful|horrible|mixed|rough|weird|worst|food) (?:things|reviews|experience|experiences|time|service|memories|poisoning|vibes?|yelp) .. (?:about|at|with|from|of) ANY|got sick .. ANY|(?:rather|sooner) .. than .. ANY|who (?:goes|wants|likes|does) .. ANY|(?:nobody|no one|noone) (?:goes|wants|likes|does|eats) .. ANY`,
    notLiked,
  ),
  frame(
    `(?:already (?:know|been|seen|saw|visited|tried|done|did|went|go|hit|checked out)|been to|work|works|worked|know everything
    |know every|seen everything|seen it all|have been|went|go to|goes to) .. STOP`,
    swapped,
  ),
  frame(
    `(?:asleep|bored|miserable|suffer|die|nap|zone out|snore|yawn) .. (?:in|at|during
    |through) .. ANY`,
    notLiked,
  ),
  frame(
    `(?:im|shes|hes|were|theyre|am|are|is) ~ THING (?:guy|girl|gal|person|people|fan|fans
    |folks|couple|dude|family|kid|type)`,
    liked,
  ),
  frame('(?:another|different|other|new|better|alternative) .. STOP', swapped),
  frame(
    `STOP .. (?:another|different|other|something else|somewhere else|elsewhere|closed
    |sold out|shut|again)`,
    swapped,
  ),
  frame('(?:pre|before) STOP THING|pre THING THING', (found) => {
    const thing = found.all('thing').at(-1);
    return thing && startWith(thing, found.outline);
  }),
  frame('(?:post|after) STOP THING', ofThing(endWith)),
  frame(
    `THING .. (?:before|on the way|on our way) .. (?:home|bed|heading home|we go|we leave
    |calling it)`,
    ofThing(endWith),
  ),
  frame(
    `(?:crav\\w+|(?:wanting|dying|meaning|trying|hoping|itching|love|loves) to (?:try|do|go to|see|eat|have|get|check out|hit)|been wanting|obsessed with|wheres the|where is the|bring on the|give me|gimme|lets get|lets do|get us|find us|find me|hit up|hit|check out|go to|take (?:her|him|us|me) to|sucker for|down with|here for|vote for|voting for|thinking|was thinking|were thinking|picture|imagine|dying for|jonesing for|in the mood for|could go for|down for|mood for
    |dying to|hankering for|feel like|feels like|fancy|itching for|up for|love some|love a
    |kill for|need|needs|want|wants|wanna|wish|hoping for|how about|what about|maybe|sub in
    |squeeze in|sneak in|work in|fit in|toss in|throw in|is there|any) ~ THING`,
    liked,
  ),
  frame(
    `THING .. (?:would be|wd be|would hit|sounds|sound|is my|is her|is his|could be
    |would rock|would slap|please|if possible)`,
    liked,
  ),
  frame(
    `^(?:maybe |or |and )?THING(?: place| spot)? (?:open|nearby|around|around there|near here
    |near there|available)`,
    liked,
  ),
  frame(
    `(?:obsessed with|loves?|adores?|into|nuts about|crazy about|big into|big on|all about
    |huge fan of|die for|a sucker for|sucker for) ~ THING`,
    liked,
  ),
  frame(
    `(?:end|finish|top it off|cap it|capped|close|wrap up|round it off) .. (?:with|at
    |on) .. THING`,
    ofThing(endWith),
  ),
  frame('(?:also|plus|then) .. THING', joined),
];

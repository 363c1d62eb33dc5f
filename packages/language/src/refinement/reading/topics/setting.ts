import { move, wish } from '../asks.ts';
import { phrase, type Ask, type Phrase } from '../phrases/phrase.ts';
import { isWater } from '../words/thing-words.ts';

const indoors = (): Ask => wish('Everything indoors', { setting: 'indoor' });
/** What the weather is like: beside a wish it only says why. */
const indoorsFor = (): Ask => ({ ...indoors(), isReason: true });
const outdoors = (): Ask => wish('In the open', { setting: 'outdoor' });

const outOfHeat = (): Ask => wish('Out of the heat', { needs: ['no-heat'] });
/** From so many degrees Fahrenheit on who names them would be out of the heat. */
const hot = 85;
/** Up to so many who names them would be inside. */
const cold = 50;

const inside = '(indoors|indoor|inside|under a roof|under cover|undercover)';
const outside =
  '(outdoors|outdoor|outside|open air|in the open|out in the open|in the open air|in the fresh air|under the open sky|al fresco|outdoorsy)';
const noun = '[stuff|thing|activity|place|spot|stop|option|venue|only|time|date]';
const bad =
  '(rain|rainy|raining|rainy day|snow|snowing|storm|stormy|pour|pouring|drizzle|bad weather|wet|freezing|chilly)';

export const settingPhrases: readonly Phrase[] = [
  phrase('[think|thinking|more|something] outside the box', () => move('unique', 'more')),
  phrase('(somewhere|someplace|a place|stay|keep us|something) (warm|heated|dry)', indoors),
  phrase('(out of|away from|escape|avoid) the (sun|heat|cold|rain|wind|snow|weather)', indoors),
  phrase(
    `[all|everything|only|stay|staying|keep it|keep us|be|move it|make it|make everything|prefer|keep everything] ${inside} ${noun} [only]`,
    indoors,
  ),
  phrase(`(more|extra) [time|stuff] ${inside} ${noun}`, () => move('indoors', 'more')),
  phrase(
    `(less|fewer|too much|too many|not so much|not so many|not as much) [time|stuff] ${outside} ${noun}`,
    () => move('outdoors', 'less'),
  ),
  phrase(
    `(no|not|nothing|none|dont want to be|dont want anything|avoid|avoid being|avoid the|without|dont want|rather not be|cant be|not be
    |hate) [being|all|anything|walking|sitting|standing|eating|waiting|walking around] ${outside} ${noun}`,
    indoors,
  ),
  phrase(
    `[in case|because|if|since|as|when|forecast says|says] [it|its|its going|it is going|theres|there is|they] [is|will|might|may|could|gonna
    |going|supposed|looks like|says|said|forecast] [to|be] ${bad} [outside|forecast|expected|tonight|today|is coming|coming]`,
    indoors,
  ),
  phrase(
    '(weather|forecast) [is|look|looks|will be|going to be] (bad|terrible|awful|horrible|not great|crap|lousy)',
    indoors,
  ),
  phrase(
    `[its|it is|is|will be|be|gets|gonna be|going to be] [way] too (cold|hot|windy|chilly|humid|wet|foggy|rainy) [to be|to walk|to sit|for] [walking|sitting|being|a walk|standing] [around] [outside|out|outdoors|for outdoors|for outside|there
    |to be outside]`,
    indoors,
  ),
  phrase(
    '(its|it is|be|will be|gonna be|going to be) [so|really|quite] (cold|hot|windy|freezing|humid) [outside|out]',
    indoors,
  ),
  phrase(
    '(out of|away from|safe from|avoid|escape|not in) the (rain|cold|heat|wind|snow)',
    indoors,
  ),
  phrase(
    `(rain proof|rainproof|weather proof|weatherproof|stay dry|keep us dry|air conditioned|air conditioning|with ac|somewhere dry
    |somewhere cool inside)`,
    indoors,
  ),

  phrase(
    `[all|everything|only|stay|staying|be|move it|make it|get|go|prefer|rather be|want to be] ${outside} ${noun} [only]`,
    outdoors,
  ),
  phrase(`(nothing|none of this|none of it) [here|in this] is ${outside}`, () =>
    move('outdoors', 'more'),
  ),
  phrase(
    `(everything|all of it|all of this|the whole thing|its all|it is all) [is] [all] ${inside}`,
    () => move('outdoors', 'more'),
  ),
  phrase(
    `(make sure|as long as|so that|want|need) (everything|it|all of it) is [all] ${inside}`,
    indoors,
  ),
  phrase(`(more|extra) [time|stuff] ${outside} ${noun}`, () => move('outdoors', 'more')),
  phrase(
    `[be|stay|want to be|rather be] ${outside} (more|as much as possible|as much as we can|the whole time|most of the time)`,
    () => move('outdoors', 'more'),
  ),
  phrase(`[be] ${inside} more`, () => move('indoors', 'more')),
  phrase('(more|extra) [of the] (fresh air|sunshine|sun|time in nature|open air)', () =>
    move('outdoors', 'more'),
  ),
  phrase(
    `(less|fewer|too much|too many|not so much|not so many|not as much) [time|stuff] ${inside} ${noun}`,
    () => move('indoors', 'less'),
  ),
  phrase(
    `(no|not|nothing|none|dont want to be|dont want anything|avoid|avoid being|without|rather not be|dont want to be stuck|not be|hate) [being|all
    |stuck|cooped up] ${inside} ${noun}`,
    outdoors,
  ),
  phrase(
    '[get] [some|a bit of|a little|in the|enjoy the|enjoy some] (fresh air|sunshine)',
    outdoors,
  ),
  phrase(
    '(nothing|not|dont|avoid being|cant be|no) [want|be] [to be|sitting] [out] (in|under) the [blazing|hot|direct] (sun|heat)',
    outOfHeat,
  ),
  phrase(
    '[its|it is|is|supposed|going|says|hitting] [to] (be|its|is|hit|hitting|over|above|almost|like|say) <number> [degree|f|out|outside|degrees] [today|tonight|out|outside|that day]',
    ({ number }) => (number >= hot && number < 130 ? outOfHeat() : undefined),
  ),
  phrase(
    '[its|it is|is|be|gonna be|going to be] [like|only] <number> degree [out|outside] [today|tonight]',
    ({ number }) => (number <= cold ? indoors() : undefined),
  ),
  phrase('(in|enjoy|soak up) [the|some] sun', outdoors),
  phrase(
    '(sunny|gorgeous|beautiful|warm|lovely|nice|clear|perfect) (out|outside) [today|tonight|this weekend]',
    outdoors,
  ),
  phrase('[need|want|with|in the|some|prefer] shade', outOfHeat),
  phrase('(burn|sunburn|overheat|sweat) [so] (easily|easy|fast|quickly|a lot)', outOfHeat),
  phrase(
    '[be] [so|too|very|really|way too] (windy|foggy|cold|freezing|chilly|wet|rainy) (by|near|on|at|along) <thing>',
    ({ thing }) => (isWater(thing) ? indoors() : undefined),
  ),
  phrase(
    '[be] [so|too|very|really|way too] (windy|foggy|cold|freezing|chilly|wet|rainy|hot) for <thing>',
    indoorsFor,
  ),
  phrase(
    '(gets|get|getting|am|im|shes|hes|is) [so|too|always|really] cold [so] (easily|easy|fast|quickly|quick|a lot)',
    indoors,
  ),
  phrase('under the (stars|sky|night sky|moon|moonlight|trees)', outdoors),
  phrase(
    `[its|it is|its going to be|going to be|will be|be] (such a|a) (nice|beautiful|lovely|gorgeous|sunny|warm|great|perfect) (day|evening|night
    |weather) [outside|out]`,
    outdoors,
  ),
  phrase(
    '(its|it is|be) [so] (sunny|nice out|warm out|beautiful out|lovely out|gorgeous out|nice outside)',
    outdoors,
  ),
  phrase(
    '(enjoy|use|take advantage of|make the most of) the (weather|sunshine|outdoors|nice weather|good weather|warm weather)',
    outdoors,
  ),
  phrase('(nice|good|great|beautiful|lovely) weather', outdoors),

  phrase(
    `(${inside} or ${outside}|${outside} or ${inside}|in or out|inside or out) [is fine|doesnt matter|whatever|both fine|either|are fine]`,
    () => wish('Indoors or out', { setting: 'both' }),
  ),
  phrase(
    `[a] (mix of|both|some of both|half) (indoor|indoors|inside|outdoor|outdoors|outside) (and|half) (indoor|indoors|inside|outdoor|outdoors
    |outside)`,
    () => wish('Indoors or out', { setting: 'both' }),
  ),
];

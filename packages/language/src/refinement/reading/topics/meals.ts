import { move, swapStops, wish } from '../asks.ts';
import { theMeal } from '../named-stop.ts';
import { cannotSay, phrase, type Ask, type Phrase } from '../phrases/phrase.ts';

const eaten = (): Ask => wish('No meal: you have eaten', { haveEaten: true });
const mealToo = (text: string): Ask => ({
  meaning: text === 'food' ? 'With a meal' : `With ${text}`,
  change: {
    wishes: { haveEaten: false },
    wants: [{ text: text === 'dinner' ? 'dinner' : 'food' }],
  },
});

const meal = '(dinner|lunch|supper|meal|food|eating|main meal|sit down meal|sit down dinner)';
const had =
  '(ate|eaten|grabbed food|grabbed a bite|got food|had dinner|had lunch|had food|had our dinner|had a meal|eaten dinner|eaten lunch|had supper|had our meal)';

export const mealPhrases: readonly Phrase[] = [
  phrase(
    `[we|i|well|weve|we have|will|will have|have|both|both of us|us] already ${had} [at home|before|earlier]`,
    eaten,
  ),
  phrase(
    `(we|i|weve|ive|we have|will have|well have|have|just|we just|we both|well) (ate|eaten|had dinner|had lunch|had food) [already|before|earlier
    |at home|beforehand|by then|a big lunch]`,
    eaten,
  ),
  phrase(`${had} (already|before|earlier|beforehand|at home|by then|before that)`, eaten),
  phrase(
    '[well|will|we|going to|rather] (eat|eating|have dinner|dinner|having dinner|eat dinner) (at home|beforehand|elsewhere|on our own|before we meet)',
    eaten,
  ),
  phrase('(well|will|going to|rather) (eat|be eating) before', eaten),
  phrase(
    `(no|skip|without|dont need|do not need|dont want|no need for|drop|cancel|cut|lose|remove|leave out|forget|forget about|not|scrap|minus
    |ditch) [the|a|any|our] ${meal} [this time|tonight|needed]`,
    eaten,
  ),
  phrase(
    `(dont|not|do not|wont|wont be|not going to|rather not|dont need to|dont want to|without) (eat|eating|have dinner|do dinner|having dinner
    |eat dinner)`,
    eaten,
  ),
  phrase('(not|arent|wont be|isnt|never) [that|very|so|really|too|all that] hungry', eaten),
  phrase('[for|it is|its] (after|post) (dinner|lunch) [date|only|plan]', eaten),
  // Where they ate once is where they would not eat again.
  phrase(
    '[we|i|weve|ive|just|already|literally] (ate|eaten|been|went|had dinner|were) [already] (there|here|at that place|at that one) [already|before] [last week|last time|last month|last night|yesterday|twice|recently|on our first date|the other day]',
    () => ({ ...swapStops([theMeal]), isReason: true }),
  ),

  phrase(
    `(add|include|with|plus|throw in|squeeze in|fit in|need|want|have|get|add in|have to have|dont skip|not without|dont forget|keep in) [a|some
    |a proper|proper|real] (dinner|supper)`,
    () => mealToo('dinner'),
  ),
  phrase(
    `(add|include|with|plus|throw in|squeeze in|fit in|need|want|have|get|add in|dont skip|dont forget|grab) [a|some|a proper|proper|real] (lunch
    |meal|food|bite|sit down meal)`,
    () => mealToo('food'),
  ),
  phrase('(sit down|proper|real) (dinner|meal|supper)', () => mealToo('dinner')),
  phrase(
    '(want|need|have|like|got|going|would love|should|also|gotta|place|somewhere|something|time) to eat [something|too|dinner|food]',
    () => mealToo('food'),
  ),
  phrase(
    `(hungry|starving|havent eaten|have not eaten|not eaten|still hungry|when do we eat|where do we eat|wheres the food|wheres dinner|no food yet
    |a bite to eat|bite to eat|a bite)`,
    () => mealToo('food'),
  ),
  phrase(
    '(no|skip) [the] (dinner|lunch|food) (reservation|hall|court|truck|cart|allergy|restriction|preference)',
    cannotSay,
  ),

  phrase(
    `(more|extra|better|a lot more) (food|food option|food stop|eating|to eat|things to eat|place to eat|stuff to eat|foodie stuff|choice of food
    |option for food|option to eat|eating option|dining option)`,
    () => move('food', 'more'),
  ),
  phrase('(not|nowhere near|not nearly) [nearly] enough (food|to eat|eating)', () =>
    move('food', 'more'),
  ),
  phrase(
    '[a] (more|bigger|better|wider|larger|greater) (variety|selection|range|choice) of (food|places to eat|restaurant)',
    () => move('food', 'more'),
  ),
  phrase('(more|be|its|make it|all) [more] (about the food|about food)', () =>
    move('food', 'more'),
  ),
  phrase('[more] (focus on food|focused on food|food focus)', () => move('food', 'more')),
  phrase(
    `(less|fewer|too much|too many|not so much|not as much|not that much|cut down on|lighter on|easy on|not so many|reduce|a bit less) [about
    |of the|on] [the] (food|food stop|eating|eating out|food focus|focus on food|food option|food stuff|restaurant|meal|food related stuff
    |place to eat)`,
    () => move('food', 'less'),
  ),
  phrase(
    `(not|isnt|doesnt have to be) [so|too|all|that|just|only] [much] (about food|about eating|food focused|centered on food|around food)`,
    () => move('food', 'less'),
  ),
];

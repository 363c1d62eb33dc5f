import { setsOn } from '../candidates/sets.ts';
import { needsDaylight } from '../candidates/window.ts';
import { isOpenAir, kinds } from '@rendezvous/venue-model';
import type { Check, Plan, Stop } from '../plan.ts';
import type { Scene } from '../scene.ts';
import { coversMealTime } from '../rules/meal-times.ts';
import { needChecks } from './need-checks.ts';
import { straightMiles } from '../waters.ts';
import {
  formatClock,
  formatDollars,
  formatList,
  inLetters,
  serves,
  spokenDiet,
} from '@rendezvous/language';

const beginOf = (stops: readonly Stop[]): number => stops[0]?.arrival ?? 0;
const endOf = (stops: readonly Stop[]): number => stops.at(-1)?.departure ?? 0;

type Draft = Omit<Plan, 'title' | 'summary' | 'thread' | 'curated' | 'tips' | 'label' | 'checks'>;

/** What holds for a plan, rule by rule, in sentences with the figures that were compared. */
export function checksOf(plan: Draft, scene: Scene, mealExcuse: string | null): Check[] {
  return [
    ...plan.stops.map((stop) => openCheck(stop)),
    distanceCheck(plan, scene),
    {
      rule: 'budget',
      text: `Usually ${formatDollars(plan.cost.expectedCents)} for ${inLetters(scene.heads)}, within your ${formatDollars(scene.wishes.budget.maxCents)}`,
    },
    legCheck(plan),
    ...dietChecks(plan, scene),
    ...needChecks(plan, scene),
    ...settingChecks(plan, scene),
    ...skyChecks(plan, scene),
    ...plan.stops.flatMap((stop) => showtimeCheck(stop, scene)),
    ...plan.stops.flatMap(eventCheck),
    ...midnightChecks(plan, scene),
    ...mealChecks(plan, mealExcuse),
    ...wishChecks(plan, scene),
  ];
}

function openCheck({ venue, opening, arrival, departure }: Stop): Check {
  if (!opening.known) {
    return {
      rule: 'hours',
      text: `${venue.name}: ${opening.because === 'holiday' ? 'holiday hours not published' : 'hours not published'}, so check before you go`,
    };
  }
  const span = opening.spans.find(([from, to]) => from <= arrival && departure <= to);
  const until = !span || span[1] - span[0] >= 24 * 60 ? 'all day' : `until ${formatClock(span[1])}`;
  return {
    rule: 'open',
    text: `${venue.name} is usually open ${until}; you are there ${formatClock(arrival)} to ${formatClock(departure)}`,
  };
}

/** What is there on certain days is there by a rule of ours: its organizers have the last word. */
function eventCheck({ venue: { name, event } }: Stop): Check[] {
  if (!event) return [];
  const text = `${name} usually takes place on this day (${event.when[0]?.toLowerCase()}${event.when.slice(1)}); check before you go`;
  return [{ rule: 'almanac', text }];
}

/** When the set, tour or class begins that a stay is for; or that they look it up. */
function showtimeCheck({ venue, arrival, departure }: Stop, { context }: Scene): Check[] {
  const set = setsOn(venue, context.date)?.find(
    ({ begins }) => arrival <= begins && begins < departure,
  );
  if (set)
    return [
      {
        rule: 'showtime',
        text: `${venue.name} usually begins at ${formatClock(set.begins)}; you are there from ${formatClock(arrival)} to its end`,
      },
    ];
  if (kinds[venue.category].role !== 'show') return [];
  return [{ rule: 'showtime', text: `${venue.name}: look for tonight’s ${showOf(venue)}` }];
}

const showOf = ({ category }: Stop['venue']): string =>
  category === 'cinema' ? 'film' : category === 'dance_hall' ? 'music' : 'set';

const midnight = 24 * 60;

function midnightChecks({ stops }: Draft, { untilMidnight }: Scene): Check[] {
  const there = stops.find(({ arrival, departure }) => arrival < midnight && midnight < departure);
  return untilMidnight !== null && there
    ? [{ rule: 'midnight', text: `You are at ${there.venue.name} at midnight` }]
    : [];
}

function distanceCheck({ stops }: Draft, { context, wishes }: Scene): Check {
  const farthest = Math.max(...stops.map((stop) => straightMiles(context.place, stop.venue)));
  return {
    rule: 'distance',
    text: `Everything is within ${farthest.toFixed(1)} miles of ${context.place.label}; you allow ${wishes.maxMiles}`,
  };
}

function legCheck({ legs }: Draft): Check {
  const longest = legs.reduce((one, other) => (other.minutes > one.minutes ? other : one));
  return {
    rule: 'leg',
    text: `The longest trip between stops is about ${longest.minutes} minutes ${longest.mode === 'walking' ? 'on foot' : longest.mode === 'driving' ? 'by car' : 'by public transport'}`,
  };
}

function dietChecks({ stops }: Draft, { diets, toAsk, toTell }: Scene): Check[] {
  const eating = stops.filter((stop) => kinds[stop.venue.category].eating);
  const checks: Check[] = [];
  if (eating.length === 0) return [];
  const names = formatList(eating.map((stop) => stop.venue.name));
  const be = eating.length === 1 ? 'is' : 'are';
  const isSafe = eating.every(({ venue }) => serves(venue, 'gluten-free-kitchen'));
  const isCeliac = diets.includes('gluten-free-kitchen');
  if (isCeliac && isSafe)
    checks.push({
      rule: 'diet',
      text: `${names} ${be} entirely gluten-free, or ${eating.length === 1 ? 'keeps' : 'keep'} a separate kitchen for it`,
    });
  const served = diets.filter((diet) => diet !== 'gluten-free-kitchen').map(spokenDiet);
  if (served.length > 0)
    checks.push({
      rule: 'diet',
      text: `${names} ${eating.length === 1 ? 'serves' : 'serve'} ${formatList(served)} food`,
    });
  const asked = [
    ...toTell,
    ...toAsk,
    ...(isCeliac && !isSafe ? ['cross-contact with gluten'] : []),
  ];
  if (asked.length > 0)
    checks.push({
      rule: 'ask-kitchen',
      text: `Ask the kitchen about ${formatList(asked)}: we cannot verify it`,
    });
  return checks;
}

function settingChecks({ stops }: Draft, { wishes }: Scene): Check[] {
  if (wishes.setting === 'indoor') return [{ rule: 'setting', text: 'Every stop is indoors' }];
  if (wishes.setting !== 'outdoor') return [];
  const out = stops.filter(({ venue }) => isOpenAir(venue));
  const terraces = stops.filter(({ venue }) => venue.outdoor);
  const names = (those: readonly Stop[]) => formatList(those.map(({ venue }) => venue.name));
  const text = out.length > 0 ? `Outdoors: ${names(out)}` : `On a terrace: ${names(terraces)}`;
  return [{ rule: 'setting', text }];
}

function skyChecks({ stops }: Draft, { context: { weather, sun } }: Scene): Check[] {
  const checks: Check[] = [];
  if (weather.kind === 'forecast') {
    const wet = weather.hours.some(
      ({ hour, rainProbability }) =>
        rainProbability > 0.5 && hour * 60 < endOf(stops) && hour * 60 + 60 > beginOf(stops),
    );
    checks.push({
      rule: 'weather',
      text: wet
        ? 'Rain is forecast, so outdoor stops at that hour are short or have a roof'
        : 'The forecast is fine for every outdoor stop',
    });
  }
  const daylit = stops.filter((stop) => needsDaylight(stop.venue));
  if (daylit.length > 0 && sun.sunset !== null)
    checks.push({
      rule: 'daylight',
      text: `${formatList(daylit.map((stop) => stop.venue.name))} before dark: the sun sets at ${formatClock(sun.sunset)}`,
    });
  return checks;
}

function mealChecks({ stops }: Draft, mealExcuse: string | null): Check[] {
  const meals = stops.filter((stop) => kinds[stop.venue.category].role === 'meal');
  if (meals.length > 0)
    return meals.map(({ arrival }) => ({
      rule: 'meal',
      text: `A meal at ${formatClock(arrival)}`,
    }));
  return mealExcuse !== null && coversMealTime(beginOf(stops), endOf(stops))
    ? [{ rule: 'meal-excuse', text: mealExcuse }]
    : [];
}

function wishChecks({ stops }: Draft, { wishes, doneVenueIds }: Scene): Check[] {
  const checks: Check[] = [];
  if (wishes.dislikes.length > 0)
    checks.push({ rule: 'dislikes', text: `Nothing with ${formatList(wishes.dislikes)}` });
  if (doneVenueIds.size > 0)
    checks.push({ rule: 'done-before', text: 'None of the places from your past dates' });
  if (wishes.endMinutes !== null)
    checks.push({
      rule: 'end',
      text: `Done by ${formatClock(endOf(stops))}, in time for your ${formatClock(wishes.endMinutes)}`,
    });
  if (wishes.dateNumber === 1)
    checks.push({
      rule: 'first-date',
      text: 'Public places that are easy to leave, with room to talk',
    });
  return checks;
}

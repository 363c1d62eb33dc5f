import type { Need } from '@rendezvous/language';
import { kinds, type Venue } from '@rendezvous/venue-model';
import type { Context } from '../context/context.ts';
import { temperatureAt } from '../context/weather.ts';
import { readWishes } from '../wishes/read-wishes.ts';
import type { Plan } from '../plan.ts';
import type { Fault, Facts } from './fault.ts';
import { isWaterBetween } from './shores.ts';

/** From here on who cannot bear heat stays out of the sun. */
const hotFromF = 82;

/**
 * What a need rules out for certain, need by need: facts against it, and kinds
 * that are the opposite of it.
 */
const against: Readonly<
  Record<Need, (venue: Venue, context: Context, isAsked: boolean) => boolean>
> = {
  'no-alcohol': (venue, _, isAsked) =>
    isForDrinking(venue) && (venue.needs.alcohol === 'centred' || !isAsked),
  sober: isForDrinking,
  pregnant: (venue) =>
    venue.needs.alcohol === 'centred' ||
    venue.needs.effort > 3 ||
    isAnyOf(venue, 'axe_throwing amusement_park climbing_gym'),
  'step-free': ({ needs, category }, _, isAsked) =>
    needs.stepFree === 'no' ||
    needs.effort > 2 ||
    (needs.stepFree === 'unknown' &&
      (['trail', 'beach', 'bar', 'boat_ride'].includes(category) ||
        (category === 'restaurant' && !isAsked))),
  stroller: ({ needs, category }) =>
    needs.effort > 2 || needs.children === 'no' || ['trail', 'beach'].includes(category),
  children: ({ needs }) =>
    needs.children === 'no' ||
    needs.minimumAge !== null ||
    needs.alcohol === 'centred' ||
    needs.effort > 3,
  dog: (venue) =>
    venue.needs.dogs !== 'yes' &&
    !venue.vibes.includes('dog-friendly') &&
    (venue.needs.dogs === 'no' || venue.indoor) &&
    (!venue.outdoor || ['activity', 'show'].includes(kinds[venue.category].role)),
  quiet: ({ needs, vibes }, _, isAsked) =>
    vibes.includes('loud') || needs.noise === 5 || (needs.noise === 4 && !isAsked),
  talk: ({ needs, vibes }) => vibes.includes('loud') || needs.noise === 5,
  'under-21': ({ needs }) => needs.minimumAge === 21 || needs.alcohol === 'centred',
  'easy-walk': ({ needs }) => needs.effort > 2,
  'no-heat': ({ indoor, needs }) => !indoor && needs.shade !== 'yes',
  indoors: ({ indoor }) => !indoor,
  'no-heights': (venue) =>
    isAnyOf(venue, 'observation_deck rooftop_bar climbing_gym') || venue.vibes.includes('rooftop'),
  'no-tight-spaces': (venue) => isAnyOf(venue, 'escape_room'),
  deaf: (venue) => isAnyOf(venue, 'jazz_club music_venue concert_hall comedy_club karaoke'),
  blind: (venue) =>
    isAnyOf(venue, 'viewpoint observation_deck public_art gallery') || venue.needs.effort > 2,
  'service-dog': () => false,
  fasting: () => false,
  'same-shore': (venue, { place, waters }) => isWaterBetween(place, venue, waters),
};

/** Does every stop suit those who come? */
export function needFaults({ stops }: Plan, { wishes, venues, context }: Facts): Fault[] {
  const { needs, tastes } = readWishes(wishes, venues);
  const isHot = (temperatureAt(context.weather, wishes.startMinutes) ?? 0) >= hotFromF;
  const hungry = needs.includes('fasting')
    ? stops.filter(
        ({ venue, arrival }) =>
          (kinds[venue.category].eating || kinds[venue.category].role === 'drink') &&
          arrival < (context.sun.sunset ?? 0),
      )
    : [];
  return [
    ...hungry.map(
      ({ venue }): Fault => ({ rule: 'needs', text: `${venue.name} is before sunset` }),
    ),
    ...suitFaults(),
  ];

  function isAsked(venue: Venue): boolean {
    return tastes.some(({ isMust, evidence }) => isMust && evidence(venue) !== null);
  }

  function suitFaults(): Fault[] {
    return stops.flatMap(({ venue }) =>
      needs
        .filter(
          (need) => (need !== 'no-heat' || isHot) && against[need](venue, context, isAsked(venue)),
        )
        .map((need): Fault => ({ rule: 'needs', text: `${venue.name} does not suit: ${need}` })),
    );
  }
}

function isForDrinking({ category, needs }: Venue): boolean {
  return (
    needs.alcohol === 'centred' ||
    (needs.alcohol !== 'none' && ['jazz_club', 'music_venue', 'dance_hall'].includes(category))
  );
}

const isAnyOf = ({ category }: Venue, categories: string): boolean =>
  categories.split(' ').includes(category);

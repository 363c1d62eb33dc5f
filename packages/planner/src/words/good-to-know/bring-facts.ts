import type { Category } from '@rendezvous/venue-model';
import type { Stop } from '../../plan.ts';
import type { Scene } from '../../scene.ts';
import { temperatureAt } from '../../context/weather.ts';
import { hasTaste } from '../../score/met.ts';
import { isForFire } from '../../wishes/tastes.ts';
import { spokenName } from '../voice/moments.ts';
import type { Fact, Knowing } from './fact.ts';
import { isForStars } from './night-facts.ts';

/**
 * What to bring, to wear or to settle beforehand, true of any place of the kind;
 * `@` stands for its name.
 */
const advice: Partial<Record<Category, string>> = {
  bowling: 'Bring socks for the bowling shoes at @.',
  skating: 'Bring thick socks for @.',
  climbing_gym: 'Come to @ in clothes that you can climb in.',
  axe_throwing: 'Wear closed shoes to @.',
  dance_hall: 'Wear shoes that you can dance in to @.',
  dance_class: 'Wear shoes that you can dance in to @.',
  pottery_studio: 'Wear something to @ that you do not mind getting clay on.',
  cooking_class: 'Do not eat much before @.',
  escape_room: 'Be at @ a few minutes early: the clock does not wait.',
  karaoke: 'Agree on your first song before you get to @.',
  comedy_club: 'Sit a few rows back at @ unless you want to be part of the show.',
  cinema: 'Choose the film at @ and your seats before you set out.',
  market: 'Bring a bag and some cash to @.',
  paddling: 'Bring dry clothes for after @.',
  trail: 'Wear shoes with grip for @, and bring water.',
  spa: 'Ask @ what to bring when you book.',
};
const strengths = { asked: 0.62, other: 0.53 } as const;

/** Sand is for sitting on from here. */
const sittingF = 62;
/** A path that takes more than shoes for the street, of five. */
const rough = 3;

/** What to bring, to wear or to settle beforehand, most of all for what they asked for. */
export function bringFacts({ stops, scene }: Knowing): Fact[] {
  return stops.flatMap((stop): Fact[] => {
    const { venue } = stop;
    const isAsked = scene.tastes.some((taste) => taste.isMust && hasTaste(taste, venue));
    const text = adviceFor(stop, scene);
    return text === undefined
      ? []
      : [
          {
            about: 'bring',
            strength: isAsked ? strengths.asked : strengths.other,
            text: text.replace('@', spokenName(venue.name)),
          },
        ];
  });
}

/** Where they light a fire of their own. */
const forFire = 'Bring firewood and a lighter to @: its fire rings are first come.';

function adviceFor(stop: Stop, { context, tastes }: Scene): string | undefined {
  const { category, event, indoor, needs } = stop.venue;
  const { dusk } = context.sun;
  // An event at a place is another thing than the place.
  if (event) return undefined;
  const isFire = tastes.some((taste) => isForFire(taste.text) && hasTaste(taste, stop.venue));
  if (isFire && category === 'beach' && stop.departure > (dusk ?? 0)) return forFire;
  if (category === 'beach')
    return (temperatureAt(context.weather, stop.arrival) ?? 0) >= sittingF
      ? 'Bring a blanket for the sand at @.'
      : undefined;
  if (category === 'trail' && needs.effort < rough) return undefined;
  if (category === 'market' && indoor) return undefined;
  const isOut = !indoor || category === 'observatory';
  const isUnderStars = isOut && isForStars(stop) && dusk !== null && stop.departure > dusk;
  if (isUnderStars) return 'Stars need a clear sky, so look at the forecast before you go to @.';
  return advice[category];
}

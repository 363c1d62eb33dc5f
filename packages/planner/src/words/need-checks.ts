import { formatList, type Need } from '@rendezvous/language';
import type { Check, Stop } from '../plan.ts';
import type { Scene } from '../scene.ts';
import { suitsOn } from '../wishes/suits-all.ts';

/** What holds where every place is known to suit a need. */
const kept: Readonly<Record<Need, string>> = {
  'no-alcohol': 'No bars, and nowhere that is mostly for drinking',
  sober: 'Nowhere that is about drinking',
  pregnant: 'Nothing strenuous, and no bars',
  'step-free': 'Step-free at every stop',
  stroller: 'Room for a stroller at every stop',
  children: 'Every stop is fine with children',
  dog: 'Your dog can come to every stop',
  quiet: 'Nowhere loud',
  talk: 'You can hear each other at every stop',
  'under-21': 'Nowhere that asks you to be 21',
  'easy-walk': 'No climbs and no hard walking at any stop',
  'no-heat': 'Indoors or in the shade while it is hot',
  indoors: 'Everything indoors',
  'no-heights': 'Nowhere high up',
  'no-tight-spaces': 'No cramped or underground rooms',
  'same-shore': 'All on your side of the water',
  deaf: 'Nothing that has to be heard',
  blind: 'Nothing that is only there to be seen',
  'service-dog': 'Your service dog may come to every stop, by law',
  fasting: 'Nothing to eat or drink before sunset',
};

/** The same where some places only likely do. */
const likely: Partial<Record<Need, string>> = {
  'step-free': 'Planned to be step-free',
  stroller: 'Planned with the stroller in mind',
  children: 'Planned with children in mind',
  dog: 'Planned with your dog in mind',
  'under-21': 'Planned for under 21',
  deaf: 'Planned so that nothing has to be heard',
  blind: 'Planned so that little has to be seen',
};

/** What was seen to for what the two need, and where to ask ahead as nobody says so for sure. */
export function needChecks({ stops }: { readonly stops: readonly Stop[] }, scene: Scene): Check[] {
  // Whoever brings a stroller brings a child: one sentence says both.
  const needs = scene.needs.filter(
    (need) => need !== 'children' || !scene.needs.includes('stroller'),
  );
  return needs.map((need) => {
    const unsure = stops
      .filter(({ venue }) => suitsOn(venue, need, scene) === 'ask')
      .map(({ venue }) => venue.name);
    const text =
      unsure.length === 0
        ? kept[need]
        : `${likely[need] ?? kept[need]}: ask ahead at ${formatList(unsure)}`;
    return { rule: 'needs', text };
  });
}

import { useMemo } from 'react';
import type { Wishes } from '../../../plan/wishes.ts';
import { DayArc } from '../../../sky/day-arc.tsx';
import { askedCity, askedStays } from './asked-evening.ts';

/** The evening that is asked for, as far as it has a shape: its hours, its stops and its city. */
export function StartArt({ wishes }: { readonly wishes: Wishes }): React.JSX.Element {
  const { start_time, stops, location } = wishes;
  const city = askedCity(location);
  // A letter of the location leaves the sky and the skyline as they are.
  return useMemo(
    () => (
      <div className="start-art">
        <DayArc stops={askedStays({ start_time, stops })} sunset={null} size="card" city={city} />
      </div>
    ),
    [start_time, stops, city],
  );
}

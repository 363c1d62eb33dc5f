import { cityNames } from '@rendezvous/contract';
import { useMemo } from 'react';
import { planStays } from '../../../plan/plan-stays.ts';
import type { Wishes } from '../../../plan/wishes.ts';
import { SunsetNote } from './sunset-note.tsx';
import { DayArc } from '../../../sky/day-arc.tsx';

/** A way between two stops, as long as most are. */
const usualWayMinutes = 15;

/** The evening that is asked for, as far as it has a shape: its hours, its stops and its city. */
export function StartArt({ wishes }: { readonly wishes: Wishes }): React.JSX.Element {
  const { start_time, stops, location, start_cal_date } = wishes;
  const asked = location.trim().toLowerCase();
  const city = cityNames.find((name) => asked.startsWith(name.toLowerCase())) ?? null;
  // A letter of the location leaves the sky and the skyline as they are.
  const arc = useMemo(() => {
    const evening = planStays({
      start_time,
      venues: Array.from({ length: stops }, () => ({})),
      route_info: { travel_minutes: (stops - 1) * usualWayMinutes },
    });
    return (
      <div className="start-art">
        <DayArc stops={evening} sunset={null} size="card" city={city} />
      </div>
    );
  }, [start_time, stops, city]);
  return (
    <>
      {city && <SunsetNote day={start_cal_date} city={city} />}
      {arc}
    </>
  );
}

import { type RefObject, useLayoutEffect } from 'react';
import { useIsAlive } from '../../../ui/loading/use-is-alive.ts';
import {
  initialWishes,
  outdoorValues,
  transportValues,
  type Wishes,
} from '../../../plan/wishes.ts';

/**
 * Takes over what was typed into the prerendered form before the page came alive; React would
 * put back what it rendered.
 */
export function useTypedWishes(
  formRef: RefObject<HTMLFormElement | null>,
  onChange: (change: Partial<Wishes>) => void,
): void {
  const isAlive = useIsAlive();
  useLayoutEffect(() => {
    if (isAlive || !formRef.current) return;
    const typed = Object.entries(readWishes(new FormData(formRef.current))).filter(
      ([name, value]) => value !== initialWishes[name as keyof Wishes],
    );
    if (typed.length > 0) onChange(Object.fromEntries(typed));
  }, [isAlive, formRef, onChange]);
}

/** The fields that can be filled in without our script: tags and sliders need it. */
function readWishes(form: FormData): Partial<Wishes> {
  const text = (name: string): string => String(form.get(name) ?? '');
  const transport = transportValues.find((value) => value === text('transport_method'));
  const outdoor = outdoorValues.find((value) => value === text('outdoor_preference'));
  return {
    location: text('location'),
    ...(text('start_cal_date') !== '' && { start_cal_date: text('start_cal_date') }),
    start_time: text('start_time'),
    end_time: text('end_time'),
    ...(Number(text('stops')) > 0 && { stops: Number(text('stops')) }),
    desired_mood: text('desired_mood'),
    previous_date_activities: text('previous_date_activities'),
    ...(Number(text('date_number')) > 0 && { date_number: Number(text('date_number')) }),
    ...(transport && { transport_method: transport }),
    ...(outdoor && { outdoor_preference: outdoor }),
  };
}

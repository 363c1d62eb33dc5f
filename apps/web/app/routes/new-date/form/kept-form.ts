import { dayFromToday, isDay } from '../../../ui/time/calendar-day.ts';
import { wishesIn } from '../who/fill-form.ts';
import { type FilledForm, initialWishes, type Person, type Wishes } from '../../../plan/wishes.ts';

/**
 * A form as the browser kept it; null where there is none. What is of no use in it is left out,
 * and a day that has passed.
 */
export function parseKeptForm(kept: unknown): FilledForm | null {
  const { wishes, person, filled, entry, replaced } = recordOf(kept);
  if (typeof wishes !== 'object' || wishes === null) return null;
  return {
    wishes: parseWishes(wishes),
    person: parsePerson(person),
    filled: parseWishes(filled),
    entry: typeof entry === 'string' ? entry : null,
    replaced: typeof replaced === 'object' && replaced !== null ? parseWishes(replaced) : null,
  };
}

/** The form with what was typed into an empty one before the kept one was there. */
export function typedInto(kept: FilledForm, typed: Wishes): FilledForm {
  const changed = Object.entries(typed).filter(
    ([name, value]) => value !== initialWishes[name as keyof Wishes],
  );
  return { ...kept, wishes: { ...kept.wishes, ...Object.fromEntries(changed) } };
}

function parseWishes(kept: unknown): Wishes {
  const wishes = { ...initialWishes, ...wishesIn({ config: kept }) };
  const day = wishes.start_cal_date;
  return { ...wishes, start_cal_date: isDay(day) && day >= dayFromToday(0) ? day : null };
}

export function parsePerson(kept: unknown): Person | null {
  const { id, firstName } = recordOf(kept);
  return typeof id === 'number' && typeof firstName === 'string' ? { id, firstName } : null;
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

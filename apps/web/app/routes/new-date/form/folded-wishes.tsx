import { SlidersHorizontal } from 'lucide-react';
import { formatShortWeekday } from '../../../ui/time/calendar-day.ts';
import { clockOf, describeRest } from './rest-words.ts';
import { useDayFromToday } from './use-day-from-today.ts';
import type { Person, Wishes } from '../../../plan/wishes.ts';

interface FoldedWishesProps {
  readonly wishes: Wishes;
  readonly person: Person | null;
  readonly onUnfold: () => void;
}

/** The form in one line, once there is a plan: what it was made from, and the way back. */
export function FoldedWishes({ wishes, person, onUnfold }: FoldedWishesProps): React.JSX.Element {
  const tomorrow = useDayFromToday(1);
  const day = wishes.start_cal_date ?? tomorrow;
  const when = [day && formatShortWeekday(day), wishes.start_time && clockOf(wishes.start_time)];
  const words = [
    when.filter(Boolean).join(', '),
    person?.firstName,
    ...wishes.interests,
    wishes.desired_mood,
    describeRest(wishes).budget,
  ].filter(Boolean);
  return (
    <button className="asked" type="button" onClick={onUnfold}>
      <SlidersHorizontal className="icon" />
      <span>
        <b>{wishes.location}</b>
        {words.map((each) => ` · ${each}`)}
      </span>
      <span className="link">Change</span>
    </button>
  );
}

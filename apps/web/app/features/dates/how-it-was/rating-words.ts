import { type DateRecord, firstNameOf } from '@rendezvous/contract';
import { dayFromToday, formatDay, formatWeekday } from '../../../ui/time/calendar-day.ts';

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five'] as const;

/** "Thanks. Four stars for Friday with Maya.": what is said where a date was rated. */
export function thankFor({ date, profile }: DateRecord, stars: number): string {
  const day = date > dayFromToday(-7) ? formatWeekday(date) : formatDay(date);
  const company = profile ? ` with ${firstNameOf(profile.name)}` : '';
  return `Thanks. ${numbers[stars]} ${stars === 1 ? 'star' : 'stars'} for ${day}${company}.`;
}

import { capitalize, inLetters } from '@rendezvous/language';
import { shiftOf, type Lesson } from './lesson.ts';

/** From this shift on the planner acts on a lesson in a way that people can notice. */
export const noticeable = 0.08;

/** What happened: "Live music: three good evenings of three". */
export function describeLesson({ name, dates, good, rough }: Lesson): string {
  if (good > 0 && good >= rough)
    return `${name}: ${inLetters(good)} good ${good === 1 ? 'evening' : 'evenings'} of ${inLetters(dates)}`;
  if (rough > 0)
    return `${name}: ${inLetters(rough)} rough ${rough === 1 ? 'evening' : 'evenings'} of ${inLetters(dates)}`;
  return `${name}: ${inLetters(dates)} ${dates === 1 ? 'evening' : 'evenings'}, neither good nor rough`;
}

/** How sure that is: one date hints, four and more say. */
export function describeSureness({ sureness }: Lesson): string {
  if (sureness >= 0.5) return 'quite sure';
  return sureness >= 0.3 ? 'fairly sure' : 'an early sign';
}

/** What the planner will do with it. */
export function describeEffect(lesson: Lesson): string {
  const shift = shiftOf(lesson);
  if (Math.abs(shift) < noticeable) return capitalize('too little to change the plans');
  return capitalize(
    `${shift > 0 ? 'more' : 'less'} of it in the next plans${Math.abs(shift) >= 2 * noticeable ? ', noticeably' : ''}`,
  );
}

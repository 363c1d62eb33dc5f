import type { Reminder } from '@rendezvous/contract';
import { useState } from 'react';

/** A reminder on the screen, with what is said of it once it was answered there. */
export interface HeldReminder extends Reminder {
  readonly words: string | null;
  /** Nothing more can be done about it here. */
  readonly isAside: boolean;
}

interface HeldReminders {
  readonly reminders: readonly HeldReminder[];
  /** Keeps a reminder at its place in the list, whether or not it is still due. */
  readonly hold: (reminder: HeldReminder, index: number) => void;
  readonly say: (id: string, words: string | null) => void;
  /** It is dismissed, and says so at its place. */
  readonly putAside: (reminder: HeldReminder, index: number) => void;
  readonly letGo: (id: string) => void;
}

interface Held {
  readonly reminder: HeldReminder;
  readonly index: number;
}

/**
 * The reminders that are due, and those answered or dismissed since the screen opened: they keep
 * their places, so that no other comes under the pointer.
 */
export function useHeldReminders(due: readonly Reminder[] = []): HeldReminders {
  const [held, setHeld] = useState<readonly Held[]>([]);
  const hold = (reminder: HeldReminder, index: number): void =>
    setHeld((all) =>
      [...all.filter((one) => one.reminder.id !== reminder.id), { reminder, index }].sort(
        (a, b) => a.index - b.index,
      ),
    );
  return {
    reminders: withHeld(due, held),
    hold,
    putAside: (reminder, index) => hold({ ...reminder, words: 'Dismissed.', isAside: true }, index),
    say: (id, words) =>
      setHeld((all) =>
        all.map((one) =>
          one.reminder.id === id ? { ...one, reminder: { ...one.reminder, words } } : one,
        ),
      ),
    letGo: (id) => setHeld((all) => all.filter(({ reminder }) => reminder.id !== id)),
  };
}

function withHeld(due: readonly Reminder[], held: readonly Held[]): HeldReminder[] {
  const isHeld = ({ id }: Reminder) => held.some(({ reminder }) => reminder.id === id);
  const list: HeldReminder[] = due.flatMap((one) =>
    isHeld(one) ? [] : [{ ...one, words: null, isAside: false }],
  );
  for (const { reminder, index } of held) list.splice(index, 0, reminder);
  return list;
}

import type { Reminder } from '@rendezvous/contract';
import { useState } from 'react';

/** A reminder on the screen, with what is said of it once it was answered there. */
export interface HeldReminder extends Reminder {
  readonly words: string | null;
}

interface HeldReminders {
  readonly reminders: readonly HeldReminder[];
  /** Keeps a reminder at its place in the list, whether or not it is still due. */
  readonly hold: (reminder: HeldReminder, index: number) => void;
  readonly say: (id: string, words: string | null) => void;
  readonly letGo: (id: string) => void;
}

interface Held {
  readonly reminder: HeldReminder;
  readonly index: number;
}

/** The reminders that are due, and those answered since the screen opened: they keep their places, so that no other comes under the pointer. */
export function useHeldReminders(due: readonly Reminder[] = []): HeldReminders {
  const [held, setHeld] = useState<readonly Held[]>([]);
  const without = (id: string) => held.filter(({ reminder }) => reminder.id !== id);
  return {
    reminders: withHeld(due, held),
    hold: (reminder, index) =>
      setHeld([...without(reminder.id), { reminder, index }].sort((a, b) => a.index - b.index)),
    say: (id, words) =>
      setHeld((all) =>
        all.map((one) =>
          one.reminder.id === id ? { ...one, reminder: { ...one.reminder, words } } : one,
        ),
      ),
    letGo: (id) => setHeld(without(id)),
  };
}

function withHeld(due: readonly Reminder[], held: readonly Held[]): HeldReminder[] {
  const isHeld = ({ id }: Reminder) => held.some(({ reminder }) => reminder.id === id);
  const list: HeldReminder[] = due.flatMap((one) => (isHeld(one) ? [] : [{ ...one, words: null }]));
  for (const { reminder, index } of held) list.splice(index, 0, reminder);
  return list;
}

import { reminderKinds } from '@rendezvous/contract';
import { describe, expect, it } from 'vitest';
import { presentReminder } from './present-reminder.ts';

describe('a reminder in the app', () => {
  it('has whole sentences even if nobody is named', () => {
    for (const kind of reminderKinds) {
      const { text } = presentReminder({
        id: 'r',
        kind,
        day: '2026-11-28',
        daysAhead: 1,
        profile: null,
        dateId: null,
        description: '',
      });
      expect(text).toMatch(kind === 'how-was-it' ? /^How was .*\?/ : /^[A-Z].*tomorrow\.$/);
      expect(text).not.toMatch(/null|undefined/);
    }
  });
});

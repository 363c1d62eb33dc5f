import { describe, expect, it } from 'vitest';
import { insteadOf } from './beyond.ts';

describe('insteadOf', () => {
  it('says what can be done when a change cannot do what was asked', () => {
    const rows = [
      ['make it a double date', 'for two'],
      ['can we do next friday', 'keeps the day'],
      ['can we do it thursday instead', 'keeps the day'],
      ['my roommate is coming too', 'for two'],
      ['book it for us', 'do we need to book'],
      ['text him the plan', 'share it'],
      ['start at 2am', 'between 5 AM and 11:30 PM'],
      ['hey', 'Write what should be different'],
      ['undo', 'refinement history'],
      ['spend 60 on dinner tops', 'whole date'],
      ['a table by the window', 'call ahead'],
      ['meh', 'Which stop'],
    ] as const;
    for (const [text, part] of rows) expect(insteadOf(text), text).toContain(part);
    expect(insteadOf('asdf')).toBeUndefined();
  });
});

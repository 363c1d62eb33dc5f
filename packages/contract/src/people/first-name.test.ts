import { describe, expect, it } from 'vitest';
import { firstNameOf } from './first-name.ts';

describe('the first name of somebody', () => {
  it('is the first word of what they are called', () => {
    expect(firstNameOf('  June Park ')).toBe('June');
    expect(firstNameOf('Cher')).toBe('Cher');
  });

  it('keeps a title in front of the name, and never stands for it', () => {
    expect(firstNameOf('Dr. Ada Lark')).toBe('Dr. Ada');
    expect(firstNameOf('Dr.')).toBe('Dr.');
  });
});

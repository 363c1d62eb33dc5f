import { describe, expect, it } from 'vitest';
import { commonPasswords } from './common-passwords.ts';
import { findPasswordProblem } from './password-problem.ts';

const email = 'ana.maria.lee@example.com';

describe('findPasswordProblem', () => {
  it.each([
    'password',
    'PASSWORD1',
    'Passw0rd',
    'iloveyou',
    'trustno1',
    'letmein1',
    'qwerty123',
    'football',
    '12345678',
    '23456789',
    '1234567890',
    '87654321',
    '0987654321',
    'abcdefgh',
    'ijklmnop',
    'hgfedcba',
    'qwertyui',
    'QWERTYUIOP',
    'poiuytrewq',
    'asdfghjkl',
    'qazwsxedc',
    '00000000',
    'zzzzzzzzzzzz',
    'abababab',
    '!!!!!!!!',
    '🍷🍷🍷🍷🍷🍷🍷🍷',
    'rendezvous',
    'Rendezvous1',
    'rendezvous2026',
    'rendezvous!',
    'RendezvousRendezvous',
    'ana.maria.lee@example.com',
    'Ana.Maria.Lee',
    'ANA.MARIA.LEE@EXAMPLE.COM',
  ])('finds %s easy to guess', (password) => {
    expect(findPasswordProblem(password, email)).toEqual(expect.any(String));
  });

  it.each([
    'violet anchor 42',
    'correct horse battery staple',
    'Tr0ub4dor&3',
    'Password123!x',
    'our rendezvous in may',
    'ana.maria.lee loves jazz',
    '8675309 jenny',
    '🍜🎷🌊🍷🌮🎨🎭🎻',
  ])('accepts %s', (password) => {
    expect(findPasswordProblem(password, email)).toBeUndefined();
  });
});

describe('the common passwords', () => {
  it('are in lower case and long enough to be typed at all', () => {
    for (const password of commonPasswords) expect(password).toMatch(/^[^A-Z]{8,}$/);
    expect(commonPasswords.size).toBeGreaterThan(300);
  });
});

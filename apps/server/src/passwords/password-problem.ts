import { product } from '@rendezvous/contract';
import { messages } from '../messages.ts';
import { commonPasswords } from './common-passwords.ts';

/** Rows of keys, letters and digits: typing eight of them in order is a common password. */
const runs = [
  '0123456789012345678',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  '1234567890-=',
  'qwertyuiop[]',
  'asdfghjkl;',
  'qazwsxedcrfvtgbyhnujmikolp',
];
const runsBothWays = [...runs, ...runs.map((run) => [...run].reverse().join(''))];

/** Why a password is easy to guess, or undefined. The contract checks its length. */
export function findPasswordProblem(password: string, email: string): string | undefined {
  const plain = password.toLowerCase();
  const name = email.toLowerCase();
  // Two characters repeated over and over are no better than one.
  const isGuessed =
    commonPasswords.has(plain) ||
    new Set(plain).size <= 2 ||
    runsBothWays.some((run) => run.includes(plain)) ||
    isWordWithDigits(plain, product.toLowerCase());
  if (isGuessed) return messages.commonPassword;
  return plain === name || plain === name.slice(0, name.lastIndexOf('@'))
    ? messages.passwordIsEmail
    : undefined;
}

/** The word, once or more, followed by up to four digits or signs. */
function isWordWithDigits(text: string, word: string): boolean {
  const rest = text.replaceAll(word, '');
  return text.startsWith(word) && /^[\d!?._-]{0,4}$/.test(rest);
}

import { product } from '@rendezvous/contract';
import { messages } from '../messages.ts';
import { commonPasswords } from './common-passwords.ts';

/** Rows of keys, letters and digits: whoever types eight of them in order is not the first. */
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

/** Why a password would be guessed first, or undefined. Its length is the contract's to judge. */
export function findPasswordProblem(password: string, email: string): string | undefined {
  const plain = password.toLowerCase();
  const name = email.toLowerCase();
  // Two characters over and over are no better than one.
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

/** The word, once or more, with up to four digits or signs behind it. */
function isWordWithDigits(text: string, word: string): boolean {
  const rest = text.replaceAll(word, '');
  return text.startsWith(word) && /^[\d!?._-]{0,4}$/.test(rest);
}

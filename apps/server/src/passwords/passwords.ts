import { randomBytes } from 'node:crypto';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { Refusal } from '../refusal.ts';
import { type Asker, createFairTurns, NoTurn } from '../platform/concurrency/fair-turns.ts';

/** The cost of hashing one password: memory in KiB, and the number of passes over it. */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
}

/** Argon2id with 64 MiB and three passes: about 50 ms of one core. */
export const passwordCost: PasswordCost = { memoryCost: 65_536, timeCost: 3 };
/** One thread each, and 128 MiB together. */
const atOnce = 2;
const mayWait = 32;
const retryAfterSeconds = 2;

export interface Passwords {
  /** Different askers take turns. */
  hash(password: string, asker: Asker): Promise<string>;
  /** Without a hash, the refusal takes just as long. */
  verify(passwordHash: string | null, password: string, asker: Asker): Promise<boolean>;
  /** Whether the hash was made with another cost than today's. */
  isOutdated(passwordHash: string): boolean;
}

/**
 * Hashes and checks passwords, a few at a time; when too many wait the request is refused as
 * unavailable.
 */
export function createPasswords(cost: PasswordCost): Passwords {
  const policy = { ...cost, parallelism: 1 };
  const turns = createFairTurns({ atOnce, mayWait });
  const inTurn = async <Result>(asker: Asker, work: () => Promise<Result>): Promise<Result> => {
    try {
      return await turns.run(asker, work);
    } catch (error) {
      if (error instanceof NoTurn) throw new Refusal('unavailable', { retryAfterSeconds });
      throw error;
    }
  };
  const hashOfNobody = hashOfNothing(cost);
  return {
    hash: (password, asker) => inTurn(asker, () => hash(password, policy)),
    async verify(passwordHash, password, asker) {
      const isRight = await inTurn(asker, () => verify(passwordHash ?? hashOfNobody, password));
      return isRight && passwordHash !== null;
    },
    isOutdated(passwordHash) {
      const { memoryCost, timeCost, parallelism } = parseOptions(passwordHash);
      return (
        memoryCost !== policy.memoryCost ||
        timeCost !== policy.timeCost ||
        parallelism !== policy.parallelism
      );
    },
  };
}

/**
 * A hash that no password has, made of chance: to check one against it takes as long as any check.
 * To hash some password for that would take each start 100 ms of processor and 64 MB.
 */
function hashOfNothing({ memoryCost, timeCost }: PasswordCost): string {
  const [salt, digest] = [unpaddedBytes(16), unpaddedBytes(32)];
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=1$${salt}$${digest}`;
}

const unpaddedBytes = (count: number): string =>
  randomBytes(count).toString('base64').replace(/=+$/, '');

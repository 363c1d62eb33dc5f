import { hash, parseOptions, verify } from '@node-rs/argon2';
import { Refusal } from '../refusal.ts';
import { createFairTurns, NoTurn } from './fair-turns.ts';

/** Argon2id in 64 MiB and three passes: some 50 ms of one core. */
const policy = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };
/** A thread each, and 128 MiB together. */
const atOnce = 2;
const mayWait = 32;
const retryAfterSeconds = 2;

export interface Passwords {
  /** `whose` is who asks, a network or an account: they take turns. */
  hash(password: string, whose: string): Promise<string>;
  /** Where there is no hash, takes as long to say no. */
  verify(passwordHash: string | null, password: string, whose: string): Promise<boolean>;
  /** Whether the hash was made under another policy than today's. */
  isOutdated(passwordHash: string): boolean;
}

/** Hashes and checks passwords, a few at a time; when too many wait the request is refused as unavailable. */
export async function createPasswords(): Promise<Passwords> {
  const turns = createFairTurns({ atOnce, mayWait });
  const inTurn = async <Result>(whose: string, work: () => Promise<Result>): Promise<Result> => {
    try {
      return await turns.run(whose, work);
    } catch (error) {
      if (error instanceof NoTurn) throw new Refusal('unavailable', { retryAfterSeconds });
      throw error;
    }
  };
  const hashOfNobody = await hash('', policy);
  return {
    hash: (password, whose) => inTurn(whose, () => hash(password, policy)),
    async verify(passwordHash, password, whose) {
      const isRight = await inTurn(whose, () => verify(passwordHash ?? hashOfNobody, password));
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

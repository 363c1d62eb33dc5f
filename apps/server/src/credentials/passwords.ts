import { hash, parseOptions, verify } from '@node-rs/argon2';
import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import { Refusal } from '../refusal.ts';

/** Argon2id in 64 MiB and three passes: some 50 ms of one core. */
const policy = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };
/** A thread each, and 128 MiB together. */
const atOnce = 2;
const waiting = 32;
const retryAfterSeconds = 2;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Where there is no hash, takes as long to say no. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
  /** Whether the hash was made under another policy than today's. */
  isOutdated(passwordHash: string): boolean;
}

/** Hashes and checks passwords, a few at a time; when too many wait the request is refused as unavailable. */
export async function createPasswords(): Promise<Passwords> {
  const turns = bulkhead(atOnce, waiting);
  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await turns.execute(work);
    } catch (error) {
      if (error instanceof BulkheadRejectedError)
        throw new Refusal('unavailable', { retryAfterSeconds });
      throw error;
    }
  };
  const hashOfNobody = await hash('', policy);
  return {
    hash: (password) => inTurn(() => hash(password, policy)),
    async verify(passwordHash, password) {
      const isRight = await inTurn(() => verify(passwordHash ?? hashOfNobody, password));
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

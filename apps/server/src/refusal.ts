import type { Problem } from '@rendezvous/contract';
import { refusals, type RefusalCode } from '@rendezvous/contract/constants';
import { refusalDetails, tryAgainIn } from './messages.ts';

/**
 * What a refusal can add to its code: a sentence, messages by field, a delay in seconds, more
 * members of the problem document.
 */
export interface RefusalOptions
  extends Partial<Pick<Problem, 'detail' | 'errors' | 'relax' | 'alternatives'>> {
  readonly retryAfterSeconds?: number;
  readonly allow?: readonly string[];
}

/** The delay for temporary refusals that state none. */
const usualRetryAfterSeconds = 5;

/** A refused request. The one error handler turns it into problem+json. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly options: RefusalOptions;

  constructor(code: RefusalCode, options: RefusalOptions = {}) {
    const detail = options.detail ?? refusalDetails[code];
    const { retryAfterSeconds = usualRetryAfterSeconds } = options;
    super(code === 'too-many-requests' ? `${detail} ${tryAgainIn(retryAfterSeconds)}` : detail);
    this.code = code;
    this.options = options;
  }

  get status(): number {
    return refusals[this.code].status;
  }

  /** When to try again, in seconds; every 429 and 503 says this. */
  get retryAfterSeconds(): number | undefined {
    const { retryAfterSeconds } = this.options;
    if (retryAfterSeconds !== undefined) return retryAfterSeconds;
    return this.status === 429 || this.status === 503 ? usualRetryAfterSeconds : undefined;
  }

  toProblem(): Problem {
    const { errors, relax, alternatives } = this.options;
    return {
      type: `/problems/${this.code}`,
      title: refusals[this.code].title,
      status: this.status,
      detail: this.message,
      code: this.code,
      ...(errors && { errors }),
      ...(relax && { relax }),
      ...(alternatives && { alternatives }),
    };
  }
}

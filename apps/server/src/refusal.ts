import type { Problem } from '@rendezvous/contract';
import { refusals, type RefusalCode } from '@rendezvous/contract/constants';
import { refusalDetails } from './messages.ts';

/** What a refusal adds to its code: its own sentence, messages by field, a delay in seconds, members of its problem type. */
export interface RefusalOptions
  extends Partial<Pick<Problem, 'detail' | 'errors' | 'relax' | 'alternatives'>> {
  readonly retryAfterSeconds?: number;
  readonly allow?: readonly string[];
}

/** A request that is refused. The one error handler answers it as problem+json. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly options: RefusalOptions;

  constructor(code: RefusalCode, options: RefusalOptions = {}) {
    super(options.detail ?? refusalDetails[code]);
    this.code = code;
    this.options = options;
  }

  get status(): number {
    return refusals[this.code].status;
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

import type { FullConfig, Reporter, Suite, TestError } from '@playwright/test/reporter';
import { nameFile, noteFailure } from './note-failure.ts';

/** Notes which journeys failed, which needed their second try, and what failed beside them. */
export default class PlaywrightFailures implements Reporter {
  #journeys: Suite | undefined;

  onBegin(_config: FullConfig, journeys: Suite): void {
    this.#journeys = journeys;
  }

  onError({ message }: TestError): void {
    noteFailure('failed', ['outside of any journey'], message);
  }

  onEnd(): void {
    for (const journey of this.#journeys?.allTests() ?? []) {
      const outcome = journey.outcome();
      if (outcome !== 'unexpected' && outcome !== 'flaky') continue;
      const what = outcome === 'flaky' ? 'passed at its second try' : 'failed';
      const { file, line } = journey.location;
      const titles = journey.titlePath().slice(3).join(' > ');
      noteFailure(what, [`${nameFile(file)}:${line}`, titles], journey.results[0]?.error?.message);
    }
  }
}

import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { nameFile, noteFailure } from './note-failure.ts';

/**
 * Notes what failed in Vitest's run, in tests and beside them, and which tests needed their second
 * try.
 */
export default class VitestFailures implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    for (const module of modules) {
      const file = nameFile(module.moduleId);
      for (const { message } of module.errors()) noteFailure('failed', [file], message);
      for (const suite of module.children.allSuites()) {
        for (const { message } of suite.errors()) {
          noteFailure('failed', [file, suite.fullName], message);
        }
      }
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        const needed = test.diagnostic()?.flaky ? 'passed at its second try' : undefined;
        const what = state === 'failed' ? state : needed;
        if (what) noteFailure(what, [file, test.fullName], errors?.[0]?.message);
      }
    }
    for (const { message, VITEST_TEST_PATH: path } of unhandled) {
      const where = typeof path === 'string' ? [nameFile(path)] : [];
      noteFailure('failed', [...where, 'outside of any test'], message);
    }
  }
}

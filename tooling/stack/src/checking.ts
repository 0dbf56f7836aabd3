import { Report } from './report.ts';
import { added, emptyTally, type Counted } from './tally.ts';

/**
 * A run of checks: each is a step that counts what passed and failed; one failing does not keep the next from running.
 */
export class Checking {
  readonly report = new Report();
  #tally = emptyTally();
  readonly #reasons: string[] = [];

  /** A step that passes as a whole or throws. */
  async check(title: string, work: () => Promise<void>): Promise<boolean> {
    return this.suite(title, async () => {
      await work();
      return { passed: 1, failed: 0 };
    });
  }

  /** A step made of many tests. Answers whether all of them passed. */
  async suite(title: string, work: () => Promise<Counted>): Promise<boolean> {
    let result: Counted = emptyTally();
    try {
      await this.report.step(title, async () => {
        result = await work();
        if (result.failed > 0) throw new Error(result.reason ?? `${result.failed} failed`);
      });
    } catch (error) {
      if (result.failed === 0) result = { ...result, failed: 1 };
      this.#reasons.push(`${title}\n${error instanceof Error ? error.message : String(error)}`);
    }
    if (result.remembered) this.report.line('    passed before, and nothing it reads has changed');
    if (result.hung) this.report.line(`    begun once more: ${result.hung}`);
    if (result.secondTries) this.report.line(`    ${result.secondTries} passed only on a second try`);
    this.#tally = added(this.#tally, result);
    return result.failed === 0;
  }

  /** Prints how long each step took, what failed and the closing line `N passed, N failed`. @returns the exit code. */
  close(): number {
    this.report.line('\nHow long each step took:');
    this.report.durations();
    for (const reason of this.#reasons) this.report.line(`\n✗ ${reason}`);
    this.report.line(`\n${this.#tally.passed} passed, ${this.#tally.failed} failed`);
    return this.#tally.failed === 0 ? 0 : 1;
  }
}

import process from 'node:process';

const CLEAR_LINE = '\r\u001b[2K';
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** Progress as a person sees it: one line a step, with its time; in a terminal the running step moves. */
export class Report {
  readonly #out = process.stdout;
  readonly #begin = performance.now();
  readonly #running = new Map<string, () => number>();
  readonly #durations: { title: string; tookMs: number }[] = [];
  #ticker: NodeJS.Timeout | undefined;

  /** Runs `work` as a named step, beside others or alone. The line says how long it took, or that it failed. */
  async step<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
    const begin = performance.now();
    const tookMs = () => performance.now() - begin;
    this.#running.set(title, tookMs);
    if (this.#out.isTTY) this.#ticker ??= setInterval(() => this.#tick(), 200);
    else this.#out.write(`  … ${title}\n`);
    let mark = '✗';
    try {
      const result = await work();
      mark = '✓';
      return result;
    } finally {
      this.#running.delete(title);
      this.#durations.push({ title, tookMs: tookMs() });
      if (this.#running.size === 0) {
        clearInterval(this.#ticker);
        this.#ticker = undefined;
      }
      this.#out.write(`${this.#out.isTTY ? CLEAR_LINE : ''}  ${mark} ${title} (${seconds(tookMs())})\n`);
    }
  }

  /** Prints how long each step took, the longest first, and the time from the first to now. */
  durations(): void {
    this.table(
      [
        ...this.#durations.toSorted((one, other) => other.tookMs - one.tookMs),
        { title: 'from beginning to end', tookMs: performance.now() - this.#begin },
      ].map(({ title, tookMs }) => [seconds(tookMs).padStart(9), title]),
    );
  }

  line(text = ''): void {
    this.#out.write(`${text}\n`);
  }

  /** Prints rows in columns. */
  table(rows: readonly (readonly string[])[]): void {
    const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
    for (const row of rows)
      this.line(
        `  ${row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('   ')
          .trimEnd()}`,
      );
  }

  #tick(): void {
    const running = [...this.#running].map(([title, tookMs]) => `${title} (${seconds(tookMs())})`);
    this.#out.write(`${CLEAR_LINE}  … ${running.join(', ')}`.slice(0, this.#out.columns));
  }
}

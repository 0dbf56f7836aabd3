import process from 'node:process';

/** Progress as a person sees it: one line a step, with its time; in a terminal the running step moves. */
export class Report {
  readonly #out = process.stdout;

  /** Runs `work` as a named step. The line says how long it took, or that it failed. */
  async step<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
    const begin = performance.now();
    const seconds = () => `${((performance.now() - begin) / 1000).toFixed(1)} s`;
    const ticker = this.#out.isTTY
      ? setInterval(() => this.#out.write(`\r  … ${title} (${seconds()})   `), 200)
      : undefined;
    if (!ticker) this.#out.write(`  … ${title}\n`);
    try {
      const result = await work();
      this.#close(ticker, `  ✓ ${title} (${seconds()})`);
      return result;
    } catch (error) {
      this.#close(ticker, `  ✗ ${title} (${seconds()})`);
      throw error;
    }
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

  #close(ticker: NodeJS.Timeout | undefined, text: string): void {
    if (!ticker) return void this.#out.write(`${text}\n`);
    clearInterval(ticker);
    this.#out.write(`\r${text}                \n`);
  }
}

import { Presets, SingleBar } from 'cli-progress';

/** How far a long task is. */
export interface Progress {
  update(done: number): void;
  stop(): void;
}

/** Without a terminal, a line is written this often. */
const LINE_EVERY_MS = 5_000;

/** A bar in a terminal; otherwise a plain line every few seconds. `total` and `done` are in the same unit. */
export function startProgress(label: string, total: number, format: (amount: number) => string = String): Progress {
  if (process.stdout.isTTY) {
    const bar = new SingleBar(
      {
        format: `${label} [{bar}] {percentage} %  {shown}  {duration_formatted}`,
        hideCursor: true,
        clearOnComplete: false,
      },
      Presets.shades_classic,
    );
    bar.start(Math.max(1, total), 0, { shown: format(0) });
    return {
      update: (done) => bar.update(done, { shown: `${format(done)} of ${format(total)}` }),
      stop: () => bar.stop(),
    };
  }
  let saidMs = performance.now();
  let isDone = false;
  return {
    update(done) {
      if (isDone || (performance.now() - saidMs < LINE_EVERY_MS && done < total)) return;
      saidMs = performance.now();
      isDone = done >= total;
      console.log(`${label}: ${format(done)} of ${format(total)} (${Math.floor((100 * done) / Math.max(1, total))} %)`);
    },
    stop: () => undefined,
  };
}

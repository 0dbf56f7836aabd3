import type { ChildProcess } from 'node:child_process';
import { statSync } from 'node:fs';
import { endTree, signalGroup } from './registry.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** How long what hangs has to end by itself. */
const GRACE_MS = 5_000;

/**
 * Watches a program that leads a process group and writes to a log: it and all it started are ended once the log has not grown for
 * `limitMs`, and with us when we are asked to end, which a group of its own would not hear of.
 * @returns `done`, which stops watching and tells whether it was ended for its silence.
 */
export function endWhenQuiet(child: ChildProcess, logFile: string, limitMs: number): { done: () => boolean } {
  const { pid } = child;
  if (pid === undefined) return { done: () => false }; // it never began, which its 'error' tells
  let wasEnded = false;
  let [sizeBytes, grewAtMs] = [statSync(logFile).size, Date.now()];
  const timer = setInterval(
    () => {
      const now = statSync(logFile).size;
      if (now !== sizeBytes) [sizeBytes, grewAtMs] = [now, Date.now()];
      else if (Date.now() - grewAtMs >= limitMs && !wasEnded) {
        wasEnded = true;
        void endTree(pid, GRACE_MS);
      }
    },
    Math.min(1_000, limitMs / 4),
  );
  const onSignal = (signal: NodeJS.Signals): void => {
    signalGroup(pid, signal);
    stopListening();
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal); // nobody else sees to our end
  };
  const stopListening = (): void => {
    for (const signal of SIGNALS) process.off(signal, onSignal);
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  return {
    done: () => {
      clearInterval(timer);
      stopListening();
      return wasEnded;
    },
  };
}

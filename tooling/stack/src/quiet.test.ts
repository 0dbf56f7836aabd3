import { spawn } from 'node:child_process';
import { closeSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { endWhenQuiet } from './quiet.ts';
import { beginningOf, signalGroup } from './registry.ts';
import { openLog } from './service.ts';
import { newFolder } from './testing/place.ts';
import { until } from './testing/program.ts';

/** Runs a shell's line with a log, and watches it. */
function watched(line: string, limitMs: number) {
  const log = path.join(newFolder(), 'log');
  const handle = openLog(log);
  const child = spawn('sh', ['-c', line], { detached: true, stdio: ['ignore', handle, handle] });
  closeSync(handle);
  onTestFinished(() => signalGroup(child.pid ?? 0, 'SIGKILL'));
  return { child, log, watch: endWhenQuiet(child, log, limitMs) };
}

test('a program that goes on writing may take as long as it likes', async () => {
  const { child, watch } = watched('for i in 1 2 3 4 5 6 7 8; do echo $i; sleep 0.25; done', 1_000);
  await until('it has ended', () => child.exitCode !== null);
  expect([child.exitCode, watch.done()]).toEqual([0, false]);
});

test('one that falls silent is ended with all it started', async () => {
  const { child, log, watch } = watched('sleep 600 & echo $!; wait', 500);
  await until('it has ended', () => child.signalCode !== null);
  expect(watch.done()).toBe(true);
  await until('what it started has ended', () => beginningOf(Number(readFileSync(log, 'utf8'))) === undefined);
});

test('what it started ends with it in a group of its own too, and when it hears nothing', async () => {
  const { child, log, watch } = watched("setsid sh -c 'echo $$; kill -STOP $$' & wait", 500);
  await until('it has ended', () => child.signalCode !== null);
  expect(watch.done()).toBe(true);
  await until('what it started has ended', () => beginningOf(Number(readFileSync(log, 'utf8'))) === undefined);
});

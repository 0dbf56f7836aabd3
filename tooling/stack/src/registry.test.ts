import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { newFolder } from './testing/place.ts';
import { runProgram, until } from './testing/program.ts';
import { beginningOf, endGroup, Registry, signalGroup } from './registry.ts';

const isGone = (pid: number): boolean => beginningOf(pid) === undefined;
const sleeper = ['-e', 'console.log("up"); setInterval(() => {}, 1000)'];
const deaf = ['-e', 'process.on("SIGTERM", () => {}); console.log("up"); setInterval(() => {}, 1000)'];
/** Ends on SIGTERM, and leaves a child that does not. */
const careless = [
  '-e',
  'const child = require("node:child_process").spawn(process.execPath, ["-e", "process.on(\'SIGTERM\', () => {}); console.log(\'child \' + process.pid); setInterval(() => {}, 1000)"], { stdio: ["ignore", "inherit", "inherit"] }); setInterval(() => {}, 1000)',
];

async function started(args: readonly string[], word: RegExp) {
  const program = runProgram(args);
  await until('it is up', () => word.test(program.output()));
  return program;
}

describe('records of running processes', () => {
  test('survive the one who wrote them', () => {
    const folder = newFolder();
    new Registry(folder).record('api-server', process.pid);
    const next = new Registry(folder);
    expect([next.names(), next.running('api-server')]).toEqual([['api-server'], process.pid]);
  });

  test('another process that was given the same number is not the recorded one', () => {
    const folder = newFolder();
    writeFileSync(path.join(folder, 'api-server.json'), JSON.stringify({ pid: process.pid, beginning: '1' }));
    expect(new Registry(folder).running('api-server')).toBeUndefined();
  });

  test.each([
    ['cut off while it was written', '{"pid":'],
    ['without a beginning', JSON.stringify({ pid: process.pid })],
    ['empty', ''],
  ])('a record %s counts as not running', (_, text) => {
    const folder = newFolder();
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'worker.json'), text);
    const registry = new Registry(folder);
    expect([registry.names(), registry.running('worker')]).toEqual([['worker'], undefined]);
  });

  test('a process that ended is not running, and a forgotten one has no record', async () => {
    const registry = new Registry(newFolder());
    const program = await started(sleeper, /up/);
    registry.record('worker', program.pid);
    expect(registry.running('worker')).toBe(program.pid);
    signalGroup(program.pid, 'SIGKILL');
    await program.ended;
    expect(registry.running('worker')).toBeUndefined();
    registry.forget('worker');
    registry.forget('worker');
    expect(registry.names()).toEqual([]);
  });
});

describe('ending a process group', () => {
  test('one that listens to SIGTERM is gone long before the grace is over', async () => {
    const { pid } = await started(sleeper, /up/);
    const begin = Date.now();
    await endGroup(pid, 5000);
    expect([isGone(pid), Date.now() - begin < 4500]).toEqual([true, true]);
  });

  test('one that ignores SIGTERM is killed when the grace is over', async () => {
    const program = await started(deaf, /up/);
    const begin = Date.now();
    await endGroup(program.pid, 300);
    await program.ended;
    const tookMs = Date.now() - begin;
    expect([isGone(program.pid), tookMs >= 300, tookMs < 5000]).toEqual([true, true, true]);
  });

  test('a child that outlives its parent is ended too', async () => {
    const program = await started(careless, /child \d+/);
    const child = Number(/child (\d+)/.exec(program.output())?.[1]);
    await endGroup(program.pid, 3000);
    await until('the child is gone', () => isGone(child));
    expect(isGone(program.pid)).toBe(true);
  });

  test('a group that is gone already is fine', async () => {
    const program = await started(sleeper, /up/);
    signalGroup(program.pid, 'SIGKILL');
    await program.ended;
    await expect(endGroup(program.pid, 1000)).resolves.toBeUndefined();
  });
});

import { spawn } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let root: string;
const place = (...parts: string[]) => path.join(root, ...parts);

/** A command that runs until it is asked to stop, and says so. */
const COMMAND = `import { writeFileSync } from 'node:fs';
process.on('SIGTERM', () => { writeFileSync('stopped', 'in order'); process.exit(0); });
writeFileSync('started', String(process.pid));
setInterval(() => undefined, 1000);`;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'suluh-bootstrap-'));
  for (const folder of ['node_modules/.bin', 'tooling/stack/src/commands', 'bin'])
    mkdirSync(place(folder), { recursive: true });
  copyFileSync(path.join(import.meta.dirname, '../bootstrap.mjs'), place('tooling/stack/bootstrap.mjs'));
  symlinkSync(process.execPath, place('node_modules/.bin/node'));
  writeFileSync(place('tooling/stack/src/commands/start.ts'), COMMAND);
  writeFileSync(place('bin/npx'), '#!/bin/sh\nexit 0\n'); // everything is installed
  chmodSync(place('bin/npx'), 0o755);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('a supervisor that ends npm, and with it the shell in between, ends the command in order', async () => {
  const shell = spawn('sh', ['-c', `"${process.execPath}" tooling/stack/bootstrap.mjs start; true`], {
    cwd: root,
    env: { ...process.env, PATH: `${place('bin')}:${process.env.PATH}` },
    stdio: 'ignore',
  });
  await expect.poll(() => existsSync(place('started')), { timeout: 10_000 }).toBe(true);
  shell.kill('SIGTERM');
  await expect.poll(() => existsSync(place('stopped')), { timeout: 5_000 }).toBe(true);
  expect(readFileSync(place('stopped'), 'utf8')).toBe('in order');
});

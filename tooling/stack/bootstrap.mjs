// First step of every npm script. It must run under the host's own Node.js (20 or later) with nothing installed, so it
// is plain JavaScript without dependencies: it checks the machine, installs the pinned toolchain and hands over to it.
import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const PNPM = 'pnpm@12.18.0';
const OLDEST_NODE = 20;
const INSTALL_BYTES = 3 * 2 ** 30;
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const [command, ...args] = process.argv.slice(2);

const refuse = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE)
  refuse(`Suluh needs Node.js ${OLDEST_NODE} or later; this is ${process.versions.node}.`);
const installed = existsSync(path.join(root, 'node_modules/.bin/node'));
const disk = statfsSync(root);
const freeBytes = disk.bavail * disk.bsize;
if (!installed && freeBytes < INSTALL_BYTES)
  refuse(
    `The disk of ${root} has ${Math.round(freeBytes / 2 ** 20)} MB left and the first start needs ${INSTALL_BYTES / 2 ** 20} MB: free some space.`,
  );

/** Runs a program to its end; resolves with its exit code. */
const run = (program, programArgs, options) =>
  new Promise((resolve) => {
    const child = spawn(program, programArgs, { cwd: root, ...options });
    child.once('error', (error) =>
      resolve(error.code === 'ENOENT' ? `${program} was not found: install it and try again.` : error.message),
    );
    child.once('exit', (code, signal) => resolve(signal ? 1 : code));
    options.onSpawn?.(child);
  });

const begin = Date.now();
const logFile = path.join(root, '.suluh/logs/install.log');
mkdirSync(path.dirname(logFile), { recursive: true });
if (!installed) console.log('  … Installing the toolchain (first start: about a minute)');
const log = createWriteStream(logFile, { flags: 'w' });
const installing = await run(
  process.platform === 'win32' ? 'npx.cmd' : 'npx',
  ['--yes', PNPM, 'install', '--frozen-lockfile'],
  {
    stdio: ['ignore', 'pipe', 'pipe'],
    onSpawn: (child) => {
      child.stdout?.pipe(log, { end: false });
      child.stderr?.pipe(log, { end: false });
    },
  },
);
if (installing !== 0)
  refuse(`The toolchain could not be installed (${installing}): see ${path.relative(process.cwd(), logFile)}.`);
if (!installed) console.log(`  ✓ Installed the toolchain (${((Date.now() - begin) / 1000).toFixed(1)} s)`);

const bin = path.join(root, 'node_modules/.bin');
const script = path.join(root, 'tooling/stack/src/commands', `${command}.ts`);
if (!existsSync(script)) refuse(`There is no command "${command}".`);
const code = await run(path.join(bin, 'node'), [script, ...args], {
  stdio: 'inherit',
  cwd: process.cwd(),
  env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` },
  onSpawn: (child) => {
    // A terminal sends Ctrl-C to the whole group, a supervisor only to us: hand it on, and wait for the child either
    // way.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
      process.on(signal, () => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
    // npm, asked to stop, ends itself and the shell between us without a word to us: a parent that is gone is that
    // word.
    const parent = process.ppid;
    const watch = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(watch);
      child.kill('SIGTERM');
    }, 300);
    watch.unref();
  },
});
process.exit(typeof code === 'number' ? code : 1);

import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigurationError, readEnvironment, type Environment } from '@suluh/config/environment';
import { StartRefused } from './checks.ts';
import { endWhenQuiet } from './quiet.ts';
import { openLog, tailOf } from './service.ts';

/** Folder of the repository. */
export const root = path.resolve(import.meta.dirname, '../../..');

export interface Workspace {
  env: Environment;
  /** Folder for everything that is made at run time. */
  dataDir: string;
  logFolder: string;
  /** The environment every child process gets: ours, complete, and the caller's. */
  childEnv: Record<string, string>;
}

/** Reads a secret kept in `file`, or makes one and keeps it. */
function keptSecret(file: string): string {
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

/**
 * Reads the configuration and prepares the data folder.
 * @throws StartRefused when a setting cannot be used.
 */
export function openWorkspace(source: Record<string, string | undefined> = process.env): Workspace {
  let env: Environment;
  try {
    env = readEnvironment(source);
  } catch (error) {
    if (error instanceof ConfigurationError) throw new StartRefused(error.message);
    throw error;
  }
  const dataDir = path.resolve(root, env.SULUH_DATA_DIR);
  mkdirSync(path.join(dataDir, 'logs'), { recursive: true });
  const settings = {
    ...env,
    TOKEN_SECRET: env.TOKEN_SECRET ?? keptSecret(path.join(dataDir, 'token-secret')),
    VISITOR_SECRET: env.VISITOR_SECRET ?? keptSecret(path.join(dataDir, 'visitor-secret')),
    SMTP_URL: env.SMTP_URL ?? `smtp://127.0.0.1:${env.SMTP_PORT}`,
    SULUH_DATA_DIR: dataDir,
    PICTURE_ORIGINS: env.PICTURE_ORIGINS.join(),
    NEXT_TELEMETRY_DISABLED: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    DO_NOT_TRACK: '1',
    PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${source.PATH ?? ''}`,
  };
  const childEnv: Record<string, string> = {};
  for (const [name, value] of Object.entries({ ...source, ...settings }))
    if (value !== undefined) childEnv[name] = String(value);
  return { env, dataDir, logFolder: path.join(dataDir, 'logs'), childEnv };
}

/** A command of ours ended with an error; its log holds the reason. */
export class CommandFailed extends Error {
  override name = 'CommandFailed';
}

/** A command of ours that wrote nothing for too long and was ended. */
export class CommandHung extends CommandFailed {
  override name = 'CommandHung';
}

/** How a program is run to its end. */
export interface LoggedRun {
  /** Below the repository. */
  folder?: string;
  env?: Record<string, string>;
  /** A program that writes nothing for so long hangs: it and all it started are ended. Never when not given. */
  quietLimitMs?: number;
}

/**
 * Runs a program to its end, output to `logs/<log>.log`.
 * @throws CommandFailed with the end of the log; CommandHung when it was ended for its silence.
 */
export async function runLogged(
  workspace: Workspace,
  log: string,
  command: readonly string[],
  { folder = '.', env, quietLimitMs }: LoggedRun = {},
): Promise<void> {
  const logFile = path.join(workspace.logFolder, `${log}.log`);
  const handle = openLog(logFile);
  const [program = 'node', ...args] = command;
  const child = spawn(program, args, {
    cwd: path.join(root, folder),
    env: { ...workspace.childEnv, ...env },
    stdio: ['ignore', handle, handle],
    detached: quietLimitMs !== undefined, // a group of its own, so that what it started ends with it
  });
  const watch = quietLimitMs === undefined ? undefined : endWhenQuiet(child, logFile, quietLimitMs);
  const code = await new Promise<number | string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (exitCode, signal) => resolve(signal ?? exitCode ?? 1));
  });
  closeSync(handle);
  const tail = () => `End of ${path.relative(root, logFile)}:\n${tailOf(logFile, 30)}`;
  if (watch?.done())
    throw new CommandHung(`${command.join(' ')} wrote nothing for ${(quietLimitMs ?? 0) / 1000} s. ${tail()}`);
  if (code !== 0) throw new CommandFailed(`${command.join(' ')} ended with ${code}. ${tail()}`);
}

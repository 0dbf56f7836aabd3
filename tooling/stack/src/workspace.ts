import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigurationError, readEnvironment, type Environment } from '@suluh/config/environment';
import { StartRefused } from './checks.ts';
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

/**
 * Runs a program to its end, output to `logs/<log>.log`.
 * @throws CommandFailed with the end of the log.
 */
export async function runLogged(
  workspace: Workspace,
  log: string,
  command: readonly string[],
  options: { folder?: string; env?: Record<string, string> } = {},
): Promise<void> {
  const logFile = path.join(workspace.logFolder, `${log}.log`);
  const handle = openLog(logFile);
  const [program = 'node', ...args] = command;
  const code = await new Promise<number | string>((resolve) => {
    const child = spawn(program, args, {
      cwd: path.join(root, options.folder ?? '.'),
      env: { ...workspace.childEnv, ...options.env },
      stdio: ['ignore', handle, handle],
    });
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (exitCode, signal) => resolve(signal ?? exitCode ?? 1));
  });
  closeSync(handle);
  if (code !== 0)
    throw new CommandFailed(
      `${command.join(' ')} ended with ${code}. End of ${path.relative(root, logFile)}:\n${tailOf(logFile, 30)}`,
    );
}

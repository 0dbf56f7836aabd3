import { readEnvironment } from '@suluh/config/environment';
import type pg from 'pg';
import { connect } from './db/connection.ts';
import type { Database } from './db/index.ts';
import { settingsOf, type Settings } from './settings.ts';
import { filesOf, type Files } from './storage/index.ts';

/** What a command of operators works on. */
export interface CommandServices {
  db: Database;
  pool: pg.Pool;
  settings: Settings;
  files: Files;
  now: () => Date;
  /** What went wrong beside what is answered. */
  log: Pick<Console, 'error'>;
}

export interface CommandLine<Command> {
  usage: string;
  /** What the database is needed for: '… is needed to look after jobs.' */
  purpose: string;
  /** Reads the words behind the command; null when they are not one. */
  read: (args: readonly string[]) => Command | null;
  /** Does it: lines for the terminal and the exit code, 1 when it cannot be done. */
  run: (services: CommandServices, command: Command) => Promise<{ lines: readonly string[]; exitCode: 0 | 1 }>;
}

/**
 * Runs this process as a command of operators on the database of DATABASE_URL: exit code 0 when it is as asked, 1 when it
 * cannot be, 2 for words nobody understands.
 */
export async function runCommandLine<Command>({ usage, purpose, read, run }: CommandLine<Command>): Promise<void> {
  const command = read(process.argv.slice(2));
  const env = readEnvironment(process.env);
  if (!command || !env.DATABASE_URL) {
    console.error(command ? `DATABASE_URL is needed to ${purpose}.` : usage);
    process.exit(2);
  }
  const { db, pool, close } = connect(env.DATABASE_URL, 2);
  try {
    const services = { db, pool, settings: settingsOf(env), files: filesOf(env), now: () => new Date(), log: console };
    const { lines, exitCode } = await run(services, command);
    (exitCode === 0 ? console.log : console.error)(lines.join('\n'));
    process.exitCode = exitCode;
  } finally {
    await close();
  }
}

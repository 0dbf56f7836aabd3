import { execFile } from 'node:child_process';
import type { CommandLine, CommandServices } from '../src/commandLine.ts';
import type { TestApp } from './app.ts';

/** Exit code of a command, and what it wrote where that code says people look. */
interface Ended {
  code: number;
  said: string;
}

/** A command of operators in this process: a process of its own takes seconds to begin, and is tested once for each. */
export async function runHere<Command>(
  { usage, read, run }: Pick<CommandLine<Command>, 'usage' | 'read' | 'run'>,
  services: CommandServices,
  args: readonly string[],
): Promise<Ended> {
  const command = read(args);
  if (!command) return { code: 2, said: usage };
  const { lines, exitCode } = await run(services, command);
  return { code: exitCode, said: lines.join('\n') };
}

/** A command of operators as `npm run` starts it. */
export const runProcess = (main: string, { pool }: TestApp['services'], args: readonly string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const env = { ...process.env, DATABASE_URL: pool.options.connectionString };
    execFile(process.execPath, [main, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: error ? stderr : stdout }),
    );
  });

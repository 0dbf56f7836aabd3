import { parseArgs } from 'node:util';
import { z } from 'zod';
import { deadJobs, retryDeadJob, type DeadJob, type DeadJobServices } from './deadJobs.ts';
import { backgroundFigures } from './figures.ts';

export const USAGE = `Usage: npm run jobs -- list
       npm run jobs -- retry ID… --by EMAIL
       npm run jobs -- retry all --by EMAIL`;

/** What operators ask of `npm run jobs`. */
export type JobsCommand = { kind: 'list' } | { kind: 'retry'; which: 'all' | readonly string[]; by: string };

/** Reads the words behind the command; null when they are not one. */
export function readCommand(args: readonly string[]): JobsCommand | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { by: { type: 'string' } },
    });
    const [kind, ...ids] = positionals;
    if (kind === 'list') return ids.length === 0 && values.by === undefined ? { kind } : null;
    if (kind !== 'retry' || ids.length === 0) return null;
    return { kind, which: ids.length === 1 && ids[0] === 'all' ? 'all' : ids, by: z.email().parse(values.by) };
  } catch {
    return null; // an option nobody knows, or one that is missing: the usage says which there are
  }
}

/** What a command comes to: lines for the terminal and the exit code. */
interface Said {
  lines: string[];
  exitCode: 0 | 1;
}

const lineOf = ({ id, kind, about, failedAt, lastError }: DeadJob): string =>
  [id, kind, about, failedAt?.toISOString() ?? '', JSON.stringify(lastError ?? '')].join('  ');

async function list(services: DeadJobServices): Promise<Said> {
  const figures = (await backgroundFigures(services.pool)).filter(({ waiting, dead }) => waiting + dead > 0);
  const dead = await deadJobs(services);
  const lines = figures.map(
    ({ kind, waiting, oldestSeconds, failing, dead: given }) =>
      `${kind}: ${waiting} waiting, the oldest for ${Math.round(oldestSeconds)} s, ${failing} of them failed before; ${given} given up`,
  );
  if (dead.length === 0) return { lines: [...lines, 'Nothing was given up.'], exitCode: 0 };
  return {
    lines: [...lines, `${dead.length} given up: id, kind, about, since, why.`, ...dead.map(lineOf)],
    exitCode: 0,
  };
}

/** Lists how work stands and what was given up, or lets that begin anew. */
export async function runCommand(services: DeadJobServices, command: JobsCommand): Promise<Said> {
  if (command.kind === 'list') return list(services);
  const ids = command.which === 'all' ? (await deadJobs(services)).map(({ id }) => id) : command.which;
  const left: string[] = [];
  for (const id of ids) {
    const result = await retryDeadJob(services, id, command.by);
    if (result === 'another') left.push(`${id} is money that somebody else has to see to.`);
    else if (!result) left.push(`${id} is nothing that was given up.`);
  }
  return { lines: [`${ids.length - left.length} begun anew.`, ...left], exitCode: left.length === 0 ? 0 : 1 };
}

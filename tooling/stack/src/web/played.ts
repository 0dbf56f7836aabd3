import path from 'node:path';
import { readEnvironment, type Environment } from '@suluh/config/environment';
import { assertDemo } from '@suluh/config/production';
import type { Running } from './http.ts';

/**
 * Runs an outside service we play: with the stack's settings, until SIGTERM. @param start is given the file it keeps
 * things in
 */
export async function play(name: string, start: (env: Environment, file: string) => Promise<Running>): Promise<void> {
  const env = readEnvironment(process.env);
  assertDemo(`The played ${name}`, env);
  const server = await start(env, path.resolve(env.SULUH_DATA_DIR, `${name}.jsonl`));
  process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
}

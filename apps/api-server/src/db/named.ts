import type { Writable } from 'node:stream';
import type pg from 'pg';
import type { Executor } from './executor.ts';

/** A statement each connection plans once. Columns come as PostgreSQL names them: alias them; cast rupiah to float8. */
export interface NamedStatement {
  name: string;
  text: string;
}

type Scalar = string | number | boolean | Date | null;

/** What goes into a statement as it is, without turning objects into text. */
export type Value = Scalar | readonly Scalar[];

/** A pool or one connection. */
interface Client extends Pick<pg.ClientBase, 'query'> {
  connection?: { stream: Writable };
}

/** Drizzle keeps the pool, or the connection of the transaction, in its session and has no public way to it. */
export function clientOf(db: Executor): Client {
  const client = (db as unknown as { session?: { client?: Client } }).session?.client;
  if (typeof client?.query !== 'function') throw new Error('This version of Drizzle keeps its client elsewhere.');
  return client;
}

/**
 * Runs hand-written SQL where the executor runs, also inside its transaction. For the few statements every order passes
 * through: building and planning them anew each time costs more than running them.
 */
export async function runNamed<Row extends pg.QueryResultRow>(
  db: Executor,
  { name, text }: NamedStatement,
  values: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await clientOf(db).query<Row>({ name, text, values: [...values] });
  return rows;
}

/** Sends what `start` asks of one connection in one packet. */
export function inOnePacket<Started>(client: Client, start: () => Started): Started {
  const { stream } = client.connection ?? {};
  stream?.cork();
  try {
    return start();
  } finally {
    stream?.uncork();
  }
}

/**
 * Sends the statements `start` asks for in one packet; they run in the order they were asked for, and each has its own
 * answer. Inside a transaction one that fails makes those after it fail too.
 */
export const sendTogether = <Started>(tx: Executor, start: () => Started): Started => inOnePacket(clientOf(tx), start);

import pg from 'pg';
import type { Executor } from './executor.ts';
import { clientOf, inOnePacket, runNamed, type NamedStatement } from './named.ts';

/** A read that was asked for and not sent yet. */
interface Waiting {
  statement: NamedStatement;
  values: readonly unknown[];
  resolve(rows: never[]): void;
  reject(error: unknown): void;
}

const waitingOn = new WeakMap<pg.Pool, Waiting[]>();

/** Whoever waits on a connection that breaks is told by the rejection of the statement. */
const toldElsewhere = (): void => undefined;

async function sendWaiting(pool: pg.Pool): Promise<void> {
  const connecting = await pool.connect().then(
    (client) => ({ client }),
    (error: unknown) => ({ error }),
  );
  const waiting = waitingOn.get(pool) ?? []; // also what came while all connections were busy
  waitingOn.delete(pool);
  if ('error' in connecting) return waiting.forEach(({ reject }) => reject(connecting.error));
  const { client } = connecting;
  client.on('error', toldElsewhere);
  const run = ({ statement: { name, text }, values, resolve, reject }: Waiting) =>
    client.query<never>({ name, text, values: [...values] }).then(({ rows }) => resolve(rows), reject);
  await inOnePacket(client, () => Promise.all(waiting.map(run)));
  client.off('error', toldElsewhere);
  client.release();
}

/**
 * Like `runNamed`, for reads by key that take no locks and so never wait: all that are asked for in one turn of the
 * event loop go in one packet over one connection, which is how many learners at once cost little more than one.
 */
export async function readTogether<Row extends pg.QueryResultRow>(
  db: Executor,
  statement: NamedStatement,
  values: readonly unknown[],
): Promise<Row[]> {
  const pool = clientOf(db);
  if (!(pool instanceof pg.Pool)) return runNamed<Row>(db, statement, values);
  return new Promise<Row[]>((resolve, reject) => {
    const queue = waitingOn.get(pool);
    const asked = { statement, values, resolve, reject };
    if (queue) return void queue.push(asked);
    waitingOn.set(pool, [asked]);
    setImmediate(() => void sendWaiting(pool));
  });
}

import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from './executor.ts';
import { transactionsOn } from './transaction.ts';

/** A pool and the query builder on it. */
export interface Connection {
  db: Database;
  /** For hand-written SQL. */
  pool: pg.Pool;
  close(): Promise<void>;
}

/** Searching for "yang" alone is no event to warn of; short queries lose time to compilation and parallel workers. */
const SESSION_SETTINGS = '-c client_min_messages=warning -c jit=off -c max_parallel_workers_per_gather=0';

/** Tables are given to each query, so the builder need not know them all: it is made anew for each connection. */
const builderOn = (client: pg.Pool | pg.PoolClient): NodePgDatabase => drizzle(client, { casing: 'snake_case' });

/**
 * Opens a pool of `size` connections. Statements that run longer than 10 s are ended by the server, idle
 * transactions after 20 s. `onError` hears of connections that break.
 */
export function connect(
  databaseUrl: string,
  size: number,
  onError: (error: Error) => void = () => undefined,
): Connection {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: size,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 20_000,
    options: SESSION_SETTINGS,
    pipeline: true, // statements asked for at once need not wait for each other's answers
  });
  // Whoever waits for a statement is told; an error without a listener, on a connection in anybody's hands, would end
  // the process.
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('error', () => undefined); // of a resting connection, which has told it
  const db: Database = Object.assign(builderOn(pool), { transaction: transactionsOn(pool, builderOn) });
  return { db, pool, close: () => pool.end() };
}

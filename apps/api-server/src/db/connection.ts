import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from './schema/index.ts';

/** Query builder over the schema; `pool` for hand-written SQL. */
export type Database = NodePgDatabase<typeof schema>;

/** A pool and the query builder on it. */
export interface Connection {
  db: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

/** What runs SQL: the pool, or a transaction. */
export type Executor = Database | Parameters<Parameters<Database['transaction']>[0]>[0];

/** Searching for "yang" alone is no event to warn of; short queries lose time to compilation and parallel workers. */
const SESSION_SETTINGS = '-c client_min_messages=warning -c jit=off -c max_parallel_workers_per_gather=0';

/**
 * Opens a pool of `size` connections. Statements that run longer than 10 s are ended by the server, idle
 * transactions after 20 s. `onError` hears of idle connections that break.
 */
export function connect(databaseUrl: string, size: number, onError: (error: Error) => void = () => undefined): Connection {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: size,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 20_000,
    options: SESSION_SETTINGS,
    pipeline: true, // statements asked for at once need not wait for each other's answers
  });
  pool.on('error', onError);
  return { db: drizzle(pool, { schema, casing: 'snake_case' }), pool, close: () => pool.end() };
}

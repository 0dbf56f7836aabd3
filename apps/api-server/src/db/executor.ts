import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** What runs SQL: the pool, or a transaction. */
export type Executor = Omit<NodePgDatabase, 'transaction'>;

/** Query builder on a pool, which begins transactions too. */
export interface Database extends Executor {
  /**
   * Runs `work` in a transaction and commits what it did; what `work` throws undoes it all and is thrown. What `work`
   * asks for first goes in one packet with `begin`.
   */
  transaction<Result>(work: (tx: Executor) => Promise<Result>): Promise<Result>;
}

import type pg from 'pg';
import type { Database, Executor } from './executor.ts';
import { clientOf, sendTogether, type NamedStatement, type Value } from './named.ts';

/** Transactions that were begun and neither committed nor undone. */
const open = new WeakSet<Executor>();

/** The first of these that failed is thrown, once all of them are over. */
async function allOf<First, Second>(running: [Promise<First>, Promise<Second>]): Promise<[First, Second]> {
  await Promise.allSettled(running);
  return Promise.all(running);
}

/**
 * `Database.transaction` of a pool. A server refuses `begin` only by ending the connection, so what is sent along with
 * it never runs outside the transaction.
 */
export function transactionsOn(pool: pg.Pool, builderOn: (client: pg.PoolClient) => Executor): Database['transaction'] {
  const builders = new WeakMap<pg.PoolClient, Executor>();
  const builderOf = (client: pg.PoolClient): Executor => {
    const known = builders.get(client) ?? builderOn(client);
    builders.set(client, known);
    return known;
  };
  return async (work) => {
    const client = await pool.connect();
    const tx = builderOf(client);
    let broken: Error | undefined;
    open.add(tx);
    try {
      const [, result] = await allOf(sendTogether(tx, () => [client.query('begin'), work(tx)]));
      if (open.has(tx)) await client.query('commit');
      return result;
    } catch (error) {
      if (open.has(tx)) await client.query('rollback').catch((reason: Error) => (broken = reason));
      throw error;
    } finally {
      open.delete(tx);
      client.release(broken);
    }
  };
}

/**
 * Runs a statement and commits the transaction, in one packet: for the last statement of a transaction that every order
 * passes through. When it fails, the commit undoes everything. Its values are plain, so that nothing can go wrong
 * between here and the server: then the commit would keep what was done before.
 */
export async function runLast<Row extends pg.QueryResultRow>(
  tx: Executor,
  { name, text }: NamedStatement,
  values: readonly Value[],
): Promise<Row[]> {
  if (!open.delete(tx)) throw new Error('There is no transaction to commit.');
  const client = clientOf(tx);
  const [{ rows }] = await allOf(
    sendTogether(tx, () => [client.query<Row>({ name, text, values: [...values] }), client.query('commit')]),
  );
  return rows;
}

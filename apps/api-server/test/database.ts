import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connect, type Connection } from '../src/db/connection.ts';

/** A database of one suite, and how to drop it. */
export interface TestDatabase extends Connection {
  url: string;
}

async function admin(statement: (client: pg.Client) => string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('adminUrl') });
  await client.connect();
  try {
    await client.query(statement(client));
  } finally {
    await client.end();
  }
}

/** Clones the migrated template. `close` ends the pool and drops the clone. */
export const cloneDatabase = (): Promise<TestDatabase> => newDatabase(inject('templateDatabase'));

/** Clones the template that holds the fixture (`fixture.ts`). */
export const cloneFixture = (): Promise<TestDatabase> => newDatabase(inject('fixtureDatabase'));

/** A database with nothing in it, not even a schema. */
export const emptyDatabase = (): Promise<TestDatabase> => newDatabase('template1');

async function newDatabase(template: string): Promise<TestDatabase> {
  const name = `suluh_test_${randomBytes(6).toString('hex')}`;
  await admin(
    (client) => `create database ${client.escapeIdentifier(name)} template ${client.escapeIdentifier(template)}`,
  );
  const url = new URL(inject('adminUrl'));
  url.pathname = `/${name}`;
  const connection = connect(url.href, 5);
  return {
    ...connection,
    url: url.href,
    close: async () => {
      await connection.close();
      await admin((client) => `drop database if exists ${client.escapeIdentifier(name)} with (force)`);
    },
  };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { ensureDatabase, startPostgres, type Postgres } from '@suluh/stack/postgres';
import type { TestProject } from 'vitest/node';
import { connect } from '../src/db/connection.ts';
import { migrateDatabase } from '../src/db/migrate.ts';
import { fillFixture } from './fixture.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the cluster's administrative database. */
    adminUrl: string;
    /** Name of the migrated database that suites are cloned from. */
    templateDatabase: string;
    /** Name of one that holds the fixture too. */
    fixtureDatabase: string;
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}

const withDatabase = (url: string, database: string): string => {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
};

/** One PostgreSQL per test run (or DATABASE_URL), with two templates that suites clone: migrated, and with the fixture. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const templateDatabase = `suluh_template_${project.name}_${process.pid}`;
  let postgres: Postgres | undefined;
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'suluh-api-test-'));
  let adminUrl = process.env.DATABASE_URL;
  if (!adminUrl) {
    postgres = await startPostgres({
      dataDir,
      port: await freePort(),
      // A database is dropped while it is vacuumed only by who may end the system's own work.
      settings: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'],
    });
    adminUrl = postgres.url('postgres');
  }
  await ensureDatabase(adminUrl, templateDatabase);
  await migrateDatabase(withDatabase(adminUrl, templateDatabase));
  const fixtureDatabase = `${templateDatabase}_fixture`;
  await ensureDatabase(adminUrl, fixtureDatabase);
  await migrateDatabase(withDatabase(adminUrl, fixtureDatabase));
  const { db, close } = connect(withDatabase(adminUrl, fixtureDatabase), 1);
  await fillFixture(db);
  await close();
  project.provide('adminUrl', adminUrl);
  project.provide('templateDatabase', templateDatabase);
  project.provide('fixtureDatabase', fixtureDatabase);
  return async () => {
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

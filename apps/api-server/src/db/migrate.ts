import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { installMailQueue } from '../mail/mailQueue.ts';
import { projectCourses } from './projectCourses.ts';
import { insertMissingPages } from './sitePages/sitePages.ts';

/** Where the migrations and their journal lie. */
export const MIGRATIONS_FOLDER = path.resolve(import.meta.dirname, '../../drizzle');

/** Any number; the same in every process that migrates. */
const MIGRATION_LOCK = 7_215_504;

/**
 * Brings a database to the newest schema, its queue to that of the library, its search rows to what the code says
 * of courses, and its own pages to words where they have none. Running it again changes nothing; two processes take turns. `databaseUrl` is a PostgreSQL 15 or later whose user may create the
 * pg_trgm extension.
 * @throws the error of the statement that failed; its migration is then undone as a whole.
 */
export async function migrateDatabase(
  databaseUrl: string,
  migrationsFolder: string = MIGRATIONS_FOLDER,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('set client_min_messages = warning'); // "already exists, skipping" is the normal case
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder });
    // A database that is brought to an earlier schema, to be filled, is not asked what today's code says of it.
    if (migrationsFolder === MIGRATIONS_FOLDER) {
      await installMailQueue(client);
      await projectCourses(client);
      await insertMissingPages(client);
    }
  } finally {
    await client.end();
  }
}

if (import.meta.main) {
  const { readEnvironment } = await import('@suluh/config/environment');
  const { DATABASE_URL } = readEnvironment(process.env);
  if (!DATABASE_URL) throw new Error('DATABASE_URL is needed to migrate.');
  await migrateDatabase(DATABASE_URL);
}

import { ConfigurationError, type Environment } from '@suluh/config/environment';
import type pg from 'pg';

/** Addresses of the demo's people, on a domain nobody can have; what is made for a partner's demo included. */
const DEMO_PERSON = `select from user_account where email like '%.example' and password_hash is not null limit 1`;

/**
 * Keeps a production off a database that the demo filled: the passwords of its people, operators among them, stand in the
 * README. @throws ConfigurationError
 */
export async function assertNoDemoPeople(
  pool: Pick<pg.Pool, 'query'>,
  { SULUH_MODE }: Pick<Environment, 'SULUH_MODE'>,
): Promise<void> {
  if (SULUH_MODE !== 'production') return;
  if ((await pool.query(DEMO_PERSON)).rowCount === 0) return;
  throw new ConfigurationError(
    'Configuration cannot be used in production: DATABASE_URL leads to a database with people of the demo, whose password everybody knows: use one of its own.',
  );
}

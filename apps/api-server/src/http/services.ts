import type { Environment } from '@suluh/config/environment';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Database } from '../db/connection.ts';
import type { CatalogueCache } from '../search/catalogueCache.ts';
import type { TokenSigner } from '../modules/auth/accessToken.ts';

/** What use cases work with. Nothing else is global. */
export interface Services {
  env: Environment;
  db: Database;
  pool: pg.Pool;
  tokens: TokenSigner;
  catalogue: CatalogueCache;
  log: FastifyBaseLogger;
  /** The clock; tests set it. */
  now: () => Date;
}

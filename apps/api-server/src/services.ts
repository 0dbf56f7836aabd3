import type { Environment } from '@suluh/config/environment';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Database } from './db/connection.ts';
import type { CatalogueCache } from './search/catalogueCache.ts';
import type { TokenSigner } from './modules/auth/accessToken.ts';
import type { OrderTokens } from './modules/payment/orderToken.ts';
import type { PrakerjaClient } from './modules/payment/prakerja/prakerjaClient.ts';
import type { Providers } from './modules/payment/provider/providers.ts';

/** What use cases work with. Nothing else is global. */
export interface Services {
  env: Environment;
  db: Database;
  pool: pg.Pool;
  tokens: TokenSigner;
  orderTokens: OrderTokens;
  /** Payment providers by gateway. */
  providers: Providers;
  prakerja: PrakerjaClient;
  catalogue: CatalogueCache;
  log: FastifyBaseLogger;
  /** The clock; tests set it. */
  now: () => Date;
}

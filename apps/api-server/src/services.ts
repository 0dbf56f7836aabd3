import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Database } from './db/executor.ts';
import type { Announcements } from './search/announcements.ts';
import type { CourseCache } from './search/courseCache.ts';
import type { FileAddresses } from './storage/closedFiles.ts';
import type { Files } from './storage/index.ts';
import type { SmsClient } from './sms/smsClient.ts';
import type { Settings, SiteSettings } from './settings.ts';
import type { Seal } from './access/seal.ts';
import type { TokenSigner } from './modules/auth/accessToken.ts';
import type { TicketSigner } from './modules/attending/ticketSigner.ts';
import type { OrderTokens } from './modules/payment/orderToken.ts';
import type { PrakerjaClient } from './modules/payment/prakerja/prakerjaClient.ts';
import type { Providers } from './modules/payment/provider/providers.ts';

/** What use cases work with. Nothing else is global. */
export interface Services {
  settings: Settings;
  db: Database;
  pool: pg.Pool;
  tokens: TokenSigner;
  orderTokens: OrderTokens;
  fileAddresses: FileAddresses;
  /** Where files lie. */
  files: Files;
  tickets: TicketSigner;
  /** Seals second factors of staff. */
  seal: Seal;
  /** Signs what the Prakerja dashboard tells us. */
  callbackKey: string;
  /** Payment providers by gateway. */
  providers: Providers;
  prakerja: PrakerjaClient;
  /** Sends text messages; null where nobody does. */
  sms: SmsClient | null;
  courseCache: CourseCache;
  /** What the apps that keep pages are told. */
  announcements: Announcements;
  log: FastifyBaseLogger;
  /** The clock; tests set it. */
  now: () => Date;
}

/** What telling a learner about an order needs: where their site is. */
export interface SiteServices {
  settings: SiteSettings;
}

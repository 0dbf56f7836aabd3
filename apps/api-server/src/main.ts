import { readEnvironment } from '@suluh/config/environment';
import { assertFitFor } from '@suluh/config/production';
import { assertNoDemoPeople } from './access/demoPeople.ts';
import { sealOf } from './access/seal.ts';
import { sealStanding } from './access/sealStanding.ts';
import { connect } from './db/connection.ts';
import { buildApp } from './http/app.ts';
import { logger } from './log.ts';
import { tokenSigner } from './modules/auth/accessToken.ts';
import { ticketSigner } from './modules/attending/ticketSigner.ts';
import { orderTokens } from './modules/payment/orderToken.ts';
import { paymentServices } from './modules/payment/provider/providers.ts';
import { settingsOf } from './settings.ts';
import { smsOf } from './sms/smsClient.ts';
import { fileAddresses } from './storage/closedFiles.ts';
import { filesOf } from './storage/index.ts';
import { Announcements } from './search/announcements.ts';
import { CourseCache } from './search/courseCache.ts';

/** Longest time running requests get to finish after SIGTERM, in milliseconds. */
const SHUTDOWN_MS = 4_000;

const env = readEnvironment(process.env);
assertFitFor('api', env);
if (!env.DATABASE_URL) throw new Error('DATABASE_URL is needed to run the API.');
if (!env.TOKEN_SECRET) throw new Error('TOKEN_SECRET, at least 32 characters, is needed to run the API.');

const log = logger(env.LOG_LEVEL);
process.on('uncaughtException', (error) => {
  log.fatal({ err: error }, 'uncaught');
  process.exit(1); // what started us starts us again
});
const now = () => new Date();
const { db, pool, close } = connect(env.DATABASE_URL, env.DATABASE_POOL_SIZE, (error) =>
  log.error({ err: error }, 'database connection'),
);
await assertNoDemoPeople(pool, env);
const seal = sealOf(env.TOKEN_SECRET, env.FORMER_TOKEN_SECRETS);
const announcements = new Announcements({ pool, now, log });
const courseCache = await CourseCache.start({ pool, databaseUrl: env.DATABASE_URL, now, log, announcements });
const app = await buildApp({
  settings: settingsOf(env),
  db,
  pool,
  tokens: tokenSigner(env.TOKEN_SECRET, env.FORMER_TOKEN_SECRETS),
  orderTokens: orderTokens(env.TOKEN_SECRET, env.FORMER_TOKEN_SECRETS),
  fileAddresses: fileAddresses(env.TOKEN_SECRET, env.FORMER_TOKEN_SECRETS),
  files: filesOf(env),
  tickets: ticketSigner(env.TOKEN_SECRET, env.FORMER_TOKEN_SECRETS),
  seal,
  callbackKey: env.PRAKERJA_SIGN_KEY,
  ...paymentServices(env, now),
  sms: smsOf(env),
  courseCache,
  announcements,
  log,
  now,
});
await app.listen({ host: env.SULUH_HOST, port: env.API_PORT });
sealStanding(pool, seal).then(
  (sealed) => sealed > 0 && log.info({ sealed }, 'numbers of identity cards sealed'),
  (error: unknown) => log.error({ err: error }, 'seal'), // what stands is read all the same, and sealed at the next start
);

let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
  await app.close();
  await courseCache.stop();
  await close();
  process.exit(0);
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());

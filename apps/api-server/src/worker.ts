import { readEnvironment } from '@suluh/config/environment';
import { siteOrigins } from '@suluh/config/origins';
import { assertFitFor } from '@suluh/config/production';
import { connect } from './db/connection.ts';
import { logger } from './log.ts';
import { letterHtml } from './mail/html/letterHtml.ts';
import { addressesOf, unsubscribeHeaders } from './mail/letters.ts';
import { runFinishing } from './modules/learning/finishDue.ts';
import { runLearningJobs } from './modules/learning/jobs/run.ts';
import { ringDevices } from './push/ringDevices.ts';
import { openMailQueue } from './mail/mailQueue.ts';
import { relayOf } from './mail/relay.ts';
import { runMailer } from './mail/runMailer.ts';
import { runPersonalDataJobs } from './modules/personalData/jobs.ts';
import { runPaymentJobs } from './modules/payment/jobs/run.ts';
import { runWaitingJobs } from './modules/waiting/run.ts';
import { runPlans } from './modules/staffCourse/runPlans.ts';
import { runWork } from './modules/work/run.ts';
import { settingsOf } from './settings.ts';
import { filesOf } from './storage/index.ts';
import { paymentServices } from './modules/payment/provider/providers.ts';

/** How often it is looked whether there is work, in milliseconds. */
const IDLE_MS = 1_000;

/** Tries are closed ten minutes after their time: nobody waits for it. */
const LEARNING_IDLE_MS = 15_000;

/** Accounts are erased a week after they were closed: nobody waits for it. */
const PERSONAL_DATA_IDLE_MS = 60_000;

/** A seat that falls free is offered within so long. */
const WAITING_IDLE_MS = 3_000;

const env = readEnvironment(process.env);
assertFitFor('worker', env);
if (!env.DATABASE_URL) throw new Error('DATABASE_URL is needed to run the worker.');

const log = logger(env.LOG_LEVEL);
process.on('uncaughtException', (error) => {
  log.fatal({ err: error }, 'uncaught');
  process.exit(1); // what started us starts us again
});
const now = () => new Date();
const { db, pool, close } = connect(env.DATABASE_URL, 6, (error) => log.error({ err: error }, 'database connection'));
const relay = relayOf(env);
const boss = await openMailQueue(pool, (error) => log.error({ err: error }, 'queue'));
const stopping = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    stopping.abort();
    setTimeout(() => process.exit(1), 4_000).unref();
  });
}

const ofPayments = paymentServices(env, now);
const payments = runPaymentJobs(
  { db, settings: settingsOf(env), log, now, ...ofPayments },
  { idleMs: IDLE_MS, stopping: stopping.signal },
);

const learning = runLearningJobs(
  { db, settings: settingsOf(env), log, now },
  { idleMs: LEARNING_IDLE_MS, stopping: stopping.signal },
);

const personalData = runPersonalDataJobs(
  { pool, files: filesOf(env), log, now, providers: ofPayments.providers },
  { idleMs: PERSONAL_DATA_IDLE_MS, stopping: stopping.signal },
);

const waiting = runWaitingJobs(
  { db, settings: settingsOf(env), log, now },
  { idleMs: WAITING_IDLE_MS, stopping: stopping.signal },
);

const plans = runPlans({ db, log, now }, { idleMs: IDLE_MS, stopping: stopping.signal });

const work = runWork({ db, files: filesOf(env), log, now }, { idleMs: IDLE_MS, stopping: stopping.signal });

const finishing = runFinishing(
  { db, settings: settingsOf(env), log, now },
  { idleMs: IDLE_MS, stopping: stopping.signal },
);

const rings = ringDevices({ pool, env, log, now, idleMs: IDLE_MS, stopping: stopping.signal });

const mails = runMailer({
  pool,
  boss,
  log,
  idleMs: IDLE_MS,
  stopping: stopping.signal,
  send: async ({ messageId, sender, to, subject, letter, text, unsubscribe }) => {
    const html = await letterHtml({ subject, letter }, siteOrigins(env).main);
    const list = unsubscribe ? { headers: unsubscribeHeaders(unsubscribe) } : {};
    await relay.sendMail({ ...addressesOf(env.MAIL_FROM, { sender, to }), messageId, subject, text, html, ...list });
  },
});
await Promise.all([payments, learning, personalData, waiting, plans, work, finishing, rings, mails]);
relay.close();
await boss.stop({ graceful: false });
await close();

import { setTimeout as delay } from 'node:timers/promises';
import { readEnvironment } from '@suluh/config/environment';
import nodemailer from 'nodemailer';
import { pino } from 'pino';
import { connect } from './db/connection.ts';
import { senderOf } from './mail/letters.ts';
import { sendNext } from './mail/outbox.ts';
import { runPaymentJobs } from './modules/payment/jobs/run.ts';
import { paymentServices } from './modules/payment/provider/providers.ts';

/** How often an empty outbox is looked at, in milliseconds. */
const IDLE_MS = 1_000;

const env = readEnvironment(process.env);
if (!env.DATABASE_URL) throw new Error('DATABASE_URL is needed to run the worker.');

const log = pino({ level: env.LOG_LEVEL });
const now = () => new Date();
const { db, pool, close } = connect(env.DATABASE_URL, 4, (error) => log.error({ err: error }, 'database connection'));
const relay = nodemailer.createTransport({
  url: env.SMTP_URL ?? `smtp://127.0.0.1:${env.SMTP_PORT}`,
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 10_000,
});
const stopping = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    stopping.abort();
    setTimeout(() => process.exit(1), 4_000).unref();
  });
}

const payments = runPaymentJobs({ db, env, log, now, ...paymentServices(env, now) }, { idleMs: IDLE_MS, stopping: stopping.signal });

while (!stopping.signal.aborted) {
  try {
    const isSent = await sendNext(pool, async ({ messageId, sender, to, subject, text }) => {
      await relay.sendMail({ from: senderOf(env.MAIL_FROM, sender), messageId, to, subject, text });
    });
    if (!isSent) await delay(IDLE_MS, undefined, { signal: stopping.signal });
  } catch (error) {
    if (stopping.signal.aborted) break;
    log.error({ err: error }, 'outbox');
    await delay(IDLE_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
  }
}
await payments;
relay.close();
await close();

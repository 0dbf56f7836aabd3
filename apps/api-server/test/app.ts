import { readEnvironment, type Environment } from '@suluh/config/environment';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { sealOf } from '../src/access/seal.ts';
import { buildApp } from '../src/http/app.ts';
import type { Services } from '../src/services.ts';
import { smsOf } from '../src/sms/smsClient.ts';
import { settingsOf } from '../src/settings.ts';
import { tokenSigner } from '../src/modules/auth/accessToken.ts';
import { ticketSigner } from '../src/modules/attending/ticketSigner.ts';
import { orderTokens } from '../src/modules/payment/orderToken.ts';
import { paymentServices } from '../src/modules/payment/provider/providers.ts';
import { fileAddresses } from '../src/storage/closedFiles.ts';
import { filesOf } from '../src/storage/index.ts';
import { Announcements } from '../src/search/announcements.ts';
import { CourseCache } from '../src/search/courseCache.ts';
import { cloneFixture } from './database.ts';
import { PASSWORD } from './fixture.ts';

/** Authorization header of the client application. */
export const BASIC = `Basic ${Buffer.from('suluh-web:suluh-web-public').toString('base64')}`;

/** What an answer holds, as a test reads it. */
export interface Reply {
  status: number;
  // The envelope is what tests look into; its shape is checked against the catalogue in catalogue.test.ts.
  body: {
    success: boolean;
    code: number;
    status?: string;
    message: string;
    data: never;
    meta?: { totalData: number; totalPage: number; facets?: never };
  };
  headers: Record<string, unknown>;
}

/** The API on a database of its own, called without a network. */
export interface TestApp {
  app: FastifyInstance;
  services: Services;
  /** Every setting it was started with. */
  env: Environment;
  /** Sets the clock this far ahead, in seconds. */
  advance(seconds: number): void;
  call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    options?: { auth?: string | null; body?: unknown; headers?: Record<string, string> },
  ): Promise<Reply>;
  /** Authorization header of a learner of the fixture. */
  bearer(name: string, sessionType?: string, program?: string): Promise<string>;
  stop(): Promise<void>;
}

const SECRET = '0123456789abcdef0123456789abcdef';

/** Starts the API on a fresh copy of the fixture. `env` overrides settings. */
export async function startTestApp(env: Record<string, string> = {}): Promise<TestApp> {
  const { db, pool, url, close } = await cloneFixture();
  let aheadMs = 0;
  const log = pino({ level: process.env.TEST_LOG ?? 'silent' });
  const now = () => new Date(Date.now() + aheadMs);
  const announcements = new Announcements({ pool, now, log });
  const courseCache = await CourseCache.start({ pool, databaseUrl: url, now, log, announcements });
  const wholeEnv = readEnvironment({ RATE_LIMIT_PER_MINUTE: '100000', AUTH_RATE_LIMIT_PER_MINUTE: '100000', ...env });
  const services: Services = {
    settings: settingsOf(wholeEnv),
    db,
    pool,
    courseCache,
    announcements,
    log,
    now,
    tokens: tokenSigner(SECRET),
    orderTokens: orderTokens(SECRET),
    fileAddresses: fileAddresses(SECRET),
    files: filesOf(wholeEnv),
    tickets: ticketSigner(SECRET),
    seal: sealOf(SECRET),
    callbackKey: wholeEnv.PRAKERJA_SIGN_KEY,
    ...paymentServices(wholeEnv, now),
    sms: smsOf(wholeEnv),
  };
  const app = await buildApp(services);
  const test: TestApp = {
    app,
    services,
    env: wholeEnv,
    advance: (seconds) => void (aheadMs += seconds * 1000),
    async call(method, target, { auth = BASIC, body, headers = {} } = {}) {
      const response = await app.inject({
        method,
        url: target,
        headers: { ...headers, ...(auth === null ? {} : { authorization: auth }) },
        ...(body === undefined ? {} : { payload: body as object }),
      });
      const isFile = response.headers['content-disposition'] !== undefined;
      return { status: response.statusCode, body: isFile ? undefined! : response.json(), headers: response.headers };
    },
    async bearer(name, sessionType = 'reguler', program) {
      const { body, status } = await test.call('POST', '/api/auth/login', {
        body: { email: `${name}@contoh.example`, password: PASSWORD, sessionType, program },
      });
      if (status !== 200) throw new Error(`login of ${name}: ${JSON.stringify(body)}`);
      return `Bearer ${(body.data as { session: { token: string } }).session.token}`;
    },
    async stop() {
      await app.close();
      await courseCache.stop();
      await close();
    },
  };
  return test;
}

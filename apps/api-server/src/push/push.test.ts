import { createPublicKey } from 'node:crypto';
import { preferenceOf } from '@suluh/domain/notification';
import { newBrowser, startPushService, type Given } from '@suluh/stack/push/service';
import { eq } from 'drizzle-orm';
import { jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { manyLearners, signedInTo, type TestLearner } from '../../test/learners.ts';
import { schema } from '../db/index.ts';
import { tell } from '../modules/notification/tell.ts';
import { meaningOf } from './sendPush.ts';
import { ringNext } from './ringDevices.ts';

const { loginSession, notification, pushDevice, pushMessage } = schema;

let service: Awaited<ReturnType<typeof startPushService>>;
let test: TestApp;
beforeAll(async () => {
  service = await startPushService();
  test = await startTestApp({ PUSH_SERVICES: service.origin });
});
afterAll(async () => {
  await test.stop();
  await service.stop();
});
beforeEach(async () => {
  await test.services.db.delete(pushDevice);
  service.given.length = 0;
  service.answer(201);
});

const ask = (auth: string, method: 'GET' | 'PUT', body?: object) =>
  test.call(method, '/api/notification/push', { auth, body });
const browser = (name = crypto.randomUUID()) => newBrowser(`${service.origin}/alamat/${name}`);

/** Who signed a message, by the key in its own header (RFC 8292). */
async function signerOf({ headers }: Given): Promise<{ key: string; claims: Record<string, unknown> }> {
  const [, token, key] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const point = Buffer.from(key!, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x!, y: y! } });
  return { key: key!, claims: (await jwtVerify(token!, publicKey)).payload };
}

/** Sends all that is due now. @returns how many were */
async function ring(): Promise<number> {
  const { pool, log, now } = test.services;
  for (let rung = 0; ; rung += 1) if (!(await ringNext({ pool, env: test.env, log, now }))) return rung;
}
const say = (userId: string, ways?: { app: boolean; push: boolean }) =>
  test.services.db.transaction((tx) =>
    tell(
      tx,
      { userId, topic: 'other', title: 'Kabar', message: 'Isinya', target: null, createdAt: test.services.now() },
      ways,
    ),
  );
const waiting = () => test.services.db.$count(pushMessage);
const one = async (): Promise<TestLearner> => (await manyLearners(test, 1))[0]!;

/** A learner whose device rings and has said so. */
async function withDevice() {
  const learner = await one();
  const device = browser();
  await ask(learner.auth, 'PUT', device.subscription);
  await ring();
  service.given.length = 0;
  return { learner, device };
}

describe('a device that asks to ring', () => {
  it('rings at once, sealed for it alone and signed by us, and leads to the messages of its site', async () => {
    const learner = await one();
    const device = browser();
    const before = await ask(learner.auth, 'GET');
    expect(before.body.data).toEqual({ publicKey: test.env.PUSH_PUBLIC_KEY, devices: 0 });
    expect((await ask(learner.auth, 'PUT', device.subscription)).body.data).toEqual({ isOn: true });
    expect((await ask(learner.auth, 'GET')).body.data).toMatchObject({ devices: 1 });
    expect(await ring()).toBe(1);
    const [given] = service.given;
    expect(given!.path).toBe(new URL(device.subscription.endpoint).pathname);
    expect(given!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' });
    expect(device.open(given!.body)).toMatchObject({
      title: 'Notifikasi menyala',
      body: 'Kabar terbaru akan muncul di sini.',
      url: `${test.env.MAIN_ORIGIN}/notification`,
    });
    const { key, claims } = await signerOf(given!);
    expect(key).toBe(test.env.PUSH_PUBLIC_KEY);
    expect(claims).toMatchObject({ aud: service.origin, sub: test.env.PUSH_CONTACT });
    expect(await waiting()).toBe(0);
  });

  it('that asks again is not rung again, and one that another learner had is theirs no more', async () => {
    const { learner, device } = await withDevice();
    await ask(learner.auth, 'PUT', device.subscription);
    expect(await ring()).toBe(0);
    const other = await one();
    await ask(other.auth, 'PUT', device.subscription);
    expect(await ring()).toBe(1);
    await say(learner.userId);
    expect([await ring(), (await ask(learner.auth, 'GET')).body.data]).toMatchObject([0, { devices: 0 }]);
  });

  it('on the site of a programme leads to its messages there', async () => {
    const learner = await one();
    const auth = await signedInTo(test, learner, 1);
    const device = browser();
    await ask(auth, 'PUT', device.subscription);
    await ring();
    expect(device.open(service.given[0]!.body)).toMatchObject({
      url: expect.stringMatching(/\/program\/\w+\/notification$/),
    });
  });

  it('beyond ten silences the oldest', async () => {
    const learner = await one();
    const devices = Array.from({ length: 11 }, () => browser());
    for (const { subscription } of devices) {
      await ask(learner.auth, 'PUT', subscription);
      test.advance(1);
    }
    const kept = (await test.services.db.select().from(pushDevice)).map(({ endpoint }) => endpoint);
    expect(kept.sort()).toEqual(
      devices
        .slice(1)
        .map(({ subscription }) => subscription.endpoint)
        .sort(),
    );
    test.advance(0);
  });

  it('counts each that asks at the same moment', async () => {
    const learner = await one();
    const asked = await Promise.all(Array.from({ length: 30 }, () => ask(learner.auth, 'PUT', browser().subscription)));
    expect(asked.map(({ status }) => status)).toEqual(Array(30).fill(200));
    expect(await test.services.db.$count(pushDevice)).toBe(10);
  });

  it.each([
    ['at an address that is no push service', { endpoint: 'http://127.0.0.1:5432/' }],
    ['at one that only looks like it', { endpoint: 'https://fcm.googleapis.com.example/x' }],
    ['without keys', { keys: {} }],
    ['with keys that are none', { keys: { p256dh: '<script>', auth: 'x' } }],
    ['at no address', { endpoint: 'file:///etc/passwd' }],
  ])('%s is refused', async (_, wrong) => {
    const learner = await one();
    const { status } = await ask(learner.auth, 'PUT', { ...browser().subscription, ...wrong });
    expect([status, await test.services.db.$count(pushDevice)]).toEqual([400, 0]);
  });

  it('is refused to strangers, and where nobody rings', async () => {
    expect((await test.call('PUT', '/api/notification/push', { body: browser().subscription })).status).toBe(401);
    const silent = await startTestApp({ SULUH_MODE: 'demo', PUSH_SERVICES: service.origin });
    silent.services.settings.PUSH_PUBLIC_KEY = '';
    const [learner] = (await manyLearners(silent, 1)) as [TestLearner];
    const { auth } = learner;
    const answer = await silent.call('PUT', '/api/notification/push', { auth, body: browser().subscription });
    const { body } = await silent.call('GET', '/api/notification/push', { auth });
    expect([answer.status, body.data]).toEqual([404, { publicKey: null, devices: 0 }]);
    await silent.stop();
  });

  it('is silent once its learner says so, and by nobody else', async () => {
    const { learner, device } = await withDevice();
    const other = await one();
    const off = (auth: string) =>
      test.call('POST', '/api/notification/push/off', { auth, body: { endpoint: device.subscription.endpoint } });
    await off(other.auth);
    await say(learner.userId);
    expect(await ring()).toBe(1);
    expect((await off(learner.auth)).body.data).toEqual({ isOn: false });
    await say(learner.userId);
    expect(await ring()).toBe(0);
  });
});

describe('what a learner is told', () => {
  it('rings all their devices, and nobody else’s', async () => {
    const { learner, device } = await withDevice();
    const second = browser();
    await ask(learner.auth, 'PUT', second.subscription);
    await withDevice();
    await ring();
    service.given.length = 0;
    await say(learner.userId);
    expect(await ring()).toBe(2);
    const opened = [device, second].map(({ subscription, open }) =>
      open(service.given.find(({ path }) => subscription.endpoint.endsWith(path))!.body),
    );
    expect(opened).toMatchObject(Array(2).fill({ title: 'Kabar', body: 'Isinya' }));
  });

  it.each([
    ['in the app alone', { app: true, push: false }, 1, 0],
    ['by their devices alone', { app: false, push: true }, 0, 1],
    ['by neither', { app: false, push: false }, 0, 0],
  ])('%s, as they chose', async (_, ways, told, rung) => {
    const { learner } = await withDevice();
    await say(learner.userId, ways);
    const seen = await test.services.db.$count(notification, eq(notification.userId, learner.userId));
    expect([seen, await ring()]).toEqual([told, rung]);
  });

  it('is a choice of its own for each kind', async () => {
    const learner = await one();
    const less = { ...preferenceOf({}), job: { mail: true, app: true, push: false } };
    await test.call('PUT', '/api/notification/preference', { auth: learner.auth, body: less });
    expect((await test.call('GET', '/api/notification/preference', { auth: learner.auth })).body.data).toEqual(less);
  });

  it('does not ring where the login ended, also while it was on its way', async () => {
    const { learner } = await withDevice();
    await say(learner.userId);
    await test.services.db
      .update(loginSession)
      .set({ revokedAt: test.services.now() })
      .where(eq(loginSession.userId, learner.userId));
    await ring();
    await say(learner.userId);
    expect([await ring(), service.given.length, await test.services.db.$count(pushDevice)]).toEqual([0, 0, 0]);
  });

  it('is said once by many workers', async () => {
    const { learner } = await withDevice();
    for (let times = 0; times < 20; times += 1) await say(learner.userId);
    await Promise.all([ring(), ring(), ring(), ring()]);
    expect([service.given.length, await waiting()]).toEqual([20, 0]);
  });
});

describe('a push service', () => {
  it.each([
    [201, 'taken'],
    [404, 'gone'],
    [410, 'gone'],
    [429, 'later'],
    [503, 'later'],
    [302, 'refused'],
    [400, 'refused'],
    [413, 'refused'],
  ] as const)('that answers %i: %s', (status, meaning) => expect(meaningOf(status)).toBe(meaning));

  it('that knows the address no more has its device forgotten', async () => {
    const { learner } = await withDevice();
    await say(learner.userId);
    service.answer(410);
    await ring();
    expect([await waiting(), await test.services.db.$count(pushDevice)]).toEqual([0, 0]);
  });

  it('that is away is tried again for a day, and its device stays', async () => {
    const { learner } = await withDevice();
    await say(learner.userId);
    service.answer(503);
    expect(await ring()).toBe(1);
    test.advance(14);
    expect(await ring()).toBe(0);
    test.advance(16);
    service.answer(201);
    expect([await ring(), await waiting()]).toEqual([1, 0]);
    await say(learner.userId);
    service.answer(503);
    for (let hours = 0; hours < 30; hours += 1) {
      test.advance(3_600 * hours);
      await ring();
    }
    expect([await waiting(), await test.services.db.$count(pushDevice)]).toEqual([0, 1]);
    test.advance(0);
  });

  it('that leads elsewhere is not followed', async () => {
    const { learner } = await withDevice();
    await say(learner.userId);
    service.answer(307);
    await ring();
    expect(service.given.map(({ path }) => path)).not.toContain('/lain');
  });
});

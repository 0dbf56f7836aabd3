import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../db/index.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';

/** Calls one address may make in a minute; of those that are kept, a twentieth. */
const CALLS_PER_MINUTE = 100;

let test: TestApp;
beforeAll(async () => void (test = await startTestApp({ RATE_LIMIT_PER_MINUTE: String(CALLS_PER_MINUTE) })));
afterAll(() => test?.stop());

const event = (properties: Record<string, unknown> = {}) => ({ name: 'share', at: '2026-11-22T01:00:00Z', properties });
const report = (...events: object[]) => test.call('POST', '/api/analytics/event', { body: { events } });

describe('what pages report, which anybody may send', () => {
  it('is kept', async () => {
    expect((await report(event({ course: 'batik' }))).status).toBe(202);
    expect(await test.services.db.$count(schema.analyticsEvent)).toBe(1);
  });

  it.each([
    ['a name nobody knows', { ...event(), name: 'evil' }],
    ['a property nobody knows', event({ email: 'rani@suluh.example' })],
    ['a text of 201 signs', event({ value: 'x'.repeat(201) })],
  ])('is refused with %s', async (_, sent) => expect((await report(sent)).status).toBe(400));

  it('has a time that can be, whatever is sent', async () => {
    await test.services.db.delete(schema.analyticsEvent);
    await report({ ...event(), at: '1990-01-01T00:00:00Z' }, { ...event(), at: '2999-01-01T00:00:00Z' });
    const kept = await test.services.db.select({ at: schema.analyticsEvent.happenedAt }).from(schema.analyticsEvent);
    const nowMs = test.services.now().getTime();
    expect(kept).toHaveLength(2);
    for (const { at } of kept) expect(Math.abs(at.getTime() - nowMs)).toBeLessThan(60_000);
    await test.services.db.delete(schema.analyticsEvent);
  });

  it('is refused beyond 16 KB', async () => {
    await test.services.db.delete(schema.tryCount);
    expect((await report(...Array.from({ length: 80 }, () => event({ value: 'x'.repeat(200) })))).status).toBe(413);
  });

  it('is taken from one address only so often in a minute', async () => {
    const statuses: number[] = [];
    for (let times = 0; times < CALLS_PER_MINUTE / 20; times++) statuses.push((await report(event())).status);
    expect(statuses).toContain(429);
    expect(await test.services.db.$count(schema.analyticsEvent)).toBeLessThanOrEqual(CALLS_PER_MINUTE / 20);
    expect((await test.call('GET', '/api/site/config')).status, 'other calls go on').toBe(200);
  });
});

it('shows the slides of the best deals apart from those of the home page', async () => {
  await test.services.db
    .insert(schema.banner)
    .values({ title: 'Panen diskon', url: '/flash-sale', placement: 'best-deal' });
  const titles = async (path: string) =>
    ((await test.call('GET', path)).body.data as { title: string }[]).map(({ title }) => title);
  await expect.poll(() => titles('/api/banner/best-deal'), { timeout: 5_000 }).toEqual(['Panen diskon']);
  expect(await titles('/api/banner')).not.toContain('Panen diskon');
});

describe('the windows the home page invites by', () => {
  const popup = (values: object) =>
    test.services.db
      .insert(schema.banner)
      .values({ title: 'Pekan batik', url: '/category/batik', placement: 'popup', ...values } as never);
  const popups = async (headers = {}) =>
    ((await test.call('GET', '/api/popup', { headers })).body.data as { kind: string; title: string }[]).map(
      ({ kind, title }) => [kind, title],
    );

  it('are the first promo and the first survey that are out, of the main site or of a programme', async () => {
    const past = new Date('2020-01-01T00:00:00Z');
    await popup({ title: 'Lewat', endAt: past, position: 0 });
    await popup({ title: 'Disimpan', isPublished: false, position: 0 });
    await popup({ title: 'Tanpa tujuan', url: null, position: 0 });
    await popup({ title: 'Kedua', position: 2 });
    await popup({ title: 'Pertama', position: 1 });
    await popup({ title: 'Survei', placement: 'survey', position: 0 });
    await popup({ title: 'Janabadra', programId: 1 });
    expect(await popups()).toEqual([
      ['promo', 'Pertama'],
      ['survey', 'Survei'],
    ]);
    expect(await popups({ 'x-program': 'janabadra' })).toEqual([['promo', 'Janabadra']]);
  });
});

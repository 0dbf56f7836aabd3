import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { schema } from '../../db/index.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { LANDING_WORDS } from '../../../test/landing.ts';
import type { TestLearner } from '../../../test/learners.ts';
import { newStaff } from '../../../test/staff.ts';

let test: TestApp;
let operator: TestLearner;
let keeper: TestLearner;
let own: { id: number; slug: string };
let other: { id: number; slug: string };
beforeAll(async () => {
  test = await startTestApp();
  operator = await newStaff(test, 'operator');
  [own, other] = (await test.services.db
    .insert(schema.program)
    .values([
      { slug: 'tani-mukti', name: 'Tani Mukti' },
      { slug: 'bahari', name: 'Bahari' },
    ])
    .returning({ id: schema.program.id, slug: schema.program.slug })) as [typeof own, typeof other];
  keeper = await newStaff(test, 'programme', { programId: own.id });
});
afterAll(() => test?.stop());

const words = (change: object) => ({ page: null, isPublished: true, ...LANDING_WORDS, ...change });
const make = (who: TestLearner, change: object) =>
  test.call('POST', '/api/admin/landing', { auth: who.auth, body: words(change) });
const change = (who: TestLearner, { id, version }: { id: number; version: number }, body: object) =>
  test.call('PATCH', `/api/admin/landing/${id}`, { auth: who.auth, body, headers: { 'if-match': String(version) } });
const shown = async ({ slug }: { slug: string }) =>
  (await test.call('GET', '/api/landing', { headers: { 'x-program': slug } })).body.data as {
    story: string;
    contacts: object[];
  } | null;
const listed = async (path: string, who: TestLearner) => {
  const { body } = await test.call('GET', `/api/admin/${path}`, { auth: who.auth });
  return { total: body.meta!.totalData, rows: body.data as { id: number; programId: number | null }[] };
};

const made: Record<string, { id: number; version: number }> = {};

describe('who looks after a programme', () => {
  it('writes its welcome, benefits and contacts, which stand on its home at once', async () => {
    const contacts = [{ kind: 'mail', text: 'tanya@tani.example' }];
    const { status, body } = await make(keeper, { programId: own.id, story: 'Selamat datang', contacts });
    expect(status).toBe(201);
    made['own'] = body.data as { id: number; version: number };
    await expect.poll(() => shown(own)).toMatchObject({ story: 'Selamat datang', contacts });
    const benefits = [{ title: 'Dekat', text: 'Di desamu.', picture: 'content/benefit/dekat.webp' }];
    const astray = await change(keeper, made['own'], { benefits: [{ ...benefits[0]!, picture: '../rahasia' }] });
    expect(astray.status).toBe(400);
    expect(astray.body).toMatchObject({ errors: [{ field: 'benefits.0.picture' }] });
    const changed = await change(keeper, made['own'], { benefits });
    expect(changed.status).toBe(200);
    await expect.poll(() => shown(own)).toMatchObject({ story: 'Selamat datang', benefits });
    made['own'] = changed.body.data as { id: number; version: number };
  });

  it('is told who saved meanwhile, and stands in the history of what was changed', async () => {
    const saved = await change(operator, made['own']!, { title: 'Belajar bertani' });
    expect(await change(keeper, made['own']!, { title: 'Belajar berkebun' })).toMatchObject({
      status: 409,
      body: { data: { current: { title: 'Belajar bertani' } } },
    });
    made['own'] = saved.body.data as { id: number; version: number };
    const { body } = await test.call('GET', `/api/admin/landing/${made['own'].id}/history`, { auth: keeper.auth });
    expect((body.data as { action: string }[]).map(({ action }) => action)).toEqual([
      'landing.update',
      'landing.update',
      'landing.create',
    ]);
  });

  it.each([
    ['of another programme', () => ({ programId: other.id })],
    ['of a page of the site', () => ({ programId: null, page: 'prakerja' })],
  ])('makes none %s, and makes theirs none of it', async (_, place) => {
    const refused = { code: 400, errors: expect.arrayContaining([expect.objectContaining({ field: 'programId' })]) };
    expect((await make(keeper, place())).body).toMatchObject(refused);
    expect((await change(keeper, made['own']!, place())).body).toMatchObject(refused);
  });

  it("finds their own alone, and another's is not there", async () => {
    const theirs = (await make(operator, { programId: other.id })).body.data as { id: number; version: number };
    expect(await listed('landing', keeper)).toMatchObject({ total: 1, rows: [{ programId: own.id }] });
    expect((await listed('landing', operator)).total).toBeGreaterThan(1);
    for (const path of [`landing/${theirs.id}`, `landing/${theirs.id}/history`])
      expect((await test.call('GET', `/api/admin/${path}`, { auth: keeper.auth })).status).toBe(404);
    expect((await change(keeper, theirs, { title: 'Milikku' })).status).toBe(404);
  });

  it('chooses among their own programmes, an operator among all', async () => {
    expect(await listed('landing-program', keeper)).toMatchObject({ total: 1, rows: [{ id: own.id }] });
    const all = await listed('landing-program', operator);
    expect(all.rows.map(({ id }) => id)).toEqual(expect.arrayContaining([own.id, other.id]));
    const partner = await newStaff(test, 'content', { partnerId: 2 });
    expect(await listed('landing-program', partner)).toEqual({ total: 0, rows: [] });
    expect(await listed('landing', partner)).toEqual({ total: 0, rows: [] });
  });

  it.each([
    ['landing', 1280, 720],
    ['welcome', 640, 640],
  ])('uploads a picture for %s, %i by %i, and none for what is of the site', async (of, width, height) => {
    const picture = { create: { width: 90, height: 90, channels: 3, background: '#1a4170' } } as const;
    const form = new FormData();
    form.set('file', new Blob([Uint8Array.from(await sharp(picture).png().toBuffer())]), 'gambar.png');
    const send = (url: string) =>
      test.app.inject({ method: 'POST', url, headers: { authorization: keeper.auth }, payload: form });
    const answer = await send(`/api/admin/landing-picture/${of}`);
    const { path } = answer.json<{ data: { path: string } }>().data;
    const stored = await test.app.inject({ url: `/storage/${path}` });
    expect(await sharp(stored.rawPayload).metadata()).toMatchObject({ format: 'webp', width, height });
    expect((await send('/api/admin/picture/banner')).statusCode).toBe(403);
  });

  it('has no words of theirs on a home before they are published', async () => {
    expect((await change(keeper, made['own']!, { isPublished: false })).status).toBe(200);
    await expect.poll(() => shown(own)).toBeNull();
  });
});

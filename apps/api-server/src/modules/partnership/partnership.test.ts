import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { manyLearners, type TestLearner } from '../../../test/learners.ts';
import { mailOf } from '../../mail/letters.ts';
import { retain } from '../personalData/retain.ts';
import { eraseNextDue } from '../personalData/eraseAccount.ts';
import { readCommand, runCommand, type PartnershipCommand } from '../../partnership/runCommand.ts';

let test: TestApp;
const data = mkdtempSync(path.join(tmpdir(), 'suluh-partner-'));
beforeAll(async () => void (test = await startTestApp({ SULUH_DATA_DIR: data })));
afterAll(async () => {
  await test?.stop();
  rmSync(data, { recursive: true, force: true });
});

const application = {
  type: 'individual',
  name: 'Sari Batik',
  phone: '81234567890',
  website: 'https://sari.example',
  fields: 'Batik, Pewarna alam,Batik',
  profile: 'Mengajar membatik tulis sejak 2010',
};
const one = async (): Promise<TestLearner> => (await manyLearners(test, 1))[0]!;
const apply = (who: TestLearner, change: object = {}) =>
  test.call('POST', '/api/partnership/application', { auth: who.auth, body: { ...application, ...change } });
const listOf = async ({ auth }: TestLearner) =>
  (await test.call('GET', '/api/partnership/application', { auth })).body.data as { id: number; status: string }[];
const applied = async (who: TestLearner) => ((await apply(who)).body.data as { id: number }).id;
const files = () =>
  existsSync(path.join(data, 'closed/application')) ? readdirSync(path.join(data, 'closed/application')) : [];

async function send({ auth }: TestLearner, id: number, bytes: Uint8Array) {
  const form = new FormData();
  form.set('file', new File([bytes as Uint8Array<ArrayBuffer>], 'gambar.png'));
  const encoded = new Response(form);
  return test.call('POST', `/api/partnership/application/${id}/file?filename=gambar.png`, {
    auth,
    body: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type')! },
  });
}
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#123' } })
    .png()
    .toBuffer();
const PDF = new TextEncoder().encode('%PDF-1.7 isi');

async function mailsTo(address: string | null, id?: number) {
  const { rows } = await test.services.pool.query<{ id: string; kind: string; payload: unknown }>(
    `select id::text, kind, payload from outbox where kind like 'partnership%'
       and payload->>'to' is not distinct from $1 and ($2::text is null or payload->>'id' = $2) order by id`,
    [address, id === undefined ? null : String(id)],
  );
  return rows.map(mailOf);
}
const emailOf = async (who: TestLearner) =>
  (await test.services.pool.query<{ email: string }>('select email from user_account where id = $1', [who.userId]))
    .rows[0]!.email;

describe('an application to become a partner', () => {
  it('is kept for who applies, and mailed to them and to staff', async () => {
    const [who, other] = await manyLearners(test, 2);
    const { status, body } = await apply(who!);
    const made = body.data as { id: number };
    expect([status, made]).toMatchObject([
      201,
      { type: 'individual', status: 'received', pictures: 0, hasDocument: false },
    ]);
    expect([await listOf(who!), await listOf(other!)]).toMatchObject([[{ id: made.id }], []]);
    const { rows } = await test.services.pool.query('select * from partnership_application where id = $1', [made.id]);
    expect(rows).toMatchObject([
      {
        phone: '+6281234567890',
        website: application.website,
        fields: ['Batik', 'Pewarna alam'],
        profile: application.profile,
      },
    ]);
    expect(await mailsTo(await emailOf(who!))).toMatchObject([{ subject: 'Pengajuanmu sudah kami terima' }]);
    const [told] = await mailsTo(null, made.id);
    for (const said of ['Mitra Individual: Sari Batik', '+6281234567890', 'Batik, Pewarna alam', application.profile])
      expect(told?.text).toContain(said);
  });

  it('waits alone, also when two come at once', async () => {
    const who = await one();
    const statuses = (await Promise.all([apply(who), apply(who)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409]);
    expect(await listOf(who)).toHaveLength(1);
  });

  it.each([
    ['type', 'cooperative', 'required'],
    ['website', 'javascript:alert(1)', 'url'],
    ['profile', 'Dua kata', 'minThreeWords'],
    ['fields', ' , ', 'required'],
    ['phone', '0812', 'mobilePhone'],
  ])('with a wrong %s is refused', async (field, value, message) => {
    const who = await one();
    expect(await apply(who, { [field]: value })).toMatchObject({ status: 400, body: { errors: [{ field, message }] } });
    expect(await listOf(who)).toEqual([]);
  });

  it('may come three times a day', async () => {
    const who = await one();
    await apply(who);
    await apply(who);
    await apply(who);
    expect((await apply(who)).status).toBe(429);
  });
});

describe('files of an application', () => {
  it('are four pictures and one PDF, the pictures written anew', async () => {
    const who = await one();
    const id = await applied(who);
    const png = await picture(1600, 900);
    const statuses = (await Promise.all(Array.from({ length: 5 }, () => send(who, id, png)))).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 200, 200, 200, 409]);
    expect(await send(who, id, PDF)).toMatchObject({ status: 200, body: { data: { pictures: 4, hasDocument: true } } });
    expect((await send(who, id, PDF)).status).toBe(409);
    const { rows } = await test.services.pool.query<{ files: string[] }>(
      'select files from partnership_application where id = $1',
      [id],
    );
    expect(rows[0]!.files.map((file) => path.basename(file)).sort()).toEqual(files().sort()); // those refused are gone
    const { rows: kept } = await test.services.pool.query('select path from upload where user_id = $1', [who.userId]);
    expect(kept).toHaveLength(5);
  });

  it.each([
    ['of another ratio', 400, () => picture(900, 900)],
    ['that is a page', 415, async () => new TextEncoder().encode('<html>')],
    [
      'that only begins as a picture',
      415,
      async () => Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]),
    ],
    ['that is empty', 400, async () => new Uint8Array()],
    ['that is too large', 413, async () => new Uint8Array(5 * 1024 * 1024 + 1)],
  ])('one %s is refused', async (_, status, bytes) => {
    const who = await one();
    const id = await applied(who);
    const before = files();
    expect((await send(who, id, await bytes())).status).toBe(status);
    expect(files()).toEqual(before);
  });

  it('of somebody else cannot be added', async () => {
    const [who, other] = await manyLearners(test, 2);
    const id = await applied(who!);
    expect((await send(other!, id, PDF)).status).toBe(404);
  });
});

it('files go with an application that was kept for long enough', async () => {
  const [who, other] = await manyLearners(test, 2);
  const [id, young] = [await applied(who!), await applied(other!)];
  await send(who!, id, PDF);
  await send(other!, young, PDF);
  const paths = async (each: TestLearner) =>
    (await test.services.pool.query<{ path: string }>('select path from upload where user_id = $1', [each.userId]))
      .rows;
  const [[old], [kept]] = [await paths(who!), await paths(other!)];
  await test.services.pool.query(
    "update partnership_application set created_at = now() - interval '731 days' where id = $1",
    [id],
  );
  await retain(test.services);
  expect(files()).not.toContain(path.basename(old!.path));
  expect(files()).toContain(path.basename(kept!.path));
  expect([await paths(who!), await paths(other!)]).toMatchObject([[], [{}]]);
});

it('an account that is erased takes its application and the files of it along', async () => {
  const who = await one();
  const id = await applied(who);
  await send(who, id, PDF);
  const { rows } = await test.services.pool.query<{ path: string }>('select path from upload where user_id = $1', [
    who.userId,
  ]);
  const file = path.basename(rows[0]!.path);
  expect(files()).toContain(file);
  await test.services.pool.query("update user_account set closing_at = now() - interval '8 days' where id = $1", [
    who.userId,
  ]);
  expect(await eraseNextDue(test.services)).toBe(true);
  expect(files()).not.toContain(file);
  const left = await test.services.pool.query('select 1 from partnership_application where id = $1', [id]);
  expect(left.rows).toEqual([]);
});

describe('npm run partnership', () => {
  const run = (command: PartnershipCommand) => runCommand(test.services, command);

  it('accepts once, tells the applicant, and lets them apply again', async () => {
    const who = await one();
    const id = await applied(who);
    await send(who, id, PDF);
    const by = await emailOf(who);
    expect((await run({ kind: 'show', id })).lines.at(-1)).toMatch(/closed\/application\/.+\.pdf$/);
    expect(await run({ kind: 'accept', id, by })).toMatchObject({ exitCode: 0 });
    expect(await run({ kind: 'refuse', id, by, reason: 'Terlambat' })).toMatchObject({ exitCode: 1 });
    expect(await listOf(who)).toMatchObject([{ status: 'accepted' }]);
    expect((await mailsTo(by)).at(-1)).toMatchObject({ subject: 'Pengajuan kemitraanmu diterima' });
    expect((await send(who, id, PDF)).status).toBe(409);
    expect((await apply(who)).status).toBe(201);
    const { rows } = await test.services.pool.query('select actor_id from audit_log where subject = $1', [
      `partnership ${id}`,
    ]);
    expect(rows).toEqual([{ actor_id: who.userId }]);
  });

  it('refuses with its reason', async () => {
    const who = await one();
    const id = await applied(who);
    await run({ kind: 'refuse', id, by: await emailOf(who), reason: 'Situsnya tidak bisa dibuka' });
    expect((await mailsTo(await emailOf(who))).at(-1)?.text).toContain('Alasan: Situsnya tidak bisa dibuka');
    expect(
      (await run({ kind: 'list' })).lines.some((line) => line.startsWith(`${id}  `) && line.includes('refused')),
    ).toBe(true);
  });

  it('does nothing by somebody nobody knows, or of what is not there', async () => {
    const id = await applied(await one());
    expect(await run({ kind: 'accept', id, by: 'siapa@contoh.example' })).toMatchObject({ exitCode: 1 });
    expect(await run({ kind: 'show', id: 2_000_000_000 })).toMatchObject({ exitCode: 1 });
  });

  it.each([
    [['list'], { kind: 'list' }],
    [['show', '7'], { kind: 'show', id: 7 }],
    [['accept', '7', '--by', 'Dimas@Contoh.example'], { kind: 'accept', id: 7, by: 'dimas@contoh.example' }],
    [
      ['refuse', '7', '--by', 'd@c.example', '--reason', 'Situsnya kosong'],
      { kind: 'refuse', id: 7, by: 'd@c.example', reason: 'Situsnya kosong' },
    ],
    [['refuse', '7', '--by', 'd@c.example', '--reason', 'x'], null],
    [['refuse', '7', '--by', 'd@c.example'], null],
    [['accept', '7'], null],
    [['show', 'x'], null],
    [['list', '7'], null],
    [[], null],
  ])('reads %j', (words, expected) => expect(readCommand(words)).toEqual(expected));
});

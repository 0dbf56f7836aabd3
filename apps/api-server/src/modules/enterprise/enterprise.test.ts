import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { schema } from '../../db/index.ts';
import { mailOf } from '../../mail/letters.ts';

let test: TestApp;
let number = 0;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test?.stop());

const lead = (change: Partial<Record<'phone' | 'email' | 'company' | 'teamSize' | 'need' | 'field', string>> = {}) => ({
  name: 'Ratih Kusuma',
  company: 'PT Lumbung Sejahtera',
  email: `ratih${(number += 1)}@kantor.example`,
  phone: '6281234567',
  teamSize: '21-200',
  need: 'Kasir menjelaskan produk dalam bahasa Inggris',
  ...change,
});
const send = (body: object) => test.call('POST', '/api/enterprise/lead', { body });
const keptOf = async (email: string) =>
  (await test.services.pool.query('select * from enterprise_lead where email = $1', [email])).rows;
const mailsOf = async (email: string) =>
  (
    await test.services.pool.query<{ id: string; kind: string; payload: unknown }>(
      "select id::text, kind, payload from outbox where payload->>'to' = $1 or payload->>'email' = $1 order by id",
      [email],
    )
  ).rows.map(mailOf);

describe('a request of a business', () => {
  it('is kept, told to whoever runs the site, and answered', async () => {
    const body = lead({ email: 'Ratih@Kantor.example', field: 'Bahasa & Komunikasi' });
    expect(await send(body)).toMatchObject({ status: 201, body: { data: { id: expect.any(Number) } } });
    expect(await keptOf('ratih@kantor.example')).toMatchObject([
      {
        name: body.name,
        company: body.company,
        phone: body.phone,
        team_size: '21-200',
        field: body.field,
        need: body.need,
      },
    ]);
    const [told, answered] = await mailsOf('ratih@kantor.example');
    expect(told).toMatchObject({ to: null, subject: 'Permintaan penawaran: PT Lumbung Sejahtera' });
    for (const said of [body.name, body.phone, body.field, body.need, '21–200 orang', 'ratih@kantor.example'])
      expect(told?.text).toContain(said);
    expect(answered).toMatchObject({ to: 'ratih@kantor.example', subject: 'Permintaanmu sudah kami terima' });
    expect(answered?.text).not.toContain(body.need); // nobody sends their own words to others by us
  });

  it('needs no field of learning', async () => {
    const body = lead();
    expect((await send(body)).status).toBe(201);
    expect(await keptOf(body.email)).toMatchObject([{ field: '' }]);
  });

  it.each([
    ['phone', '081234567', 'billingPhonePrefix'],
    ['email', 'ratih', 'emailAt'],
    ['company', ' ', 'required'],
    ['teamSize', '7', 'required'],
    ['need', 'a'.repeat(1001), 'maxLength:1000'],
  ] as const)('with a wrong %s is refused and not kept', async (field, value, message) => {
    const body = lead({ [field]: value });
    const { status, body: answer } = await send(body);
    expect([status, answer]).toMatchObject([400, { errors: [{ field, message }] }]);
    expect(await keptOf(body.email)).toEqual([]);
  });

  it('comes three times a day from one address, of many at once too, and again on the next', async () => {
    const body = lead();
    const statuses = (await Promise.all(Array.from({ length: 6 }, () => send(body)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 201, 201, 429, 429, 429]);
    expect(await keptOf(body.email)).toHaveLength(3);
    test.advance(86_400);
    expect((await send(body)).status).toBe(201);
    test.advance(-86_400);
  });

  it('is not taken endlessly from one visitor, whatever addresses they name', async () => {
    const few = await startTestApp({ RATE_LIMIT_PER_MINUTE: '120' });
    const statuses: number[] = [];
    for (let sent = 0; sent < 3; sent += 1)
      statuses.push((await few.call('POST', '/api/enterprise/lead', { body: lead() })).status);
    await few.stop();
    expect(statuses).toEqual([201, 201, 429]);
  });
});

it('businesses are shown in their order, but for those that are not published', async () => {
  await test.services.db.insert(schema.company).values([
    { name: 'Kedua', position: 2 },
    { name: 'Pertama', position: 1, logo: 'company/a.png' },
    { name: 'Tersembunyi', position: 0, isPublished: false },
  ]);
  await expect
    .poll(async () => (await test.call('GET', '/api/companies')).body.data)
    .toEqual([
      { name: 'Pertama', logo: 'company/a.png' },
      { name: 'Kedua', logo: null },
    ]);
});

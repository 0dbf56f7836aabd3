import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { newStaff } from '../../../test/staff.ts';

let test: TestApp;
let writer: string;
beforeAll(async () => {
  test = await startTestApp();
  writer = (await newStaff(test, 'content')).auth;
});
afterAll(() => test?.stop());

interface Page {
  id: string;
  title: string;
  body: string;
  edition: string;
  version: number;
}
const read = async (id: string) =>
  (await test.call('GET', `/api/admin/page/${id}`, { auth: writer })).body.data as unknown as Page;
const change = (id: string, body: object, version: number, auth = writer) =>
  test.call('PATCH', `/api/admin/page/${id}`, { auth, body, headers: { 'if-match': `"${version}"` } });
const shown = async (id: string) => (await test.call('GET', `/api/page/${id}`)).body.data;

describe('a static page', () => {
  it('says on the site what was written, with nothing in it that runs', async () => {
    const { version, edition } = await read('bantuan');
    const { status } = await change(
      'bantuan',
      { body: '<h2>Halo</h2><script>alert(1)</script><p onclick="x()">Kami</p>' },
      version,
    );
    expect(status).toBe(200);
    expect(await read('bantuan')).toMatchObject({ body: '<h2>Halo</h2><p>Kami</p>', version: version + 1, edition });
    await expect.poll(() => shown('bantuan')).toMatchObject({ body: '<h2>Halo</h2><p>Kami</p>', version: edition });
  });

  it('keeps its tables', async () => {
    const { version } = await read('kontak');
    const body =
      '<table><thead><tr><th scope="col">Hari</th></tr></thead><tbody><tr><td>Senin</td></tr></tbody></table>';
    expect((await change('kontak', { body }, version)).body.data).toMatchObject({ body });
  });

  it('is found by its title and its words', async () => {
    const { body } = await test.call('GET', '/api/admin/page?q=privasi', { auth: writer });
    expect((body.data as unknown as Page[]).map(({ id }) => id)).toContain('kebijakan-privasi');
  });

  it('that people agree to changes with another edition alone, and not under one that was agreed to', async () => {
    const id = 'syarat-ketentuan';
    const { version, edition } = await read(id);
    const same = await change(id, { body: '<p>Aturan baru</p>' }, version);
    expect([same.status, same.body]).toMatchObject([400, { errors: [{ field: 'edition' }] }]);
    const titled = await change(id, { title: 'Syarat dan Ketentuan' }, version);
    expect(titled.status).toBe(200);
    const edited = await change(id, { body: '<p>Aturan baru</p>', edition: '2' }, version + 1);
    expect([edited.status, edited.body.data]).toMatchObject([200, { edition: '2' }]);
    await test.services.db.execute(
      `insert into consent (user_id, document, version, agreed_at) select id, '${id}', '${edition}', now() from user_account limit 1 on conflict do nothing`,
    );
    const back = await change(id, { edition }, version + 2);
    expect([back.status, back.body]).toMatchObject([400, { errors: [{ field: 'edition' }] }]);
    const { body } = await test.call('GET', `/api/admin/page/${id}/history`, { auth: writer });
    expect(JSON.stringify(body.data)).toContain('Aturan baru');
  });

  it.each([
    ['title', { title: ' ' }],
    ['body', { body: '' }],
    ['edition', { edition: '' }],
  ])('is refused at %s for %j', async (field, wrong) => {
    const { version } = await read('tentang-kami');
    expect((await change('tentang-kami', wrong, version)).body).toMatchObject({ code: 400, errors: [{ field }] });
  });

  it('is changed by one of two, and by who may', async () => {
    const { version } = await read('tentang-kami');
    const both = await Promise.all(['Kami', 'Tentang'].map((title) => change('tentang-kami', { title }, version)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { auth } = await newStaff(test, 'finance');
    expect((await change('tentang-kami', { title: 'A' }, version + 1, auth)).status).toBe(403);
    expect((await change('tidak-ada', { title: 'A' }, 1)).status).toBe(404);
  });
});

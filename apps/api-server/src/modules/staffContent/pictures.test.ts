import { CONTENT_PICTURES, type ContentPicture } from '@suluh/domain/staff';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import type { TestLearner } from '../../../test/learners.ts';
import { newStaff } from '../../../test/staff.ts';
import { readWhole } from '../../storage/index.ts';

let test: TestApp;
let writer: TestLearner;
beforeAll(async () => {
  test = await startTestApp();
  writer = await newStaff(test, 'content');
});
afterAll(() => test?.stop());

const drawn = () =>
  sharp({ create: { width: 300, height: 300, channels: 3, background: '#1a4170' } }).png().toBuffer(); // prettier-ignore

async function send(of: string, bytes: Uint8Array, who: TestLearner = writer) {
  const form = new FormData();
  form.set('file', new Blob([Uint8Array.from(bytes)]), 'gambar.png');
  const headers = { authorization: who.auth };
  const answer = await test.app.inject({ method: 'POST', url: `/api/admin/picture/${of}`, headers, payload: form });
  return { status: answer.statusCode, body: answer.json<{ data: { path: string } }>() };
}

describe('a picture of what stands on the pages', () => {
  it.each(Object.keys(CONTENT_PICTURES) as ContentPicture[])('of kind %s is kept in its size as WebP', async (of) => {
    const { status, body } = await send(of, await drawn());
    expect(status).toBe(200);
    expect(body.data.path).toMatch(new RegExp(`^content/${of}/[\\w-]+\\.webp$`));
    const kept = await readWhole(test.services.files.open, body.data.path);
    expect(await sharp(kept!).metadata()).toMatchObject({ format: 'webp', ...CONTENT_PICTURES[of] });
  });

  it('is shown by pages of other origins, such as the office', async () => {
    const { body } = await send('banner', await drawn());
    const shown = await test.app.inject({ url: `/storage/${body.data.path}` });
    expect([shown.statusCode, shown.headers['cross-origin-resource-policy']]).toEqual([200, 'cross-origin']);
  });

  it('is named by a record that shows it', async () => {
    const { body } = await send('banner', await drawn());
    const banner = {
      title: 'Minggu Batik',
      url: null,
      foto: body.data.path,
      placement: 'home',
      startAt: null,
      endAt: null,
      isPublished: false,
      position: 901,
    };
    const made = await test.call('POST', '/api/admin/banner', { auth: writer.auth, body: banner });
    expect(made).toMatchObject({ status: 201, body: { data: { foto: body.data.path } } });
  });

  it('is no text, no drawing with scripts, and of no kind nobody shows', async () => {
    expect((await send('banner', Buffer.from('halo'))).status).toBe(415);
    expect((await send('banner', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).status).toBe(415);
    expect((await send('../kelas', await drawn())).status).toBe(404);
    expect((await send('invoice', await drawn())).status).toBe(400);
  });

  it('is kept for those who edit content alone', async () => {
    expect((await send('banner', await drawn(), await newStaff(test, 'finance'))).status).toBe(403);
  });
});

import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { sealStanding } from '../../access/sealStanding.ts';
import { manyLearners } from '../../../test/learners.ts';

const data = mkdtempSync(path.join(tmpdir(), 'suluh-profile-'));
let test: TestApp;
let auth: string;
beforeAll(async () => {
  test = await startTestApp({ SULUH_DATA_DIR: data });
  auth = await test.bearer('rina');
});
afterAll(async () => {
  await test?.stop();
  rmSync(data, { recursive: true });
});

const me = async (as = auth) =>
  (await test.call('GET', '/api/profile/me', { auth: as })).body.data as Record<string, unknown>;
const whole = {
  fullname: 'Rina Wulandari',
  phone: '81234567890',
  nik: '3404012345678901',
  birthDate: '2000-02-29',
  education: 'D3',
  city: 'Sleman',
};

describe('editing the profile', () => {
  const edit = (body: object, as = auth) => test.call('PUT', '/api/profile/edit', { auth: as, body });

  it('keeps what was entered and answers it', async () => {
    const { status, body } = await edit({ ...whole, fullname: '  Rina Wulandari ' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ ...whole, phone: '+6281234567890', email: 'rina@contoh.example' });
    expect(await me()).toEqual(body.data);
  });

  it('forgets what is left out or empty, but never the name', async () => {
    await edit(whole);
    await edit({ fullname: 'Rina', phone: '', city: ' ' });
    expect(await me()).toMatchObject({
      fullname: 'Rina',
      phone: null,
      nik: null,
      birthDate: null,
      education: null,
      city: null,
    });
  });

  it('keeps the number of the identity card sealed, and seals what still stands open', async () => {
    await edit(whole);
    const { pool, seal } = test.services;
    const stored = async () =>
      (await pool.query<{ nik: string }>("select nik from user_account where email = 'rina@contoh.example'")).rows[0]!
        .nik;
    expect(await stored()).not.toContain(whole.nik);
    expect(seal.openText(await stored())).toBe(whole.nik);
    await pool.query("update user_account set nik = $1 where email = 'rina@contoh.example'", [whole.nik]);
    expect((await me())['nik']).toBe(whole.nik);
    await sealStanding(pool, seal);
    expect((await stored()).startsWith(seal.prefix)).toBe(true);
    expect(await sealStanding(pool, seal)).toBe(0);
    expect((await me())['nik']).toBe(whole.nik);
  });

  it('changes no other field, whatever is sent', async () => {
    await edit({ ...whole, email: 'lain@contoh.example', isVerified: true, foto: 'user/lain.png', id: 'lain' });
    expect(await me()).toMatchObject({ email: 'rina@contoh.example', isVerified: false, foto: 'user/default.svg' });
  });

  it.each([
    ['no name', { fullname: ' ' }, 'fullname', 'required'],
    ['a name with digits', { fullname: 'Rina 2' }, 'fullname', 'name'],
    ['a phone that is no mobile one', { phone: '0218765432' }, 'phone', 'mobilePhone'],
    ['a NIK of 15 digits', { nik: '340401234567890' }, 'nik', 'nik'],
    ['a day that does not exist', { birthDate: '2001-02-29' }, 'birthDate', 'date'],
    ['a day to come', { birthDate: '2999-01-01' }, 'birthDate', 'date'],
    ['a city without end', { city: 'a'.repeat(65) }, 'city', 'maxLength:64'],
  ])('refuses %s and changes nothing', async (_, wrong, field, message) => {
    await edit(whole);
    const { status, body } = await edit({ ...whole, city: 'Bantul', ...wrong });
    expect([status, body.status, (body as { errors?: unknown }).errors]).toEqual([
      400,
      'BAD_REQUEST',
      [{ field, message }],
    ]);
    expect(await me()).toMatchObject({ fullname: 'Rina Wulandari', city: 'Sleman' });
  });

  it('is each learner’s own', async () => {
    await edit(whole);
    const [other] = await manyLearners(test, 1);
    await edit({ fullname: 'Orang Lain' }, other!.auth);
    expect([(await me()).fullname, (await me(other!.auth)).fullname]).toEqual(['Rina Wulandari', 'Orang Lain']);
  });
});

describe('the photo', () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#1e427a' } });
  let png: Buffer;
  let smallJpeg: Buffer;
  /** A JPEG of so many bytes: what stands behind the end of a picture is no part of it. */
  const jpeg = (sizeBytes: number) => Buffer.concat([smallJpeg, Buffer.alloc(sizeBytes - smallJpeg.length)]);
  beforeAll(async () => {
    png = await picture(40, 30).png().toBuffer();
    smallJpeg = await picture(40, 30).jpeg().toBuffer();
  });
  const files = () => readdirSync(path.join(data, 'storage/user'));

  async function send(bytes: Buffer, { field = 'photo', name = 'foto.png', as = auth } = {}) {
    const form = new FormData();
    form.set(field, new Blob([new Uint8Array(bytes)]), name);
    const request = new Request('http://localhost/', { method: 'POST', body: form });
    const body = Buffer.from(await request.arrayBuffer());
    return test.call('POST', '/api/profile/photo', {
      auth: as,
      body,
      headers: { 'content-type': request.headers.get('content-type')! },
    });
  }
  const remove = () => test.call('DELETE', '/api/profile/photo', { auth });
  afterEach(remove);

  it('is kept under a name that cannot be guessed, and served as what it is', async () => {
    const { status, body } = await send(png, { name: '../../etc/foto.html' });
    expect(status).toBe(200);
    const { foto } = body.data as { foto: string };
    expect(foto).toMatch(/^user\/[\w-]{32}\.webp$/);
    const served = await test.app.inject({ url: `/storage/${foto}` });
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 40, height: 30 });
    expect((await me()).foto).toBe(foto);
  });

  it('replaces the one before, whose file goes', async () => {
    const before = (await send(png)).body.data as { foto: string };
    const after = (await send(smallJpeg)).body.data as { foto: string };
    expect(after.foto).not.toBe(before.foto);
    expect(files()).toEqual([path.basename(after.foto)]);
    expect((await test.app.inject({ url: `/storage/${before.foto}` })).statusCode).toBe(404);
  });

  it('is kept upright and no larger than it is shown, without the place where it was taken', async () => {
    const taken = await picture(1600, 900)
      .withExif({ IFD3: { GPSLatitude: '6/1 12/1 0/1' }, IFD0: { Copyright: 'kenari' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { foto } = (await send(taken)).body.data as { foto: string };
    const served = (await test.app.inject({ url: `/storage/${foto}` })).rawPayload;
    const { width, height, exif } = await sharp(served).metadata();
    expect([width, height, exif]).toEqual([288, 512, undefined]);
    expect(served.includes('kenari')).toBe(false);
  });

  it('leaves one file when many are sent at once', async () => {
    await Promise.all(Array.from({ length: 5 }, () => send(png)));
    expect(files()).toEqual([path.basename(String((await me()).foto))]);
  });

  it('is taken away, once or twice', async () => {
    await send(png);
    for (let time = 0; time < 2; time += 1)
      expect((await remove()).body.data).toMatchObject({ foto: 'user/default.svg' });
    expect(files()).toEqual([]);
  });

  it('may have 5 MB', async () => {
    expect((await send(jpeg(5_242_880))).status).toBe(200);
  });

  it.each([
    ['a page that calls itself a picture', 415, () => send(Buffer.from('<html></html>'), { name: 'foto.jpg' })],
    [
      'a script behind the beginning of a picture',
      415,
      () =>
        send(
          Buffer.concat([
            Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
            Buffer.from('<html><script>alert(1)</script>'),
          ]),
        ),
    ],
    [
      'the beginning of a picture, then nothing',
      415,
      () => send(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(97)])),
    ],
    [
      'a small file that unpacks to a huge picture',
      415,
      async () => send(await picture(6000, 6000).png({ compressionLevel: 9 }).toBuffer()),
    ],
    ['a byte more than 5 MB', 413, () => send(jpeg(5_242_881))],
    ['far more than 5 MB', 413, () => send(jpeg(6_000_000))],
    ['nothing', 400, () => send(Buffer.alloc(0))],
    ['a file in another field', 400, () => send(png, { field: 'file' })],
    [
      'a text in its field',
      400,
      () =>
        test.call('POST', '/api/profile/photo', {
          auth,
          body: '--x\r\ncontent-disposition: form-data; name="photo"\r\n\r\nfoto\r\n--x--\r\n',
          headers: { 'content-type': 'multipart/form-data; boundary=x' },
        }),
    ],
    [
      'a broken form',
      400,
      () =>
        test.call('POST', '/api/profile/photo', {
          auth,
          body: 'x',
          headers: { 'content-type': 'multipart/form-data; boundary=x' },
        }),
    ],
    ['JSON', 415, () => test.call('POST', '/api/profile/photo', { auth, body: { photo: 'x' } })],
  ])('is refused: %s', async (_, expected, attempt) => {
    const { foto } = (await send(png)).body.data as { foto: string };
    expect((await attempt()).status).toBe(expected);
    expect([(await me()).foto, files()]).toEqual([foto, [path.basename(foto)]]);
  });

  it('takes no file along that is not a photo of ours', async () => {
    const [other] = await manyLearners(test, 1);
    const elsewhere = path.join(data, 'rahasia.png');
    writeFileSync(elsewhere, png);
    await test.services.pool.query("update user_account set foto = 'user/../../rahasia.png' where id = $1", [
      other!.userId,
    ]);
    expect((await test.call('DELETE', '/api/profile/photo', { auth: other!.auth })).status).toBe(200);
    expect(existsSync(elsewhere)).toBe(true);
  });
});

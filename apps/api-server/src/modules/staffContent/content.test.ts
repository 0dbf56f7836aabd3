import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { LANDING_WORDS } from '../../../test/landing.ts';
import type { TestLearner } from '../../../test/learners.ts';
import { newStaff } from '../../../test/staff.ts';

let test: TestApp;
let writer: TestLearner;
beforeAll(async () => {
  test = await startTestApp();
  writer = await newStaff(test, 'content');
});
afterAll(() => test?.stop());

const post = (path: string, body: unknown) => test.call('POST', `/api/admin/${path}`, { auth: writer.auth, body });
const patch = (path: string, body: unknown, version: number) =>
  test.call('PATCH', `/api/admin/${path}`, { auth: writer.auth, body, headers: { 'if-match': `"${version}"` } });
type Made = { id: number; version: number };
const BANNER = {
  title: 'Minggu Batik',
  url: '/course?category=1',
  foto: null,
  placement: 'home',
  startAt: '2031-02-01T02:00:00.000Z',
  endAt: '2031-02-02T02:00:00.000Z',
  isPublished: false,
  position: 900,
};

describe('a banner', () => {
  it('is edited whole: line, button and colour too', async () => {
    const words = { body: 'Diskon semua kelas', action: 'Lihat kelas', tone: 'soga' };
    const { id, version } = (await post('banner', BANNER)).body.data as Made;
    expect((await patch(`banner/${id}`, words, version)).body.data).toMatchObject(words);
  });

  it.each([
    ['url', { url: 'javascript:alert(1)' }],
    ['url', { url: '//evil.example' }],
    ['url', { url: 'http://suluh.example' }],
    ['foto', { foto: 'javascript:alert(1)' }],
    ['endAt', { endAt: BANNER.startAt }],
    ['placement', { placement: 'best-deal', programId: 1 }],
  ])('is refused at %s: %j', async (field, wrong) => {
    const made = await post('banner', { ...BANNER, ...wrong });
    expect([made.status, made.body]).toMatchObject([400, { errors: [{ field }] }]);
    const { id, version } = (await post('banner', BANNER)).body.data as Made;
    expect((await patch(`banner/${id}`, wrong, version)).body).toMatchObject({ errors: [{ field }] });
  });

  it('of a programme that stands among the best deals already can be changed and unpublished, and not moved there again', async () => {
    const { id } = (await post('banner', { ...BANNER, programId: 1 })).body.data as Made;
    await test.services.pool.query(`update banner set placement = 'best-deal', is_published = true where id = $1`, [
      id,
    ]);
    const { version } = (await test.call('GET', `/api/admin/banner/${id}`, { auth: writer.auth })).body.data as Made;
    const kept = { ...BANNER, programId: 1, placement: 'best-deal', isPublished: false };
    const unpublished = await patch(`banner/${id}`, kept, version);
    expect([unpublished.status, unpublished.body.data]).toMatchObject([200, { isPublished: false }]);
    const other = (unpublished.body.data as Made).version;
    expect((await patch(`banner/${id}`, { programId: 2 }, other)).body).toMatchObject({
      errors: [{ field: 'placement' }],
    });
    const moved = (await patch(`banner/${id}`, { placement: 'home' }, other)).body.data as Made;
    expect((await patch(`banner/${id}`, { placement: 'best-deal' }, moved.version)).body).toMatchObject({
      errors: [{ field: 'placement' }],
    });
  });

  it('leads elsewhere by https', async () => {
    expect((await post('banner', { ...BANNER, url: 'https://mitra.example/a', foto: 'banner/a.webp' })).status).toBe(
      201,
    );
  });

  it('says in Indonesian what is no value at all', async () => {
    const { body } = await post('banner', {
      ...BANNER,
      title: '',
      position: 'dua',
      isPublished: 'ya',
      startAt: 'besok',
    });
    expect(body).toMatchObject({
      errors: [
        { field: 'title', message: 'Wajib diisi' },
        { field: 'startAt', message: 'Isi tanggal dan jam' },
        { field: 'isPublished', message: 'Pilih ya atau tidak' },
        { field: 'position', message: 'Harus berupa angka' },
      ],
    });
    const unversioned = await test.call('PATCH', '/api/admin/banner/1', { auth: writer.auth, body: { title: 'A' } });
    expect(unversioned.body).toMatchObject({
      errors: [{ field: 'If-Match', message: expect.stringContaining('Muat ulang') }],
    });
  });
});

describe('a vacancy', () => {
  it('is edited whole: tasks, what is asked for, what it offers and who employs', async () => {
    const whole = {
      tasks: ['Menjahit', 'Mengukur'],
      requirements: ['Teliti'],
      facilities: ['Makan siang'],
      companyAbout: 'Konveksi di Bantul',
      yearsOfExperience: '2',
      educationLevels: 'SMA/SMK, D3',
      salaryFrom: 3_000_000,
      salaryTo: 4_500_000,
      salaryPeriod: 'month',
      isSalaryHidden: false,
      openings: 4,
      closesOn: '2026-12-31',
    };
    const made = await post('job', {
      title: 'Penjahit',
      companyName: 'Konveksi',
      city: null,
      employmentType: null,
      category: null,
      description: '',
      isPublished: false,
    });
    const { id, version } = made.body.data as Made;
    expect((await patch(`job/${id}`, whole, version)).body.data).toMatchObject(whole);
    for (const [pay, field] of [
      [{ salaryFrom: 5_000_000 }, 'salaryTo'],
      [{ salaryTo: null }, 'salaryTo'],
      [{ salaryFrom: null }, 'salaryFrom'],
    ] as const)
      expect((await patch(`job/${id}`, pay, version + 1)).body).toMatchObject({ code: 400, errors: [{ field }] });
  });

  it('is announced when it is published, not when its draft was written', async () => {
    const words = { title: 'Penenun', companyName: 'Rumah Tenun', city: null, employmentType: null, category: null };
    const made = await post('job', { ...words, description: '', isPublished: false });
    const { id, version } = made.body.data as Made;
    const postedAt = ({ body }: Awaited<ReturnType<typeof patch>>) =>
      Date.parse((body.data as { postedAt: string }).postedAt);
    const drafted = postedAt(made);
    test.advance(60);
    expect(postedAt(await patch(`job/${id}`, { title: 'Penenun Lurik' }, version))).toBe(drafted);
    test.advance(60);
    const announced = postedAt(await patch(`job/${id}`, { isPublished: true }, version + 1));
    expect(announced - drafted).toBeGreaterThan(100_000);
    test.advance(60);
    expect(postedAt(await patch(`job/${id}`, { title: 'Penenun' }, version + 2))).toBe(announced);
    test.advance(-180);
  });
});

const LANDING = {
  programId: null,
  page: 'ukm',
  isPublished: false,
  ...LANDING_WORDS,
  title: 'Untuk timmu',
};

describe('a landing page', () => {
  it.each([
    ['url', { action: 'Daftar' }],
    ['action', { url: '/course' }],
    ['url', { action: 'Daftar', url: 'http://suluh.example' }],
    [
      'contacts.1.text',
      {
        contacts: [
          { kind: 'hours', text: 'Senin' },
          { kind: 'phone', text: 'telepon kami' },
        ],
      },
    ],
    ['contacts.0.text', { contacts: [{ kind: 'mail', text: 'a@b.example?bcc=c@d.example' }] }],
  ])('is refused at %s for %j', async (field, change) => {
    const { body } = await post('landing', { ...LANDING, ...change });
    expect(body).toMatchObject({ code: 400, errors: [{ field, message: expect.stringContaining(' ') }] });
  });

  it('takes a button that is whole, and contacts one can reach', async () => {
    const contacts = [
      { kind: 'phone', text: '+62 274 563929' },
      { kind: 'mail', text: 'tim@suluh.example' },
    ];
    const { body } = await post('landing', { ...LANDING, action: 'Mulai', url: '#minta-penawaran', contacts });
    expect(body.data ?? body).toMatchObject({ contacts });
  });
});

describe('a moment nobody means', () => {
  it.each(['0001-01-01T00:00:00Z', '1999-12-31T23:59:59Z', '2101-01-01T00:00:00Z', '9999-12-31T00:00:00Z'])(
    '%s is told at its field',
    async (moment) => {
      const { body } = await post('banner', { ...BANNER, startAt: moment });
      expect(body).toMatchObject({
        code: 400,
        errors: [{ field: 'startAt', message: 'Isi tahun 2000 sampai 2100' }],
      });
    },
  );
});

describe('a searched word', () => {
  it.each([
    ['word', { word: 'dua kata' }],
    ['word', { word: 'ка́са' }],
    ['word', { word: 'a\u200Bb' }],
    ['word', { word: 'c++' }],
    ['word', { word: 'kasir😀' }],
    ['means', { means: ['desain', '!!!'] }],
    ['means', { means: ['<b>desain</b>'] }],
    ['means', { means: ['desain', 'Merancang'] }],
  ])('is refused at %s for %j', async (field, change) => {
    const { body } = await post('synonym', { word: 'merancang', means: ['desain'], ...change });
    expect(body).toMatchObject({ code: 400, errors: [{ field }] });
  });

  it('is taken by one of many who ask for it at once', async () => {
    const made = await Promise.all(
      Array.from({ length: 8 }, () => post('synonym', { word: 'serentak', means: ['desain'] })),
    );
    expect(made.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(7).fill(400)]);
    const others = await Promise.all(['satuan', 'duaan'].map((word) => post('synonym', { word, means: ['desain'] })));
    const moved = await Promise.all(
      others.map(({ body }) => patch(`synonym/${(body.data as Made).id}`, { word: 'berebut' }, 1)),
    );
    expect(moved.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('is taken away by the version that was read, and searches forget it', async () => {
    const remove = (id: number, version: number | null, auth = writer.auth) =>
      test.call('DELETE', `/api/admin/synonym/${id}`, {
        auth,
        headers: version === null ? {} : { 'if-match': `"${version}"` },
      });
    const made = (await post('synonym', { word: 'nglukis', means: ['desain', 'C++', 'R&D'] })).body.data as Made;
    expect((await remove(made.id, null)).status).toBe(400);
    expect((await remove(made.id, made.version, (await newStaff(test, 'finance')).auth)).status).toBe(403);
    const { version } = (await patch(`synonym/${made.id}`, { means: ['desain'] }, made.version)).body.data as Made;
    expect((await remove(made.id, made.version)).status).toBe(409);
    expect((await remove(made.id, version)).status).toBe(200);
    expect((await remove(made.id, version)).status).toBe(404);
    expect((await post('synonym', { word: 'nglukis', means: ['desain'] })).status).toBe(201);
  });
});

import { eq, like } from 'drizzle-orm';
import sharp from 'sharp';
import { refusedFieldText } from '@suluh/i18n-id/refusedField';
import { staffText } from '@suluh/i18n-id/staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { newCourse, type TestLearner } from '../../../test/learners.ts';
import { newStaff } from '../../../test/staff.ts';
import { schema } from '../../db/index.ts';

let test: TestApp;
let finance: TestLearner;
let writer: TestLearner;
let operator: TestLearner;
beforeAll(async () => {
  test = await startTestApp();
  finance = await newStaff(test, 'finance');
  writer = await newStaff(test, 'content');
  operator = await newStaff(test, 'operator');
});
afterAll(() => test?.stop());

type Made = { id: number; version: number; slug: string };
const post = ({ auth }: TestLearner, path: string, body: unknown) =>
  test.call('POST', `/api/admin/${path}`, { auth, body });
const patch = ({ auth }: TestLearner, path: string, version: number, body: unknown) =>
  test.call('PATCH', `/api/admin/${path}`, { auth, body, headers: { 'if-match': `"${version}"` } });
const inSeconds = (seconds: number) => new Date(test.services.now().getTime() + seconds * 1000).toISOString();
const changed = { timeout: 5_000 };

describe('a flash sale', () => {
  const sale = (courseId: number, more: object = {}) => ({
    title: 'Kilat Siang',
    startAt: inSeconds(-60),
    endAt: inSeconds(3600),
    courses: [{ courseId, price: 40_000 }],
    ...more,
  });
  const priceOf = async (courseId: number) => {
    const { body } = await test.call('GET', `/api/course/v2/${courseId}`);
    return (body.data as { priceAfter: number }).priceAfter;
  };

  it('runs at its prices at once, and no longer once it is over', async () => {
    const { courseId } = await newCourse(test, { price: 100_000 });
    const made = await post(finance, 'flash-sale', sale(courseId));
    expect(made.status).toBe(201);
    await expect.poll(() => priceOf(courseId), changed).toBe(40_000);
    const { id, version } = made.body.data as Made;
    const cheaper = await patch(finance, `flash-sale/${id}`, version, { courses: [{ courseId, price: 30_000 }] });
    expect(cheaper.body.data).toMatchObject({ version: version + 1, courses: [{ courseId, price: 30_000 }] });
    await expect.poll(() => priceOf(courseId), changed).toBe(30_000);
    expect((await patch(finance, `flash-sale/${id}`, version + 1, { endAt: inSeconds(-1) })).status).toBe(200);
    await expect.poll(() => priceOf(courseId), changed).toBe(100_000);
    const { body } = await test.call('GET', `/api/admin/flash-sale/${id}/history`, { auth: finance.auth });
    expect((body.data as { action: string }[]).map(({ action }) => action)).toEqual([
      'flashSale.update',
      'flashSale.update',
      'flashSale.create',
    ]);
  });

  it('ends although a course has become cheaper than its price in the sale', async () => {
    const { courseId } = await newCourse(test, { price: 100_000 });
    const { id, version } = (await post(finance, 'flash-sale', sale(courseId))).body.data as Made;
    await test.services.db.update(schema.course).set({ priceAfter: 30_000 }).where(eq(schema.course.id, courseId));
    const dearer = await patch(finance, `flash-sale/${id}`, version, { courses: [{ courseId, price: 35_000 }] });
    expect(dearer.body).toMatchObject({ errors: [{ field: 'courses.0.price' }] });
    expect((await patch(finance, `flash-sale/${id}`, version, { endAt: inSeconds(-1) })).status).toBe(200);
  });

  it('says what is wrong at its field, and stores nothing', async () => {
    const { courseId } = await newCourse(test, { price: 100_000 });
    const at = async (more: object) => {
      const { status, body } = await post(finance, 'flash-sale', sale(courseId, more));
      return [status, (body as { errors?: { field: string }[] }).errors?.map(({ field }) => field)];
    };
    expect(await at({ endAt: inSeconds(-60) })).toEqual([400, ['endAt']]);
    expect(await at({ startAt: inSeconds(-60), endAt: inSeconds(-1) })).toEqual([400, ['endAt']]);
    expect(await at({ courses: [{ courseId, price: 100_000 }] })).toEqual([400, ['courses.0.price']]);
    expect(await at({ courses: [{ courseId, price: 0 }] }), 'given away').toEqual([400, ['courses.0.price']]);
    expect(await at({ courses: [{ courseId: 999_999, price: 1 }] })).toEqual([400, ['courses.0.courseId']]);
    expect(await at({ programId: 1 })).toEqual([400, ['programId']]);
    expect((await at({ courses: [] }))[0]).toBe(400);
    const twice = [1, 2].map((price) => ({ courseId, price }));
    expect((await at({ courses: twice }))[0]).toBe(400);
    expect(await priceOf(courseId)).toBe(100_000);
  });

  it('is merged with what somebody else saved, never written over it', async () => {
    const { courseId } = await newCourse(test, { price: 100_000 });
    const { id, version } = (await post(finance, 'flash-sale', sale(courseId, { startAt: inSeconds(60) }))).body
      .data as Made;
    await patch(operator, `flash-sale/${id}`, version, { title: 'Kilat Sore' });
    const late = await patch(finance, `flash-sale/${id}`, version, { title: 'Kilat Malam' });
    expect([late.status, late.body.data]).toMatchObject([409, { current: { title: 'Kilat Sore' } }]);
  });

  it('is made by who may, and by nobody else', async () => {
    const { courseId } = await newCourse(test, { price: 100_000 });
    expect((await post(writer, 'flash-sale', sale(courseId))).status).toBe(403);
    expect((await test.call('GET', '/api/admin/flash-sale', { auth: writer.auth })).status).toBe(403);
    expect((await test.call('GET', '/api/admin/flash-sale?when=running', { auth: finance.auth })).status).toBe(200);
  });
});

describe('a collection', () => {
  const set = (courses: number[], more: object = {}) => ({
    title: 'Belajar dari Dapur',
    description: '',
    image: null,
    kind: 'regular',
    programId: null,
    isPublished: true,
    position: 1,
    courses: courses.map((courseId) => ({ courseId })),
    ...more,
  });
  const shown = async (slug: string) => {
    const { status, body } = await test.call('GET', `/api/collection/${slug}?sort=1`);
    return status === 200 ? (body.data as { courses: { id: number }[] }).courses.map(({ id }) => id).sort() : status;
  };

  it('has its courses in their order, and stands on the pages while it is published', async () => {
    const [one, other] = [await newCourse(test), await newCourse(test)].map(({ courseId }) => courseId) as [
      number,
      number,
    ];
    const { status, body } = await post(writer, 'collection', set([other, one]));
    const { id, slug, version } = body.data as Made;
    expect([status, slug]).toEqual([201, 'belajar-dari-dapur']);
    expect(body.data).toMatchObject({ courses: [{ courseId: other }, { courseId: one }] });
    await expect.poll(() => shown(slug), changed).toEqual([one, other].sort());
    const turned = await patch(writer, `collection/${id}`, version, { courses: [{ courseId: one }] });
    expect(turned.body.data).toMatchObject({ courses: [{ courseId: one }] });
    await expect.poll(() => shown(slug), changed).toEqual([one]);
    await patch(writer, `collection/${id}`, version + 1, { isPublished: false });
    await expect.poll(() => shown(slug), changed).toBe(404);
  });

  it.each([
    ['slug', { slug: 'paket' }],
    ['slug', { slug: 'kreatif' }],
    ['slug', { slug: 'Dengan Spasi' }],
    ['image', { image: 'javascript:alert(1)' }],
    ['programId', { programId: 999_999 }],
    ['courses.0.courseId', { courses: [{ courseId: 999_999 }] }],
    ['kind', { kind: 'mysooltan', programId: 1 }],
  ])('is refused at %s for %j', async (field, more) => {
    const { status, body } = await post(writer, 'collection', set([], more));
    expect([status, body]).toMatchObject([400, { errors: [{ field }] }]);
  });

  it('of a programme takes courses it offers alone, and is edited although one has left it since', async () => {
    const { courseProgram, course } = schema;
    const { db } = test.services;
    const [own, foreign] = [await newCourse(test), await newCourse(test)].map(({ courseId }) => courseId) as [
      number,
      number,
    ];
    await db.insert(courseProgram).values({ courseId: own, programId: 1 });
    const [left] = await db.select().from(course).where(eq(course.id, foreign));
    const asked = { title: 'Paket Kampus', kind: 'bundle', programId: 1 };
    const message = staffText.programme.notOffered([left!.fullname]);
    expect((await post(writer, 'collection', set([own, foreign], asked))).body).toMatchObject({
      code: 400,
      errors: [{ field: 'courses.1.courseId', message }],
    });
    const { body } = await post(writer, 'collection', set([own, foreign], { ...asked, programId: null }));
    const { id, version } = body.data as Made;
    const at = `collection/${id}`;
    expect((await patch(writer, at, version, { programId: 1 })).body).toMatchObject({
      errors: [{ field: 'courses.1.courseId', message }],
    });
    await db.insert(courseProgram).values({ courseId: foreign, programId: 1 });
    expect((await patch(writer, at, version, { programId: 1 })).status).toBe(200);
    await db.delete(courseProgram).where(eq(courseProgram.courseId, foreign));
    expect((await patch(writer, at, version + 1, { title: 'Paket Lain' })).status).toBe(200);
    const turned = { courses: [{ courseId: foreign }, { courseId: own }] };
    expect((await patch(writer, at, version + 2, turned)).body).toMatchObject({
      errors: [{ field: 'courses.0.courseId', message }],
    });
  });

  it('is made by who may alone', async () => expect((await post(finance, 'collection', set([]))).status).toBe(403));
});

describe('a programme', () => {
  it('opens its courses to its learners, or sells them, as it says at once', async () => {
    const { body } = await test.call('GET', '/api/admin/programme?q=janabadra', { auth: operator.auth });
    const [{ id, version }] = body.data as [Made];
    const said = async () => (await test.call('GET', '/api/program/janabadra')).body.data as Record<string, unknown>;
    const asked = { accessType: 'free' };
    expect((await patch(operator, `programme/${id}`, version, asked)).body.data).toMatchObject(asked);
    await expect.poll(async () => (await said())['isFreeAccess'], changed).toBe(true);
    await patch(operator, `programme/${id}`, version + 1, { accessType: 'paid' });
    await expect.poll(async () => (await said())['isFreeAccess'], changed).toBe(false);
    expect((await patch(operator, `programme/${id}`, version + 2, { accessType: 'maybe' })).status).toBe(400);
    expect((await patch(operator, `programme/${id}`, version + 2, { brandColor: 'red' })).status).toBe(400);
    expect((await patch(writer, `programme/${id}`, version + 2, asked)).status).toBe(403);
  });

  it('is made once', async () => {
    const body = {
      slug: 'kampus-uji',
      name: 'Kampus Uji',
      brandColor: '#1A4170',
      accessType: 'paid',
      canRegister: true,
      hasPromo: false,
    };
    expect((await post(operator, 'programme', body)).status).toBe(201);
    expect((await post(operator, 'programme', body)).body).toMatchObject({ errors: [{ field: 'slug' }] });
  });

  it('has a home whose parts are made, named, filled, put in order and taken away', async () => {
    const { body } = await test.call('GET', '/api/admin/programme?q=kampus', { auth: operator.auth });
    const [{ id, version }] = body.data as [Made];
    const { courseProgram } = schema;
    const courses = [await newCourse(test), await newCourse(test), await newCourse(test)].map(
      ({ courseId }) => courseId,
    );
    const [first, second, foreign] = courses as [number, number, number];
    await test.services.db
      .insert(courseProgram)
      .values([first, second].map((courseId) => ({ courseId, programId: id })));
    const choices = await test.call('GET', `/api/admin/course-choice?programId=${id}`, { auth: operator.auth });
    expect((choices.body.data as Made[]).map((choice) => choice.id).toSorted()).toEqual([first, second].toSorted());
    type Sections = { id: number; name: string; courseIds: number[] }[];
    const set = async (at: number, sections: object[]) => {
      const answer = await patch(operator, `programme/${id}`, at, { sections });
      return { ...answer, sections: (answer.body.data as { sections?: Sections } | undefined)?.sections };
    };
    const made = await set(version, [
      { name: 'Mulai', courseIds: [second, first] },
      { name: 'Lanjut', courseIds: [] },
    ]);
    expect(made.sections).toMatchObject([{ name: 'Mulai', courseIds: [second, first] }, { name: 'Lanjut' }]);
    const [start, next] = made.sections!;
    const turned = await set(version + 1, [
      { ...next!, courseIds: [first] },
      { ...start!, name: 'Dasar' },
    ]);
    expect(turned.sections).toEqual([
      { id: next!.id, name: 'Lanjut', courseIds: [first] },
      { id: start!.id, name: 'Dasar', courseIds: [second, first] },
    ]);
    const shown = async () =>
      ((await test.call('GET', '/api/program/kampus-uji/category-course')).body.data as { name: string }[]).map(
        (row) => row.name,
      );
    await expect.poll(shown, changed).toEqual(['Lanjut', 'Dasar']);
    const [{ fullname }] = (await test.services.db
      .select({ fullname: schema.course.fullname })
      .from(schema.course)
      .where(eq(schema.course.id, foreign))) as [{ fullname: string }];
    const refused = await set(version + 2, [
      { ...start!, courseIds: [first, foreign] },
      { id: 999_999, name: 'Asing', courseIds: [] },
      { name: 'Hilang', courseIds: [999_999] },
    ]);
    expect([refused.status, refused.body]).toMatchObject([
      400,
      {
        errors: [
          { field: 'sections.0.courseIds', message: staffText.programme.notOffered([fullname]) },
          { field: 'sections.1.name' },
          { field: 'sections.2.courseIds', message: staffText.chooseAnother },
        ],
      },
    ]);
    for (const [courseIds, message] of [
      [[first, first], refusedFieldText.twice],
      [[3_000_000_000], expect.any(String)],
    ])
      expect((await set(version + 2, [{ name: 'Dobel', courseIds }])).body).toMatchObject({
        code: 400,
        errors: [{ field: expect.stringMatching(/^sections\.0\.courseIds/), message }],
      });
    const choice = await test.call('GET', `/api/admin/course-choice?programId=${id}`, { auth: operator.auth });
    expect((choice.body.data as { id: number }[]).map((row) => row.id).toSorted()).toEqual([first, second].toSorted());
    expect(choice.body.meta).toMatchObject({ totalData: 2 });
    await patch(operator, `programme/${id}`, version + 2, { hasPromo: true }); // says nothing of them
    expect((await set(version + 3, [{ ...start!, name: 'Dasar' }])).sections).toHaveLength(1);
    await set(version + 4, []);
  });

  it('has a host of its own that no other has, where its home is found at once', async () => {
    const { body } = await test.call('GET', '/api/admin/programme?q=kampus', { auth: operator.auth });
    const [{ id, version }] = body.data as [Made];
    const host = 'Belajar.Kampus-Uji.example';
    const answer = await patch(operator, `programme/${id}`, version, { host });
    expect(answer.body.data).toMatchObject({ host: host.toLowerCase() });
    const at = async () => (await test.call('GET', `/api/partner/host?domain=${host}`)).status;
    await expect.poll(at, changed).toBe(200);
    for (const taken of [
      'belajar.janabadra.example',
      'localhost',
      'https://kampus.example',
      'kampus.example/a',
      '127.0.0.1',
    ])
      expect((await patch(operator, `programme/${id}`, version + 1, { host: taken })).body, taken).toMatchObject({
        errors: [{ field: 'host' }],
      });
    await patch(operator, `programme/${id}`, version + 1, { host: null });
    await expect.poll(at, changed).toBe(404);
  });

  it('lets its people sign in at its own place, whose key nobody reads again', async () => {
    const { body } = await test.call('GET', '/api/admin/programme?q=kampus', { auth: operator.auth });
    const [{ id, version }] = body.data as [Made];
    const issuer = { oidcIssuer: 'https://masuk.kampus.example' };
    expect((await patch(operator, `programme/${id}`, version, issuer)).body).toMatchObject({
      errors: [{ field: 'oidcClientId' }],
    });
    for (const oidcIssuer of ['http://masuk.kampus.example', 'javascript:alert(1)'])
      expect((await patch(operator, `programme/${id}`, version, { oidcIssuer, oidcClientId: 's' })).status).toBe(400);
    const asked = {
      ...issuer,
      oidcClientId: 'suluh',
      oidcClientSecret: 'rahasia-sekali',
      emailDomains: ['kampus.example'],
    };
    const { data } = (await patch(operator, `programme/${id}`, version, asked)).body;
    expect(data).toMatchObject({ ...issuer, oidcClientId: 'suluh', hasSecret: true, emailDomains: ['kampus.example'] });
    const history = await test.call('GET', `/api/admin/programme/${id}/history`, { auth: operator.auth });
    expect(JSON.stringify([data, history.body])).not.toContain('rahasia-sekali');
    const [row] = await test.services.db.select().from(schema.program).where(eq(schema.program.id, id));
    expect(row!.oidcClientSecret).toBe('rahasia-sekali');
    const said = (await test.call('GET', '/api/program/kampus-uji')).body.data;
    expect(JSON.stringify(said)).not.toContain('rahasia');
    const freed = (await patch(operator, `programme/${id}`, version + 1, { emailDomains: [] })).body.data;
    expect(freed).toMatchObject({ emailDomains: null, hasSecret: true });
  });
});

describe('an institution', () => {
  it('gets a mark that is cut square and written anew, from those of its own alone', async () => {
    const partner = await newStaff(test, 'partner', { partnerId: 2 });
    const drawn = await sharp({ create: { width: 90, height: 30, channels: 3, background: 'teal' } }).png().toBuffer(); // prettier-ignore
    const send = async (id: number, bytes: Uint8Array) => {
      const form = new FormData();
      form.set('file', new Blob([Uint8Array.from(bytes)]), 'logo.png');
      const url = `/api/admin/institution/${id}/picture`;
      return test.app.inject({ method: 'POST', url, headers: { authorization: partner.auth }, payload: form });
    };
    const sent = await send(2, drawn);
    const { foto } = sent.json<{ data: { foto: string } }>().data;
    expect(await sharp((await test.app.inject({ url: `/storage/${foto}` })).rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 512,
      height: 512,
    });
    expect((await send(1, drawn)).statusCode).toBe(404);
    expect((await send(2, Buffer.from('bukan gambar'))).statusCode).toBe(415);
  });

  it('keeps its own contact, and finds no other', async () => {
    const partner = await newStaff(test, 'partner', { partnerId: 2 });
    const one = (id: number) => test.call('GET', `/api/admin/institution/${id}`, { auth: partner.auth });
    const { version } = (await one(2)).body.data as Made;
    expect((await one(1)).status).toBe(404);
    const asked = { phone: '6281234567890', email: 'halo@lembaga.example' };
    expect((await patch(partner, 'institution/2', version, asked)).body.data).toMatchObject(asked);
    expect((await patch(partner, 'institution/1', 1, asked)).status).toBe(404);
    for (const wrong of [{ phone: '0812' }, { email: 'x' }, { website: 'javascript:alert(1)' }])
      expect((await patch(partner, 'institution/2', version + 1, wrong)).body).toMatchObject({
        errors: [{ field: Object.keys(wrong)[0] }],
      });
  });

  it('whose website is no https address is told so', async () => {
    const { version } = (await test.call('GET', '/api/admin/institution/2', { auth: operator.auth })).body.data as Made;
    for (const website of ['http://lembaga.example', 'lembaga.example'])
      expect((await patch(operator, 'institution/2', version, { website })).body).toMatchObject({
        errors: [{ field: 'website', message: 'Harus berupa alamat lengkap yang diawali https://' }],
      });
  });

  it('without a Latin letter in its name has an address of its own, by its code', async () => {
    const about = { city: null, description: '', website: null, phone: null, email: null };
    const made = ['東京学院', '北京学院', 'ᮞᮀᮌᮛ᮪'].map((orgName, at) => ({ ...about, orgName, code: `aksara-${at}` }));
    for (const body of made) expect(await post(operator, 'institution', body)).toMatchObject({ status: 201 });
    const { partner } = schema;
    const rows = await test.services.db
      .select()
      .from(partner)
      .where(like(partner.code, 'aksara-%'))
      .orderBy(partner.code);
    expect(rows.map(({ slug }) => slug)).toEqual(['lembaga-aksara-0', 'lembaga-aksara-1', 'lembaga-aksara-2']);
  });

  it('with a code or a name that is taken is told at that field', async () => {
    const about = { city: null, description: '', website: null, phone: null, email: null };
    const body = { ...about, code: 'baru-satu', orgName: 'Sanggar Baru Satu' };
    expect((await post(operator, 'institution', body)).status).toBe(201);
    for (const [taken, field] of [
      [body, 'code'],
      [{ ...body, orgName: 'Sanggar Lain' }, 'code'],
      [{ ...body, code: 'baru-dua' }, 'orgName'],
    ] as const)
      expect([field, (await post(operator, 'institution', taken)).body]).toMatchObject([
        field,
        { errors: [{ field }] },
      ]);
  });
});

describe('a category', () => {
  const words = (more: object = {}) => ({
    name: 'Kriya Kayu',
    description: '',
    image: null,
    topics: [],
    position: 99,
    ...more,
  });
  const shown = async (slug: string) => {
    const { body } = await test.call('GET', '/api/category');
    return (body.data as { slug: string; description: string; image: string }[]).find((each) => each.slug === slug);
  };

  it('is introduced by its own words and picture, by one drawn for its name without, and follows each change', async () => {
    const made = await post(writer, 'catalogue-category', words());
    expect(made.status).toBe(201);
    const { id, version, slug } = made.body.data as Made;
    expect(slug).toBe('kriya-kayu');
    await expect.poll(() => shown(slug), changed).toMatchObject({ description: '', image: expect.stringMatching(/^vinyet\//) }); // prettier-ignore
    const said = { description: 'Pahat, amplas, dan sabar.', image: 'gambar/cover/kayu/720.webp' };
    expect((await patch(writer, `catalogue-category/${id}`, version, said)).body.data).toMatchObject(said);
    await expect.poll(() => shown(slug), changed).toMatchObject(said);
    const late = await patch(writer, `catalogue-category/${id}`, version, { name: 'Ukir' });
    expect(late.status).toBe(409);
  });

  it.each([
    ['a name that is taken, at its address', words({ name: 'Kriya Kayu' }), 'slug'],
    ['a picture that leads nowhere', words({ name: 'Lain', image: 'http://jahat.example/a.png' }), 'image'],
    ['no name', words({ name: ' ' }), 'name'],
    ['a topic twice', words({ name: 'Lain', topics: ['Ukir', 'Ukir'] }), 'topics'],
    ['more topics than a page has room for', words({ name: 'Lain', topics: Array.from({ length: 13 }, (_, at) => `Kayu ${at}`) }), 'topics'], // prettier-ignore
  ])('is refused for %s', async (_, body, field) => {
    const { status, body: refused } = await post(writer, 'catalogue-category', body);
    expect(status).toBe(400);
    expect((refused as { errors?: { field: string }[] }).errors?.map((each) => each.field)).toEqual([field]);
  });

  it('is changed by those alone who look after the pages', async () => {
    expect((await post(finance, 'catalogue-category', words({ name: 'Uang' }))).status).toBe(403);
  });
});

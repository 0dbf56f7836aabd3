import { PRAKERJA_CATEGORY_ID } from '@suluh/domain/course';
import { refusedFieldText } from '@suluh/i18n-id/refusedField';
import { staffText } from '@suluh/i18n-id/staff';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../db/index.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { COURSE } from '../../../test/fixture.ts';
import { enrolled } from '../../../test/certificates.ts';
import { manyLearners, newCourse, type TestLearner } from '../../../test/learners.ts';
import { newLessons, newTest } from '../../../test/lessons.ts';
import { newStaff } from '../../../test/staff.ts';
import { sweepDue } from '../learning/jobs/sweep.ts';
import { finishNext } from '../learning/finishDue.ts';

let test: TestApp;
let operator: TestLearner;
let other: TestLearner;
let partner: TestLearner;
beforeAll(async () => {
  test = await startTestApp();
  operator = await newStaff(test, 'operator');
  other = await newStaff(test, 'operator');
  partner = await newStaff(test, 'partner', { partnerId: 2 });
});
afterAll(() => test?.stop());

interface Row {
  id: number;
  slug: string;
  fullname: string;
  version: number;
  partnerId: number;
  description: string;
  isPublished: boolean;
  missing: string[];
  categoryIds: number[];
  thumbnail: string | null;
}
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH';
const call = (who: TestLearner, method: Method, path: string, body?: unknown, version?: number) =>
  test.call(method, `/api/admin/course${path}`, {
    auth: who.auth,
    ...(body === undefined ? {} : { body }),
    headers: version === undefined ? {} : { 'if-match': `"${version}"` },
  });
const one = async (who: TestLearner, id: number) => (await call(who, 'GET', `/${id}`)).body.data as Row;
const newOne = async () => {
  const { body } = await call(operator, 'POST', '', { fullname: 'Menjahit Dasar', typeCode: 'a', partnerId: 1 });
  return body.data as Row;
};

describe('a course', () => {
  it('is made, filled in and published, and then stands on its page with what was written', async () => {
    const made = await newOne();
    expect(made).toMatchObject({ isPublished: false, missing: ['summary', 'description', 'category', 'lesson'] });
    const refused = await call(operator, 'PUT', `/${made.id}/published`, { isPublished: true });
    expect([refused.status, refused.body.status]).toEqual([409, 'NOT_PUBLISHABLE']);
    const filled = await call(
      operator,
      'PATCH',
      `/${made.id}`,
      {
        summary: 'Pola dan jahit lurus',
        description: '<h3>Alat</h3><p>Gunting &amp; jarum</p><script>alert(1)</script><p onclick="x()">Kain</p>',
        categoryIds: [1],
        price: 200_000,
        priceAfter: 150_000,
      },
      made.version,
    );
    expect(filled.status, JSON.stringify(filled.body)).toBe(200);
    expect((filled.body.data as Row).description).toBe('<h3>Alat</h3><p>Gunting &amp; jarum</p><p>Kain</p>');
    const outline = await call(
      operator,
      'PUT',
      `/${made.id}/outline`,
      {
        sections: [
          {
            title: 'Mulai',
            lessons: [
              {
                title: 'Alat jahit',
                kind: 'article',
                durationMinutes: 5,
                isPreview: true,
                isRequired: true,
                content: '<p>Jarum<script>x</script></p>',
              },
            ],
          },
        ],
      },
      1,
    );
    expect(outline.status, JSON.stringify(outline.body)).toBe(200);
    expect((await call(operator, 'PUT', `/${made.id}/published`, { isPublished: true })).status).toBe(200);
    const page = await test.call('GET', `/api/course/v2/${made.slug}`);
    expect(page.body.data).toMatchObject({
      description: 'Alat\n\nGunting & jarum\n\nKain',
      descriptionHtml: '<h3>Alat</h3><p>Gunting &amp; jarum</p><p>Kain</p>',
      priceAfter: 150_000,
    });
    expect((await call(operator, 'PUT', `/${made.id}/published`, { isPublished: false })).status).toBe(200);
    const shown = async () => (await test.call('GET', `/api/course/v2/${made.slug}`)).status;
    await expect.poll(shown, { timeout: 2_000 }).toBe(404); // as soon as the change is heard
  });

  it('says for whom it is, what to bring, its language and what people ask, and a copy says the same', async () => {
    const { id, version } = await newOne();
    const story = {
      audience: ['Yang baru mulai'],
      preparations: ['Gunting kain', 'Jarum'],
      faq: [
        { question: 'Perlu mesin?', answer: 'Tidak.\nTangan cukup.' },
        { question: 'Ada rekaman?', answer: 'Ada.' },
      ],
      language: 'en',
    };
    const saved = await call(operator, 'PATCH', `/${id}`, story, version);
    expect([saved.status, saved.body.data]).toMatchObject([200, story]);
    const turned = await call(operator, 'PATCH', `/${id}`, { faq: story.faq.toReversed() }, version + 1);
    expect(turned.body.data).toMatchObject({ faq: story.faq.toReversed() });
    expect((await call(operator, 'POST', `/${id}/copy`)).body.data).toMatchObject({
      ...story,
      faq: story.faq.toReversed(),
    });
    const empty = await call(operator, 'PATCH', `/${id}`, { faq: [{ question: 'Apa?', answer: ' ' }] }, version + 2);
    expect([empty.status, empty.body]).toMatchObject([400, { errors: [{ field: 'faq.0.answer' }] }]);
  });

  it('tells at the field what does not go together, and what is no value at all', async () => {
    const { id, version } = await newOne();
    const above = await call(operator, 'PATCH', `/${id}`, { price: 1_000, priceAfter: 2_000 }, version);
    expect([above.status, above.body]).toMatchObject([400, { errors: [{ field: 'priceAfter' }] }]);
    const short = await call(operator, 'PATCH', `/${id}`, { fullname: 'X' }, version);
    expect(short.body).toMatchObject({
      errors: [{ field: 'fullname', message: 'Minimal 3 karakter' }],
    });
    const all = { price: 1_000, priceAfter: 2_000, minAge: 30, maxAge: 20, partnerId: 999_999, categoryIds: [999_999] };
    const atOnce = await call(operator, 'PATCH', `/${id}`, { ...all, education: 'Strata Satu' }, version);
    expect((atOnce.body as unknown as { errors: { field: string }[] }).errors.map(({ field }) => field)).toEqual([
      'priceAfter',
      'maxAge',
      'education',
      'categoryIds',
      'partnerId',
    ]);
    const gone = await call(operator, 'PATCH', `/${id}`, { categoryIds: [999_999] }, version);
    expect(gone.body).toMatchObject({ errors: [{ field: 'categoryIds' }] });
    const twice = await call(operator, 'PATCH', `/${id}`, { programIds: [1, 1] }, version);
    expect([twice.status, twice.body]).toMatchObject([400, { errors: [{ field: 'programIds' }] }]);
  });

  it('takes the usual levels, languages and educations of a form alone, and keeps what a file wrote out', async () => {
    const { id, version } = await newOne();
    const choose = (words: object, from = version) => call(operator, 'PATCH', `/${id}`, words, from);
    for (const [field, word] of Object.entries({ level: 'Sulit', language: 'Indonesia', education: 'Sarjana' })) {
      const { status, body } = await choose({ [field]: word });
      expect([status, body], field).toMatchObject([400, { errors: [{ field, message: refusedFieldText.choice }] }]);
    }
    const usual = { level: 'Menengah', language: 'en', education: 'SMA/SMK' };
    expect((await choose(usual)).body.data).toMatchObject(usual);
    await test.services.pool.query(`update course set language = 'Jawa' where id = $1`, [id]);
    const kept = await choose({ language: 'Jawa', city: 'Solo' }, version + 1);
    expect(kept.body.data).toMatchObject({ language: 'Jawa', city: 'Solo' });
  });

  it('that is published is emptied by no change, and is saved again without a trace', async () => {
    const { id } = await newOne();
    const lesson = {
      title: 'Alat',
      kind: 'article',
      durationMinutes: 5,
      isPreview: true,
      isRequired: true,
      content: '<p>Jarum</p>',
    };
    const filled = { summary: 'Pola', description: '<p>Kain</p>', categoryIds: [1] };
    expect((await call(operator, 'PATCH', `/${id}`, filled, 1)).status).toBe(200);
    await call(operator, 'PUT', `/${id}/outline`, { sections: [{ title: 'A', lessons: [lesson] }] }, 1);
    expect((await call(operator, 'PUT', `/${id}/published`, { isPublished: true })).status).toBe(200);
    const { version, outlineVersion } = (await one(operator, id)) as Row & { outlineVersion: number };
    const refusals: [object, string][] = [
      [{ summary: '' }, 'summary'],
      [{ description: '<p> </p>' }, 'description'],
      [{ categoryIds: [] }, 'categoryIds'],
      [{ typeCode: 'd' }, 'typeCode'],
    ];
    for (const [change, field] of refusals) {
      const { status, body } = await call(operator, 'PATCH', `/${id}`, change, version);
      expect([status, body], field).toMatchObject([
        400,
        { errors: [{ field, message: expect.stringContaining('sedang terbit') }] },
      ]);
    }
    const emptied = await call(operator, 'PUT', `/${id}/outline`, { sections: [] }, outlineVersion);
    expect([emptied.status, emptied.body]).toMatchObject([400, { errors: [{ field: 'sections' }] }]);
    expect((await call(operator, 'PUT', `/${id}/published`, { isPublished: true })).status).toBe(200);
    expect((await call(operator, 'PATCH', `/${id}`, filled, version)).status).toBe(200);
    expect(await one(operator, id)).toMatchObject({ version, summary: 'Pola', categoryIds: [1], isPublished: true });
    const actions = (await call(operator, 'GET', `/${id}/history`)).body.data as { action: string }[];
    expect(actions.filter(({ action }) => action === 'course.publish')).toHaveLength(1);
    await call(operator, 'PUT', `/${id}/published`, { isPublished: false });
    expect((await call(operator, 'PATCH', `/${id}`, { summary: '' }, version + 1)).status).toBe(200);
  });

  it('is told at its field what its form would not take', async () => {
    const { id, version } = await newOne();
    const { twice, url } = refusedFieldText;
    for (const [change, field, message] of [
      [{ externalUrl: 'http://localhost:5432/' }, 'externalUrl', url],
      [{ categoryIds: [1, 1] }, 'categoryIds', twice],
      [{ programIds: [1, 1] }, 'programIds', twice],
      [{ certificateMonths: 12 }, 'certificateMonths', staffText.course.nothingToHold],
    ] as const) {
      const { status, body } = await call(operator, 'PATCH', `/${id}`, change, version);
      expect([status, body], field).toMatchObject([400, { errors: [{ field, message }] }]);
    }
    const both = { certificate: 'completion', certificateMonths: 12, externalUrl: 'https://mitra.example/' };
    expect((await call(operator, 'PATCH', `/${id}`, both, version)).status).toBe(200);
    await test.services.db.update(schema.course).set({ certificate: null }).where(eq(schema.course.id, id));
    expect((await call(operator, 'PATCH', `/${id}`, { summary: 'Lain' }, version + 1)).status).toBe(200);
  });

  it('becomes no self-learning while a schedule of it is to come', async () => {
    const { courseId, eventId } = await newCourse(test, { capacity: 3 });
    const { version } = await one(operator, courseId);
    const change = () => call(operator, 'PATCH', `/${courseId}`, { typeCode: 'a' }, version);
    const refused = await change();
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { errors: [{ field: 'typeCode', message: staffText.course.stillScheduled }] },
    ]);
    await test.services.db.update(schema.course).set({ isPublished: false }).where(eq(schema.course.id, courseId));
    expect((await change()).status).toBe(400);
    expect((await call(operator, 'PATCH', `/${courseId}`, { typeCode: 'b' }, version)).status).toBe(200);
    await test.services.db.delete(schema.event).where(eq(schema.event.id, eventId!));
    expect((await call(operator, 'PATCH', `/${courseId}`, { typeCode: 'a' }, version + 1)).status).toBe(200);
  });

  it('is found by its name as it is read, however many blanks were typed between its words', async () => {
    const { id, version } = await newOne();
    const named = await call(operator, 'PATCH', `/${id}`, { fullname: ' Menenun   Kain\u00a0 Lurik ' }, version);
    expect(named.body.data).toMatchObject({ fullname: 'Menenun Kain Lurik' });
    const { body } = await call(operator, 'GET', '?q=menenun+kain+lurik');
    expect((body.data as Row[]).map((row) => row.id)).toEqual([id]);
  });

  it('is found by words, filters and numbers, sorted both ways and counted', async () => {
    const found = async (query: string) => {
      const { body } = await call(operator, 'GET', `?limit=100&${query}`);
      return { ids: (body.data as Row[]).map(({ id }) => id), total: body.meta!.totalData };
    };
    expect((await found('q=membatik')).ids).toEqual([COURSE.batik]);
    expect((await found('q=%25')).total).toBe(0);
    expect((await found(`ids[]=${COURSE.excel}&ids[]=${COURSE.design}&sort=fullname`)).ids).toHaveLength(2);
    expect((await found('isPublished=false')).ids).toContain(COURSE.hidden);
    const [up, down] = [await found('sort=priceAfter'), await found('sort=-priceAfter')];
    expect(up.ids).toEqual(down.ids.toReversed());
  });
});

describe('two people', () => {
  it('are refused the second save, with what is there now and who saved it', async () => {
    const { id, version } = await newOne();
    expect((await call(other, 'PATCH', `/${id}`, { summary: 'Dari orang lain' }, version)).status).toBe(200);
    const { status, body } = await call(operator, 'PATCH', `/${id}`, { price: 5_000 }, version);
    expect([status, body.status]).toEqual([409, 'CONFLICT']);
    expect(body.data).toMatchObject({
      current: { summary: 'Dari orang lain', version: version + 1 },
      changedBy: expect.stringContaining('Peserta'),
    });
    expect((body.data as { current: Row }).current, 'as its entry answers it, and nothing more').toEqual(
      await one(operator, id),
    );
    expect((await call(operator, 'PATCH', `/${id}`, { price: 5_000 }, version + 1)).status).toBe(200);
    expect((await call(operator, 'PATCH', `/${id}`, { price: 6_000 })).status).toBe(400);
  });

  it('at the same moment: one saves', async () => {
    const { id, version } = await newOne();
    const both = await Promise.all(
      [operator, other].map((who, at) => call(who, 'PATCH', `/${id}`, { summary: `Ke-${at}` }, version)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('leave a trail of what differed', async () => {
    const { id, version } = await newOne();
    await call(operator, 'PATCH', `/${id}`, { summary: 'Baru', fullname: 'Menjahit Dasar' }, version);
    const { body } = await call(operator, 'GET', `/${id}/history`);
    expect(body.data).toMatchObject([
      { action: 'course.update', before: { summary: '' }, after: { summary: 'Baru' } },
      { action: 'course.create', before: null },
    ]);
    expect((body.data as { after: object }[])[0]!.after).toEqual({ summary: 'Baru' });
  });
});

describe('a partner', () => {
  const FOREIGN = COURSE.excel;
  it('sees and changes their own alone', async () => {
    const { body } = await call(partner, 'GET', '?limit=100');
    const rows = body.data as Row[];
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map(({ partnerId }) => partnerId))).toEqual(new Set([2]));
    expect(body.meta!.totalData).toBe(rows.length);
    for (const path of ['', '/history', '/outline'])
      expect((await call(partner, 'GET', `/${FOREIGN}${path}`)).status).toBe(404);
    expect((await call(partner, 'PATCH', `/${FOREIGN}`, { price: 1 }, 1)).status).toBe(404);
    expect((await call(partner, 'PUT', `/${FOREIGN}/published`, { isPublished: false })).status).toBe(404);
    expect((await call(partner, 'PUT', `/${FOREIGN}/outline`, { sections: [] }, 1)).status).toBe(404);
    expect((await call(partner, 'POST', `/${FOREIGN}/copy`)).status).toBe(404);
    expect((await one(operator, FOREIGN)).version).toBe(1);
    const partners = await test.call('GET', '/api/admin/partner', { auth: partner.auth });
    expect((partners.body.data as { id: number }[]).map(({ id }) => id)).toEqual([2]);
  });

  it('makes courses of their own, and none of another', async () => {
    const body = { fullname: 'Batik Cap', typeCode: 'a' };
    expect((await call(partner, 'POST', '', { ...body, partnerId: 1 })).status).toBe(404);
    const { status, body: made } = await call(partner, 'POST', '', { ...body, partnerId: 2 });
    expect(status).toBe(201);
    const { id, version } = made.data as Row;
    for (const change of [{ partnerId: 1 }, { programIds: [1] }, { isAd: true }])
      expect((await call(partner, 'PATCH', `/${id}`, change, version)).status).toBe(403);
    expect((await one(partner, id)).version).toBe(version);
  });
});

describe('an outline', () => {
  it('retires what learners began and deletes what nobody touched, in the order that was sent', async () => {
    const { courseId } = await newCourse(test);
    const lesson = (title: string, id?: number) => ({
      ...(id === undefined ? {} : { id }),
      title,
      kind: 'article',
      durationMinutes: 5,
      isPreview: false,
      isRequired: true,
    });
    const save = (sections: unknown, version: number) =>
      call(operator, 'PUT', `/${courseId}/outline`, { sections }, version);
    const first = await save([{ title: 'A', lessons: [lesson('satu'), lesson('dua'), lesson('tiga')] }], 1);
    type Outline = { version: number; sections: { id: number; lessons: { id: number; title: string }[] }[] };
    const { version, sections } = first.body.data as Outline;
    const [section] = sections as [Outline['sections'][number]];
    const [one, two, three] = section.lessons as unknown as [{ id: number }, { id: number }, { id: number }];
    const [person] = (await manyLearners(test, 1)) as [TestLearner];
    const { db } = test.services;
    await db
      .insert(schema.orders)
      .values({ id: 'o-susunan', invoiceId: 'i-susunan', userId: person.userId, purchaseTotal: 0, paymentTotal: 0 });
    const [enrolment] = await db
      .insert(schema.enrolment)
      .values({ userId: person.userId, courseId, orderId: 'o-susunan' })
      .returning();
    await db.insert(schema.lessonProgress).values({ enrolmentId: enrolment!.id, lessonId: one.id });
    const saved = await save([{ id: section.id, title: 'A', lessons: [lesson('tiga', three.id)] }], version);
    expect((saved.body.data as Outline).sections[0]!.lessons.map(({ title }) => title)).toEqual(['tiga']);
    const kept = await db.select().from(schema.lesson).where(eq(schema.lesson.sectionId, section.id));
    expect(kept.map(({ id, retiredAt }) => [id, retiredAt !== null]).sort()).toEqual([
      [one.id, true],
      [three.id, false],
    ]);
    expect(kept.map(({ id }) => id)).not.toContain(two.id);
    expect((await save([], version)).status).toBe(409);
    const eased = { ...lesson('tiga', three.id), isRequired: false, content: '<p>Baru</p>' };
    expect((await save([{ id: section.id, title: 'A', lessons: [eased] }], version + 1)).status).toBe(200);
    const { body } = await call(operator, 'GET', `/${courseId}/history`);
    const [change] = body.data as unknown as { before: object; after: object }[];
    expect(change).toMatchObject({
      before: { lessons: [{ id: three.id, title: 'tiga', isRequired: true, content: null }] },
      after: { lessons: [{ id: three.id, title: 'tiga', isRequired: false, content: '<p>Baru</p>' }] },
    });
    expect(Object.keys(change!.after)).toEqual(['lessons']); // titles and order stay
    const foreign = await save([{ title: 'B', lessons: [lesson('curian', 1_000_000)] }], version + 2);
    expect(foreign.status).toBe(404);
  });
});

describe('when a lesson counts as done', () => {
  type Lesson = { id: number; rule: string | null };
  type Outline = { version: number; sections: { id: number; title: string; lessons: Lesson[] }[] };
  const work = (more: object = {}) => ({
    title: 'Tugas akhir',
    kind: 'assignment',
    durationMinutes: 30,
    isPreview: false,
    isRequired: true,
    ...more,
  });
  const saved = async (courseId: number, version: number, lesson: object, id?: number) => {
    const sections = [{ ...(id === undefined ? {} : { id }), title: 'A', lessons: [lesson] }];
    return call(operator, 'PUT', `/${courseId}/outline`, { sections }, version);
  };

  it('has its own rule or that of its kind and none that its kind does not know, and an address by https alone', async () => {
    const { courseId } = await newCourse(test);
    const first = (await saved(courseId, 1, work({ rule: 'marked' }))).body.data as Outline;
    const [part] = first.sections;
    const { id } = part!.lessons[0]!;
    expect(part!.lessons[0]!.rule).toBe('marked');
    const kept = (await saved(courseId, first.version, work({ id }), part!.id)).body.data as Outline;
    expect(kept.sections[0]!.lessons[0]!.rule).toBe('marked');
    const refused = await saved(courseId, kept.version, work({ id, rule: 'watched' }), part!.id);
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'sections.0.lessons.0.rule' }] } });
    const insecure = await saved(courseId, kept.version, work({ id, url: 'http://mitra.example/tugas' }), part!.id);
    expect(insecure).toMatchObject({ status: 400, body: { errors: [{ field: 'sections.0.lessons.0.url' }] } });
    const own = (await saved(courseId, kept.version, work({ id, rule: null }), part!.id)).body.data as Outline;
    expect(own.sections[0]!.lessons[0]!.rule).toBeNull();
  });

  it('counts what was handed in once no mark is asked for any more', async () => {
    const { db } = test.services;
    const { courseId } = await newCourse(test);
    const first = (await saved(courseId, 1, work({ rule: 'marked' }))).body.data as Outline;
    const [part] = first.sections;
    const { id } = part!.lessons[0]!;
    const [learner] = (await manyLearners(test, 1)) as [TestLearner];
    const enrolmentId = await enrolled(test, learner, courseId);
    const file = { path: 'a', filename: 'a.pdf', mimetype: 'application/pdf', bytes: 1 };
    await db.insert(schema.submission).values({ enrolmentId, lessonId: id, no: 1, ...file });
    await saved(courseId, first.version, work({ id, rule: 'handed-in' }), part!.id);
    const [progress] = await db
      .select()
      .from(schema.lessonProgress)
      .where(eq(schema.lessonProgress.enrolmentId, enrolmentId));
    expect(progress?.doneAt).not.toBeNull();
    while (await finishNext(test.services));
    const [enrolment] = await db.select().from(schema.enrolment).where(eq(schema.enrolment.id, enrolmentId));
    expect(enrolment!.completedAt).not.toBeNull();
  });
});

describe('an outline that asks for less', () => {
  it.each([
    ['takes the last missing lesson away', []],
    ['makes it one that need not be done', [{ isRequired: false }]],
  ])('finishes who had done the rest, when it %s, once', async (_, change) => {
    const { db, now } = test.services;
    const made = await newLessons(test);
    const [done, begun] = (await manyLearners(test, 2)) as [TestLearner, TestLearner];
    const [due, notDue] = [await enrolled(test, done, made.courseId), await enrolled(test, begun, made.courseId)];
    const lessons = Object.values(made.lesson);
    await db
      .insert(schema.lessonProgress)
      .values([
        ...lessons.slice(1).map((lessonId) => ({ enrolmentId: due, lessonId, doneAt: now() })),
        { enrolmentId: notDue, lessonId: lessons[1]!, doneAt: now() },
      ]);
    type Outline = { version: number; sections: { id: number; title: string; lessons: { id: number }[] }[] };
    const { version, sections } = (await call(operator, 'GET', `/${made.courseId}/outline`)).body.data as Outline;
    const fields = (each: object) => {
      const { learners: _learners, ...rest } = each as { learners: number };
      return rest;
    };
    const [part] = sections;
    const [first, ...rest] = part!.lessons;
    const sent = [...change.map((to) => ({ ...fields(first!), ...to })), ...rest.map(fields)];
    const { status, body } = await call(
      operator,
      'PUT',
      `/${made.courseId}/outline`,
      { sections: [{ id: part!.id, title: part!.title, lessons: sent }] },
      version,
    );
    expect(status, JSON.stringify(body)).toBe(200);
    expect((await call(operator, 'GET', `/${made.courseId}/finishing`)).body.data).toEqual({ left: 1 });
    expect(await sweepDue(test.services)).toBe(0); // it is due to be done: nobody's defect
    while (await finishNext(test.services));
    expect((await call(operator, 'GET', `/${made.courseId}/finishing`)).body.data).toEqual({ left: 0 });
    const finished = async (id: string) =>
      (await db.select().from(schema.enrolment).where(eq(schema.enrolment.id, id)))[0]!.completedAt !== null;
    expect([await finished(due), await finished(notDue)]).toEqual([true, false]);
    const given = await db.select().from(schema.certificate).where(eq(schema.certificate.enrolmentId, due));
    expect(given).toHaveLength(1);
    expect(await sweepDue(test.services)).toBe(0);
  });
});

it('a course that asks for no test any more finishes who had done its lessons', async () => {
  const { db, now } = test.services;
  const made = await newLessons(test, { certificate: 'competence' });
  await newTest(test, made.courseId, { kind: 'post' });
  const [learner] = (await manyLearners(test, 1)) as [TestLearner];
  const enrolmentId = await enrolled(test, learner, made.courseId);
  await db
    .insert(schema.lessonProgress)
    .values(Object.values(made.lesson).map((lessonId) => ({ enrolmentId, lessonId, doneAt: now() })));
  const { version } = await one(operator, made.courseId);
  const changed = await call(operator, 'PATCH', `/${made.courseId}`, { certificate: 'completion' }, version);
  expect(changed.status, JSON.stringify(changed.body)).toBe(200);
  while (await finishNext(test.services));
  expect(await sweepDue(test.services)).toBe(0);
  const given = await db.select().from(schema.certificate).where(eq(schema.certificate.enrolmentId, enrolmentId));
  expect(given.map(({ isCompetence }) => isCompetence)).toEqual([false]);
});

describe('an outline of many texts', () => {
  it('is saved whole beyond the size of other calls, as long as each lesson is within its own', async () => {
    const { courseId } = await newCourse(test);
    const sections = (signs: number) => [
      {
        title: 'A',
        lessons: [1, 2, 3].map((at) => ({
          title: `Bacaan ${at}`,
          kind: 'article',
          durationMinutes: 5,
          isPreview: false,
          isRequired: true,
          content: `<p>${'a'.repeat(signs - 7)}</p>`,
        })),
      },
    ];
    const save = (signs: number) => call(operator, 'PUT', `/${courseId}/outline`, { sections: sections(signs) }, 1);
    expect((await save(200_001)).status).toBe(400);
    expect((await save(200_000)).status).toBe(200);
  });
});

describe('a text that came without the back office', () => {
  it('is read without what could do harm', async () => {
    const { courseId } = await newCourse(test);
    const { db } = test.services;
    const [part] = await db.insert(schema.section).values({ courseId, title: 'A', position: 0 }).returning();
    await db.insert(schema.lesson).values({
      sectionId: part!.id,
      title: 'Bacaan',
      kind: 'article',
      position: 0,
      durationMinutes: 5,
      content: '<p onclick="x()">Baca<script>x()</script></p>',
    });
    const { body } = await call(operator, 'GET', `/${courseId}/outline`);
    const { sections } = body.data as { sections: { lessons: { content: string }[] }[] };
    expect(sections[0]!.lessons[0]!.content).toBe('<p>Baca</p>');
  });
});

describe('a partner', () => {
  it('puts down who teaches for them or for nobody yet, and nobody who teaches for others alone', async () => {
    const { course } = schema;
    const named = async (teacherName: string, partnerId: number) => {
      const { body } = await call(operator, 'POST', '', {
        fullname: `Kursus ${teacherName}`,
        typeCode: 'a',
        partnerId,
      });
      const { id } = body.data as Row;
      await test.services.db.update(course).set({ teacherName }).where(eq(course.id, id));
      return id;
    };
    await named('Raka Milik Lain', 1);
    await named('Sari Milik Sendiri', 2);
    await named('Tara Milik Keduanya', 1);
    await named('Tara Milik Keduanya', 2);
    const id = await named('', 2);
    const put = async (who: TestLearner, teacherName: string) =>
      call(who, 'PATCH', `/${id}`, { teacherName }, (await one(operator, id)).version);
    for (const name of ['Raka Milik Lain', ' raka  MILIK lain '])
      expect(await put(partner, name), name).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'teacherName', message: staffText.teacher.anothers }] },
      });
    for (const name of ['Sari Milik Sendiri', 'Tara Milik Keduanya', 'Belum Pernah Mengajar', '工藤', ''])
      expect((await put(partner, name)).status, name).toBe(200);
    expect((await put(operator, 'Raka Milik Lain')).status).toBe(200);
    const kept = { teacherName: 'Raka Milik Lain', summary: 'Pengajarnya tetap' };
    const { version } = await one(operator, id);
    expect((await call(partner, 'PATCH', `/${id}`, kept, version)).status, 'as the operator put it').toBe(200);
  });

  it('puts no course of theirs among those of Prakerja, and takes none away', async () => {
    const { body } = await call(operator, 'POST', '', { fullname: 'Batik Tulis', typeCode: 'a', partnerId: 2 });
    const { id } = body.data as Row;
    const put = async (who: TestLearner, categoryIds: number[]) =>
      call(who, 'PATCH', `/${id}`, { categoryIds }, (await one(operator, id)).version);
    expect((await put(partner, [1, PRAKERJA_CATEGORY_ID])).body).toMatchObject({ status: 'FORBIDDEN', errors: [{ field: 'categoryIds' }] }); // prettier-ignore
    expect((await put(operator, [1, PRAKERJA_CATEGORY_ID])).status).toBe(200);
    expect((await put(partner, [1])).status).toBe(403);
    expect((await put(partner, [PRAKERJA_CATEGORY_ID, 1])).status).toBe(200);
  });
});

describe('a copy', () => {
  it('has the words, categories and lessons of the first, and is not published', async () => {
    const { status, body } = await call(operator, 'POST', `/${COURSE.excel}/copy`);
    expect(status).toBe(201);
    const copy = body.data as Row;
    const from = await one(operator, COURSE.excel);
    expect(copy).toMatchObject({
      isPublished: false,
      fullname: `${from.fullname} (salinan)`,
      categoryIds: from.categoryIds,
      version: 1,
    });
    const titles = async (id: number) =>
      (
        (await call(operator, 'GET', `/${id}/outline`)).body.data as { sections: { lessons: { title: string }[] }[] }
      ).sections.map(({ lessons }) => lessons.map(({ title }) => title));
    expect(await titles(copy.id)).toEqual(await titles(COURSE.excel));
  });

  it('made by a partner is neither promoted nor offered where the first is', async () => {
    const { db } = test.services;
    const first = (await call(operator, 'POST', '', { fullname: 'Batik Cap', typeCode: 'a', partnerId: 2 })).body
      .data as Row;
    await db.update(schema.course).set({ isAd: true }).where(eq(schema.course.id, first.id));
    await db.insert(schema.courseProgram).values({ courseId: first.id, programId: 1 });
    const copies = await Promise.all([partner, operator].map((who) => call(who, 'POST', `/${first.id}/copy`)));
    expect(copies.map(({ body }) => body.data)).toMatchObject([
      { isAd: false, programIds: [] },
      { isAd: true, programIds: [1] },
    ]);
    const slugs = copies.map(({ body }) => (body.data as Row).slug); // two at one moment have an address each
    expect(new Set(slugs).size).toBe(2);
  });
});

describe('a picture', () => {
  const upload = async (bytes: Uint8Array) => {
    const form = new FormData();
    form.set('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), 'gambar.png');
    const request = new Request('http://test.local/', { method: 'POST', body: form });
    const response = await test.app.inject({
      method: 'POST',
      url: `/api/admin/course/${COURSE.design}/picture`,
      headers: { authorization: operator.auth, 'content-type': request.headers.get('content-type')! },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    return { status: response.statusCode, body: response.json() as { data: Row } };
  };

  it('is cut to 16:9 and written anew', async () => {
    const bytes = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#235288' } })
      .png()
      .toBuffer();
    const { status, body } = await upload(bytes);
    expect(status).toBe(200);
    expect(body.data.thumbnail).toMatch(/^course\/[\w-]+\.webp$/);
    const stored = await test.app.inject({ url: `/storage/${body.data.thumbnail}` });
    expect(await sharp(stored.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 1280, height: 720 });
  });

  it('is refused when it is none', async () => {
    expect((await upload(new TextEncoder().encode('<svg onload="x()"/>'))).status).toBe(415);
  });
});

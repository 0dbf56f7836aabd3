import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { certificate as certificateEntity } from '@suluh/api/catalogue';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { schema } from '../../db/index.ts';
import { BASIC, startTestApp, type TestApp } from '../../../test/app.ts';
import { certified, enrolled } from '../../../test/certificates.ts';
import { COURSE } from '../../../test/fixture.ts';
import { manyLearners, signedInTo, type TestLearner } from '../../../test/learners.ts';
import { newStaff } from '../../../test/staff.ts';
import { scannedSignature } from '../../../test/signature.ts';
import { textOfPdf } from '../../../test/pdfText.ts';
import { signatureToKeep } from '../staffTeacher/signature.ts';
import type { CertificateRow } from './queries.ts';
import { certificateNumber, issueCertificate } from './issueCertificate.ts';

type Certificate = z.output<typeof certificateEntity>;

/** Programmes of the fixture. */
const JANABADRA = 1;
const FORDIGI = 2;

let test: TestApp;
let learner: TestLearner;
let other: TestLearner;
beforeAll(async () => {
  test = await startTestApp();
  await test.services.db
    .update(schema.course)
    .set({ certificate: 'completion' })
    .where(eq(schema.course.id, COURSE.excel));
  await test.services.db.update(schema.event).set({ capacity: 50, seatsLeft: 50 }).where(eq(schema.event.id, 1));
});
afterAll(() => test?.stop());
beforeEach(async () => {
  [learner, other] = (await manyLearners(test, 2)) as [TestLearner, TestLearner];
  await test.services.db
    .update(schema.userAccount)
    .set({ fullname: 'Rina Lestari' })
    .where(eq(schema.userAccount.id, learner.userId));
});

const list = async (auth: string, query = '', headers = {}) =>
  (await test.call('GET', `/api/certificate${query}`, { auth, headers })).body as unknown as {
    data: Certificate[];
    meta: object;
  };
const adjust = (auth: string, id: string, fullname: string) =>
  test.call('POST', `/api/certificate/${id}/name`, { auth, body: { fullname } });
const download = (auth: string, id: string) =>
  test.app.inject({ method: 'GET', url: `/api/certificate/${id}/download`, headers: { authorization: auth } });
const verify = (number: string) => test.call('GET', `/api/certificate/verify/${encodeURIComponent(number)}`);

describe('issuing', () => {
  it('gives one of the course’s kind, in the learner’s name, however often and at however many places it is asked for', async () => {
    const enrolmentId = await enrolled(test, learner, COURSE.batik, 1);
    const given = await Promise.all(
      Array.from({ length: 5 }, () => issueCertificate(test.services.db, { enrolmentId, now: test.services.now() })),
    );
    expect(new Set(given.map((certificate) => certificate?.number)).size).toBe(1);
    expect(given[0]).toMatchObject({
      isCompetence: true,
      fullname: 'Rina Lestari',
      userId: learner.userId,
      nameAdjustedAt: null,
    });
  });

  it('gives none for a course without', async () => {
    const enrolmentId = await enrolled(test, learner, COURSE.internship);
    expect(await issueCertificate(test.services.db, { enrolmentId, now: test.services.now() })).toBeNull();
  });

  it('numbers by year and course, and cannot be guessed', () => {
    const numbers = Array.from({ length: 50 }, () => certificateNumber(new Date('2026-03-01T00:00:00Z'), 7));
    expect(numbers.every((number) => /^SLH-26-007-[2-9A-HJ-NP-Z]{8}$/.test(number))).toBe(true);
    expect(new Set(numbers).size).toBe(50);
  });

  it.each([
    ['a second before the year ends in the capital', '2026-12-31T16:59:59Z', 'SLH-26-'],
    ['from midnight there, as the paper says', '2026-12-31T17:00:00Z', 'SLH-27-'],
  ])('numbers by the year of the printed date: %s', (_, issuedAt, start) => {
    expect(certificateNumber(new Date(issuedAt), 7).slice(0, 7)).toBe(start);
  });
});

describe('the list', () => {
  it('is each learner’s own, newest first, with course, institution and file', async () => {
    const first = await certified(test, learner, COURSE.batik, 1);
    test.advance(60);
    await certified(test, learner, COURSE.excel);
    const { data, meta } = await list(learner.auth);
    expect(data.map(({ course, isCompetence }) => [course.fullname, isCompetence])).toEqual([
      ['Microsoft Excel untuk Administrasi', false],
      ['Membatik Tulis', true],
    ]);
    expect(data[1]).toMatchObject({
      id: first.id,
      number: first.number,
      canAdjustName: true,
      requestedName: null,
      institution: { name: 'Studio Rupa Kata' },
      checkUrl: expect.stringMatching(new RegExp(`^https?://.+/certificate-check\\?number=${first.number}$`)),
      urlFile: `/api/certificate/${first.id}/download`,
    });
    expect(data[1]?.course.categories.map(({ slug }) => slug)).toEqual(['desain']);
    expect(meta).toMatchObject({ totalData: 2, totalPage: 1 });
    expect((await list(other.auth)).data).toEqual([]);
  });

  it('has pages', async () => {
    await certified(test, learner, COURSE.excel);
    expect(await list(learner.auth, '?page=2')).toMatchObject({ data: [], meta: { page: 2, totalData: 1 } });
  });

  it('of a programme holds what the programme offers', async () => {
    await certified(test, learner, COURSE.batik, 1);
    await certified(test, learner, COURSE.excel);
    const titles = ({ data }: { data: Certificate[] }) => data.map(({ course }) => course.slug);
    expect(titles(await list(await signedInTo(test, learner, JANABADRA), '?program=janabadra'))).toEqual([
      'excel-dasar',
    ]);
    expect(titles(await list(await signedInTo(test, learner, FORDIGI), '', { 'x-program': 'fordigi' }))).toEqual([]);
  });

  it('of a programme holds what was bought there, also once the programme no longer offers it', async () => {
    const { course, courseProgram, orders } = schema;
    const certificate = await certified(test, learner, COURSE.batik, 1);
    await certified(test, learner, COURSE.excel);
    const janabadra = await signedInTo(test, learner, JANABADRA);
    const onProgramme = async () => {
      const { data, meta } = await list(janabadra, '?program=janabadra');
      return [data.map((each) => each.course.slug), meta];
    };
    expect(await onProgramme()).toMatchObject([['excel-dasar'], { totalData: 1 }]);
    const { db } = test.services;
    const [{ orderId }] = (await db
      .select({ orderId: schema.enrolment.orderId })
      .from(schema.enrolment)
      .where(eq(schema.enrolment.id, certificate.enrolmentId!))) as [{ orderId: string }];
    await db.update(orders).set({ programId: JANABADRA }).where(eq(orders.id, orderId));
    const [batik] = await db.select({ slug: course.slug }).from(course).where(eq(course.id, COURSE.batik));
    expect(await db.$count(courseProgram, eq(courseProgram.courseId, COURSE.batik))).toBe(0);
    expect(await onProgramme()).toMatchObject([['excel-dasar', batik!.slug], { totalData: 2 }]);
    const { rawPayload } = await test.app.inject({
      method: 'GET',
      url: '/api/certificate/archive?program=janabadra',
      headers: { authorization: janabadra },
    });
    expect(Object.keys(unzipSync(rawPayload))).toContain(`${certificate.number}.pdf`);
    expect((await list(await signedInTo(test, learner, FORDIGI), '?program=fordigi')).data).toEqual([]);
  });

  it('keeps what is for a course that is no longer published', async () => {
    await certified(test, learner, COURSE.excel);
    await test.services.db.update(schema.course).set({ isPublished: false }).where(eq(schema.course.id, COURSE.excel));
    expect((await list(learner.auth)).data).toHaveLength(1);
    await test.services.db.update(schema.course).set({ isPublished: true }).where(eq(schema.course.id, COURSE.excel));
  });
});

describe('the name', () => {
  let given: CertificateRow;
  beforeEach(async () => {
    given = await certified(test, learner, COURSE.excel);
  });

  it('can be adjusted once; a retry with the same name is the same answer', async () => {
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await adjust(learner.auth, given.id, ' Rina Ayu Lestari ');
      expect([status, body.data]).toEqual([
        200,
        expect.objectContaining({ fullname: 'Rina Ayu Lestari', canAdjustName: false }),
      ]);
    }
    const { status, body } = await adjust(learner.auth, given.id, 'Rina Lain');
    expect([status, body.status]).toEqual([409, 'NAME_ADJUSTED']);
    expect((await list(learner.auth)).data[0]?.fullname).toBe('Rina Ayu Lestari');
  });

  it('as it is costs no chance', async () => {
    expect((await adjust(learner.auth, given.id, given.fullname)).body.data).toMatchObject({ canAdjustName: true });
  });

  it('goes to one of two that come at the same moment', async () => {
    const answers = await Promise.all(['Rina Sari', 'Rina Dewi'].map((name) => adjust(learner.auth, given.id, name)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  describe('of somebody else', () => {
    let helper: Awaited<ReturnType<typeof newStaff>>;
    const waiting = async () => {
      const inbox = await test.call('GET', '/api/admin/inbox?kind=certificateName&limit=100', { auth: helper.auth });
      return (inbox.body.data as { id: string; createdAt: string }[]).find(({ id }) => id.endsWith(given.id));
    };
    const decide = async (isAccepted: boolean, auth = helper.auth, requestedAt?: string) =>
      test.call('POST', `/api/admin/certificate/${given.id}/name`, {
        auth,
        body: { isAccepted, requestedAt: requestedAt ?? (await waiting())?.createdAt ?? new Date(0).toISOString() },
      });
    const shown = async () => (await list(learner.auth)).data[0];
    beforeEach(async () => {
      helper = await newStaff(test, 'operator');
      const { status, body } = await adjust(learner.auth, given.id, 'Budi Orang Lain');
      expect([status, body.data]).toEqual([
        200,
        expect.objectContaining({
          fullname: 'Rina Lestari',
          requestedName: 'Budi Orang Lain',
          canAdjustName: false,
        }),
      ]);
    });

    it('waits for staff, who find it in the inbox; the paper and its check keep the name', async () => {
      expect((await adjust(learner.auth, given.id, 'Budi Orang Lain')).status).toBe(200);
      expect((await adjust(learner.auth, given.id, 'Budi Orang Lainnya')).body.status).toBe('NAME_ADJUSTED');
      expect((await verify(given.number)).body.data).toMatchObject({ fullname: 'Rina Lestari', formerNames: [] });
      const inbox = await test.call('GET', '/api/admin/inbox?kind=certificateName', { auth: helper.auth });
      expect(inbox.body.data).toContainEqual(
        expect.objectContaining({
          id: `certificateName:${given.id}`,
          detail: 'Rina Lestari → Budi Orang Lain',
        }),
      );
    });

    it('is printed when they agree, once, and the learner is told', async () => {
      const answers = await Promise.all([decide(true), decide(true)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await shown()).toMatchObject({ fullname: 'Budi Orang Lain', requestedName: null, canAdjustName: false });
      expect((await verify(given.number)).body.data).toMatchObject({
        fullname: 'Budi Orang Lain',
        formerNames: [expect.objectContaining({ fullname: 'Rina Lestari' })],
      });
      const told = await test.services.pool.query('select title from notification where user_id = $1', [
        learner.userId,
      ]);
      expect(told.rows).toContainEqual({ title: 'Nama di Sertifikat Diganti' });
    });

    it('is left when they do not, and a slip can still be mended', async () => {
      expect((await decide(false)).status).toBe(200);
      expect(await shown()).toMatchObject({ fullname: 'Rina Lestari', requestedName: null, canAdjustName: true });
      expect((await decide(true)).status).toBe(409);
      expect((await adjust(learner.auth, given.id, 'Rina Lestary')).body.data).toMatchObject({
        fullname: 'Rina Lestary',
      });
    });

    it('is decided as it was looked at: one asked for since waits anew, whatever became of the one before', async () => {
      const seen = (await waiting())!;
      const [kind, subjectId] = seen.id.split(':') as [string, string]; // put away, as could be done before
      await test.services.db
        .insert(schema.inboxState)
        .values({ kind, subjectId, state: 'done', note: 'Bukan dia', updatedAt: test.services.now() });
      expect((await decide(false, helper.auth, seen.createdAt)).status).toBe(200);
      test.advance(1);
      await adjust(learner.auth, given.id, 'Presiden Palsu');
      expect((await decide(true, helper.auth, seen.createdAt)).status).toBe(409);
      expect(await waiting()).toMatchObject({ state: 'new' });
      expect(await shown()).toMatchObject({ fullname: 'Rina Lestari', requestedName: 'Presiden Palsu' });
      test.advance(-1);
    });

    it('is not decided by a learner, nor where nobody asked', async () => {
      expect((await decide(true, learner.auth)).status).toBe(403);
      const unknown = '/api/admin/certificate/00000000-0000-4000-8000-000000000000/name';
      expect(
        (
          await test.call('POST', unknown, {
            auth: helper.auth,
            body: { isAccepted: true, requestedAt: new Date().toISOString() },
          })
        ).status,
      ).toBe(404);
    });
  });

  it.each([
    ['empty', ' '],
    ['with digits', 'Rina 2'],
    ['too long', 'a'.repeat(101)],
  ])('is refused when it is %s', async (_, fullname) => {
    expect((await adjust(learner.auth, given.id, fullname)).status).toBe(400);
  });

  it('of another learner is not there', async () => {
    expect((await adjust(other.auth, given.id, 'Orang Lain')).status).toBe(404);
    expect((await list(learner.auth)).data[0]?.fullname).toBe(given.fullname);
  });
});

describe('the file', () => {
  it('is a PDF with the adjusted name, schedule and number, whatever the closure says (R1)', async () => {
    const given = await certified(test, learner, COURSE.batik, 1);
    await adjust(learner.auth, given.id, 'Rina Ayu Lestari');
    await test.services.db
      .insert(schema.setting)
      .values({ key: 'closure', value: { enabled: true, date: '2025-11-06', salesClosed: true } })
      .onConflictDoNothing();
    const { statusCode, headers, rawPayload } = await download(learner.auth, given.id);
    expect([statusCode, headers['content-type'], headers['content-disposition'], headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      `inline; filename="${given.number}.pdf"`,
      'private, no-store',
    ]);
    const text = await textOfPdf(rawPayload);
    for (const part of ['Sertifikat Kompetensi', 'Rina Ayu Lestari', 'Membatik Tulis', 'Yogyakarta, ', given.number])
      expect(text).toContain(part);
    expect(rawPayload.toString('latin1')).toContain(`/certificate-check?number=${given.number}`);
    await test.services.db.delete(schema.setting).where(eq(schema.setting.key, 'closure'));
  });

  it('of another learner, and of nobody, is not there', async () => {
    const given = await certified(test, learner, COURSE.excel);
    expect((await download(other.auth, given.id)).statusCode).toBe(404);
    expect((await download(learner.auth, '0190a1b2-0000-4000-8000-000000000000')).statusCode).toBe(404);
    expect((await download(learner.auth, 'x')).statusCode).toBe(400);
  });
});

describe('the archive', () => {
  const archive = (auth: string, query = '') =>
    test.app.inject({ method: 'GET', url: `/api/certificate/archive${query}`, headers: { authorization: auth } });

  it('holds every certificate of the learner by its number, and on a programme’s pages those of the programme', async () => {
    const given = [await certified(test, learner, COURSE.batik, 1), await certified(test, learner, COURSE.excel)];
    await certified(test, other, COURSE.excel);
    const { statusCode, headers, rawPayload } = await archive(learner.auth);
    expect([statusCode, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'application/zip',
      'inline; filename="sertifikat.zip"',
    ]);
    const files = unzipSync(rawPayload);
    expect(Object.keys(files).sort()).toEqual(given.map(({ number }) => `${number}.pdf`).sort());
    for (const { number } of given) expect(await textOfPdf(Buffer.from(files[`${number}.pdf`]!))).toContain(number);
    expect(
      Object.keys(
        unzipSync((await archive(await signedInTo(test, learner, JANABADRA), '?program=janabadra')).rawPayload),
      ),
    ).toEqual([`${given[1]!.number}.pdf`]);
  });

  it('is not there for who has none', async () => {
    expect((await archive(other.auth)).statusCode).toBe(404);
  });
});

describe('the check of a number', () => {
  it('tells everybody to whom it was given and for what, and nothing more', async () => {
    const given = await certified(test, learner, COURSE.batik, 1);
    for (const number of [given.number, ` ${given.number.toLowerCase()} `]) {
      const { status, body } = await verify(number);
      expect(status).toBe(200);
      expect(body.data).toEqual({
        number: given.number,
        isCompetence: true,
        fullname: given.fullname,
        issuedAt: given.issuedAt.toISOString(),
        course: { fullname: 'Membatik Tulis' },
        detail: expect.stringMatching(/^Yogyakarta, /),
        signers: [{ name: 'Studio Rupa Kata', role: '' }],
        units: [],
        isSigned: false,
        institution: { code: 'SRK', name: 'Studio Rupa Kata' },
        standing: 'valid',
        expiresAt: null,
        checkedAt: expect.any(String),
        motif: expect.any(String),
        sessions: null,
        score: null,
        revokedAt: null,
        revokedReason: null,
        replacedAt: null,
        formerNames: [],
        sha256: [expect.stringMatching(/^[0-9a-f]{64}$/)],
        formerSha256: [],
      });
    }
  });

  it('tells what was printed, whatever its course is called later, and the name before', async () => {
    const given = await certified(test, learner, COURSE.batik, 1);
    await adjust(learner.auth, given.id, 'Rina Ayu Lestari');
    const { course, partner } = schema;
    const rename = async (fullname: string, orgName: string) => {
      await test.services.db.update(course).set({ fullname }).where(eq(course.id, COURSE.batik));
      await test.services.db.update(partner).set({ orgName }).where(eq(partner.id, 2));
    };
    await rename('Membatik Cap', 'Studio Lain');
    const { body } = await verify(given.number);
    expect(body.data).toMatchObject({
      fullname: 'Rina Ayu Lestari',
      course: { fullname: 'Membatik Tulis' },
      institution: { name: 'Studio Rupa Kata' },
      formerNames: [{ fullname: 'Rina Lestari' }],
    });
    expect(await textOfPdf((await download(learner.auth, given.id)).rawPayload)).toContain('Membatik Tulis');
    await rename('Membatik Tulis', 'Studio Rupa Kata');
  });

  it('knows the files that were handed out, each once, until the name is another', async () => {
    const given = await certified(test, learner, COURSE.excel);
    const sums = async () => ((await verify(given.number)).body.data as { sha256: string[] }).sha256;
    const files = [await download(learner.auth, given.id), await download(learner.auth, given.id)];
    const sum = createHash('sha256').update(files[1]!.rawPayload).digest('hex');
    expect(await sums()).toEqual([sum]);
    await adjust(learner.auth, given.id, 'Rina Ayu Lestari');
    expect(await sums()).not.toContain(sum);
    expect((await verify(given.number)).body.data).toMatchObject({ formerSha256: [sum] });
  });

  it.each([
    ['revoked', { revokedAt: new Date() }],
    ['expired', { expiresAt: new Date(0) }],
  ])('says that it is %s', async (standing, change) => {
    const given = await certified(test, learner, COURSE.excel);
    await test.services.db.update(schema.certificate).set(change).where(eq(schema.certificate.id, given.id));
    expect((await verify(given.number)).body.data).toMatchObject({ standing });
  });

  it.each(['SLH-26-001-AAAAAAAA', '%', "' or 1=1"])('knows no %s', async (number) => {
    expect((await verify(number)).status).toBe(404);
  });
});

describe('the example of a certificate', () => {
  const sample = (course: number | string) =>
    test.app.inject({
      method: 'GET',
      url: `/api/course/${course}/certificate-sample`,
      headers: { authorization: BASIC },
    });

  it('is shown to whoever looks at the course: for nobody, and without anybody’s signature', async () => {
    const { db, files } = test.services;
    const signature = 'signature/laras.png';
    await files.closed.put(signature, (await signatureToKeep(await scannedSignature()))!);
    const signers = [{ name: 'Laras Widodo', role: 'Direktur', signature }];
    await db.insert(schema.certificateTemplate).values({ courseId: COURSE.excel, signers, units: [] });
    try {
      const { statusCode, rawPayload, headers } = await sample(COURSE.excel);
      expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
      const text = await textOfPdf(rawPayload);
      for (const said of ['CONTOH', 'Nama Peserta', 'Contoh, tidak berlaku', 'Laras Widodo'])
        expect(text).toContain(said);
      expect(rawPayload.includes('/Alt (Tanda tangan')).toBe(false);
    } finally {
      await db.delete(schema.certificateTemplate).where(eq(schema.certificateTemplate.courseId, COURSE.excel));
    }
  });

  it('is not there for a course without a certificate, one that is not on the pages, or one a programme does not offer', async () => {
    const { db } = test.services;
    const { course } = schema;
    const batik = eq(course.id, COURSE.batik);
    const [{ certificate }] = (await db.select({ certificate: course.certificate }).from(course).where(batik)) as [
      { certificate: string | null },
    ];
    await db.update(course).set({ certificate: null }).where(batik);
    expect((await sample(COURSE.batik)).statusCode).toBe(404);
    await db.update(course).set({ certificate, isPublished: false }).where(batik);
    expect((await sample(COURSE.batik)).statusCode).toBe(404);
    await db.update(course).set({ isPublished: true }).where(batik);
    expect((await sample('tidak-ada')).statusCode).toBe(404);
  });
});

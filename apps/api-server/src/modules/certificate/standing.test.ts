import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { createLocalJWKSet, jwtVerify, type JWK } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { schema } from '../../db/index.ts';
import { BASIC, startTestApp, type TestApp } from '../../../test/app.ts';
import { certified, enrolled } from '../../../test/certificates.ts';
import { COURSE } from '../../../test/fixture.ts';
import { manyLearners, type TestLearner } from '../../../test/learners.ts';
import { textOfPdf } from '../../../test/pdfText.ts';
import { withdraw } from '../order/enrol.ts';
import { reissue, revoke } from './endCertificate.ts';
import { issueCertificate } from './issueCertificate.ts';
import type { CertificateRow } from './queries.ts';

let test: TestApp;
let learner: TestLearner;
let given: CertificateRow;
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
  [learner] = (await manyLearners(test, 1)) as [TestLearner];
  given = await certified(test, learner, COURSE.excel);
});

const verify = async (code: string) => {
  const { status, body } = await test.call('GET', `/api/certificate/verify/${encodeURIComponent(code)}`);
  return { status, data: body.data as { standing: string; expiresAt: string | null; isSigned: boolean } };
};
const fetchFile = (url: string, auth?: string) =>
  test.app.inject({ method: 'GET', url, ...(auth ? { headers: { authorization: auth } } : {}) });
const numbers = async () =>
  ((await test.call('GET', '/api/certificate', { auth: learner.auth })).body.data as { number: string }[]).map(
    ({ number }) => number,
  );
const staff = { by: 'staf@suluh.example', reason: 'salah ketik' };

describe('a certificate that ends', () => {
  it('says it is revoked once its order is taken back, and prints nothing any more', async () => {
    const [row] = await test.services.db
      .select()
      .from(schema.enrolment)
      .where(eq(schema.enrolment.id, given.enrolmentId!));
    await test.services.db.transaction((tx) => withdraw(tx, row!.orderId, test.services.now()));
    expect((await verify(given.number)).data.standing).toBe('revoked');
    expect(await numbers()).toEqual([]);
    expect((await fetchFile(`/api/certificate/${given.id}/download`, learner.auth)).statusCode).toBe(404);
    const [kept] = await test.services.db.select().from(schema.certificate).where(eq(schema.certificate.id, given.id));
    expect(kept).toMatchObject({ enrolmentId: null, endedReason: expect.stringContaining(row!.orderId) });
  });

  it('keeps the words it had, also when they were never written down', async () => {
    const { db } = test.services;
    await db.update(schema.certificate).set({ words: null }).where(eq(schema.certificate.id, given.id));
    const [row] = await db.select().from(schema.enrolment).where(eq(schema.enrolment.id, given.enrolmentId!));
    await db.transaction((tx) => withdraw(tx, row!.orderId, test.services.now()));
    expect((await verify(given.number)).data).toMatchObject({
      course: { fullname: 'Microsoft Excel untuk Administrasi' },
    });
  });

  it('says why to whoever checks it, and shows its paper to nobody, once staff revoked it', async () => {
    const paper = `/api/certificate/verify/${given.number}/document`;
    const before = await fetchFile(paper, BASIC);
    expect([before.statusCode, before.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(await textOfPdf(before.rawPayload)).toContain(given.number);
    await revoke(test.services.db, { ...staff, number: given.number }, test.services.now());
    expect((await verify(given.number)).data).toMatchObject({
      standing: 'revoked',
      revokedAt: expect.any(String),
      revokedReason: 'salah ketik',
    });
    expect(JSON.stringify((await verify(given.number)).data)).not.toContain(staff.by);
    expect((await fetchFile(paper, BASIC)).statusCode).toBe(404);
    expect((await fetchFile('/api/certificate/verify/SLH-0/document', BASIC)).statusCode).toBe(404);
  });

  it('lets its learner finish the course again after buying it again', async () => {
    const { db, now } = test.services;
    const [row] = await db.select().from(schema.enrolment).where(eq(schema.enrolment.id, given.enrolmentId!));
    await db.transaction((tx) => withdraw(tx, row!.orderId, now()));
    const again = await issueCertificate(db, {
      enrolmentId: await enrolled(test, learner, COURSE.excel),
      now: now(),
    });
    expect(await numbers()).toEqual([again!.number]);
  });

  it('is replaced by another with a number of its own, once', async () => {
    const { db, now } = test.services;
    const order = { ...staff, number: ` ${given.number.toLowerCase()}`, fullname: 'Rina Ayu Lestari' };
    const done = await Promise.all([reissue(db, order, now()), reissue(db, order, now())]);
    expect(done.map(({ kind }) => kind).sort()).toEqual(['done', 'ended']);
    const [number] = await numbers();
    expect(number).not.toBe(given.number);
    expect((await verify(given.number)).data.standing).toBe('replaced');
    expect((await verify(number!)).data).toMatchObject({ standing: 'valid', fullname: 'Rina Ayu Lestari' });
    const news = await db.select().from(schema.notification).where(eq(schema.notification.userId, learner.userId));
    expect(news.filter(({ title }) => title === 'Sertifikat Diterbitkan Ulang')).toHaveLength(1);
  });

  it('is revoked by staff, once, and cannot be given anew', async () => {
    const { db, now } = test.services;
    const order = { ...staff, number: given.number };
    expect(await revoke(db, order, now())).toEqual({ kind: 'done', number: given.number });
    expect(await revoke(db, order, now())).toEqual({ kind: 'ended' });
    const news = await db.select().from(schema.notification).where(eq(schema.notification.userId, learner.userId));
    const told = news.filter(({ title }) => title === 'Sertifikat Dicabut').map(({ message }) => message);
    expect(told).toEqual([expect.stringContaining(order.reason)]);
    expect(await reissue(db, { ...order, fullname: null }, now())).toEqual({ kind: 'ended' });
    expect(await revoke(db, { ...staff, number: 'SLH-00-000-NOTHING1' }, now())).toEqual({ kind: 'unknown' });
    expect((await verify(given.number)).data.standing).toBe('revoked');
  });

  it('holds as many months as its course says', async () => {
    const { db } = test.services;
    await db.update(schema.course).set({ certificateMonths: 12 }).where(eq(schema.course.id, COURSE.excel));
    const [other] = (await manyLearners(test, 1)) as [TestLearner];
    const short = await certified(test, other, COURSE.excel);
    await db.update(schema.course).set({ certificateMonths: null }).where(eq(schema.course.id, COURSE.excel));
    const { data } = await verify(short.number);
    expect(new Date(data.expiresAt!).getUTCFullYear() - short.issuedAt.getUTCFullYear()).toBe(1);
    expect(data.standing).toBe('valid');
    test.advance(366 * 86_400);
    expect((await verify(short.number)).data.standing).toBe('expired');
    test.advance(-366 * 86_400);
    expect((await verify(given.number)).data.expiresAt).toBeNull();
  });
});

describe('the code of a QR', () => {
  it('carries a signature that the check proves; the number alone goes on working', async () => {
    const { rawPayload } = await fetchFile(`/api/certificate/${given.id}/download`, learner.auth);
    const code = new RegExp(`number=(${given.number}\\.[0-9A-Z]{16})\\)`).exec(rawPayload.toString('latin1'))![1]!;
    expect((await verify(code)).data).toMatchObject({ number: given.number, isSigned: true });
    expect((await verify(code.toLowerCase())).status).toBe(200);
    expect((await verify(given.number)).data).toMatchObject({ isSigned: false });
    const forged = code.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect((await verify(forged)).status).toBe(404);
  });

  it('stays ours after the key was changed', async () => {
    const { rawPayload } = await fetchFile(`/api/certificate/${given.id}/download`, learner.auth);
    const [, code] = /number=([^)]+)\)/.exec(rawPayload.toString('latin1'))!;
    await test.services.db
      .update(schema.signingKey)
      .set({ retiredAt: test.services.now() })
      .where(eq(schema.signingKey.purpose, 'certificate-number'));
    expect((await verify(code!)).data).toMatchObject({ isSigned: true });
  });
});

describe('the badge', () => {
  const badge = async () => {
    const answer = await fetchFile(`/api/certificate/${given.id}/badge`, learner.auth);
    return { status: answer.statusCode, type: answer.headers['content-type'], jwt: answer.body };
  };

  it('is proved by the key it names, and says who learned what from whom', async () => {
    const { status, type, jwt } = await badge();
    expect([status, type]).toEqual([200, 'application/jwt']);
    const proved = await jwtVerify(jwt, async ({ kid }) => {
      const key = (await fetchFile(new URL(kid!).pathname)).json<JWK>();
      expect(Object.keys(key).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']); // nothing private
      return createLocalJWKSet({ keys: [key] })({ alg: 'RS256', kid: key.kid! });
    });
    expect(proved.payload).toMatchObject({
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      jti: expect.stringContaining(given.number),
      credentialSubject: {
        identifier: [{ identityHash: given.fullname }],
        achievement: { name: 'Microsoft Excel untuk Administrasi', humanCode: given.number },
      },
    });
    const issuer = (await fetchFile(new URL(proved.payload.iss!).pathname)).json<{ id: string; name: string }>();
    expect(issuer).toMatchObject({ id: proved.payload.iss, name: 'Suluh' });
  });

  it('says the same each time, and its status what became of it', async () => {
    const sums = [await badge(), await badge()].map(({ jwt }) => createHash('sha256').update(jwt).digest('hex'));
    expect(sums[0]).toBe(sums[1]);
    const status = async () => (await fetchFile(`/api/certificate/status/${given.number}`)).json<object>();
    expect(await status()).toMatchObject({ revokedCredential: [] });
    await revoke(test.services.db, { ...staff, number: given.number }, test.services.now());
    expect(await status()).toMatchObject({ revokedCredential: [{ revoked: true }] });
    expect((await badge()).status).toBe(404);
  });

  it('is its learner’s alone, and no key is there that was never made', async () => {
    const [other] = (await manyLearners(test, 1)) as [TestLearner];
    expect((await fetchFile(`/api/certificate/${given.id}/badge`, other.auth)).statusCode).toBe(404);
    expect((await fetchFile(`/api/certificate/key/${given.id}`)).statusCode).toBe(404);
  });
});

describe('a template', () => {
  const signers = [
    { name: 'Sri Wahyuni', role: 'Ketua Lembaga' },
    { name: 'Bambang Haryono', role: 'Asesor' },
  ];
  const units = [{ code: 'J.62090.001.1', title: 'Menyusun Lembar Kerja' }];
  const insert = (of: { courseId: number } | { partnerId: number }, whose: typeof signers) =>
    test.services.db.insert(schema.certificateTemplate).values({ ...of, signers: whose, units });

  it('of the course comes before that of its partner, and later changes change nothing', async () => {
    const { db } = test.services;
    const [batik] = await db.select().from(schema.course).where(eq(schema.course.id, COURSE.batik));
    await insert({ partnerId: batik!.partnerId }, signers.slice(1));
    await insert({ courseId: COURSE.batik }, signers);
    const competence = await certified(test, learner, COURSE.batik, 1);
    await db.delete(schema.certificateTemplate);
    expect((await verify(competence.number)).data).toMatchObject({ signers, units });
    const { rawPayload } = await fetchFile(`/api/certificate/${competence.id}/download`, learner.auth);
    for (const part of ['Sri Wahyuni', 'Asesor', 'J.62090.001.1']) expect(await textOfPdf(rawPayload)).toContain(part);
  });

  it('of the partner holds for its courses, its units for a competence only', async () => {
    const { db } = test.services;
    const [excel] = await db.select().from(schema.course).where(eq(schema.course.id, COURSE.excel));
    await insert({ partnerId: excel!.partnerId }, signers);
    const [other] = (await manyLearners(test, 1)) as [TestLearner];
    const completion = await certified(test, other, COURSE.excel);
    await db.delete(schema.certificateTemplate);
    expect((await verify(completion.number)).data).toMatchObject({ signers, units: [] });
  });
});

import { preferenceOf } from '@suluh/domain/notification';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BASIC, startTestApp, type TestApp } from '../../../test/app.ts';
import { newLessons } from '../../../test/lessons.ts';
import { enrolled } from '../../../test/certificates.ts';
import { manyLearners, type TestLearner } from '../../../test/learners.ts';
import { outboxOf } from '../../../test/outboxOf.ts';
import { schema } from '../../db/index.ts';
import { mailOf, unsubscribeHeaders } from '../../mail/letters.ts';
import { completeIfDue } from '../learning/completeIfDue.ts';

const { course, lessonProgress, notification, userAccount } = schema;

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.stop());

const ALL = preferenceOf({});
const chosen = async ({ auth }: TestLearner) =>
  (await test.call('GET', '/api/notification/preference', { auth })).body.data;
const choose = ({ auth }: TestLearner, body: object) =>
  test.call('PUT', '/api/notification/preference', { auth, body });

/** Somebody finishes a course. @returns what they were told, and the mail */
async function finishes(who: TestLearner) {
  const { db } = test.services;
  const { courseId, lesson: made } = await newLessons(test);
  await db.update(course).set({ certificate: null }).where(eq(course.id, courseId));
  const enrolmentId = await enrolled(test, who, courseId);
  await db
    .insert(lessonProgress)
    .values(Object.values(made).map((lessonId) => ({ enrolmentId, lessonId, doneAt: test.services.now() })));
  await db.transaction((tx) => completeIfDue(tx, test.services, enrolmentId));
  const [{ email } = { email: '' }] = await db.select().from(userAccount).where(eq(userAccount.id, who.userId));
  const mails = (await outboxOf(db, 'courseFinished')).filter(
    ({ payload }) => (payload as { to: string }).to === email,
  );
  const told = await db.$count(
    notification,
    and(eq(notification.userId, who.userId), eq(notification.title, 'Kursus Selesai')),
  );
  return { told, mails: mails.map((mail) => mailOf({ ...mail, id: String(mail.id) })) };
}

describe('what a learner wants to be told', () => {
  it('is all until it is chosen, and theirs alone', async () => {
    const [rani, other] = (await manyLearners(test, 2)) as [TestLearner, TestLearner];
    expect(await chosen(rani)).toEqual(ALL);
    const less = { ...ALL, friend: { mail: false, app: true, push: true } };
    expect((await choose(rani, less)).status).toBe(200);
    expect([await chosen(rani), await chosen(other)]).toEqual([less, ALL]);
    expect((await choose(rani, { friend: { mail: false, app: true, push: true } })).status).toBe(400);
    expect((await test.call('GET', '/api/notification/preference')).status).toBe(401);
  });

  it('is asked by what sends', async () => {
    const [rani, quiet] = (await manyLearners(test, 2)) as [TestLearner, TestLearner];
    const first = await finishes(rani);
    expect([first.told, first.mails.length]).toEqual([1, 1]);
    await choose(quiet, { ...ALL, learning: { mail: false, app: false, push: false } });
    const second = await finishes(quiet);
    expect([second.told, second.mails.length]).toEqual([0, 0]);
  });
});

describe('the link of a mail', () => {
  const linkOf = async (who: TestLearner) => {
    const { mails } = await finishes(who);
    const { text, unsubscribe } = mails[0]!;
    expect(text).toContain(unsubscribe);
    return Object.fromEntries(new URL(unsubscribe!).searchParams);
  };

  it('ends mails of its kind alone, without login, however often', async () => {
    const [rani] = (await manyLearners(test, 1)) as [TestLearner];
    const link = await linkOf(rani);
    const isOn = async () =>
      (await test.call('GET', `/api/notification/unsubscribe?${new URLSearchParams(link)}`)).body.data;
    expect(await isOn()).toEqual({ isOn: true });
    for (let times = 0; times < 2; times += 1)
      expect((await test.call('POST', '/api/notification/unsubscribe', { body: link })).status).toBe(200);
    expect(await isOn()).toEqual({ isOn: false });
    expect(await chosen(rani)).toEqual({ ...ALL, learning: { mail: false, app: true, push: true } });
  });

  it('ends them by the headers of the mail too, as a mail program posts to them', async () => {
    const [rani] = (await manyLearners(test, 1)) as [TestLearner];
    const { unsubscribe } = (await finishes(rani)).mails[0]!;
    const headers = unsubscribeHeaders(unsubscribe!);
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const { pathname, search } = new URL(headers['List-Unsubscribe']!.slice(1, -1));
    for (const [type, payload] of [
      ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
      [
        'multipart/form-data; boundary=x',
        '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
      ],
    ] as const) {
      const answer = await test.app.inject({
        method: 'POST',
        url: `${pathname}${search}`,
        headers: { authorization: BASIC, 'content-type': type },
        payload,
      });
      expect([type, answer.statusCode]).toEqual([type, 200]);
    }
    expect((await test.call('POST', `${pathname}${search}`)).status).toBe(200);
    expect(await chosen(rani)).toEqual({ ...ALL, learning: { mail: false, app: true, push: true } });
    expect((await test.call('POST', `${pathname}?key=${crypto.randomUUID()}&kind=learning`)).status).toBe(404);
  });

  it('is of nobody when it was made up', async () => {
    const [rani] = (await manyLearners(test, 1)) as [TestLearner];
    const { kind } = await linkOf(rani);
    const made = { kind, key: '0b7c1f5e-0000-4000-8000-000000000001' };
    expect((await test.call('POST', '/api/notification/unsubscribe', { body: made })).status).toBe(404);
    expect((await test.call('GET', `/api/notification/unsubscribe?${new URLSearchParams(made as never)}`)).status).toBe(
      404,
    );
    expect(
      (await test.call('POST', '/api/notification/unsubscribe', { body: { ...made, kind: 'order' } })).status,
    ).toBe(400);
    expect(await chosen(rani)).toEqual(ALL);
  });
});

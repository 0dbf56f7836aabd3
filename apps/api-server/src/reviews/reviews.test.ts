import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { newCourse } from '../../test/learners.ts';
import { schema } from '../db/index.ts';
import { readCommand, runCommand } from './runCommand.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test?.stop());

const BY = ['--by', 'Rina@contoh.example'];
const NOBODYS = '00000000-0000-4000-8000-000000000000';
const run = (...args: string[]) => runCommand(test.services, readCommand(args)!);

async function written() {
  const { courseId } = await newCourse(test);
  const [row] = await test.services.db
    .insert(schema.review)
    .values({ courseId, fullname: 'Wulan', rating: 4, comment: 'Bagus sekali pelajarannya' })
    .returning();
  return row!;
}
const reviewOf = async (id: string) =>
  (await test.services.db.select().from(schema.review).where(eq(schema.review.id, id)))[0]!;
const trailOf = (id: string, action: string) =>
  test.services.db.$count(
    schema.auditLog,
    and(eq(schema.auditLog.subject, `review ${id}`), eq(schema.auditLog.action, action)),
  );

describe('npm run reviews (docs/product/review.md#staff)', () => {
  it('hides a review and shows it again, with its average', async () => {
    const { id, courseId } = await written();
    expect(await run('hide', id, ...BY)).toEqual({ lines: ['Hidden.'], exitCode: 0 });
    expect((await run('list')).lines.find((line) => line.startsWith(id))).toContain('hidden');
    const count = async () =>
      (await test.services.db.select().from(schema.course).where(eq(schema.course.id, courseId)))[0]!.ratingCount;
    expect([(await reviewOf(id)).isHidden, await count()]).toEqual([true, 0]);
    expect((await run('show', id, ...BY)).lines).toEqual(['Shown.']);
    expect([(await reviewOf(id)).isHidden, await count()]).toEqual([false, 1]);
    expect(await trailOf(id, 'review.hide')).toBe(2);
  });

  it('answers one, and takes the answer back', async () => {
    const { id } = await written();
    expect((await run('answer', id, ...BY, '--text', ' Terima kasih. ')).lines).toEqual(['Answered.']);
    expect((await reviewOf(id)).answer).toBe('Terima kasih.');
    expect((await run('answer', id, ...BY, '--text', '')).lines).toEqual(['The answer is taken back.']);
    expect(await reviewOf(id)).toMatchObject({ answer: null, answeredAt: null });
    expect(await trailOf(id, 'review.answer')).toBe(2);
  });

  it('says that there is no such review, or no such account', async () => {
    expect(await run('hide', NOBODYS, ...BY)).toEqual({ lines: [`There is no review ${NOBODYS}.`], exitCode: 1 });
    const { id } = await written();
    expect((await run('hide', id, '--by', 'siapa@contoh.example')).exitCode).toBe(1);
    expect((await reviewOf(id)).isHidden).toBe(false);
  });

  it.each([
    [[]],
    [['list', 'x']],
    [['hide', NOBODYS]],
    [['hide', 'satu', ...BY]],
    [['hide', NOBODYS, ...BY, '--text', 'x']],
    [['answer', NOBODYS, ...BY]],
    [['answer', NOBODYS, ...BY, '--text', 'x', 'y']],
    [['king']],
  ])('does not understand %s', (args) => expect(readCommand(args)).toBeNull());
});

import { eq } from 'drizzle-orm';
import { refusedFieldText } from '@suluh/i18n-id/refusedField';
import { staffText } from '@suluh/i18n-id/staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../db/index.ts';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { newCourse } from '../../test/learners.ts';
import { readCommand, runCommand } from './runCommand.ts';

let test: TestApp;
let course: string;
beforeAll(async () => {
  test = await startTestApp();
  course = String((await newCourse(test)).courseId);
});
afterAll(() => test?.stop());

const run = (...args: string[]) => runCommand(test.services, readCommand(args)!);

describe('npm run voucher', () => {
  it('makes redeem codes and names them', async () => {
    const { lines, exitCode } = await run(
      'redeem',
      course,
      '3',
      '--quota',
      '2',
      '--until',
      '2099-01-01T00:00:00+07:00',
    );
    expect([exitCode, lines.length]).toEqual([0, 4]);
    expect(lines[1]).toMatch(/^\w{4}-\w{4}-\w{4}$/);
  });

  it("hands in a provider's codes, of a voucher course alone", async () => {
    expect(await run('given', course, 'ABC-1')).toEqual({
      lines: ['BAD_REQUEST', `courseId: ${staffText.voucher.notVoucher}`],
      exitCode: 1,
    });
    expect(await run('given', 'tidak-ada', 'ABC-1')).toEqual({ lines: ['NOT_FOUND'], exitCode: 1 });
    const { db } = test.services;
    await db
      .update(schema.course)
      .set({ isVoucher: true })
      .where(eq(schema.course.id, Number(course)));
    expect((await run('given', course, 'ABC-1', 'ABC-2')).lines[0]).toContain('2 codes, 0 of them');
    expect(await run('given', course, 'abc1')).toEqual({
      lines: ['BAD_REQUEST', `codes: ${staffText.voucher.exists}`],
      exitCode: 1,
    });
  });

  it('makes codes of a partner or a programme, from an instant on', async () => {
    const from = '2098-01-01T00:00:00+07:00';
    const made = await run('redeem', 'any', '2', '--partner', '1', '--from', from);
    expect([made.exitCode, made.lines.length]).toEqual([0, 3]);
    const { voucherBatch } = schema;
    const id = Number(made.lines[0]!.match(/\d+/)![0]);
    const [batch] = await test.services.db.select().from(voucherBatch).where(eq(voucherBatch.id, id));
    expect(batch).toMatchObject({ courseId: null, partnerId: 1, startsAt: new Date(from) });
    expect(await run('redeem', 'any', '1', '--program', '999999')).toEqual({
      lines: ['BAD_REQUEST', `programId: ${staffText.chooseAnother}`],
      exitCode: 1,
    });
  });

  it.each([
    ['over', ['--until', '2020-01-01T00:00:00Z'], refusedFieldText.pastMoment],
    [
      'that ends as it begins',
      ['--from', '2099-01-01T00:00:00Z', '--until', '2099-01-01T00:00:00Z'],
      refusedFieldText.endsBefore,
    ],
  ])('says what is wrong with a period that is %s', async (_, period, message) => {
    expect(await run('redeem', course, '1', ...period)).toEqual({
      lines: ['BAD_REQUEST', `expiresAt: ${message}`],
      exitCode: 1,
    });
  });

  it.each([
    [[]],
    [['redeem', 'any', '3']],
    [['redeem', 'x', '1', '--partner', 'Suluh']],
    [['redeem', 'x']],
    [['redeem', 'x', '0']],
    [['redeem', 'x', '1', '--until', 'besok']],
    [['given', 'x', 'A', '--quota', '1']],
    [['king', 'x', '1']],
  ])('does not understand %s', (args) => expect(readCommand(args)).toBeNull());
});

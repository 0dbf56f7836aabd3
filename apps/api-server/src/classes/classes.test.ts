import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { newClass, participant, setSessions } from '../../test/classes.ts';
import { newCourse } from '../../test/learners.ts';
import { readCommand } from './readCommand.ts';
import { runCommand } from './runCommand.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test?.stop());

const BY = ['--by', 'rina@contoh.example'];
const run = async (...args: string[]) => {
  const { lines, exitCode } = await runCommand(test.services, readCommand(args)!);
  return [exitCode, lines.join('\n')] as const;
};

describe('npm run classes', () => {
  it('gives links, takes them back, writes down who was there, and prints the sheet', async () => {
    const { courseId, event } = await newClass(test);
    await setSessions(test, event, [[-1, 2]]);
    const { userId } = await participant(test, courseId, event.id);
    const { rows } = await test.services.pool.query('select email from user_account where id = $1', [userId]);
    const id = String(event.id);
    expect((await run('list'))[1]).toContain(`${id}  `);
    expect((await run('door', id, 'Petugas Dimas', ...BY))[1]).toMatch(/\/pintu\/[\w-]{32}/);
    const passes = (await run('doors', id))[1];
    expect(passes).toContain('Petugas Dimas');
    expect(await run('close', id, passes.split('  ')[0]!, ...BY)).toEqual([0, 'Taken back.']);
    expect(await run('attend', id, '1', rows[0].email, ...BY)).toEqual([0, '1 written down, 0 were there already.']);
    expect(await run('attend', id, '1', rows[0].email, ...BY)).toEqual([0, '0 written down, 1 were there already.']);
    const folder = mkdtempSync(path.join(os.tmpdir(), 'suluh-sheet-'));
    await run('sheet', id, '1', path.join(folder, 'a.csv'));
    await run('sheet', id, '1', path.join(folder, 'a.pdf'));
    expect(readFileSync(path.join(folder, 'a.csv'), 'utf8')).toContain('Hadir');
    expect(existsSync(path.join(folder, 'a.pdf'))).toBe(true);
    expect(await run('absent', id, '1', rows[0].email, ...BY)).toEqual([0, 'Taken back.']);
    expect((await run('absent', id, '1', rows[0].email, ...BY))[0]).toBe(1);
    expect(await run('doubles', id)).toEqual([0, '']);
  });

  it('gives courses learned alone and schedules of hybrids their sessions', async () => {
    const { courseId } = await newCourse(test);
    expect(await run('sessions', String(courseId), '5', ...BY)).toEqual([0, `Course ${courseId} has 5 sessions.`]);
    const hybrid = await newClass(test, { typeCode: 'c' });
    const { startAt, endAt } = hybrid.event;
    const held = `${startAt.toISOString()}/${endAt.toISOString()}`;
    expect((await run('hours', String(hybrid.event.id), held, ...BY))[0]).toBe(0);
    expect((await run('hours', String(hybrid.event.id), held, held, ...BY))[0]).toBe(1);
    expect((await run('sessions', String(hybrid.courseId), '5', ...BY))[0]).toBe(1);
  });

  it.each([
    [['doors', '999999'], 'There is no schedule 999999; list says which there are.'],
    [['door', '1', 'Dimas', '--by', 'siapa@contoh.example'], 'Nobody has an account with siapa@contoh.example.'],
    [
      ['attend', '1', '1', 'rina@contoh.example', ...BY],
      'Not all of these have a place in this schedule; nothing was written.',
    ],
    [['close', '1', '0190a1b2-0000-4000-8000-000000000000', ...BY], 'There is no such link at this schedule.'],
  ])('refuses %s', async (args, sentence) => {
    expect(await run(...args)).toEqual([1, sentence]);
  });

  it.each([
    [[]],
    [['door', '1', 'Dimas']],
    [['doors', 'x']],
    [['sheet', '1', '1', 'a.txt']],
    [['list', 'all']],
    [['hours', '1', 'besok', ...BY]],
  ])('does not understand %s', (args) => expect(readCommand(args)).toBeNull());
});

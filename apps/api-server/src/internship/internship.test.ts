import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COURSE } from '../../test/fixture.ts';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { readCommand, runCommand } from './runCommand.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test?.stop());

const run = (...args: string[]) => runCommand(test.services, readCommand(args)!);
/** First and last day of a period that begins on 5 January of the year after this one. */
const YEAR = new Date().getFullYear() + 1;
const FIRST = `${YEAR}-01-05`;
const PERIOD = ['--from', FIRST, '--months', '6'];

describe('npm run internship', () => {
  it('invites, lists and revokes', async () => {
    const { lines } = await run('invite', 'Satu@contoh.example', 'dua@contoh.example', ...PERIOD);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain(`satu@contoh.example  0/1  ${FIRST} +6`);
    const id = lines[0]!.split('  ')[0]!;
    expect((await run('code', '30', ...PERIOD)).lines[0]).toContain('0/30');
    expect(await run('revoke', id)).toEqual({ lines: ['Revoked.'], exitCode: 0 });
    const listed = (await run('list')).lines;
    expect(listed.find((line) => line.startsWith(id))).toContain('revoked');
    expect((await run('revoke', '00000000-0000-4000-8000-000000000000')).exitCode).toBe(1);
  });

  it('sets mandatory courses and periods', async () => {
    expect((await run('mandatory', String(COURSE.internship))).lines).toEqual(['Mandatory courses: 1']);
    expect((await run('mandatory', String(COURSE.excel))).exitCode).toBe(1); // of another programme
    expect((await run('period', 'magang@contoh.example', ...PERIOD)).lines).toEqual([`${FIRST} to ${YEAR}-07-04`]);
    expect((await run('period', 'rina@contoh.example', ...PERIOD)).exitCode).toBe(1);
    expect((await run('list')).lines).toContain('Mandatory courses: etika-kerja');
  });

  it.each([
    [[]],
    [['invite', ...PERIOD]],
    [['invite', 'bukan-alamat', ...PERIOD]],
    [['invite', 'a@b.id', 'A@b.id', ...PERIOD]],
    [['code', '0', ...PERIOD]],
    [['code', '3', '--from', FIRST, '--months', '5']],
    [['code', '3', '--from', FIRST, '--months', '13']],
    [['period', 'a@b.id', '--from', 'besok', '--months', '6']],
    [['list', 'x']],
    [['king']],
  ])('does not understand %s', (args) => expect(readCommand(args)).toBeNull());
});

import { describe, expect, it } from 'vitest';
import {
  carriesPeople,
  canReadAnew,
  canStart,
  canStop,
  canUndo,
  defused,
  fusedBack,
  isAtWork,
  isExport,
  NO_ROWS,
  PREVIEW_MS,
  progressOf,
  refusedUntil,
  resourceOf,
  rupiahOf,
  takesRows,
  WORK_KINDS,
  WORK_FILE_MS,
  workRule,
  WORK_STATES,
  type WorkState,
} from './index.ts';

describe('a cell', () => {
  it.each(['=1+1', '+62', '-3', '@x', '\tx', '\rx', "'=1", "''@x"])('%j is defused and comes back', (text) => {
    expect(defused(text)).toBe(`'${text}`);
    expect(fusedBack(defused(text))).toBe(text);
  });

  it.each(['', 'Excel', "'tis", "'", '1+1', ' =1'])('%j stays as it is', (text) => {
    expect(defused(text)).toBe(text);
    expect(fusedBack(text)).toBe(text);
  });

  it.each([
    ['150000', 150_000],
    ['0', 0],
    ['150.000', 150_000],
    ['Rp1.500.000', 1_500_000],
    ['Rp. 1.500.000,00', 1_500_000],
    ['150000,0', 150_000],
    ['150,000', null],
    ['150000,5', null],
    ['1.50', null],
    ['1500.000', null],
    ['-5', null],
    ['', null],
    ['gratis', null],
    ['99999999999999999999', null],
  ])('%j says %j rupiah', (cell, expected) => expect(rupiahOf(cell)).toBe(expected));
});

describe('work', () => {
  const counts = { ...NO_ROWS, create: 1, update: 2 };
  const now = new Date('2026-03-02T01:00:00Z');
  const ago = (ms: number) => new Date(now.getTime() - ms);

  it.each([
    ['checked', counts, PREVIEW_MS - 1, true],
    ['checked', counts, PREVIEW_MS, false],
    ['checked', { ...NO_ROWS, same: 4, refuse: 1 }, 0, false],
    ['running', counts, 0, false],
  ] as const)('%s %j looked at %d ms ago may start: %s', (state, rows, ms, expected) =>
    expect(canStart({ kind: 'course.import', state, counts: rows }, ago(ms), now)).toBe(expected),
  );

  it('is stopped while it is read or runs, and undone once it is over', () => {
    const where = (is: (state: WorkState) => boolean) => WORK_STATES.filter(is);
    const done = { ...counts, done: 2 };
    expect(where((state) => canStop({ state }))).toEqual(['reading', 'running']);
    expect(where((state) => canUndo({ kind: 'course.import', state, counts: done }))).toEqual(['done', 'stopped']);
    expect(where(isAtWork)).toEqual(['reading', 'running', 'undoing']);
    expect(canUndo({ kind: 'course.import', state: 'done', counts })).toBe(false);
    expect(canUndo({ kind: 'course.export', state: 'done', counts: done })).toBe(false);
  });

  it.each([
    ['checked', { refuse: 1 }, PREVIEW_MS],
    ['done', { failed: 1 }, WORK_FILE_MS + 5],
    ['stopped', { refuse: 2 }, WORK_FILE_MS + 5],
    ['done', {}, null],
    ['running', { refuse: 1 }, null],
  ] as const)('%s with %j has refused rows to fetch for %j ms', (state, some, ms) => {
    const facts = { state, counts: { ...counts, ...some }, checkedAt: now };
    const endedAt = state === 'done' || state === 'stopped' ? new Date(now.getTime() + 5) : null;
    const until = ms === null ? null : new Date(now.getTime() + ms);
    expect(refusedUntil({ kind: 'course.import', ...facts, endedAt })).toEqual(until);
    expect(refusedUntil({ kind: 'course.publish', ...facts, endedAt })).toBeNull();
  });

  it.each([
    ['job.import', 'checked', {}, true, true],
    ['job.import', 'failed', {}, true, true],
    ['job.import', 'checked', {}, false, false],
    ['job.import', 'failed', { done: 1 }, true, false],
    ['job.import', 'failed', { failed: 1 }, true, false],
    ['job.import', 'running', {}, true, false],
    ['job.import', 'done', {}, true, false],
    ['job.publish', 'checked', {}, true, false],
  ] as const)('%s that is %s with %j, its file there: %s, may be read anew: %s', (kind, state, some, hasFile, may) => {
    const work = { kind, state, counts: { ...counts, ...some }, hasFile };
    expect(canReadAnew({ ...work, columns: [{}] })).toBe(may);
    expect(canReadAnew({ ...work, columns: [] })).toBe(false);
  });

  it('is about what its kind begins with', () => {
    expect(resourceOf('course.import')).toBe('course');
    expect(resourceOf('promo.stop')).toBe('promo');
  });

  it('tells how far it is', () => {
    expect(progressOf({ state: 'running', counts: { ...counts, done: 1, failed: 1 } })).toEqual({ over: 2, of: 3 });
    expect(progressOf({ state: 'undoing', counts: { ...counts, done: 3, undone: 1, kept: 1 } })).toEqual({
      over: 2,
      of: 3,
    });
  });
});

describe('a file that is made', () => {
  it('changes nothing, and may have data of people', () => {
    const made = WORK_KINDS.filter(isExport);
    expect(made).toEqual([
      'course.export',
      'event.export',
      'participant.export',
      'order.export',
      'learner.export',
      'promo.export',
      'job.export',
    ]);
    expect(WORK_KINDS.filter(carriesPeople)).toEqual(['participant.export', 'order.export', 'learner.export']);
    expect(workRule('order.export')).toMatchObject({ permission: 'order.read', scope: 'all' });
  });

  it('takes any number of rows, but for a spreadsheet', () => {
    expect(takesRows('csv', 1_000_000)).toBe(true);
    expect(takesRows('jsonl', 1_000_000)).toBe(true);
    expect([takesRows('xlsx', 10_000), takesRows('xlsx', 10_001)]).toEqual([true, false]);
  });
});

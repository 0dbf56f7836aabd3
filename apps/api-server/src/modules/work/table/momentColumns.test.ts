import { refusedFieldText } from '@suluh/i18n-id/refusedField';
import { describe, expect, it } from 'vitest';
import { Misread } from './column.ts';
import { dayOrNone, moment } from './momentColumns.ts';

const names = undefined as never;

describe('a moment in a cell', () => {
  it.each([
    ['2026-12-31 23:59', '2026-12-31T16:59:00.000Z'],
    ['2026-12-31T23:59', '2026-12-31T16:59:00.000Z'],
    ['31/12/2026 23.59', '2026-12-31T16:59:00.000Z'],
    ['1/2/2027 7:05:00', '2027-02-01T00:05:00.000Z'],
    ['2027-01-01', '2026-12-31T17:00:00.000Z'],
  ])('%s is %s', (cell, instant) => expect(moment.read(cell, names)).toBe(instant));

  it.each(['besok', '2026-02-31 10:00', '2026-12-31 24:00', '2026-12-31 10:60', '12.30', ''])('%j is none', (cell) =>
    expect(moment.read(cell, names)).toBeInstanceOf(Misread),
  );

  it('comes back as it was written', () => {
    const instant = '2026-12-31T16:59:00.000Z';
    expect(moment.read(String(moment.write(instant as never, names)), names)).toBe(instant);
  });
});

describe('a day in a cell', () => {
  it.each([
    ['2026-12-31', '2026-12-31'],
    ['5/3/2026', '2026-03-05'],
    ['05-03-2026', '2026-03-05'],
    ['', null],
  ])('%j is %j', (cell, day) => expect(dayOrNone.read(cell, names)).toBe(day));

  it.each(['31/2/2026', '2026', 'Senin'])('%j is none', (cell) =>
    expect(dayOrNone.read(cell, names)).toEqual(new Misread(refusedFieldText.day)),
  );
});

import { DEFAULT_TIME_ZONE, fromLocalMoment } from '@suluh/domain/time';
import { refusedFieldText } from '@suluh/i18n-id/refusedField';
import { momentCell } from '../../../tableFile/momentCell.ts';
import { Misread, orNone, orRequired, type Column } from './column.ts';

/** 2026-12-31, or as it is written and as spreadsheets write it in Indonesia: 31/12/2026, the day first. */
const DAY = /^(?:(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})[/-](\d{1,2})[/-](\d{4}))$/;
const HOURS = /^(\d{1,2})[:.](\d{2})(?:[:.]00)?$/;

const two = (digits: string): string => digits.padStart(2, '0');

/** A day as it is kept; null for what is none. */
function dayOf(written: string): string | null {
  const [, year, month, day, dayFirst, monthSecond, yearLast] = DAY.exec(written) ?? [];
  const [y, m, d] = year === undefined ? [yearLast, monthSecond, dayFirst] : [year, month, day];
  if (y === undefined || m === undefined || d === undefined) return null;
  const kept = `${y}-${two(m)}-${two(d)}`;
  const at = new Date(`${kept}T00:00:00Z`);
  // 31 February is a day to JavaScript, three days later.
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== kept ? null : kept;
}

/** A moment by Jakarta's clocks as an instant; a day alone is its beginning. */
function momentOf(written: string): string | null {
  const [days = '', hours = '00:00'] = written.split(/[ T]+/);
  const day = dayOf(days);
  const [, hour, minute] = HOURS.exec(hours) ?? [];
  if (day === null || hour === undefined || minute === undefined || Number(hour) > 23 || Number(minute) > 59)
    return null;
  return fromLocalMoment(`${day}T${two(hour)}:${minute}`, DEFAULT_TIME_ZONE);
}

/** A day, where there is one. */
export const dayOrNone: Column = orNone({
  write: (value: string) => value,
  read: (cell) => dayOf(cell) ?? new Misread(refusedFieldText.day),
});

/** A moment by Jakarta's clocks. */
export const moment: Column = {
  write: (value: string) => momentCell(value),
  read: orRequired((cell) => momentOf(cell) ?? new Misread(refusedFieldText.moment)),
  isMoment: true,
};

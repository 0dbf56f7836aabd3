import { expect, test } from 'vitest';
import type { Admission } from './admission.ts';
import { calendarOf } from './calendar.ts';

const HOUR = 3_600_000;
const begins = new Date('2026-12-01T02:00:00Z');
const takenAt = new Date('2026-11-01T00:00:00Z');
const now = new Date('2026-11-28T03:04:05Z');

/** The calendar of a ticket for two sessions, as lines that are no longer folded. */
function linesOf({ title = 'Menjahit', cancelledAt = null as Date | null, formerSessions = 0 } = {}) {
  const sessions = [1, 2].map((no) => ({
    no,
    startAt: new Date(begins.getTime() + no * HOUR),
    endAt: new Date(begins.getTime() + (no + 1) * HOUR),
  }));
  const text = calendarOf(
    {
      owned: {
        course: { fullname: title },
        enrolment: { id: 'tiket', createdAt: takenAt },
        event: { venue: 'Gedung A; lantai 2', city: 'Bandung', startAt: begins, movedAt: null, cancelledAt },
      },
      row: { generation: 1, createdAt: takenAt },
      sessions,
    } as unknown as Admission,
    { now, formerSessions },
  );
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  return text.replaceAll('\r\n ', '').trimEnd().split('\r\n');
}

test('each session is an entry in world time with its place, which reminds two hours before', () => {
  const lines = linesOf();
  expect(lines.slice(0, 5)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Suluh//Kelas//ID',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
  ]);
  expect(lines.slice(lines.indexOf('BEGIN:VEVENT'), lines.indexOf('END:VEVENT') + 1).sort()).toEqual(
    [
      'BEGIN:VEVENT',
      'UID:tiket-1@suluh',
      'SEQUENCE:0',
      'DTSTAMP:20261128T030405Z',
      'DTSTART:20261201T030000Z',
      'DTEND:20261201T040000Z',
      'SUMMARY:Menjahit (Sesi 1 dari 2)',
      String.raw`LOCATION:Gedung A\; lantai 2\, Bandung`,
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Menjahit',
      'TRIGGER:-PT2H',
      'END:VALARM',
      'END:VEVENT',
    ].sort(),
  );
});

test('a long title with signs of its own is folded by bytes and comes out whole', () => {
  const title = String.raw`Kain “tradisional”; motif, \ 日本語 dan warnanya dari kulit kayu, daun serta akar di kampung`;
  expect(linesOf({ title })).toContain(
    `DESCRIPTION:${title.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)}`, // as RFC 5545 escapes them
  );
});

test('of a class that was called off, and of sessions a date of before had more, entries are cancelled and remind nobody', () => {
  const gone = linesOf({ cancelledAt: now });
  expect(gone.filter((line) => line === 'STATUS:CANCELLED')).toHaveLength(2);
  expect(gone).not.toContain('BEGIN:VALARM');
  const fewer = linesOf({ formerSessions: 3 });
  const last = fewer.slice(fewer.lastIndexOf('BEGIN:VEVENT'));
  expect(last).toEqual(expect.arrayContaining(['UID:tiket-3@suluh', 'STATUS:CANCELLED', 'DTSTART:20261201T020000Z']));
  expect(fewer.filter((line) => line === 'STATUS:CANCELLED')).toHaveLength(1);
});

import { expect, test } from 'vitest';
import { orderedCourse, scheduleLines, type BoughtSchedule } from './schedule.ts';

const jakarta: BoughtSchedule = {
  batch: '1',
  startEvent: '2027-01-01T02:00:00Z',
  endEvent: '2027-01-02T10:00:00Z',
  timeEvent: '09.00 – 17.00 WIB',
  timeZone: 'Asia/Jakarta',
  venue: 'Rumah Batik Pesisir',
  city: 'Pekalongan',
};

test.each<[string, Partial<BoughtSchedule>, string[]]>([
  [
    'date, hours, venue and city',
    {},
    ['Batch 1, 1 – 2 Januari 2027', '09.00 – 17.00 WIB', 'Rumah Batik Pesisir, Pekalongan'],
  ],
  [
    'hours without a zone get it',
    { timeEvent: '09.00 – 17.00', timeZone: 'Asia/Makassar' },
    ['Batch 1, 1 – 2 Januari 2027', '09.00 – 17.00 WITA', 'Rumah Batik Pesisir, Pekalongan'],
  ],
  [
    'no hours: those of the instants, in the zone of the class',
    { timeEvent: '', timeZone: 'Asia/Jayapura' },
    ['Batch 1, 1 – 2 Januari 2027', '11.00 – 19.00 WIT', 'Rumah Batik Pesisir, Pekalongan'],
  ],
  [
    'a batch that is called by its date says it once',
    { batch: '1 – 2 Januari 2027', venue: null, city: null },
    ['Batch 1 – 2 Januari 2027', '09.00 – 17.00 WIB'],
  ],
  ['a webinar has no place', { venue: null, city: null }, ['Batch 1, 1 – 2 Januari 2027', '09.00 – 17.00 WIB']],
])('what is said of a bought schedule: %s', (_, change, expected) => {
  expect(scheduleLines({ ...jakarta, ...change })).toEqual(expected);
});

test('a course without a schedule is its name', () => {
  expect([orderedCourse('Membatik', null), orderedCourse('Membatik', jakarta)]).toEqual([
    'Membatik',
    'Membatik (Batch 1, 1 – 2 Januari 2027, 09.00 – 17.00 WIB, Rumah Batik Pesisir, Pekalongan)',
  ]);
});

import { describe, expect, it } from 'vitest';
import {
  compact,
  createdDate,
  date,
  dateRange,
  dateStub,
  dateTime,
  minutes,
  MONTHS,
  percent,
  rating,
  rupiah,
  rupiahOff,
  time,
  timeRange,
  wholeNumber,
  zoneName,
} from './format.ts';

describe('currency displays as Rp with dots, rounded, min 0', () => {
  it.each([
    [0, 'Rp0'],
    [999, 'Rp999'],
    [1_000, 'Rp1.000'],
    [412_500, 'Rp412.500'],
    [1_412_500, 'Rp1.412.500'],
    [1_000_000_000, 'Rp1.000.000.000'],
    [412_499.5, 'Rp412.500'],
    [412_499.4, 'Rp412.499'],
    [-1, 'Rp0'],
    [Number.NaN, 'Rp0'],
  ])('%d is %s', (amount, expected) => {
    expect(rupiah(amount)).toBe(expected);
  });

  it('writes a reduction with a true minus sign', () => {
    expect(rupiahOff(50_000)).toBe('−Rp50.000');
  });
});

describe('numbers, ratings and durations', () => {
  it.each([
    [4.8, '4.8'],
    [5, '5.0'],
    [0, '0.0'],
    [4.26, '4.3'],
  ])('rating %d is %s', (value, expected) => {
    expect(rating(value)).toBe(expected);
  });

  it.each([
    [{ value: 999, unit: 'one' }, '999'],
    [{ value: 1.2, unit: 'thousand' }, '1,2 rb'],
    [{ value: 3, unit: 'million' }, '3 jt'],
    [{ value: 2.5, unit: 'billion' }, '2,5 ml'],
  ] as const)('%j is %s', (number, expected) => {
    expect(compact(number)).toBe(expected);
  });

  it('writes minutes, counts and percentages', () => {
    expect([minutes(960), minutes(1_200), wholeNumber(61_868), percent(39.6)]).toEqual([
      '960 menit',
      '1.200 menit',
      '61.868',
      '40%',
    ]);
  });
});

describe('dates in locale id, D MMMM YYYY', () => {
  it.each([
    ['the last moment of a day in Jakarta', '2025-10-24T16:59:59Z', undefined, '24 Oktober 2025'],
    ['midnight in Jakarta', '2025-10-24T17:00:00Z', undefined, '25 Oktober 2025'],
    ['midnight in Makassar', '2025-10-24T16:00:00Z', 'Asia/Makassar', '25 Oktober 2025'],
    ['a single digit stays single', '2025-11-01T05:00:00Z', undefined, '1 November 2025'],
  ])('%s', (_, moment, zone, expected) => {
    expect(date(moment, zone)).toBe(expected);
  });

  it.each([
    ['within a month', '2025-10-25T02:00:00Z', '2025-10-26T10:00:00Z', '25 – 26 Oktober 2025'],
    ['over two months', '2025-10-31T02:00:00Z', '2025-11-01T10:00:00Z', '31 Oktober – 1 November 2025'],
    ['over two years', '2025-12-31T02:00:00Z', '2026-01-01T10:00:00Z', '31 Desember 2025 – 1 Januari 2026'],
    [
      'the same month of another year',
      '2025-10-25T02:00:00Z',
      '2026-10-26T10:00:00Z',
      '25 Oktober 2025 – 26 Oktober 2026',
    ],
    ['a single day', '2025-10-25T02:00:00Z', '2025-10-25T10:00:00Z', '25 Oktober 2025'],
  ])('a range %s', (_, start, end, expected) => {
    expect(dateRange(start, end)).toBe(expected);
  });

  it.each(['Asia/Jakarta', 'Asia/Pontianak', 'Asia/Makassar', 'Asia/Jayapura', 'Europe/Paris'])(
    'tells the time of %s as clocks there do, all year',
    (zone) => {
      const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
      for (let month = 0; month < 12; month++) {
        const moment = new Date(Date.UTC(2026, month, 28, 23, 59));
        expect(time(moment, zone)).toBe(clock.format(moment).replace(':', '.'));
      }
    },
  );

  it('writes times with a dot and the zone', () => {
    expect(time('2025-10-25T02:05:00Z')).toBe('09.05');
    expect(timeRange('2025-10-25T02:00:00Z', '2025-10-25T10:00:00Z')).toBe('09.00 – 17.00 WIB');
    expect(timeRange('2025-10-25T02:00:00Z', '2025-10-25T10:00:00Z', 'Asia/Jayapura')).toBe('11.00 – 19.00 WIT');
    expect(dateTime('2025-10-17T07:30:00Z')).toBe('17 Oktober 2025, 14.30 WIB');
    expect(['Asia/Makassar', 'Asia/Pontianak', 'Europe/Paris'].map((zone) => zoneName(zone))).toEqual([
      'WITA',
      'WIB',
      'Europe/Paris',
    ]);
  });

  it.each([
    ['created today carries the time', '2025-10-16T07:30:00Z', '16 Oktober 2025, 14.30'],
    ['created the evening before does not', '2025-10-15T16:59:00Z', '15 Oktober 2025'],
    ['created in the first minute of today does', '2025-10-15T17:00:00Z', '16 Oktober 2025, 00.00'],
  ])('%s', (_, created, expected) => {
    expect(createdDate(created, new Date('2025-10-16T10:00:00Z'))).toBe(expected);
  });

  it('has a stub of day and short month, and the months by name', () => {
    expect(dateStub('2025-10-25T02:00:00Z')).toEqual({ day: '25', month: 'Okt' });
    expect(MONTHS).toEqual([
      'Januari',
      'Februari',
      'Maret',
      'April',
      'Mei',
      'Juni',
      'Juli',
      'Agustus',
      'September',
      'Oktober',
      'November',
      'Desember',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import {
  isChoiceOpen,
  isOtherDate,
  organiserChange,
  printedCode,
  readShortCode,
  readTicketToken,
  rescheduleRefusal,
  shortCodeOf,
  ticketBytes,
  ticketToken,
} from './index.ts';

const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const code = shortCodeOf('7K4MPX2');

describe('the short code', () => {
  it('is read however it is typed', () => {
    for (const typed of [
      code,
      printedCode(code),
      printedCode(code).toLowerCase(),
      ` ${code.slice(0, 4)} ${code.slice(4)} `,
    ])
      expect(readShortCode(typed)).toBe(code);
  });

  it('shows any one wrong letter', () => {
    for (let at = 0; at < code.length; at += 1)
      for (const letter of LETTERS)
        if (letter !== code[at]) expect(readShortCode(code.slice(0, at) + letter + code.slice(at + 1))).toBeNull();
  });

  it.each([
    ['', 'empty'],
    ['SLH-7K4M', 'short'],
    ['SLH-0O1I-0000', 'letters it has not'],
    [`${code}2`, 'long'],
  ])('refuses %s: %s', (typed) => expect(readShortCode(typed)).toBeNull());
});

const facts = {
  eventId: 4_000_000_000,
  ticketId: '0190a1b2-0000-4000-8000-00000000beef',
  generation: 2,
  validUntilSeconds: 1_761_500_000,
};

describe('the words of a ticket', () => {
  it('come back as they were', () => {
    const signature = Uint8Array.from({ length: 64 }, (_, at) => at * 4);
    const token = ticketToken(facts, signature);
    const read = readTicketToken(` ${token}\n`)!;
    expect(token.length).toBeLessThan(130);
    expect(read.facts).toEqual(facts);
    expect([...read.signed]).toEqual([...ticketBytes(facts)]);
    expect([...read.signature]).toEqual([...signature]);
  });

  it.each([
    ['https://contoh.example'],
    ['S1.'],
    ['S1.AAAA'],
    ['S1.%%%'],
    ['S2.AQ'],
    ['S1.A'],
    [`S1.${'A'.repeat(120)}`],
  ])('are not %s', (text) => expect(readTicketToken(text)).toBeNull());
});

describe('another date', () => {
  const startAt = new Date('2025-10-25T09:00:00+07:00');
  const bought = {
    startAt,
    ownChanges: 0,
    hasAttended: false,
    isPrakerja: false,
    isRefundAsked: false,
    change: null,
  };
  it.each([
    ['three days before to the second', '2025-10-22T09:00:00+07:00', {}, null],
    ['a second later', '2025-10-22T09:00:01+07:00', {}, 'tooLate'],
    ['a second time', '2025-10-01T09:00:00+07:00', { ownChanges: 1 }, 'used'],
    ['after a session was attended', '2025-10-01T09:00:00+07:00', { hasAttended: true }, 'attended'],
    ['of a Prakerja transaction', '2025-10-01T09:00:00+07:00', { isPrakerja: true }, 'prakerja'],
    ['while its money is asked back', '2025-10-01T09:00:00+07:00', { isRefundAsked: true }, 'refundAsked'],
    [
      'of a class that was moved, late and a second time',
      '2025-10-25T08:59:59+07:00',
      { change: 'moved', ownChanges: 1 },
      null,
    ],
    ['of a class that was moved, as it begins', '2025-10-25T09:00:00+07:00', { change: 'moved' }, 'tooLate'],
    [
      'of a class that was moved, after it was attended',
      '2025-10-01T09:00:00+07:00',
      { change: 'moved', hasAttended: true },
      'attended',
    ],
    [
      'of a class called off, after all',
      '2026-10-25T09:00:00+07:00',
      { change: 'calledOff', ownChanges: 1, hasAttended: true },
      null,
    ],
    [
      'of a class called off whose money goes back',
      '2025-10-01T09:00:00+07:00',
      { change: 'calledOff', isRefundAsked: true },
      'refundAsked',
    ],
    [
      'of a class called off that Prakerja dates',
      '2025-10-01T09:00:00+07:00',
      { change: 'calledOff', isPrakerja: true },
      'prakerja',
    ],
  ] as const)('%s', (_, now, more, expected) => {
    expect(rescheduleRefusal({ ...bought, ...more, now: new Date(now) })).toBe(expected);
  });

  it.each([
    ['on sale at the same price', { id: 2, priceRupiah: 100, status: 'available' }, true],
    ['itself', { id: 1, priceRupiah: 100, status: 'available' }, false],
    ['dearer', { id: 2, priceRupiah: 101, status: 'available' }, false],
    ['full', { id: 2, priceRupiah: 100, status: 'full' }, false],
    ['not yet on sale', { id: 2, priceRupiah: 100, status: 'availableSoon' }, false],
    ['over', { id: 2, priceRupiah: 100, status: 'expired' }, false],
  ] as const)('may be one that is %s', (_, other, expected) => {
    expect(isOtherDate(other, { id: 1, priceRupiah: 100 }, false)).toBe(expected);
  });

  it('costs nothing more where its organiser changed the class', () => {
    const dearer = { id: 2, priceRupiah: 900, status: 'available' } as const;
    expect(isOtherDate(dearer, { id: 1, priceRupiah: 100 }, true)).toBe(true);
    expect(isOtherDate({ ...dearer, status: 'full' }, { id: 1, priceRupiah: 100 }, true)).toBe(false);
  });
});

describe('a class its organiser changed', () => {
  const heldSince = new Date('2025-10-01T09:00:00+07:00');
  const at = (ms: number) => new Date(heldSince.getTime() + ms);
  it.each([
    ['never', null, null, null],
    ['before the place was taken', null, at(0), null],
    ['afterwards', null, at(1), 'moved'],
    ['and called off', at(-5), at(1), 'calledOff'],
  ] as const)('%s', (_, cancelledAt, movedAt, expected) =>
    expect(organiserChange({ cancelledAt, movedAt }, heldSince)).toBe(expected),
  );

  it.each([
    [null, 1, false, false],
    ['calledOff', -1, true, true],
    ['moved', 1, false, true],
    ['moved', 0, false, false],
    ['moved', 1, true, false],
  ] as const)('%s, %i ms before it begins, attended %s: a choice is open %s', (change, ms, hasAttended, expected) =>
    expect(isChoiceOpen({ change, startAt: at(ms), hasAttended, now: at(0) })).toBe(expected),
  );
});

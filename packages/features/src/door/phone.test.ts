import type { DoorRoster } from '@suluh/api/types';
import { shortCodeOf } from '@suluh/domain/ticket';
import { describe, expect, it } from 'vitest';
import type { OwnAdmission } from '../parts/kept-door/index.ts';
import { decideAlone, withAnswers, type ReadCode } from './phone.ts';

const now = new Date('2025-10-26T09:00:00+07:00');
const code = shortCodeOf('7K4MPX2');
const roster: DoorRoster = {
  eventId: 7,
  courseFullname: 'Membatik',
  batch: '12',
  timeZone: 'Asia/Jakarta',
  holder: 'Petugas Dimas',
  expiresAt: '2025-10-27T05:00:00+07:00',
  now: now.toISOString(),
  publicKey: { kty: 'EC', crv: 'P-256', x: '', y: '' },
  formerKeys: [],
  sessions: [{ id: 3, no: 3, startAt: now.toISOString(), endAt: now.toISOString() }],
  guests: [
    { ticketId: 'a', shortCode: code, generation: 1, fullname: 'Ratih', isPrakerja: false, admitted: [] },
    {
      ticketId: 'p',
      shortCode: shortCodeOf('8888888'),
      generation: 1,
      fullname: 'Sekar',
      isPrakerja: true,
      admitted: [],
    },
    {
      ticketId: 'in',
      shortCode: shortCodeOf('9999999'),
      generation: 1,
      fullname: 'Bagus',
      isPrakerja: false,
      admitted: [{ sessionId: 3, at: '2025-10-26T01:54:00.000Z', holder: 'Petugas Sari' }],
    },
  ],
  oldTickets: ['old'],
  withdrawnTickets: ['back'],
};
const signed = (ticketId: string, more: object = {}): ReadCode => ({
  kind: 'signed',
  facts: { eventId: 7, ticketId, generation: 1, validUntilSeconds: now.getTime() / 1000 + 60, ...more },
});
const standing = (own: OwnAdmission[] = [], id = 3) => ({
  roster,
  own,
  session: { id, startAt: now, endAt: now },
  now,
});

describe('a phone without a line', () => {
  it.each([
    ['a ticket on the list', signed('a'), 'admitted', 'Ratih'],
    ['one bought after the list was taken', signed('new'), 'admitted', undefined],
    ['its typed code', { kind: 'text', text: `slh-${code}` }, 'admitted', 'Ratih'],
    ['a code that is not on the list', { kind: 'text', text: shortCodeOf('2222222') }, 'unknown', undefined],
    ['a word', { kind: 'text', text: 'halo' }, 'notACode', undefined],
    ['a false signature', { kind: 'forged' }, 'forged', undefined],
    ['a ticket of another class', signed('x', { eventId: 8 }), 'wrongClass', undefined],
    ['one from before the date was changed', signed('old'), 'oldTicket', undefined],
    ['one whose order was taken back', signed('back'), 'withdrawn', undefined],
    ['one that is over', signed('new', { validUntilSeconds: now.getTime() / 1000 - 1 }), 'expired', undefined],
    ['one on the list, printed before the class moved', signed('a', { validUntilSeconds: 1 }), 'admitted', 'Ratih'],
    ['one that is in by the list', signed('in'), 'alreadyIn', 'Bagus'],
    ['one of Prakerja', signed('p'), 'needsLine', 'Sekar'],
  ] as const)('%s', (_, read, verdict, fullname) => {
    const shown = decideAlone(read as ReadCode, standing());
    expect([shown.verdict, shown.guest?.fullname]).toEqual([verdict, fullname]);
  });

  it.each([
    [-3_600_001, 'tooEarly'],
    [-3_600_000, 'admitted'],
    [3_600_000, 'admitted'],
    [3_600_001, 'tooLate'],
  ] as const)('opens and closes as the server does: %i ms', (ms, verdict) =>
    expect(
      decideAlone({ kind: 'text', text: code }, { ...standing(), now: new Date(now.getTime() + ms) }).verdict,
    ).toBe(verdict),
  );

  it('knows whom it let in, for that session alone', () => {
    const own = [{ ticketId: 'a', sessionId: 3, at: '2025-10-26T02:00:00.000Z' }];
    expect(decideAlone(signed('a'), standing(own))).toMatchObject({
      verdict: 'alreadyIn',
      earlier: { at: '2025-10-26T02:00:00.000Z', holder: 'Petugas Dimas' },
    });
    expect(decideAlone(signed('a'), standing(own, 4)).verdict).toBe('admitted');
  });

  it('learns from what the server said', () => {
    const answer = { id: 'x', isDouble: false, guest: { fullname: 'Ratih', shortCode: code }, about: null };
    const after = withAnswers(
      roster,
      3,
      [{ ...answer, verdict: 'alreadyIn', earlier: { at: '2025-10-26T01:00:00.000Z', holder: 'Petugas Sari' } }],
      now.toISOString(),
    );
    expect(decideAlone(signed('a'), { ...standing(), roster: after })).toMatchObject({
      verdict: 'alreadyIn',
      earlier: { holder: 'Petugas Sari' },
    });
    expect(withAnswers(roster, 3, [{ ...answer, verdict: 'wrongClass', earlier: null }], now.toISOString())).toEqual(
      roster,
    );
  });
});

import { describe, expect, it } from 'vitest';
import type { EventStatus } from '../schedule/index.ts';
import { isInLine, offerEnd, shareSeats, waitingKind } from './index.ts';

const ZONES = [
  ['WIB', 'Asia/Jakarta', '+07:00'],
  ['WITA', 'Asia/Makassar', '+08:00'],
  ['WIT', 'Asia/Jayapura', '+09:00'],
] as const;

describe.each(ZONES)('offers in %s', (_, timeZone, offset) => {
  const at = (time: string) => new Date(`2025-10-${time}${offset}`);
  const salesEndAt = at('26T17:00:00');

  it.each([
    ['a moment before seven', '25T06:59:59.999', null],
    ['at seven', '25T07:00:00', '25T09:00:00'],
    ['at noon', '25T12:00:00', '25T14:00:00'],
    ['at seven in the evening', '25T19:00:00', '25T21:00:00'],
    ['a moment later', '25T19:00:00.001', null],
    ['at midnight', '26T00:00:00', null],
    ['two hours before sales end', '26T15:00:00', '26T17:00:00'],
    ['a second later: it ends with them', '26T15:00:01', '26T17:00:00'],
    ['in the last second', '26T16:59:59', '26T17:00:00'],
    ['when sales end', '26T17:00:00', null],
  ])('%s', (_name, now, end) => {
    expect(offerEnd({ now: at(now), salesEndAt, timeZone })).toEqual(end === null ? null : at(end));
  });
});

it('offers of a schedule without a zone keep the hours of the capital', () => {
  const salesEndAt = new Date('2025-10-26T17:00:00+07:00');
  expect(offerEnd({ now: new Date('2025-10-25T07:00:00+07:00'), salesEndAt })).not.toBeNull();
  expect(offerEnd({ now: new Date('2025-10-25T06:59:59+07:00'), salesEndAt })).toBeNull();
});

it.each([
  ['full', 'seat'],
  ['availableSoon', 'opening'],
  ['available', null],
  ['expired', null],
] as const satisfies readonly (readonly [EventStatus, string | null])[])('at one that is %s: %s', (status, kind) => {
  expect(waitingKind(status)).toBe(kind);
});

describe('seats of a schedule people wait for', () => {
  const NOBODY = { freeSeats: 0, keptSeats: 0, offers: 0, waiting: 0 };
  it.each([
    ['nothing free', { waiting: 3 }, true, { offer: 0, keptSeats: 0, freeSeats: 0 }],
    ['one kept, by day', { keptSeats: 1, waiting: 3 }, true, { offer: 1, keptSeats: 1, freeSeats: 0 }],
    ['one kept, by night', { keptSeats: 1, waiting: 3 }, false, { offer: 0, keptSeats: 1, freeSeats: 0 }],
    ['one that is offered', { keptSeats: 1, offers: 1, waiting: 3 }, true, { offer: 0, keptSeats: 1, freeSeats: 0 }],
    ['more capacity than waiting', { freeSeats: 5, waiting: 2 }, true, { offer: 2, keptSeats: 2, freeSeats: 3 }],
    ['as much capacity as waiting', { freeSeats: 2, waiting: 2 }, false, { offer: 0, keptSeats: 2, freeSeats: 0 }],
    ['nobody waits any more', { keptSeats: 2 }, true, { offer: 0, keptSeats: 0, freeSeats: 2 }],
    ['only an offer is left', { keptSeats: 2, offers: 1 }, true, { offer: 0, keptSeats: 1, freeSeats: 1 }],
  ])('%s', (_name, seats, mayOffer, expected) => {
    expect(shareSeats({ ...NOBODY, ...seats }, mayOffer)).toEqual(expected);
  });
});

it.each([
  ['seat', 'waiting', true],
  ['seat', 'offered', false],
  ['seat', 'lapsed', false],
  ['opening', 'waiting', false],
] as const)('who asked for a %s and is %s has a place in line: %s', (kind, state, is) =>
  expect(isInLine({ kind, state })).toBe(is),
);

import type { DoorAnswer, DoorRoster, DoorScan } from '@suluh/api/types';
import { shortCodeOf, ticketToken } from '@suluh/domain/ticket';
import { describe, expect, it } from 'vitest';
import { sendScans, type KeptDoor, type Said } from '../parts/kept-door/index.ts';
import { afterAlone, afterAnswer, afterSaid, afterSent, insideOf } from './keeping.ts';
import type { Shown } from './phone.ts';

const at = '2025-10-26T02:00:00.000Z';
const code = shortCodeOf('7K4MPX2');
const later = '6f1c1f0e-5f57-4b55-9f3c-0b8f6f6a1a11';
const guest = { ticketId: 'a', shortCode: code, generation: 1, fullname: 'Ratih', isPrakerja: false, admitted: [] };
const door = {
  pass: 'p',
  roster: { holder: 'Petugas Dimas', guests: [guest] } as unknown as DoorRoster,
  loadedAt: at,
  clockMs: 0,
  queue: [],
  own: [],
} satisfies KeptDoor;
const scan = (id: string, words = code): DoorScan => ({
  id,
  sessionId: 3,
  code: words,
  scannedAt: at,
  shown: null,
  isUndone: false,
  isSamePerson: false,
});
const shown = (ticketId: string): Shown => ({ verdict: 'admitted', guest: null, ticketId, earlier: null });
const answer = (id: string, more: Partial<DoorAnswer> = {}): DoorAnswer => ({
  id,
  verdict: 'admitted',
  isDouble: false,
  guest: { fullname: 'Ratih', shortCode: code },
  earlier: null,
  about: null,
  ...more,
});

describe('what a phone keeps', () => {
  it('whom it let in, with the ticket in the scan that waits', () => {
    const kept = afterAlone(door, scan('1'), shown('a'));
    expect(kept.queue).toMatchObject([{ id: '1', ticketId: 'a', shown: 'admitted' }]);
    expect(insideOf(kept, 3)).toEqual(new Map([['a', { at, isWaiting: true }]]));
    expect(insideOf(kept, 4).size).toBe(0);
  });

  it('once a ticket and session, and nobody it refused', () => {
    const twice = afterAlone(afterAlone(door, scan('1'), shown('a')), scan('2'), shown('a'));
    expect(twice.own).toHaveLength(1);
    expect(afterAlone(door, scan('1'), { ...shown('a'), verdict: 'needsLine' }).own).toEqual([]);
  });

  it('who was settled: on the list by its answer, and still its own', () => {
    const waiting = afterAlone(door, scan('1'), shown('a'));
    const settled = afterSent(waiting, waiting.queue, [answer('1')]);
    expect(settled.queue).toEqual([]);
    expect(settled.roster.guests[0]!.admitted).toEqual([{ sessionId: 3, at, holder: 'Petugas Dimas' }]);
    expect(insideOf(settled, 3)).toEqual(new Map([['a', { at, isWaiting: false }]]));
  });

  it('nobody whose admission was taken back, before it is sent and after', () => {
    const alone = afterAlone(door, scan('1'), shown('a'));
    const undone = afterSaid(alone, { ...scan('1'), ticketId: 'a' }, 'isUndone');
    expect(undone.queue).toMatchObject([{ id: '1', shown: 'admitted', isUndone: true }]);
    expect(insideOf(undone, 3).size).toBe(0);
    expect(insideOf(afterSent(undone, undone.queue, [answer('1')]), 3).size).toBe(0);
    const listed = afterSaid(afterAnswer(door, scan('2'), answer('2')), { ...scan('2'), ticketId: 'a' }, 'isUndone');
    expect([insideOf(listed, 3).size, insideOf(afterAnswer(listed, scan('3'), answer('3')), 3).size]).toEqual([0, 1]);
  });

  it('the word that it is the same person, who stays in', () => {
    const inside = afterAnswer(door, scan('1'), answer('1'));
    const said = afterSaid(inside, { ...scan('2'), ticketId: 'a' }, 'isSamePerson');
    expect(said.queue).toMatchObject([{ id: '2', isSamePerson: true, isUndone: false }]);
    expect(insideOf(said, 3).size).toBe(1);
  });

  it('who was let in by the server and is on no list yet', () => {
    const facts = { eventId: 7, ticketId: later, generation: 1, validUntilSeconds: 4_000_000_000 };
    const token = ticketToken(facts, new Uint8Array(64));
    const kept = afterAnswer(door, scan('1', token), answer('1', { guest: null }));
    expect(kept.own).toEqual([{ ticketId: later, sessionId: 3, at }]);
  });

  it('what had no answer behind what was not sent yet', () => {
    const queue = ['1', '2', '3'].map((id) => ({ ...scan(id), ticketId: null }));
    const { queue: after } = afterSent({ ...door, queue }, queue.slice(0, 2), [answer('2')]);
    expect(after.map(({ id }) => id)).toEqual(['3', '1']);
  });
});

describe('sending', () => {
  const scans = Array.from({ length: 7 }, (_, index) => scan(String(index)));
  const server =
    (bad: string) =>
    async (batch: readonly DoorScan[]): Promise<Said> =>
      batch.some(({ id }) => id === bad) ? 'refused' : batch.map(({ id }) => answer(id));

  it.each(['0', '3', '6'])('settles all but the one that is not taken: %s', async (bad) => {
    const answers = (await sendScans(server(bad), scans)) as DoorAnswer[];
    expect(answers.map(({ id }) => id)).toEqual(scans.map(({ id }) => id).filter((id) => id !== bad));
  });

  it.each([null, 'closed'] as const)('asks no further when the answer is %s', async (said) => {
    let asked = 0;
    expect(
      await sendScans(async () => {
        asked += 1;
        return said;
      }, scans),
    ).toBe(said);
    expect(asked).toBe(1);
  });
});

import type { StaffWaiting } from '@suluh/api/types';
import { isInLine } from '@suluh/domain/waiting';
import { expect, it } from 'vitest';
import { standingsOf } from './standings.ts';

const waiting = (fullname: string, more: Partial<StaffWaiting> = {}): StaffWaiting => ({
  userId: fullname,
  fullname,
  kind: 'seat',
  state: 'waiting',
  since: '2026-11-20T02:00:00Z',
  offerEndsAt: null,
  ...more,
});

it('numbers who waits, beside who is offered a seat, let one go or follows', () => {
  const line = [
    waiting('Rani', { state: 'offered', offerEndsAt: '2026-11-26T05:00:00Z' }),
    waiting('Budi', { state: 'lapsed' }),
    waiting('Sari'),
    waiting('Tono', { kind: 'opening' }),
    waiting('Umi'),
    waiting('Wati', { kind: 'opening', state: 'told' }),
  ];
  expect(standingsOf(line, 'Asia/Jakarta').map(({ standing }) => standing)).toEqual([
    'Ditawari kursi sampai 26 November 2026, 12.00 WIB',
    'Tawarannya lewat',
    'Nomor 1',
    'Menunggu pendaftaran dibuka',
    'Nomor 2',
    'Sudah dikabari',
  ]);
});

it('lets a seat be offered to who has a place in line, and to nobody else', () => {
  const others: Partial<StaffWaiting>[] = [{ state: 'offered' }, { state: 'lapsed' }, { kind: 'opening' }];
  expect(isInLine(waiting('Sari'))).toBe(true);
  expect(others.map((more) => isInLine(waiting('Umi', more)))).toEqual([false, false, false]);
});

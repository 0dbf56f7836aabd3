import { expect, it } from 'vitest';
import { isOver, placeName, roleName } from './names.ts';

it.each([
  [null, 'Di mana saja'],
  [{ kind: 'partner', name: 'Sanggar Canting' }, 'Mitra: Sanggar Canting'],
  [{ kind: 'teacher', name: 'Sekar Kinasih' }, 'Pengajar: Sekar Kinasih'],
  [{ kind: 'event', name: 'Membatik · Batch 1' }, 'Jadwal: Membatik · Batch 1'],
] as const)('the place %j is called %s', (place, name) => expect(placeName({ place })).toBe(name));

it('a role nobody named keeps its own name', () => {
  expect([roleName('finance'), roleName('gudang')]).toEqual(['Keuangan', 'gudang']);
});

it.each([
  [null, false],
  ['2026-11-23T01:00:00.001Z', false],
  ['2026-11-23T01:00:00.000Z', true],
])('one that ends at %s is over: %s', (endsAt, expected) => {
  expect(isOver({ endsAt }, new Date('2026-11-23T01:00:00Z'))).toBe(expected);
});

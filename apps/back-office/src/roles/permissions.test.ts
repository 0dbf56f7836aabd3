import { PERMISSIONS } from '@suluh/domain/staff';
import { expect, it } from 'vitest';
import { permissionChoices, permissionName, permissionsChanged } from './permissions.ts';

it('offers every permission there is, and those alone can be ticked that somebody holds', () => {
  const choices = permissionChoices(['promo.read', 'staff.grant']);
  expect(choices.map(({ id }) => id).sort()).toEqual([...PERMISSIONS].sort());
  expect(choices.filter(({ disabled }) => !disabled).map(({ id }) => id)).toEqual(['promo.read', 'staff.grant']);
});

it.each([
  ['promo.edit', 'Promo: mengubah'],
  ['*', 'Segalanya, juga yang ditambahkan nanti'],
  ['gudang.lama', 'gudang.lama'],
])('%s is called %s', (permission, name) => expect(permissionName(permission)).toBe(name));

it('tells what a role gets and what it loses', () =>
  expect(permissionsChanged(['promo.read', 'order.read'], ['order.read', 'promo.edit', 'site.edit'])).toEqual({
    added: 'Promo: mengubah, Isi situs: mengubah pengaturan',
    removed: 'Promo: melihat',
  }));

import { MAIN_ROUTES } from '@suluh/domain/address';
import { preferenceOf } from '@suluh/domain/notification';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectReadable, show } from '../testing/island.tsx';
import { preferenceChange } from './actions.ts';
import { PreferenceForm } from './PreferenceForm.tsx';

test('each kind has a box for each way, as it was chosen, and what is posted is read back', async () => {
  const preference = preferenceOf({ friend: { mail: false } });
  await show(<PreferenceForm preference={preference} routes={MAIN_ROUTES} isPushed />, { screen: 'phone' });
  const friend = page.getByRole('group', { name: 'Hadiah ajak teman' });
  await expect.element(friend.getByRole('checkbox', { name: 'Email' })).not.toBeChecked();
  await expect.element(friend.getByRole('checkbox', { name: 'Di aplikasi' })).toBeChecked();
  await expect.element(friend.getByRole('checkbox', { name: 'Di perangkat' })).toBeChecked();
  const form = page.getByRole('button', { name: 'Simpan' }).element().closest('form')!;
  const asked: unknown[] = [];
  const api = { PUT: (_path: string, { body }: { body: unknown }) => asked.push(body) };
  const read = preferenceChange.input.parse(Object.fromEntries(new FormData(form)));
  await preferenceChange.run(api as never, read, { sessionType: 'reguler' });
  expect(asked).toEqual([preference]);
  await expectReadable();
});

test('where no device is rung nothing is asked of it, and what was chosen of it stays', async () => {
  const preference = preferenceOf({ job: { push: false } });
  await show(<PreferenceForm preference={preference} routes={MAIN_ROUTES} isPushed={false} />);
  expect(page.getByRole('checkbox', { name: 'Di perangkat' }).elements()).toHaveLength(0);
  const form = page.getByRole('button', { name: 'Simpan' }).element().closest('form')!;
  const read = preferenceChange.input.parse(Object.fromEntries(new FormData(form)));
  expect([read['friend-push'], read['job-push']]).toEqual([true, false]);
});

import { loggedInNewcomer } from '../fixtures/account.ts';
import { expectAxeFindsNothing } from '../fixtures/axe.ts';
import { expect, noticeIsGone, origins, test } from '../fixtures/test.ts';
import { Site } from '../pages/site.ts';

test('a learner chooses up to three interests from the menu, and finds them chosen again', async ({
  page,
  context,
}) => {
  await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  const site = await new Site(page).open('/wishlist');
  await noticeIsGone(page);
  const dialog = await site.openInterests();
  await expect(dialog).toContainText('0/3 Minat Pelatihan Dipilih');
  await expectAxeFindsNothing(page);
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect(site.message('Pilih setidaknya 1 minat pelatihan terlebih dahulu!')).toBeVisible();

  for (const name of ['Data', 'Batik', 'Kuliner']) await dialog.getByRole('checkbox', { name }).check();
  await expect(dialog).toContainText('3/3 Minat Pelatihan Dipilih');
  await expect(dialog.getByRole('checkbox', { name: 'Barista' })).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'Barista' }).click({ force: true });
  await expect(site.message('Maksimal 3 minat pelatihan yang dapat dipilih!')).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: 'Barista' })).not.toBeChecked();
  await dialog.getByRole('checkbox', { name: 'Kuliner' }).uncheck();
  await dialog.getByPlaceholder('Cari minat pelatihanmu').fill('sulap');
  await dialog.getByRole('search').getByRole('button', { name: 'Cari' }).click();
  await expect(dialog).toContainText('Minat Pelatihan Tidak Ditemukan :(');
  await dialog.getByPlaceholder('Cari minat pelatihanmu').fill('');
  await dialog.getByRole('search').getByRole('button', { name: 'Cari' }).click();
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect(site.message('Minat pelatihanmu sudah disimpan')).toBeVisible();
  await expect(dialog).toBeHidden();

  const again = await site.openInterests();
  await expect(again).toContainText('2/3 Minat Pelatihan Dipilih');
  await expect(again.getByRole('checkbox', { name: 'Batik' })).toBeChecked();
  await again.getByRole('checkbox', { name: 'Batik' }).uncheck();
  await again.getByRole('button', { name: 'Nanti Saja' }).click();
  await expect(again).toBeHidden();
  await expect(await site.openInterests()).toContainText('2/3 Minat Pelatihan Dipilih');
});

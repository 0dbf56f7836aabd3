import { joinProgram, loggedInNewcomer, post } from '../fixtures/account.ts';
import { expectAxeFindsNothing } from '../fixtures/axe.ts';
import { inDatabase } from '../fixtures/database.ts';
import { codeIn, mailTo } from '../fixtures/mailbox.ts';
import { expectFitsPhones } from '../fixtures/narrow.ts';
import { expect, origins, test } from '../fixtures/test.ts';
import { styled } from '../fixtures/styled.ts';
import { messagesTo } from '../pages/outside.ts';
import { ProfilePage } from '../pages/profile.ts';
import { Site } from '../pages/site.ts';

const entries = {
  fullname: 'Sari Wulandari Putri',
  phone: '81234567890',
  nik: '3404012345678901',
  birthDate: { day: '29', month: 'Februari', year: '2000' },
  education: 'D3',
  city: 'Sleman',
};

/** 64 by 64 pixels of soga brown. */
const picture = {
  name: 'foto.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAAT0lEQVR42u3PQQkAAAgEsItiNCMa0Qi+hcEKLNP1WgQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQELgsN/AEe4FVt5gAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test('a learner corrects a wrong field, saves the profile, and the header says the new name', async ({
  page,
  context,
}) => {
  const { email } = await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  const profile = await new ProfilePage(page).open();
  await expect(profile.field('Email')).toHaveValue(email);
  await expect(profile.field('Email')).toBeDisabled();
  await profile.enter({ ...entries, nik: '3404' });
  await profile.save();
  await expect(page.getByText('Format NIK tidak valid')).toBeVisible();
  await profile.field('NIK').fill(entries.nik);
  await expect(page.getByText('Format NIK tidak valid')).toBeHidden();
  await profile.save();
  await expect(new Site(page).message('Profil berhasil disimpan')).toBeVisible();
  await expect(page.getByRole('button', { name: `Menu akun ${entries.fullname}`, includeHidden: true })).toBeAttached();
  await page.reload();
  await profile.holds(entries);
});

test('a day the new month does not have becomes the first @anyScreen', async ({ page, context }) => {
  await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  const profile = await new ProfilePage(page).open();
  await profile.enter(entries);
  await page.getByRole('combobox', { name: 'Tahun' }).selectOption('2001');
  await expect(page.getByRole('combobox', { name: 'Tanggal' })).toHaveValue('1');
});

test('the profile page has nothing axe finds, and fits narrow phones', async ({ page, context }) => {
  await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  const profile = await new ProfilePage(page).open();
  await profile.field('Nama lengkap').fill('');
  await profile.save();
  await expect(page.getByText('Masukkan data terlebih dahulu')).toBeVisible();
  await expectAxeFindsNothing(page);
  await expectFitsPhones(page);
});

test('a photo is chosen, cut, shown in the header, and taken away again', async ({ page, context }) => {
  await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  const profile = await new ProfilePage(page).open();
  await expect(profile.photo).toHaveCount(0);
  const dialog = await profile.changePhoto();
  await dialog
    .getByLabel('Pilih Foto')
    .setInputFiles({ name: 'foto.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await expect(dialog).toContainText('File harus berupa JPG, JPEG, atau PNG');
  await dialog.getByLabel('Pilih Foto').setInputFiles(picture);
  await expect(dialog.getByRole('slider')).toBeVisible();
  await expectAxeFindsNothing(page);
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect(new Site(page).message('Foto profil berhasil disimpan')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(profile.photo).toHaveAttribute('src', /\/storage\/user\/[\w-]{32}\.webp$/);
  await expect.poll(() => profile.photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);
  await expect(page.getByRole('banner').locator(styled('.avatar img')).first()).toBeAttached();

  await (await profile.changePhoto()).getByRole('button', { name: 'Hapus Foto' }).click();
  await expect(new Site(page).message('Foto profil dihapus')).toBeVisible();
  await expect(profile.photo).toHaveCount(0);
});

test('a photo that cannot be sent says so and keeps the dialog @anyScreen', async ({ page, context }) => {
  await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  const profile = await new ProfilePage(page).open();
  const dialog = await profile.changePhoto();
  await dialog.getByLabel('Pilih Foto').setInputFiles(picture);
  await expect(dialog.getByRole('slider')).toBeVisible();
  await page.route('**/api/profile/photo', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect(dialog).toContainText('Gagal mengupload foto');
});

test('a learner proves the e-mail address with the mailed code @anyScreen', async ({ page, context, request }) => {
  const { email } = await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  await new ProfilePage(page).open();
  await page.getByRole('main').getByRole('button', { name: 'Verifikasi' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lengkapi Profil' });
  await expect(dialog.getByLabel('Email')).toHaveValue(email);
  await dialog.getByRole('button', { name: 'Verifikasi' }).click();
  const codeStep = page.getByRole('dialog', { name: 'Masukkan kode OTP' });
  await expect(codeStep).toContainText(/Kirim ulang kode dalam\s*\d+ detik/);
  await expectAxeFindsNothing(page);
  const code = codeIn(await mailTo(request, email, 'Kode verifikasi email Suluh'));
  const enter = async (digits: string) => {
    for (const [at, digit] of [...digits].entries())
      await codeStep.getByRole('textbox', { name: `Angka ke-${at + 1}` }).fill(digit);
    await codeStep.getByRole('button', { name: 'Verifikasi' }).click();
  };
  await enter(code === '0000' ? '0001' : '0000');
  await expect(codeStep).toContainText('Kode yang kamu masukkan salah.');
  await codeStep.getByRole('button', { name: 'Kembali' }).click();
  await dialog.getByRole('button', { name: 'Verifikasi' }).click();
  await expect(codeStep).toContainText('Tunggu sebentar sebelum meminta kode baru.');
  await enter(code);
  await expect(codeStep).toBeHidden();
  await expect(page.getByRole('main').getByText('Sudah diverifikasi').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Verifikasi' })).toHaveCount(0);
});

test.describe('before JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a learner proves the phone by the code of a text message @anyScreen', async ({ page, context, request }) => {
    await loggedInNewcomer(context, origins.MAIN_ORIGIN);
    const phone = `8${String(Date.now()).slice(-9)}1`;
    await page.goto('/profile-management');
    await page.getByRole('link', { name: 'Verifikasi nomor ponsel' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Nomor ponsel' })).toBeVisible();
    const number = page.getByLabel('Nomor yang menerima SMS');
    const send = page.getByRole('button', { name: 'Kirim kode lewat SMS' });
    await number.fill('0812');
    await send.click();
    await expect(page.getByText('Nomor handphone tidak valid')).toBeVisible();
    await expect(number).toHaveValue('0812');
    await number.fill('81234560000');
    await send.click();
    await expect(page.getByRole('alert')).toContainText('SMS tidak bisa dikirim ke nomor ini');
    await number.fill(phone);
    await send.click();
    await expect(page.getByText(`Kode sudah kami kirim ke +62${phone}.`)).toBeVisible();
    await send.click();
    await expect(page.getByRole('alert')).toContainText('Tunggu satu menit');
    const [code = ''] = /\d{4}/.exec((await messagesTo(request, `+62${phone}`))[0]!) ?? [];
    const enter = async (digits: string) => {
      await page.getByLabel('Kode dari SMS').fill(digits);
      await page.getByRole('button', { name: 'Verifikasi nomor' }).click();
    };
    await enter(code === '0000' ? '0001' : '0000');
    await expect(page.getByRole('alert')).toContainText('Kode salah');
    await enter(code);
    await expect(page.getByText(`Nomormu sekarang +62${phone}, sudah diverifikasi.`)).toBeVisible();
    await page.reload();
    await page.getByRole('link', { name: 'Kembali ke profil' }).click();
    await expect(page.getByLabel('Nomor ponsel')).toHaveValue(phone);
  });
});

test('a partner’s learner has the page under its own path @anyScreen', async ({ page, context }) => {
  const person = await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  await joinProgram(person, 'janabadra');
  await post(context, `${origins.PROGRAM_ORIGIN}/program/janabadra`, '/auth/login', {
    email: person.email,
    password: person.password,
    sessionType: 'reguler',
    program: 'janabadra',
  });
  const profile = await new ProfilePage(page).open(`${origins.PROGRAM_ORIGIN}/program/janabadra/profile-management`);
  await profile.enter(entries);
  await profile.save();
  await expect(new Site(page).message('Profil berhasil disimpan')).toBeVisible();
});

test('without a session the page leads to login and back @anyScreen', async ({ page }) => {
  await page.goto('/profile-management');
  await expect(page).toHaveURL(/\/auth\/login\?redirectTo=%2Fprofile-management/);
});

test.describe('before JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form saves, says so, and tells what was refused', async ({ page, context }) => {
    await loggedInNewcomer(context, origins.MAIN_ORIGIN);
    const profile = await new ProfilePage(page).open();
    await profile.enter(entries);
    await profile.save();
    await expect(page).toHaveURL(/\/profile-management\?saved=1$/);
    await expect(page.getByRole('main')).toContainText('Profil berhasil disimpan');
    await profile.holds(entries);
    await profile.field('NIK').fill('3404');
    await profile.save();
    await expect(page.getByRole('alert').filter({ visible: true })).toBeVisible();
    await profile.holds({ ...entries, nik: '3404' }); // what was typed, to be mended
  });
});

test('a code that is on its way already is counted down, and another can be sent after it @anyScreen', async ({
  page,
  context,
}) => {
  const { email } = await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  await page.clock.install();
  await new ProfilePage(page).open();
  await page.getByRole('main').getByRole('button', { name: 'Verifikasi' }).click();
  const [address, codeStep] = [
    page.getByRole('dialog', { name: 'Lengkapi Profil' }),
    page.getByRole('dialog', { name: 'Masukkan kode OTP' }),
  ];
  for (const words of [
    /Kirim ulang kode dalam\s*\d+ detik/,
    /Tunggu sebentar sebelum meminta kode baru\.\s*\d+ detik/,
  ]) {
    await address.getByRole('button', { name: 'Verifikasi' }).click();
    await expect(codeStep).toContainText(words);
    if (words.source.startsWith('Kirim')) await codeStep.getByRole('button', { name: 'Kembali' }).click();
  }
  await inDatabase(
    "update one_time_code set created_at = created_at - interval '1 minute' where target = (select id::text from user_account where email = $1)",
    [email],
  );
  await page.clock.fastForward(61_000);
  await codeStep.getByRole('button', { name: 'Kirim Ulang' }).click();
  await expect(codeStep).toContainText(/Kirim ulang kode dalam\s*\d+ detik/);
  expect(
    await inDatabase(
      'select 1 from one_time_code where target = (select id::text from user_account where email = $1)',
      [email],
    ),
  ).toHaveLength(2);
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'before JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a password is changed after a wrong one was refused, and other devices are logged out', async ({
      page,
      context,
      browser,
    }) => {
      const { email, password } = await loggedInNewcomer(context, origins.MAIN_ORIGIN);
      const other = await browser.newContext();
      await post(other, origins.MAIN_ORIGIN, '/auth/login', { email, password, sessionType: 'reguler' });
      await page.goto('/profile-management');
      await page.getByRole('link', { name: 'Ubah kata sandi' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Ubah kata sandi' })).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: /^Perangkat (ini|lain)Suluh/ })).toHaveCount(2);
      const enter = async (old: string) => {
        await page.getByLabel(/^Kata sandi lama/).fill(old);
        await page.getByLabel(/^Kata sandi baru/).fill('Suluh45678');
        await page.getByLabel(/^Ulangi kata sandi baru/).fill('Suluh45678');
        await page.getByRole('button', { name: 'Simpan kata sandi' }).click();
      };
      await enter('Salah12345');
      await expect(page.getByRole('alert').filter({ hasText: 'Kata sandi lama salah' })).toBeVisible();
      await enter(password);
      await expect(page).toHaveURL(/\/change-password\/success$/);
      await expect(page.getByText('Sesi di perangkat lain sudah dikeluarkan.')).toBeVisible();
      expect((await other.request.get(`${origins.MAIN_ORIGIN}/api/profile/me`)).status()).toBe(401);
      await other.close();
      await page.getByRole('link', { name: 'Kembali ke profil' }).click();
      await expect(page).toHaveURL(/\/profile-management$/);
    });
  });

test('the page of the password has nothing axe finds, fits narrow phones, and logs out other devices', async ({
  page,
  context,
  browser,
}) => {
  const { email, password } = await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  const other = await browser.newContext();
  await post(other, origins.MAIN_ORIGIN, '/auth/login', { email, password, sessionType: 'reguler' });
  await page.goto('/change-password');
  await expectAxeFindsNothing(page, 'change-password');
  await expectFitsPhones(page);
  await page.getByRole('button', { name: 'Keluar dari semua perangkat lain' }).click();
  await expect(page.getByText('Semua perangkat lain sudah dikeluarkan.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keluar dari semua perangkat lain' })).toHaveCount(0);
  expect((await other.request.get(`${origins.MAIN_ORIGIN}/api/profile/me`)).status()).toBe(401);
  await other.close();
});

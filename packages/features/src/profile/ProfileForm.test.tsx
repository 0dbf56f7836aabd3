import { profileText } from '@suluh/i18n-id/account';
import { leaveGuardText } from '@suluh/i18n-id/dialogs';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answering, asked, found, logIn, show } from '../testing/island.tsx';
import { ProfileForm } from './ProfileForm.tsx';

const SAVE = 'PUT /api/profile/edit';
const profile = {
  fullname: 'Rani Wulandari',
  email: 'rani@contoh.example',
  isVerified: true,
  phone: '81234567890',
  nik: '',
  birthDate: null,
  education: '',
  city: '',
};
const dialog = () => page.getByRole('dialog');
const away = () => page.getByRole('link', { name: 'Beranda' });

test('who changed something is asked before leaving, and no longer once it is saved', async () => {
  await answering({ [SAVE]: [found({ ...profile, city: 'Solo' })] });
  logIn();
  await show(
    <>
      <a href="#/tentang" target="_self" onClick={(event) => event.preventDefault()}>
        Beranda
      </a>
      <a href="/beranda">Keluar halaman</a>
      <ProfileForm who="u-1" profile={profile} monthNames={[]} years={[]} saved={false} problem={null} />
    </>,
  );
  await away().click();
  await expect.element(dialog()).not.toBeInTheDocument(); // a place on this page
  await page.getByLabelText(profileText.city).fill('Solo');
  await page.getByRole('link', { name: 'Keluar halaman' }).click();
  await expect.element(dialog()).toBeVisible();
  await dialog().getByRole('button', { name: leaveGuardText.stay }).click();
  await page.getByRole('button', { name: profileText.save }).click();
  await expect.poll(async () => (await asked(SAVE)).length).toBe(1);
  await expect.element(page.getByText(profileText.saved)).toBeVisible();
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(false);
});

test('cities are suggested as theirs is typed, once two letters are there, and any other may be written', async () => {
  await answering({ 'GET /api/city': [found([{ name: 'Sleman', province: 'DI Yogyakarta' }])] });
  logIn();
  await show(<ProfileForm who="u-1" profile={profile} monthNames={[]} years={[]} saved={false} problem={null} />);
  const city = page.getByLabelText(profileText.city);
  await city.fill('S');
  await city.fill('Sle');
  await expect.poll(() => document.querySelector('datalist option')?.getAttribute('value')).toBe('Sleman');
  expect((await asked('GET /api/city')).map(({ url }) => url)).toEqual([expect.stringContaining('q=Sle')]);
  await city.fill('Desa Kami');
  await expect.element(city).toHaveValue('Desa Kami');
});

test('what was wrong before JavaScript is said of its field until that is changed', async () => {
  logIn();
  await show(
    <ProfileForm
      who="u-1"
      profile={{ ...profile, nik: '123' }}
      monthNames={[]}
      years={[]}
      saved={false}
      problem={null}
      refused={{ nik: 'NIK keliru', city: 'Kota keliru' }}
    />,
  );
  await expect.element(page.getByText('NIK keliru')).toBeVisible();
  await page.getByLabelText(profileText.nik).fill('1234');
  await expect.poll(() => page.getByText('NIK keliru').elements()).toEqual([]);
  await expect.element(page.getByText('Kota keliru')).toBeVisible();
});

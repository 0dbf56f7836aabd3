import { leaveGuardText } from '@suluh/i18n-id/dialogs';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ledTo, show } from '../../testing/island.tsx';
import { FormLeaveGuard } from './index.ts';

const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('who changed a plain form is asked before leaving, and no longer once it is sent', async () => {
  await show(
    <>
      <a href="/beranda">Keluar halaman</a>
      <form method="post" action="/kirim">
        <FormLeaveGuard />
        <textarea aria-label="Ulasan" name="comment" />
        <button>Kirim</button>
      </form>
    </>,
  );
  expect(isHeld()).toBe(false);
  await page.getByLabelText('Ulasan').fill('Bagus sekali');
  await expect.poll(isHeld).toBe(true);
  await page.getByRole('link', { name: 'Keluar halaman' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  expect(ledTo()).toEqual([]);
  await dialog.getByRole('button', { name: leaveGuardText.stay }).click();
  await page.getByRole('button', { name: 'Kirim' }).click();
  await expect.poll(ledTo).toEqual(['/kirim']);
  await expect.poll(isHeld).toBe(false);
});

const boxes = (
  <form method="post" action="/kirim">
    <FormLeaveGuard />
    <input type="checkbox" aria-label="Email" name="mail" defaultChecked />
    <input type="radio" aria-label="Harian" name="often" defaultChecked />
    <input type="checkbox" aria-label="Aplikasi" name="app" />
  </form>
);
/** Until what an effect asked for is drawn, and its own effects have run. */
const settled = () => new Promise((done) => setTimeout(done, 100));

test('nobody is asked for boxes that stand as they came, however long', async () => {
  await show(boxes);
  await settled();
  expect(isHeld()).toBe(false);
  await page.getByLabelText('Email').click();
  await expect.poll(isHeld).toBe(true);
});

test('who ticked a box before the guard was there is asked', async () => {
  const tick = (box: HTMLInputElement | null) => {
    if (box) box.checked = true;
  };
  await show(
    <form method="post" action="/kirim">
      <input type="checkbox" aria-label="Aplikasi" name="app" ref={tick} />
      <FormLeaveGuard />
    </form>,
  );
  await expect.poll(isHeld).toBe(true);
});

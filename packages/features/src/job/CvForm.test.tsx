import { leaveGuardText } from '@suluh/i18n-id/dialogs';
import { applyText } from '@suluh/i18n-id/job';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answering, show } from '../testing/island.tsx';
import { CvForm } from './CvForm.tsx';

const away = () => page.getByRole('link', { name: 'Beranda' });
const dialog = () => page.getByRole('dialog');
const form = () =>
  show(
    <>
      <a href="/tentang">Beranda</a>
      <CvForm id={1} slug="kasir" problem={null} />
    </>,
  );

test('who chose a CV and did not send it is asked before leaving', async () => {
  await answering({});
  await form();
  await userEvent.upload(
    page.getByLabelText(applyText.cv, { exact: false }),
    new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' }),
  );
  await away().click();
  await expect.element(dialog()).toBeVisible();
  await dialog().getByRole('button', { name: leaveGuardText.stay }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
});

const drop = async (...files: File[]) => {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const field = page.getByLabelText(applyText.cv, { exact: false }).element();
  field.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
};

test('a CV can be dropped, and one that does not fit says why', async () => {
  await answering({});
  await form();
  const cv = new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' });
  await drop(new File(['x'], 'cv.png', { type: 'image/png' }));
  await expect.element(page.getByText('File type must be application/pdf')).toBeVisible();
  await drop(cv, cv);
  await expect.element(page.getByText('Too many files')).toBeVisible();
  await drop(cv);
  await expect.element(page.getByText('Too many files')).not.toBeInTheDocument();
  const field = page.getByLabelText(applyText.cv, { exact: false }).element() as HTMLInputElement;
  expect([...(field.files ?? [])].map(({ name }) => name)).toEqual(['cv.pdf']);
});

test('a dialog that is left without a choice says that a file is missing', async () => {
  await answering({});
  await form();
  const field = page.getByLabelText(applyText.cv, { exact: false }).element();
  field.addEventListener('click', (event) => event.preventDefault()); // no dialog of the system opens in a test
  field.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  await expect.element(page.getByText('Masukkan file terlebih dahulu')).not.toBeInTheDocument();
  window.dispatchEvent(new FocusEvent('focus'));
  await expect.element(page.getByText('Masukkan file terlebih dahulu')).toBeVisible();
});

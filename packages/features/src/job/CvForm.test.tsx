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

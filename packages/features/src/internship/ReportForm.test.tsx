import { onJobPlanText } from '@suluh/i18n-id/internship';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answering, asked, expectReadable, found, ledTo, refused, show } from '../testing/island.tsx';
import { ReportForm } from './ReportForm.tsx';

const file = (name: string, type: string) => new File(['%PDF-1.4 laporan'], name, { type });
const choose = (chosen: File) => userEvent.upload(page.getByLabelText(onJobPlanText.file(2)), chosen);
const send = () => page.getByRole('button', { name: onJobPlanText.send(2) }).click();

test('the report of a month is sent as it is', async () => {
  await answering({ 'POST /api/internship/report/2': [found({})] });
  await show(<ReportForm month={2} isSent={false} problem={null} />);
  await choose(file('februari.pdf', 'application/pdf'));
  await send();
  await expect.poll(() => asked('POST')).toHaveLength(1);
  expect((await asked('POST'))[0]!.url).toContain('filename=februari.pdf');
});

test('what is no PDF is told at once, and never sent', async () => {
  await answering({});
  await show(<ReportForm month={2} isSent={false} problem={null} />);
  await choose(file('februari.txt', 'text/plain'));
  await expect.element(page.getByLabelText(onJobPlanText.file(2))).toHaveAttribute('aria-invalid', 'true');
  await expectReadable();
  await send();
  expect(await asked('POST')).toEqual([]);
});

test.each([
  [415, 'UNSUPPORTED_MEDIA_TYPE', onJobPlanText.notPdf],
  [409, 'CONFLICT', onJobPlanText.graded],
])('a refusal with %i is said at the field', async (code, status, words) => {
  await answering({ 'POST /api/internship/report/2': [refused(code, status, 'kata peladen')] });
  await show(<ReportForm month={2} isSent={false} problem={null} />);
  await choose(file('februari.pdf', 'application/pdf'));
  await send();
  await expect.element(page.getByText(words)).toBeVisible();
});

test('who is logged in no more is led to login', async () => {
  await answering({ 'POST /api/internship/report/2': [refused(401, 'UNAUTHORIZED', '')] });
  await show(<ReportForm month={2} isSent={false} problem={null} />);
  await choose(file('februari.pdf', 'application/pdf'));
  await send();
  await expect.poll(ledTo).toHaveLength(1);
  expect(ledTo()[0]).toContain('/auth/login');
});

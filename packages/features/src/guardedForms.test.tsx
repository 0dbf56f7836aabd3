import { changePasswordText, registerText } from '@suluh/i18n-id/auth';
import { leaveGuardText } from '@suluh/i18n-id/dialogs';
import { onJobPlanText } from '@suluh/i18n-id/internship';
import { handInText, noteText, questionText } from '@suluh/i18n-id/learning';
import { partnershipFormText } from '@suluh/i18n-id/partner';
import { refundText } from '@suluh/i18n-id/refund';
import type { NotificationPreference } from '@suluh/api/types';
import { PREFERRED_KINDS } from '@suluh/domain/notification';
import { MAIN_ROUTES } from '@suluh/domain/address';
import { preferenceText } from '@suluh/i18n-id/notificationPreference';
import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { ChangePasswordForm } from './auth/ChangePasswordForm.tsx';
import { passwordRules } from './auth/passwordRules.ts';
import { RegisterForm } from './auth/RegisterForm.tsx';
import { ReportForm } from './internship/ReportForm.tsx';
import { HandIn } from './learning/lesson/HandIn.tsx';
import { Notes } from './learning/notes/Notes.tsx';
import { Questions } from './learning/questions/Questions.tsx';
import { PreferenceForm } from './notification-preference/PreferenceForm.tsx';
import { RefundAccountForm } from './parts/transaction/RefundAccountForm.tsx';
import { RefundForm } from './parts/transaction/RefundForm.tsx';
import { PaperForm } from './partnership/PaperForm.tsx';
import { answering, expectReadable, found, ledTo, refused, show, tenant } from './testing/island.tsx';
import { learning } from './testing/learning.ts';
import { choose, InRoom } from './testing/room.tsx';
import type { Script } from './testing/scriptedApi.ts';
import { TenantProvider } from './parts/tenant/index.ts';

const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const dialog = () => page.getByRole('dialog', { name: leaveGuardText.title });
const labelled = (label: string) => page.getByLabelText(label, { exact: false }).first();
const pdf = new File(['%PDF-1.7'], 'berkas.pdf', { type: 'application/pdf' });

const order = { orderId: 'SLH-1', who: 'u-1', routes: MAIN_ROUTES, path: '/payment-process?order=SLH-1', draft: null };
const off = { email: false, push: false, app: false };
const preference = Object.fromEntries(PREFERRED_KINDS.map((kind) => [kind, off])) as unknown as NotificationPreference;
const inRoom = (children: ReactNode) => <InRoom learning={learning()}>{children}</InRoom>;
const inLesson = { course: 'batik', address: '/my-course/batik/materi/3', account: 'main/u-1' };

const password = 'Belajar123';
const account = {
  fullname: 'Sekar Ayu',
  email: 'sekar@surel.id',
  phone: '81234567890',
  password,
  passwordConfirmation: password,
};
const type = async (values: Readonly<Record<string, string>>) => {
  for (const [name, typed] of Object.entries(values))
    await page.elementLocator(document.querySelector(`[name="${name}"]`)!).fill(typed);
};
const fill = (label: string, text: string) => () => labelled(label).fill(text);
const chooseIn = (label: string) => async () => choose(labelled(label).element(), pdf);

interface LongForm {
  form: ReactElement;
  /** What somebody begins with. */
  begin: () => Promise<void>;
  /** What is left to do before it can be sent. */
  complete?: () => Promise<void>;
  send: string;
  /** Where a script sends it: what the API says the first time, and the second. */
  script?: Script;
}

const LONG_FORMS: Readonly<Record<string, LongForm>> = {
  registration: {
    form: <RegisterForm target="/wishlist" problem={null} rules={passwordRules('')} />,
    begin: fill(registerText.fullname, 'Sekar'),
    complete: async () => {
      await type(account);
      await page.getByRole('checkbox').click();
    },
    send: registerText.submit,
    script: {
      'POST /api/auth/register': [refused(500, 'ERROR', 'Gagal'), found({ userId: 'u-1' })],
      'POST /api/auth/login': [found({})],
    },
  },
  'another password': {
    form: <ChangePasswordForm problem={null} rules={passwordRules('')} />,
    begin: fill(changePasswordText.oldPassword, 'lama'),
    complete: () => type({ newPassword: password, passwordConfirmation: password }),
    send: changePasswordText.submit,
    script: { 'POST /api/auth/change-password': [refused(500, 'ERROR', 'Gagal'), found({})] },
  },
  'a request for the money back': {
    form: <RefundForm {...order} />,
    begin: fill(refundText.reason, 'Jadwalnya bentrok'),
    send: refundText.send,
  },
  'the account money goes to': {
    form: <RefundAccountForm {...order} account={null} />,
    begin: fill(refundText.number, '1234567890'),
    send: refundText.saveAccount,
  },
  'what one is told of': {
    form: <PreferenceForm preference={preference} routes={MAIN_ROUTES} isPushed />,
    begin: () => page.getByRole('checkbox').first().click(),
    send: preferenceText.save,
  },
  'a paper of an application': {
    form: <PaperForm id={7} />,
    begin: chooseIn(partnershipFormText.file),
    send: partnershipFormText.fileSend,
    script: { 'POST /api/partnership/application/7/file': [refused(500, 'ERROR', 'Gagal'), found({ count: 1 })] },
  },
  'a report of an internship': {
    form: <ReportForm month={2} isSent={false} problem={null} />,
    begin: chooseIn(onJobPlanText.file(2)),
    send: onJobPlanText.send(2),
    script: { 'POST /api/internship/report/2': [refused(500, 'ERROR', 'Gagal'), found({})] },
  },
  'work that is handed in': {
    form: inRoom(<HandIn course="batik" lesson={{ id: 3, submissions: [] }} />),
    begin: chooseIn(handInText.file),
    send: handInText.send,
    script: { 'POST /api/my-course/batik/lesson/3/submission': [refused(500, 'ERROR', 'Gagal'), found({})] },
  },
  'a question to the teacher': {
    form: inRoom(<Questions {...inLesson} lesson={{ id: 3, questions: [] }} />),
    begin: fill(questionText.ask, 'Berapa lama?'),
    send: questionText.send,
    script: {
      'POST /api/my-course/batik/lesson/3/question': [
        refused(500, 'ERROR', 'Gagal'),
        found({ id: 'q-1', text: 'Berapa lama?', isMine: true, createdAt: '', answer: null, answeredAt: null }),
      ],
    },
  },
  'a note': {
    form: inRoom(<Notes {...inLesson} lesson={{ id: 3, notes: [], positionSeconds: 0 }} hasRecording={false} />),
    begin: fill(noteText.write, 'Celup sepuluh menit'),
    send: noteText.save,
    script: {
      'POST /api/my-course/batik/lesson/3/note': [
        refused(500, 'ERROR', 'Gagal'),
        found({ id: 'n-1', atSeconds: null, text: 'Celup sepuluh menit', updatedAt: '2026-11-22T08:00:00Z' }),
      ],
    },
  },
};
const forms = Object.entries(LONG_FORMS);
const press = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
const beside = (form: ReactElement) =>
  show(
    <>
      <a href="/beranda">Keluar halaman</a>
      {form}
    </>,
  );
const leave = (): Locator => page.getByRole('link', { name: 'Keluar halaman' });

test.each(forms)(
  '%s: nobody is asked before something is typed, and whoever typed something may stay',
  async (_, each) => {
    await answering({});
    await beside(each.form);
    expect(isHeld()).toBe(false);
    await each.begin();
    await expect.poll(isHeld).toBe(true);
    await leave().click();
    await expect.element(dialog()).toBeVisible();
    await expectReadable();
    expect(ledTo()).toEqual([]);
    await dialog().getByRole('button', { name: leaveGuardText.stay }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    await leave().click();
    await dialog().getByRole('button', { name: leaveGuardText.leave }).click();
    await expect.poll(ledTo).toEqual(['/beranda']);
    expect(isHeld()).toBe(false);
  },
);

test.each(forms.filter(([, { script }]) => script))(
  '%s: still asks after a refusal, and no longer once it was taken',
  async (_, { form, begin, complete, send, script }) => {
    await answering(script!);
    await beside(form);
    await begin();
    await complete?.();
    await press(send);
    await expect.element(page.getByText('Gagal')).toBeVisible();
    await expect.poll(isHeld).toBe(true);
    await press(send);
    await expect.poll(isHeld).toBe(false);
    await expect.element(page.getByText('Gagal')).not.toBeInTheDocument();
    expect(isHeld()).toBe(false);
  },
);

test.each(forms.filter(([, { script }]) => !script))(
  '%s: is let go when it is sent',
  async (_, { form, begin, send }) => {
    await beside(form);
    await begin();
    await expect.poll(isHeld).toBe(true);
    await userEvent.click(page.getByRole('button', { name: send, exact: true }));
    await expect.poll(() => ledTo().length).toBe(1);
    await expect.poll(isHeld).toBe(false);
  },
);

test.each(forms)('%s: is a form before JavaScript', (_, { form }) => {
  const html = renderToString(<TenantProvider tenant={tenant}>{form}</TenantProvider>);
  expect(html).toMatch(/<form[^>]* method="post"/);
  expect(html).not.toContain(leaveGuardText.title);
});

test('two forms of a page ask once', async () => {
  await beside(
    inRoom(
      <>
        <Questions {...inLesson} lesson={{ id: 3, questions: [] }} />
        <Notes {...inLesson} lesson={{ id: 3, notes: [], positionSeconds: 0 }} hasRecording={false} />
      </>,
    ),
  );
  await labelled(questionText.ask).fill('Berapa lama?');
  await labelled(noteText.write).fill('Sepuluh menit');
  await expect.poll(isHeld).toBe(true);
  await leave().click();
  await expect.element(dialog()).toBeVisible();
  expect(page.getByRole('dialog').elements()).toHaveLength(1);
  await dialog().getByRole('button', { name: leaveGuardText.leave }).click();
  await expect.poll(ledTo).toEqual(['/beranda']);
  expect(isHeld()).toBe(false);
});

import type { Popup } from '@suluh/api/types';
import { POPUP_COOKIES } from '@suluh/domain/popup';
import { popupText, ratingReminderText } from '@suluh/i18n-id/dialogs';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answering, expectReadable, found, ledTo, logIn, show } from '../../testing/island.tsx';
import { PopupWindow } from './PopupWindow.tsx';

const promo: Popup = {
  kind: 'promo',
  bannerId: 1,
  title: 'Pekan batik',
  body: 'Hemat 20% untuk semua kelas batik.',
  action: 'Lihat kelasnya',
  url: '/category/batik',
  foto: null,
};
const survey: Popup = { ...promo, kind: 'survey', bannerId: 2, title: 'Bagaimana belajarmu?', action: null, body: '' };

const window_ = (name: string) => page.getByRole('dialog', { name });
/** Longer than the page is left alone. */
const WAIT = { timeout: 6_000 };

afterEach(() => {
  for (const { name } of Object.values(POPUP_COOKIES)) document.cookie = `${name}=; Path=/; Max-Age=0`;
});

test('a promo invites once the page is there, and closed it does not come back', async () => {
  await show(<PopupWindow popups={[promo]} />);
  await expect.element(window_(promo.title), WAIT).toBeVisible();
  await expectReadable();
  await page.getByRole('button', { name: popupText.later }).click();
  await expect.element(window_(promo.title)).not.toBeInTheDocument();
  expect(document.cookie).toContain(POPUP_COOKIES.promo.name);
  await show(<PopupWindow key="again" popups={[promo]} />);
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  await expect.element(window_(promo.title)).not.toBeInTheDocument();
});

test('it waits for a window that is open already, such as the closure notice', async () => {
  const notice = document.createElement('dialog');
  document.body.append(notice);
  notice.showModal();
  await show(<PopupWindow popups={[promo]} />);
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  await expect.element(window_(promo.title)).not.toBeInTheDocument();
  notice.close();
  await expect.element(window_(promo.title), WAIT).toBeVisible();
  notice.remove();
});

test('a learner whose bundle is still to be begun is led to it, before any promo', async () => {
  await answering({
    'GET /api/bundle/status': [found({ active: true, courses: [{ courseId: 1, fullname: 'Satu' }] })],
  });
  logIn();
  await show(<PopupWindow popups={[promo]} looksForBundle />);
  await expect.element(window_(popupText.bundleTitle), WAIT).toBeVisible();
  expect(document.cookie).toContain(POPUP_COOKIES.bundle.name); // another tab of it opens none
  await page.getByRole('link', { name: popupText.bundleAction }).click();
  await expect.poll(ledTo).toEqual(['/my-course']);
  expect(document.cookie).toContain(POPUP_COOKIES.bundle.name);
});

test('followed it leads where it says, and counts as closed', async () => {
  await show(<PopupWindow popups={[promo]} />);
  await expect.element(window_(promo.title), WAIT).toBeVisible();
  await page.getByRole('link', { name: promo.action! }).click();
  await expect.poll(ledTo).toEqual([promo.url]);
  expect(document.cookie).toContain(POPUP_COOKIES.promo.name);
});

test('a survey is for learners alone', async () => {
  await show(<PopupWindow popups={[survey]} />);
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  await expect.element(window_(survey.title)).not.toBeInTheDocument();
  await answering({ 'GET /api/bundle/status': [found({ active: false, courses: [] })] });
  logIn();
  await show(<PopupWindow key="learner" popups={[survey]} />);
  await expect.element(window_(survey.title), WAIT).toBeVisible();
  await expect.element(page.getByRole('link', { name: popupText.surveyAction })).toBeVisible();
});

test('a Prakerja course without a rating is asked for once a day, where no bundle is looked for', async () => {
  const rating = {
    kind: 'rating',
    title: ratingReminderText.title,
    body: '',
    action: null,
    url: '/nilai',
    foto: null,
  } as const;
  logIn();
  await show(<PopupWindow popups={[rating]} />); // any request to the API would fail this test
  await expect.element(window_(ratingReminderText.title), WAIT).toBeVisible();
  await expect.element(page.getByText(ratingReminderText.body)).toBeVisible();
  await page.getByRole('link', { name: ratingReminderText.rate }).click();
  await expect.poll(ledTo).toEqual(['/nilai']);
  expect(document.cookie).toContain(POPUP_COOKIES.rating.name);
  await show(<PopupWindow key="again" popups={[rating]} />);
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  await expect.element(window_(ratingReminderText.title)).not.toBeInTheDocument();
});

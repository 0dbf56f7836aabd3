import { homeText } from '@suluh/i18n-id/home';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answering, asked, found, logIn, logOut, refused, show } from '../../testing/island.tsx';
import { courseCard } from '../../testing/courses.ts';
import { rememberView } from '../../parts/recent-views/index.ts';
import { LearningInterests } from '../../chrome/LearningInterests.tsx';
import { ForYou } from './ForYou.tsx';

const CALL = 'GET /api/course/for-you';
const row = (title: string) => page.getByRole('heading', { name: title });
const answer = found({
  viewed: [courseCard({ id: 7 })],
  suggested: [courseCard({ id: 9, slug: 'lain', fullname: 'Kursus lain' })],
});

test('what was looked at last, and what is near to it, stands on the home page of that device', async () => {
  await answering({ [CALL]: [answer] });
  for (const id of [5, 7]) rememberView('main', id);
  await show(<ForYou />);
  await expect.element(row(homeText.viewed)).toBeVisible();
  await expect.element(row(homeText.forYou)).toBeVisible();
  expect((await asked(CALL)).map(({ url }) => decodeURIComponent(url))).toEqual([
    expect.stringMatching(/viewed.*=7.*viewed.*=5/),
  ]);
});

test('a visitor who looked at nothing is asked for nothing, a learner always', async () => {
  await answering({ [CALL]: [answer] });
  await show(<ForYou />);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await asked(CALL)).toEqual([]);
  logIn();
  await show(<ForYou key="learner" />);
  await expect.element(row(homeText.forYou)).toBeVisible();
});

test('what a learner looked at is not shown after they left', async () => {
  await answering({ [CALL]: [answer] });
  logIn();
  rememberView('main', 7);
  logOut();
  await show(<ForYou />);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await asked(CALL)).toEqual([]);
});

test('a failure leaves the page as it is', async () => {
  await answering({ [CALL]: [refused(500, 'INTERNAL', '')] });
  rememberView('main', 7);
  await show(<ForYou />);
  await expect.poll(async () => (await asked(CALL)).length).toBe(1);
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument();
});

test('saving other interests renews the row without a reload', async () => {
  const [before, after] = ['Membatik', 'Menyulam'].map((fullname, index) =>
    found({ viewed: [], suggested: [courseCard({ id: index + 1, fullname })] }),
  );
  await answering({
    [CALL]: [before!, after!],
    'GET /api/learning-interest': [found([{ name: 'Batik', isSelected: true }])],
    'POST /api/learning-interest': [found(null)],
  });
  logIn();
  await show(
    <>
      <ForYou />
      <LearningInterests />
    </>,
  );
  await expect.element(page.getByText('Membatik')).toBeInTheDocument();
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(page.getByText('Menyulam')).toBeVisible();
  await expect.element(page.getByText('Membatik')).not.toBeInTheDocument();
});

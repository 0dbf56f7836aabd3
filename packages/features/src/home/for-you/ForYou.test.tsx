import { homeText } from '@suluh/i18n-id/home';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CourseRow } from '../../parts/courses/index.ts';
import { answering, asked, found, late, logIn, logOut, refused, show, tenant } from '../../testing/island.tsx';
import { courseCard } from '../../testing/courses.ts';
import { rememberView } from '../../parts/recent-views/index.ts';
import { LearningInterests } from '../../chrome/LearningInterests.tsx';
import { ForYou } from './ForYou.tsx';

/** In a frame, as tests are, what is near counts for the frame alone when it is named: else all below it is cut off. */
class OfThisDocument extends IntersectionObserver {
  constructor(tell: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
    super(tell, { root: document, ...options });
  }
}
beforeEach(() => void vi.stubGlobal('IntersectionObserver', OfThisDocument));
afterEach(() => void vi.unstubAllGlobals());

/** The place of the rows, below the screen and near to it. */
const Home = () => (
  <>
    <div style={{ height: 1200 }} />
    <ForYou />
  </>
);
const CALL = 'GET /api/course/for-you';
const row = (title: string) => page.getByRole('heading', { name: title });
const answer = found({
  viewed: [courseCard({ id: 7 })],
  suggested: [courseCard({ id: 9, slug: 'lain', fullname: 'Kursus lain' })],
});

test('what was looked at last, and what is near to it, stands on the home page of that device', async () => {
  await answering({ [CALL]: [answer] });
  for (const id of [5, 7]) rememberView('main', id);
  await show(<Home />);
  await expect.element(row(homeText.viewed)).toBeVisible();
  await expect.element(row(homeText.forYou)).toBeVisible();
  expect((await asked(CALL)).map(({ url }) => decodeURIComponent(url))).toEqual([
    expect.stringMatching(/viewed.*=7.*viewed.*=5/),
  ]);
});

test('a visitor who looked at nothing is asked for nothing, a learner always', async () => {
  await answering({ [CALL]: [answer] });
  await show(<Home />);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await asked(CALL)).toEqual([]);
  logIn();
  await show(<Home key="learner" />);
  await expect.element(row(homeText.forYou)).toBeVisible();
});

test('what a learner looked at is not shown after they left', async () => {
  await answering({ [CALL]: [answer] });
  logIn();
  rememberView('main', 7);
  logOut();
  await show(<Home />);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await asked(CALL)).toEqual([]);
});

test('a failure leaves the page as it is', async () => {
  await answering({ [CALL]: [refused(500, 'INTERNAL', '')] });
  rememberView('main', 7);
  await show(<Home />);
  await expect.poll(async () => (await asked(CALL)).length).toBe(1);
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument();
});

/** A home whose place for the rows is two screens down, with what is read below it. */
const LongHome = () => (
  <>
    <div style={{ height: 900 }} />
    <CourseRow id="terbaik" title="Terbaik" courses={[courseCard()]} tenant={tenant} seeAllHref={null} />
    <div style={{ height: 600 }} />
    <ForYou />
    <p>Di bawahnya</p>
    <div style={{ height: 3000 }} />
  </>
);
const below = page.getByText('Di bawahnya');
const topOf = (what: typeof below): number => what.element().getBoundingClientRect().top;
const scrollTo = (topPx: number) => window.scrollTo({ top: topPx, behavior: 'instant' });

/** Scrolls until the place is in the middle of the screen, as somebody does who reads. @returns where what follows stands */
async function readOn(): Promise<number> {
  scrollTo(700);
  await expect.element(page.getByRole('heading', { name: homeText.forYou })).toBeInTheDocument();
  scrollTo(window.scrollY + topOf(page.getByRole('heading', { name: homeText.viewed })) - 300);
  return topOf(below);
}

test.each([
  ['both rows', answer, 2],
  ['one of them', found({ viewed: [courseCard({ id: 7 })], suggested: [] }), 1],
  ['none', refused(500, 'INTERNAL', ''), 0],
])('nothing that is seen moves when %s come', async (_, given, rows) => {
  await answering({ [CALL]: [late(given)] });
  rememberView('main', 7);
  await show(<LongHome />);
  const before = await readOn();
  await expect.poll(() => document.querySelectorAll('article').length).toBe(1 + rows);
  expect(topOf(below)).toBe(before);
});

test('room that nothing came into is gone once nobody sees it go', async () => {
  await answering({ [CALL]: [refused(500, 'INTERNAL', '')] });
  rememberView('main', 7);
  await show(<LongHome />);
  const withoutRoom = topOf(below);
  await readOn();
  await expect.element(row(homeText.forYou)).not.toBeInTheDocument();
  scrollTo(0);
  await expect.poll(() => topOf(below)).toBe(withoutRoom);
});

test('who has nothing to come finds no room for it, however far they read', async () => {
  await answering({ [CALL]: [answer] });
  await show(<LongHome />);
  const before = topOf(below);
  scrollTo(900);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(topOf(below)).toBe(before - 900);
  expect(await asked(CALL)).toEqual([]);
});

test('a leap past the place pushes nothing that is read', async () => {
  await answering({ [CALL]: [answer] });
  rememberView('main', 7);
  await show(<LongHome />);
  scrollTo(topOf(below));
  const before = topOf(below);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(topOf(below)).toBe(before);
  scrollTo(0);
  await new Promise((resolve) => setTimeout(resolve, 300)); // seen to be far away
  scrollTo(700);
  await expect.element(row(homeText.forYou)).toBeVisible();
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
      <Home />
      <LearningInterests />
    </>,
  );
  await expect.element(page.getByText('Membatik')).toBeInTheDocument();
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(page.getByText('Menyulam')).toBeVisible();
  await expect.element(page.getByText('Membatik')).not.toBeInTheDocument();
});

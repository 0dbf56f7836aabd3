import { courseActionText, ownershipText } from '@suluh/i18n-id/course';
import { wishlistText } from '@suluh/i18n-id/wishlist';
import { HeartButton } from '@suluh/ui/wishlist/HeartButton';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { courseCard } from '../../testing/courses.ts';
import { answering, asked, found, late, ledTo, logIn, refused, said, show, tenant } from '../../testing/island.tsx';
import type { Scripted } from '../../testing/scriptedApi.ts';
import { CardMarks } from './CardMarks.tsx';
import { CatalogueCard } from './CatalogueCard.tsx';
import { heartLabel } from './heartLabel.ts';

const [MARKS, ADD] = ['GET /api/course/marks', 'POST /api/wishlist'];
const NOBODYS = { wishlisted: [], owned: [], ownedEvents: [], waiting: [], reviews: [], likedReviews: [] };
let courseId = 9_000;

/** Two cards of courses of their own: what a page knows of a course, it is told once. */
async function open(marks: (first: number) => object = () => ({}), add: Scripted = found({}), isLate = false) {
  courseId += 2;
  const [first, second] = [courseId, courseId + 1];
  const answer = found({ ...NOBODYS, ...marks(first) });
  await answering({ [MARKS]: [isLate ? late(answer) : answer], [ADD]: [add] });
  const cards = [first, second].map((id) => courseCard({ id, fullname: `Kursus ${id}` }));
  await show(
    <>
      {cards.map((course) => (
        <CatalogueCard key={course.id} course={course} tenant={tenant} />
      ))}
      <div style={{ position: 'relative', height: 60 }}>
        <HeartButton wished label="contoh" />
      </div>
      <CardMarks words={wishlistText}>
        <b>{ownershipText.registered}</b>
      </CardMarks>
    </>,
  );
  const heart = (id: number, wished: boolean) =>
    page.getByRole('button', { name: heartLabel(wishlistText, `Kursus ${id}`, wished) });
  return { first, second, heart };
}
const marked = () => page.getByRole('article').filter({ hasText: ownershipText.registered });

test('all cards are asked for at once, and show what is wished for and owned', async () => {
  logIn();
  const { first, second, heart } = await open((id) => ({ wishlisted: [id], owned: [id + 1] }));
  await expect.element(heart(first, true)).toHaveAttribute('aria-pressed', 'true');
  await expect.element(heart(second, false)).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => marked().element().textContent).toContain(`Kursus ${second}`);
  expect(await asked(MARKS)).toHaveLength(1);
});

test('a card that costs nothing is available to register for, until it is owned and goes on', async () => {
  logIn();
  courseId += 2;
  await answering({ [MARKS]: [found({ ...NOBODYS, owned: [courseId + 1] })] });
  const cards = [courseId, courseId + 1].map((id) =>
    courseCard({ id, fullname: `Kursus ${id}`, price: 0, priceAfter: 0, isVoucher: id > courseId }),
  );
  await show(
    <>
      {cards.map((course) => (
        <CatalogueCard key={course.id} course={course} tenant={tenant} />
      ))}
      <CardMarks words={wishlistText}>
        <b>{ownershipText.registered}</b>
      </CardMarks>
    </>,
  );
  const card = (id: number) => page.getByRole('article').filter({ hasText: `Kursus ${id}` });
  await expect.element(card(courseId + 1).getByRole('link', { name: courseActionText.viewVoucher })).toBeVisible();
  await expect
    .element(card(courseId + 1).getByRole('link', { name: courseActionText.viewVoucher }))
    .toHaveAttribute('href', `/my-course/${courseId + 1}`);
  expect(card(courseId).element().textContent).toContain(ownershipText.available);
  expect(card(courseId).element().textContent).toContain(courseActionText.register);
  await expect.element(card(courseId).getByText(courseActionText.register)).toBeVisible();
});

test('a heart looks as one that is drawn wished', async () => {
  logIn();
  const { first, heart } = await open((id) => ({ wishlisted: [id] }));
  const drawn = page.getByRole('button', { name: 'contoh' });
  await expect.element(heart(first, true)).toBeVisible();
  // Whether an empty style is left of one that was taken away is up to the browser.
  const markup = (element: Element) => element.outerHTML.replace(/aria-label="[^"]*"/, '').replace(/\sstyle=""/, '');
  expect(markup(heart(first, true).element())).toBe(markup(drawn.element()));
});

test('a heart of a member says neither before the marks are there', async () => {
  logIn();
  document.documentElement.style.setProperty('--asked', 'hidden');
  const { first, second } = await open((id) => ({ wishlisted: [id] }), undefined, true);
  const hearts = () => [first, second].map((id) => document.querySelector(`[data-course="${id}"] .wishlistHeart`)!);
  const shown = () => hearts().map((each) => getComputedStyle(each).visibility);
  expect(shown()).toEqual(['hidden', 'hidden']);
  await expect.poll(shown).toEqual(['visible', 'visible']);
  expect(hearts().map((each) => each.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
  document.documentElement.removeAttribute('style');
});

test('a press wishes for the course once, however often it comes, and says so', async () => {
  logIn();
  const { first, heart } = await open(undefined, late(found({})));
  await expect.poll(() => asked(MARKS)).toHaveLength(1);
  const button = heart(first, false).element() as HTMLElement;
  button.click();
  button.click();
  await expect.element(heart(first, true)).toHaveAttribute('aria-pressed', 'true');
  await said(wishlistText.added);
  expect((await asked(ADD)).map(({ body }) => body)).toEqual([{ courseId: first }]);
});

test('a press that fails leaves the heart as it was', async () => {
  logIn();
  const { first, heart } = await open(undefined, refused(500, 'ERROR', 'Gagal'));
  await heart(first, false).click();
  await expect.poll(() => asked(ADD)).toHaveLength(1);
  await expect.element(heart(first, false)).toHaveAttribute('aria-pressed', 'false');
});

test('a press that nothing answers leads to the login and back', async () => {
  logIn();
  const { first, heart } = await open(undefined, 'lost');
  await heart(first, false).click();
  await expect.poll(ledTo).toEqual(['/auth/login?redirectTo=%2F']);
});

test('who is not logged in is led to the login, and asked for nothing before', async () => {
  const { first, heart } = await open();
  await heart(first, false).click();
  await expect.poll(ledTo).toEqual(['/auth/login?redirectTo=%2F']);
  expect(await asked(MARKS)).toEqual([]);
});

test('cards that come later are marked too', async () => {
  logIn();
  const { first, heart } = await open((id) => ({ wishlisted: [id] }));
  await expect.element(heart(first, true)).toBeVisible();
  const card = heart(first, true).element().closest('article')!;
  const again = card.cloneNode(true) as HTMLElement;
  const copy = again.querySelector('.wishlistHeart')!;
  copy.setAttribute('aria-pressed', 'false');
  card.after(again);
  await expect.poll(() => copy.getAttribute('aria-pressed')).toBe('true');
  again.remove();
});

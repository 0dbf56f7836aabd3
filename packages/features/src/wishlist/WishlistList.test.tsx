import { wishlistText } from '@suluh/i18n-id/wishlist';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { courseCard } from '../testing/courses.ts';
import { answering, asked, expectReadable, found, ledTo, logIn, show } from '../testing/island.tsx';
import { QueryProvider } from '../parts/paged-list/index.ts';
import { WishlistList } from './WishlistList.tsx';

const [MARKS, ADD] = ['GET /api/course/overlay', 'POST /api/wishlist'];
const REMOVE = 'DELETE /api/wishlist/7';
const NOBODYS = { wishlisted: [7], owned: [], ownedEvents: [], waiting: [], reviews: [], likedReviews: [] };
const COURSE = courseCard({ id: 7, fullname: 'Membatik untuk Pemula' });

async function open(): Promise<void> {
  logIn();
  await show(
    <QueryProvider>
      <WishlistList
        page={1}
        initial={{ data: [COURSE], meta: { page: 1, totalPage: 1, totalData: 1 } }}
        path="/wishlist"
        findCoursesHref="/"
      />
    </QueryProvider>,
    { at: '/wishlist' },
  );
}
const heart = () => page.getByRole('button', { name: `${wishlistText.remove}: ${COURSE.fullname}` });

test('a course that is taken out leaves the list, and comes back', async () => {
  await answering({
    [MARKS]: [found(NOBODYS)],
    [REMOVE]: [found({ success: true })],
    [ADD]: [found({ success: true })],
  });
  await open();
  await expect.element(heart()).toBeVisible();
  await heart().click();
  await expect.element(page.getByText(wishlistText.left(COURSE.fullname), { exact: false })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: COURSE.fullname })).not.toBeInTheDocument();
  await expect.element(page.getByText(wishlistText.emptyTitle)).toBeVisible();
  await expectReadable();
  await page.getByRole('button', { name: wishlistText.undo }).click();
  await expect.element(page.getByRole('heading', { name: COURSE.fullname })).toBeVisible();
  expect((await asked(ADD)).map(({ body }) => body)).toEqual([{ courseId: 7 }]);
});

test('an answer that never came leads to login and back', async () => {
  await answering({ [MARKS]: [found(NOBODYS)], [REMOVE]: ['lost'] });
  await open();
  await expect.element(heart()).toBeVisible();
  await heart().click();
  await expect.poll(ledTo).toEqual(['/auth/login?redirectTo=%2Fwishlist']);
  await expect.element(page.getByRole('heading', { name: COURSE.fullname })).toBeVisible();
});

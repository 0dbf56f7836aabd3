import { buyText } from '@suluh/i18n-id/buy';
import { cartText } from '@suluh/i18n-id/cart';
import { courseActionText } from '@suluh/i18n-id/courseAction';
import { ownershipText } from '@suluh/i18n-id/course';
import { wishlistText } from '@suluh/i18n-id/wishlist';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { courseCard } from '../testing/courses.ts';
import { answering, asked, expectReadable, found, late, ledTo, logIn, refused, show } from '../testing/island.tsx';
import { QueryProvider } from '../parts/paged-list/index.ts';
import { WishlistList } from './WishlistList.tsx';

const [MARKS, ADD] = ['GET /api/course/marks', 'POST /api/wishlist'];
const REMOVE = 'DELETE /api/wishlist/7';
const NOBODYS = { wishlisted: [7], owned: [], ownedEvents: [], waiting: [], reviews: [], likedReviews: [] };
const COURSE = { ...courseCard({ id: 7, fullname: 'Membatik untuk Pemula' }), wishedRupiah: null as number | null };

async function open(course = COURSE): Promise<void> {
  logIn();
  await show(
    <QueryProvider>
      <WishlistList
        page={1}
        initial={{ data: [course], meta: { page: 1, totalPage: 1, totalData: 1 } }}
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

test('is drawn wished for before the marks are there, and where they do not come', async () => {
  await answering({ [MARKS]: [late(refused(500, 'ERROR', 'Gagal'))] });
  await open({ ...COURSE, id: 8 }); // what a page knows of a course, it is told once
  expect(heart().element().getAttribute('aria-pressed')).toBe('true');
  await expect.poll(async () => (await asked(MARKS)).length).toBe(1);
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'true');
});

test('an answer that never came leads to login and back', async () => {
  await answering({ [MARKS]: [found(NOBODYS)], [REMOVE]: ['lost'] });
  await open();
  await expect.element(heart()).toBeVisible();
  await heart().click();
  await expect.poll(ledTo).toEqual(['/auth/login?redirectTo=%2Fwishlist']);
  await expect.element(page.getByRole('heading', { name: COURSE.fullname })).toBeVisible();
});

test('a course that costs less than when it was wished for says by how much', async () => {
  await answering({ [MARKS]: [found(NOBODYS)] });
  await open({ ...COURSE, price: 200_000, priceAfter: 150_000, wishedRupiah: 200_000 });
  await expect.element(page.getByText('Lebih murah Rp50.000 dari saat kamu simpan')).toBeVisible();
  await expectReadable();
});

test('one that costs as much or more says nothing', async () => {
  await answering({ [MARKS]: [found(NOBODYS)] });
  await open({ ...COURSE, price: 200_000, priceAfter: 200_000, wishedRupiah: 200_000 });
  await expect.element(page.getByText('Rp200.000')).toBeVisible();
  expect(page.getByText('Lebih murah', { exact: false }).elements()).toEqual([]);
});

test('a course is put into the cart from the list', async () => {
  await answering({ [MARKS]: [found(NOBODYS)], 'POST /api/cart': [found({ cartId: 'c-1' })] });
  await open({ ...COURSE, price: 200_000, priceAfter: 150_000 });
  await page.getByRole('button', { name: buyText.toCart }).click();
  await expect.element(page.getByRole('link', { name: buyText.inCart })).toBeVisible();
  expect((await asked('POST /api/cart')).map(({ body }) => body)).toMatchObject([{ courseId: 7 }]);
  await expectReadable();
});

test('of a class its dates are chosen from first', async () => {
  await answering({ [MARKS]: [found(NOBODYS)] });
  await open({ ...COURSE, coursetype: { id: 'd', name: 'Kelas tatap muka' }, price: 200_000, priceAfter: 150_000 });
  await expect
    .element(page.getByRole('link', { name: cartText.chooseSchedule }))
    .toHaveAttribute('href', `/course/${COURSE.slug}#jadwal`);
});

test('a free course says that it can be had', async () => {
  await answering({ [MARKS]: [found(NOBODYS)] });
  await open();
  await expect.element(page.getByText(ownershipText.available)).toBeVisible();
  await expect.element(page.getByText(courseActionText.register)).toBeVisible();
});

test.each([
  ['is started', 71, {}, courseActionText.start, '/my-course/71'],
  [
    'with a venue shows its ticket',
    72,
    { coursetype: { id: 'd' as const, name: 'Kelas tatap muka' } },
    courseActionText.viewETicket,
    '/my-course/72/e-tiket',
  ],
])('an owned course %s', async (_, id, more, action, href) => {
  await answering({ [MARKS]: [found({ ...NOBODYS, wishlisted: [id], owned: [id] })] });
  await open({ ...COURSE, ...more, id });
  await expect.element(page.getByRole('link', { name: action })).toHaveAttribute('href', href);
  await expect.element(page.getByText(ownershipText.registered)).toBeVisible();
  await expect.element(page.getByText(ownershipText.available)).not.toBeInTheDocument();
  await expectReadable();
});

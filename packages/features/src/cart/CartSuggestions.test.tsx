import { cartText } from '@suluh/i18n-id/cart';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { courseCard } from '../testing/courses.ts';
import { answering, asked, expectReadable, found, refused, show } from '../testing/island.tsx';
import { CartSuggestions } from './CartSuggestions.tsx';

const [NEAR, BEST] = ['GET /api/course/for-you', 'GET /api/course/filter'];
const near = (ids: readonly number[]) =>
  found({ viewed: [], suggested: ids.map((id) => courseCard({ id, slug: `k-${id}`, fullname: `Kursus ${id}` })) });
const heading = () => page.getByRole('heading', { name: cartText.suggested });
const course = (id: number) => page.getByRole('heading', { name: `Kursus ${id}` });

test('courses near to those of the cart are shown, without those in it', async () => {
  await answering({ [NEAR]: [near([7, 9])] });
  await show(<CartSuggestions courseIds={[7]} />);
  await expect.element(course(9)).toBeVisible();
  expect(course(7).elements()).toEqual([]);
  expect((await asked(NEAR)).map(({ url }) => decodeURIComponent(url))).toEqual([expect.stringMatching(/viewed.*=7/)]);
  await expectReadable();
});

test('below an empty cart of somebody unknown stand those that most people take', async () => {
  await answering({
    [NEAR]: [near([])],
    [BEST]: [found([courseCard({ id: 4, fullname: 'Kursus 4' })])],
  });
  await show(<CartSuggestions courseIds={[]} />);
  await expect.element(course(4)).toBeVisible();
});

test('a failure leaves the cart as it is', async () => {
  await answering({ [NEAR]: [refused(500, 'INTERNAL', '')], [BEST]: [refused(500, 'INTERNAL', '')] });
  await show(<CartSuggestions courseIds={[7]} />);
  await expect.poll(async () => (await asked(BEST)).length).toBe(1);
  expect(heading().elements()).toEqual([]);
});

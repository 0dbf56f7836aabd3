import { listingText } from '@suluh/i18n-id/listing';
import { errorText } from '@suluh/i18n-id/errors';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { courseCard } from '../testing/courses.ts';
import { answering, asked, expectReadable, found, refused, show } from '../testing/island.tsx';
import type { Scripted } from '../testing/scriptedApi.ts';
import { MoreCourses } from './MoreCourses.tsx';

const LIST = 'GET /api/course/filter';
const pageOf = (number: number, totalPage = 3): Scripted =>
  found(
    Array.from({ length: 10 }, (_, at) =>
      courseCard({ id: number * 100 + at, slug: `k-${number}-${at}`, fullname: `Kursus ${number}-${at}` }),
    ),
    { meta: { page: number, limit: 10, totalPage, totalData: totalPage * 10 } },
  );

let lists = 0;
/** Each test is a list of its own: what was begun of one is kept in the document. */
async function open(answers: readonly Scripted[], screen: 'phone' | 'desktop' = 'phone') {
  lists += 1;
  await answering({ [LIST]: answers });
  const props = { source: { kind: 'all' as const }, search: '?q=batik&sort=2', page: 1, listKey: `/daftar-${lists}` };
  await show(
    <>
      <MoreCourses {...props} />
      <nav aria-label="Halaman" />
    </>,
    { screen },
  );
  return props;
}
const course = (name: string) => page.getByRole('link', { name });
const toTheEnd = () => window.scrollTo(0, document.body.scrollHeight);

test('a phone brings the following pages one below the other, as they were asked for, and says when that was all', async () => {
  await open([pageOf(2), pageOf(3)]);
  await expect.element(course('Kursus 2-0')).toBeInTheDocument();
  await expect.poll(() => (toTheEnd(), document.body.textContent)).toContain('Kursus 3-9');
  await expect.element(page.getByText(listingText.end)).toBeInTheDocument();
  expect((await asked(LIST)).map(({ url }) => new URL(url, 'http://x').searchParams)).toSatisfy(
    (asked: URLSearchParams[]) =>
      asked.map((each) => each.get('page')).join() === '2,3' && asked.every((each) => each.get('q') === 'batik'),
  );
  await expectReadable();
});

test('a desktop keeps its links to pages and asks for nothing', async () => {
  await open([pageOf(2)], 'desktop');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(await asked(LIST)).toEqual([]);
});

test('a page that does not come is said, and comes when it is asked for again', async () => {
  await open([pageOf(2), refused(500, 'INTERNAL', 'Server sibuk.'), pageOf(3)]);
  await expect.poll(() => (toTheEnd(), document.body.textContent)).toContain('Server sibuk.');
  await page.getByRole('button', { name: errorText.retry }).click();
  await expect.element(course('Kursus 3-9')).toBeInTheDocument();
});

test('who comes back finds what was there, without a call', async () => {
  const props = await open([pageOf(2, 2)]);
  await expect.element(course('Kursus 2-9')).toBeInTheDocument();
  await show(<p>kursusnya</p>, { screen: 'phone' });
  await show(<MoreCourses {...props} />, { screen: 'phone' });
  await expect.element(course('Kursus 2-9')).toBeInTheDocument();
  expect(await asked(LIST)).toHaveLength(1);
});

import { CourseGrid } from '@suluh/ui/cards/CourseGrid';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/island.tsx';
import { AllInvitation, MoreInvitation } from './MoreInvitation.tsx';

const courses = (count: number) => Array.from({ length: count }, (_, at) => <article key={at}>Kursus</article>);
const all = page.getByRole('link', { name: 'Semua Kursus' });

test('a last row that is not full ends with the way to all courses', async () => {
  await show(
    <CourseGrid>
      {courses(4)}
      <AllInvitation href="/collection-course" />
    </CourseGrid>,
  );
  await expect.element(all).toBeVisible();
});

test('a full one ends with its last course', async () => {
  await show(
    <CourseGrid>
      {courses(3)}
      <AllInvitation href="/collection-course" />
    </CourseGrid>,
  );
  await expect.element(all).not.toBeInTheDocument();
});

test('where more follow, it says how many, and leads to the next page', async () => {
  await show(
    <CourseGrid>
      {courses(10)}
      <MoreInvitation
        listing={{ totalData: 14, totalPage: 2 }}
        query={{ page: 1, limit: 10 }}
        nextHref="?page=2"
        allHref="/collection-course"
      />
    </CourseGrid>,
  );
  await expect.element(page.getByText('4 kursus lagi')).toBeVisible();
});

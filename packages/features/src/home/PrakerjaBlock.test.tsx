import { homeText } from '@suluh/i18n-id/home';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { arrowLabels } from '../parts/courses/index.ts';
import { courseCard } from '../testing/courses.ts';
import { expectReadable, show, tenant } from '../testing/island.tsx';
import { PrakerjaBlock } from './PrakerjaBlock.tsx';

const collection = (count: number) => ({
  collection: {
    slug: 'siap-kerja',
    title: 'Siap Kerja',
    description: '',
    image: null,
    kind: 'prakerja' as const,
    totalCourse: count,
    datedCourse: 0,
  },
  courses: Array.from({ length: count }, (_, index) =>
    courseCard({ id: index + 1, slug: `kursus-${index + 1}`, fullname: `Kursus ${index + 1}` }),
  ),
});
const open = (count: number) =>
  show(<PrakerjaBlock collections={[collection(count)]} chosen={undefined} tenant={tenant} />);
const arrow = (name: string) => page.getByRole('button', { name });

test('five courses are reached by arrows, four need none', async () => {
  await open(4);
  await expect.element(page.getByRole('group', { name: homeText.prakerjaTitle })).toBeVisible();
  await expect.element(arrow(arrowLabels.next)).not.toBeInTheDocument();
  const place = await open(5);
  await expect.element(arrow(arrowLabels.previous)).toBeDisabled();
  const row = place.querySelector('#prakerja-row')!;
  await arrow(arrowLabels.next).click();
  await expect.poll(() => row.scrollLeft).toBeGreaterThan(100);
  await expect.element(arrow(arrowLabels.previous)).toBeEnabled();
  await expectReadable();
});

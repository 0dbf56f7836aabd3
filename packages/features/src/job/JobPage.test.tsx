import { ContentStylesheet } from '@suluh/ui/stylesheets/ContentStylesheet';
import { sampleCourse } from '@suluh/ui/stories/courses.ts';
import { jobText } from '@suluh/i18n-id/job';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/island.tsx';
import { SAMPLE_JOB } from '../testing/sampleJob.ts';
import { JobPage } from './JobPage.tsx';

const vacancy = (
  <>
    <ContentStylesheet />
    <JobPage
      breadcrumb={null}
      job={SAMPLE_JOB}
      description="Menyusun kalender konten."
      lists={[{ title: jobText.requirements, lines: ['Pernah mengelola akun toko'] }]}
      employer={{ about: '', href: '#perusahaan' }}
      action={null}
      secondary={null}
      similar={[]}
      courses={[0, 4].map((id) => ({ ...sampleCourse(id), id }))}
    />
  </>
);
const boxOf = (name: string) => page.getByRole('complementary', { name }).element().getBoundingClientRect();

test('courses about a vacancy stand below what it pays at the desktop', async () => {
  await show(vacancy);
  const [pay, courses] = [boxOf(jobText.pay), boxOf(jobText.courses)];
  expect([courses.left, courses.width]).toEqual([pay.left, pay.width]);
  expect(courses.top).toBeGreaterThan(pay.bottom);
  expect(courses.top - pay.bottom).toBeLessThan(40);
});

test('on a phone they come after the text', async () => {
  await show(vacancy, { screen: 'phone' });
  const text = page.getByRole('article').first().element().getBoundingClientRect();
  expect(boxOf(jobText.pay).bottom).toBeLessThan(text.top);
  expect(boxOf(jobText.courses).top).toBeGreaterThan(text.bottom);
});

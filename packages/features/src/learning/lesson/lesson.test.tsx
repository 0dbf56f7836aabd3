import { handInText, lessonText, stepText } from '@suluh/i18n-id/learning';
import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { learning, lessonDetail } from '../../testing/learning.ts';
import { answering, arrived, choose, found, refused, showRoom } from '../../testing/room.tsx';
import { RoomCurriculum } from '../room/RoomCurriculum.tsx';
import { HandIn } from './HandIn.tsx';
import { LessonSteps } from './LessonSteps.tsx';

let shown: ReturnType<typeof showRoom>;
afterEach(() => shown.remove());

const reading = lessonDetail({ id: 2, kind: 'article', rule: 'opened', previousId: 1, nextId: 3 });
const done = (id: number) => {
  const before = learning();
  const parts = before.parts.map((part) => ({
    ...part,
    lessons: part.lessons.map((lesson) => (lesson.id === id ? { ...lesson, state: 'done' as const } : lesson)),
  }));
  return { ...before, parts, doneLessons: 2, percent: 50 };
};

test('a reading is finished by going on, and the curriculum says so without a reload', async () => {
  await answering(found({ lesson: reading, learning: done(2) }));
  shown = showRoom(
    learning(),
    <>
      <LessonSteps course="batik" lesson={reading} />
      <RoomCurriculum course="batik" lessonId={2} />
    </>,
  );
  await expect.element(page.getByText('1 dari 4 materi selesai', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: lessonText.finishAndGoOn }).click();
  await expect.element(page.getByText('2 dari 4 materi selesai', { exact: false })).toBeVisible();
  await expect.poll(() => shown.noted.visited).toEqual(['/my-course/batik/materi/3']);
  expect((await arrived())[0]?.body).toMatchObject({ isFinished: true, watched: [] });
});

test('without a line one stays on the page', async () => {
  await answering(refused(503, 'UNAVAILABLE'));
  shown = showRoom(learning(), <LessonSteps course="batik" lesson={reading} />);
  await page.getByRole('button', { name: lessonText.finishAndGoOn }).click();
  await expect.element(page.getByRole('button', { name: lessonText.finishAndGoOn })).not.toHaveAttribute('aria-busy');
  expect(shown.noted.visited).toEqual([]);
});

test('what is already done, or done elsewhere, has a plain way on', async () => {
  shown = showRoom(done(2), <LessonSteps course="batik" lesson={reading} />);
  await expect
    .element(page.getByRole('link', { name: stepText.lesson }))
    .toHaveAttribute('href', '/my-course/batik/materi/3');
});

test.each([
  ['tugas.docx', 'x', handInText.failure.wrongKind],
  ['tugas.pdf', '', handInText.failure.empty],
  ['tugas.pdf', 'x'.repeat(100 * 1024 * 1024 + 1), handInText.failure.tooLarge],
])('a wrong file says why: %s', async (name, content, words) => {
  await answering();
  shown = showRoom(learning(), <HandIn course="batik" lesson={{ id: 4, submissions: [] }} />);
  await expect.element(page.getByLabelText(handInText.file)).toBeVisible();
  choose(page.getByLabelText(handInText.file).element(), new File([content], name));
  await expect.element(page.getByText(words)).toBeVisible();
  await page.getByRole('button', { name: handInText.send }).click();
  expect(await arrived()).toEqual([]);
});

test('work is handed in by its name, and the page is drawn again', async () => {
  await answering(
    found({ id: 's-1', no: 1, filename: 'tugas.pdf', bytes: 4, url: '/x', createdAt: '2026-11-22T08:00:00Z' }),
  );
  shown = showRoom(learning(), <HandIn course="batik" lesson={{ id: 4, submissions: [] }} />);
  await page.getByLabelText(handInText.file).upload(new File(['%PDF'], 'tugas.pdf', { type: 'application/pdf' }));
  await page.getByRole('button', { name: handInText.send }).click();
  await expect.poll(() => shown.noted.refreshed).toBe(1);
  const [sent] = await arrived();
  expect([sent?.url, String(sent?.body).includes('filename="tugas.pdf"')]).toEqual([
    '/api/my-course/batik/lesson/4/submission?filename=tugas.pdf',
    true,
  ]);
});

test('curriculum, steps and hand-in can be read by everybody', async () => {
  shown = showRoom(
    learning(),
    <>
      <LessonSteps course="batik" lesson={reading} />
      <RoomCurriculum course="batik" lessonId={3} />
      <HandIn course="batik" lesson={{ id: 4, submissions: [] }} />
    </>,
  );
  await expect.element(page.getByRole('link', { name: /Membaca warna/ })).toHaveAttribute('aria-current', 'page');
  const { violations } = await axe.run(shown.place, { rules: { 'color-contrast': { enabled: false } } }); // no stylesheet here
  expect(violations.map(({ id }) => id)).toEqual([]);
});

import { ownershipText } from '@suluh/i18n-id/course';
import { enrolmentText } from '@suluh/i18n-id/enrolment';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { courseEvent } from '../testing/courses.ts';
import { answering, expectReadable, found, logIn, refused, show } from '../testing/island.tsx';
import { learning } from '../testing/learning.ts';
import type { Scripted } from '../testing/scriptedApi.ts';
import { CoursePrice } from './CoursePrice.tsx';

const PRICE = { finalText: 'Rp412.500' };
const NEXT = { kind: 'lesson', id: 3, title: 'Membaca warna: tiga celup', isBegun: true };
const owned = (changes: object = {}) =>
  found({ slug: 'membatik', event: null, change: null, learning: { ...learning(), next: NEXT }, ...changes });
let courseId = 500;

/** The price of a course of its own: what the page knows of a course, it is told once. */
async function open(answer: Scripted, isOwned = true): Promise<HTMLElement> {
  logIn();
  courseId += 1;
  await answering({
    'GET /api/course/marks': [
      found({ wishlisted: [], owned: isOwned ? [courseId] : [], ownedEvents: [], waiting: [] }),
    ],
    [`GET /api/my-course/${courseId}`]: [answer],
  });
  return show(<CoursePrice courseId={courseId} price={PRICE} large />);
}

test('an owner reads how far they are and goes on from there, without a price', async () => {
  await open(owned());
  await expect
    .element(page.getByRole('link', { name: NEXT.title }))
    .toHaveAttribute('href', '/my-course/membatik/materi/3');
  await expect.element(page.getByText('1 dari 4 materi selesai')).toBeVisible();
  await expect.element(page.getByText('Sisa 40 menit')).toBeVisible();
  expect(page.getByText(PRICE.finalText).elements()).toEqual([]);
  await expectReadable();
});

test('of a class the date that was bought', async () => {
  await open(owned({ event: courseEvent() }));
  await expect.element(page.getByText(`${enrolmentText.schedule}: 25 – 26 Oktober 2025`)).toBeVisible();
});

test('who is finished is led to what came of it', async () => {
  await open(owned({ learning: { ...learning(), next: null, completedAt: '2026-11-22T00:00:00Z' } }));
  await expect
    .element(page.getByRole('link', { name: enrolmentText.nothingLeft }))
    .toHaveAttribute('href', '/my-course/membatik/selesai');
  expect(page.getByText(enrolmentText.next).elements()).toEqual([]);
});

test('without an answer it still says that the course is theirs', async () => {
  await open(refused(500, 'ERROR', 'Gagal'));
  await expect.element(page.getByText(ownershipText.registered)).toBeVisible();
});

test('everybody else reads the price', async () => {
  await open(owned(), false);
  await expect.element(page.getByText(PRICE.finalText)).toBeVisible();
});

import { errorText } from '@suluh/i18n-id/errors';
import { handInText } from '@suluh/i18n-id/learning';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { learning } from '../../testing/learning.ts';
import { answering, arrived, choose, showRoom } from '../../testing/room.tsx';
import type { Scripted } from '../../testing/scriptedApi.ts';
import { HandIn } from './HandIn.tsx';

const MEGABYTE = 1024 * 1024;
const PIECE = MEGABYTE / 2;
const large = new File(['%PDF-', 'x'.repeat(6 * MEGABYTE - 5)], 'laporan.pdf', { lastModified: 1 });

let shown: ReturnType<typeof showRoom>;
beforeEach(() => localStorage.clear());
afterEach(() => {
  shown.remove();
  localStorage.clear();
});

const protocol = { 'tus-resumable': '1.0.0' };
const begun = { to: '/upload', answer: { status: 201, body: '', headers: { ...protocol, location: 'upload/u-1' } } };
const standsAt = (bytes: number, status = 204, lateMs = 0): { to: string; answer: Scripted } => ({
  to: '/upload/u-1',
  answer: {
    status,
    lateMs,
    body: '',
    headers: { ...protocol, 'upload-offset': String(bytes), 'upload-length': String(large.size) },
  },
});
const pieces = (from: number) =>
  Array.from({ length: (large.size - from) / PIECE }, (_, at) => standsAt(from + (at + 1) * PIECE));

async function send(): Promise<void> {
  shown = showRoom(learning(), <HandIn course="batik" lesson={{ id: 4, submissions: [] }} />);
  await expect.element(page.getByLabelText(handInText.file)).toBeVisible();
  choose(page.getByLabelText(handInText.file).element(), large);
  await page.getByRole('button', { name: handInText.send }).click();
}
const asked = async () =>
  (await arrived()).map(({ method, path, headers }) => [method, path, headers['upload-offset'] ?? null]);

test('a file of more than 5 MB goes in pieces, and goes on by itself after a lost line', async () => {
  await answering(
    begun,
    ...pieces(0).slice(0, 2),
    { to: '/upload/u-1', answer: 'lost' },
    standsAt(2 * PIECE, 200),
    ...pieces(2 * PIECE),
  );
  await send();
  await expect.element(page.getByText(handInText.waiting)).toBeVisible();
  await expect.element(page.getByRole('progressbar', { name: handInText.sending })).toBeVisible();
  await expect.poll(() => shown.noted.refreshed).toBe(1);
  const at = '/api/my-course/batik/lesson/4/upload';
  const calls = await asked();
  expect(calls.slice(0, 6)).toEqual([
    ['POST', at, null],
    ['PATCH', `${at}/u-1`, '0'],
    ['PATCH', `${at}/u-1`, String(PIECE)],
    ['PATCH', `${at}/u-1`, String(2 * PIECE)],
    ['HEAD', `${at}/u-1`, null],
    ['PATCH', `${at}/u-1`, String(2 * PIECE)],
  ]);
  expect(calls.length).toBe(2 + 12 + 1 + 1 - 1 + 0);
});

test('the same file goes on where it stopped, also after a reload', async () => {
  await answering(begun, ...pieces(0).slice(0, 3), standsAt(4 * PIECE, 204, 5_000));
  await send();
  await expect.element(page.getByText(handInText.sentOf(3 * PIECE, large.size))).toBeVisible();
  shown.remove(); // the page is left
  await answering(standsAt(3 * PIECE, 200), ...pieces(3 * PIECE));
  await send();
  await expect.poll(() => shown.noted.refreshed).toBe(1);
  expect((await asked()).slice(0, 2)).toEqual([
    ['HEAD', '/api/my-course/batik/lesson/4/upload/u-1', null],
    ['PATCH', '/api/my-course/batik/lesson/4/upload/u-1', String(3 * PIECE)],
  ]);
});

test.each([
  [415, handInText.failure.wrongKind],
  [422, handInText.tooOften],
  [404, errorText.noConnection],
])('a refusal says why: %i', async (status, words) => {
  await answering({ to: '/upload', answer: { status, body: '', headers: protocol } });
  await send();
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByRole('button', { name: handInText.send })).not.toHaveAttribute('aria-busy');
  expect((await asked()).length).toBe(1);
});

test('a small file that is none of those taken says why, as a large one does', async () => {
  await answering({
    to: '/submission',
    answer: {
      status: 415,
      body: { success: false, code: 415, status: 'UNSUPPORTED_MEDIA_TYPE', message: 'Jenis data' },
    },
  });
  shown = showRoom(learning(), <HandIn course="batik" lesson={{ id: 4, submissions: [] }} />);
  await expect.element(page.getByLabelText(handInText.file)).toBeVisible();
  choose(page.getByLabelText(handInText.file).element(), new File(['hello'], 'bukan.pdf'));
  await page.getByRole('button', { name: handInText.send }).click();
  await expect.element(page.getByText(handInText.failure.wrongKind)).toBeVisible();
});

test('what was refused before JavaScript is said at its field, and another file can be sent', async () => {
  await answering({ to: '/submission', answer: { status: 200, body: { success: true, data: {} } } });
  shown = showRoom(
    learning(),
    <HandIn course="batik" lesson={{ id: 4, submissions: [] }} refusal={handInText.failure.wrongKind} />,
  );
  await expect.element(page.getByText(handInText.failure.wrongKind)).toBeVisible();
  choose(page.getByLabelText(handInText.file).element(), new File(['%PDF-'], 'tugas.pdf'));
  await page.getByRole('button', { name: handInText.send }).click();
  await expect.poll(() => shown.noted.refreshed).toBe(1);
});

import type { LessonQuestion } from '@suluh/api/types';
import { questionText } from '@suluh/i18n-id/learning';
import axe from 'axe-core';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { learning } from '../../testing/learning.ts';
import { answering, arrived, found, InRoom, postedAway, refused, showRoom } from '../../testing/room.tsx';
import { Questions } from './Questions.tsx';

const question = (changes: Partial<LessonQuestion> = {}): LessonQuestion => ({
  id: 'q-1',
  text: 'Tawas atau kapur dulu?',
  isMine: false,
  createdAt: '2026-11-22T08:00:00Z',
  answer: 'Tawas dulu.',
  answeredAt: '2026-11-22T09:00:00Z',
  ...changes,
});
const questions = (
  <Questions
    course="batik"
    lesson={{ id: 3, questions: [question()] }}
    address="/my-course/batik/materi/3"
    account="main/u-1"
  />
);

let shown: ReturnType<typeof showRoom>;
beforeEach(async () => {
  await answering(); // nothing is expected yet, and nothing has arrived
  shown = showRoom(learning(), questions);
});
afterEach(() => shown.remove());
const write = (text: string) => page.getByRole('textbox', { name: questionText.ask }).fill(text);
const send = () => page.getByRole('button', { name: questionText.send }).click();

test('shows what was answered for everybody, and takes a question without a page load', async () => {
  await answering(
    found(question({ id: 'q-2', text: 'Berapa lama?', isMine: true, answer: null, answeredAt: null }), '/question'),
  );
  await expect.element(page.getByText('Tawas dulu.', { exact: false })).toBeVisible();
  await write('Berapa lama?');
  await send();
  await expect.element(page.getByText(questionText.waiting)).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: questionText.ask })).toHaveValue('');
  expect((await arrived()).map(({ method, url, body }) => [method, url, body])).toEqual([
    ['POST', '/api/my-course/batik/lesson/3/question', { text: 'Berapa lama?' }],
  ]);
  expect((await axe.run(shown.place)).violations).toEqual([]);
});

test('keeps the words when it is refused, and says why', async () => {
  await answering(refused(409, 'CONFLICT', '', '/question'));
  await write('Satu lagi?');
  await send();
  await expect.element(page.getByText(questionText.tooMany)).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: questionText.ask })).toHaveValue('Satu lagi?');
});

test('over a login that ended it goes the way of its form, whose page keeps the words', async () => {
  await answering(refused(401, 'UNAUTHORIZED', '', '/question'));
  const posted = postedAway();
  await write('Jangan hilang?');
  await send();
  expect(await posted).toMatchObject({ path: '/api/form/question-ask', fields: { text: 'Jangan hilang?' } });
});

test('asks for words first', async () => {
  await write(' ');
  await send();
  await expect.element(page.getByText(questionText.required)).toBeVisible();
  expect(await arrived()).toEqual([]);
});

test('is a form before JavaScript', () => {
  const html = renderToString(<InRoom learning={learning()}>{questions}</InRoom>);
  expect(html).toContain('action="/api/form/question-ask"');
  expect(html).toContain('value="/my-course/batik/materi/3"');
  expect(html).toContain('Tawas dulu.');
});

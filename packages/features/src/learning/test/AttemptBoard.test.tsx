import { testText } from '@suluh/i18n-id/learning';
import axe from 'axe-core';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Attempt } from '@suluh/api/types';
import { attempt, learning, QUESTIONS } from '../../testing/learning.ts';
import { answering, arrived, found, InRoom, refused, showRoom } from '../../testing/room.tsx';
import { AttemptBoard } from './AttemptBoard.tsx';
import { withTyped } from './typed.ts';

let shown: ReturnType<typeof showRoom>;
let account: string;
afterEach(() => {
  shown.remove();
  sessionStorage.clear(); // every try of these tests has the same id
});

const saved = () => found({ saved: [] }, '/answer');
const submitted = () => found(attempt({ submittedAt: new Date().toISOString() }), '/submit');
const board = (changes?: Partial<Attempt>) => (
  <AttemptBoard course="batik" attempt={attempt(changes)} account={account} />
);
function show(changes?: Partial<Attempt>) {
  account = `main/${crypto.randomUUID()}`;
  shown = showRoom(learning(), board(changes));
}
const showAgain = (changes?: Partial<Attempt>) => {
  shown.remove();
  shown = showRoom(learning(), board(changes));
};
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const goTo = (no: number) =>
  page
    .getByRole('button', { name: testText.questionShort(no), exact: false })
    .first()
    .click();
const answers = async () =>
  (await arrived())
    .filter(({ url }) => url.endsWith('/answer'))
    .flatMap(({ body }) => (body as { answers: { position: number; answer: unknown; seq: number }[] }).answers);
/** What the question that is shown says of its answer. */
const state = () => page.getByRole('group').getByRole('status').first();

test('before JavaScript it is one form with every question, its number and two buttons', () => {
  show();
  const html = renderToString(<InRoom learning={learning()}>{board()}</InRoom>);
  for (const { text } of QUESTIONS) expect(html).toContain(text);
  expect(html).toContain('action="/api/form/test-answer"');
  expect(html).toMatch(/name="choice-0"/);
  expect(html).toMatch(/name="rank-2"/);
  expect(html).toMatch(/name="short-3"/);
  expect(html).toMatch(/name="seq-0" value="1"/);
  expect(html).toMatch(/name="intent"[^>]*value="submit"|value="submit"[^>]*name="intent"/);
  expect(html).not.toContain('hidden=""');
});

test('each answer is saved at once with a growing number, of every kind', async () => {
  await answering(...Array.from({ length: 9 }, saved));
  show();
  await page.getByRole('radio', { name: 'Tunjung' }).click();
  await expect.element(state()).toHaveTextContent(testText.saved);
  await page.getByRole('radio', { name: 'Kapur' }).click();
  await press(testText.saveAndGoOn);
  await page.getByRole('checkbox', { name: 'Nila' }).click();
  await page.getByRole('checkbox', { name: 'Soga' }).click();
  await press(testText.saveAndGoOn);
  await page.getByRole('button', { name: testText.moveUp('Lorod') }).click();
  await press(testText.saveAndGoOn);
  await page.getByRole('textbox', { name: testText.short }).fill('mori');
  await expect.poll(async () => (await answers()).at(-1)).toMatchObject({ position: 3, answer: { text: 'mori' } });
  const sent = await answers();
  expect(sent.filter(({ position }) => position === 0).map(({ answer }) => answer)).toEqual([
    { choices: [2], text: '' },
    { choices: [0], text: '' },
  ]);
  expect(sent.findLast(({ position }) => position === 1)?.answer).toEqual({ choices: [0, 1], text: '' });
  expect(sent.findLast(({ position }) => position === 2)?.answer).toEqual({ choices: [0, 2, 1], text: '' });
  const [first, second] = sent.filter(({ position }) => position === 0).map(({ seq }) => seq);
  expect(second).toBeGreaterThan(first ?? Infinity);
});

test('an order that is right as it stands counts as answered when one goes on', async () => {
  await answering(...Array.from({ length: 9 }, saved));
  show();
  await goTo(3);
  await press(testText.saveAndGoOn);
  await expect.poll(async () => (await answers())[0]).toMatchObject({ position: 2, answer: { choices: [0, 1, 2] } });
});

test('without a line an answer waits, survives a reload, and arrives once there is one', async () => {
  await answering('lost', 'lost');
  show();
  await page.getByRole('radio', { name: 'Tunjung' }).click();
  await expect.element(state()).toHaveTextContent(testText.waiting);
  await answering('lost');
  showAgain();
  await expect.element(page.getByRole('radio', { name: 'Tunjung' })).toBeChecked();
  await answering(saved());
  window.dispatchEvent(new Event('online'));
  await expect.element(state()).toHaveTextContent(testText.saved);
  expect(await answers()).toMatchObject([{ position: 0, answer: { choices: [2] } }]);
});

test('a login that ended says so and keeps what was answered', async () => {
  await answering(refused(401, 'UNAUTHORIZED'));
  show();
  await page.getByRole('radio', { name: 'Tunjung' }).click();
  await expect.element(page.getByText(testText.sessionOver, { exact: false })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: testText.signIn }))
    .toHaveAttribute('href', expect.stringContaining('/auth/login'));
  await expect.element(page.getByRole('radio', { name: 'Tunjung' })).toBeChecked();
});

test('in doubt: the number says it', async () => {
  await answering(saved());
  show();
  await page.getByRole('checkbox', { name: testText.markUnsure }).first().click();
  await expect
    .element(page.getByRole('button', { name: `${testText.questionShort(1)}, ${testText.unsure}` }))
    .toBeVisible();
  await expect.poll(async () => (await arrived()).length).toBe(1); // so that the next test is not sent it
});

test('handing in asks first and says what is open', async () => {
  await answering(submitted());
  show();
  await goTo(4);
  await press(testText.submit);
  await expect.element(page.getByText(testText.submitBody(4))).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: testText.submit }).click();
  await expect.poll(() => shown.noted.refreshed).toBe(1);
  expect((await arrived()).map(({ method, path }) => `${method} ${path.split('/').at(-1)}`)).toEqual(['POST submit']);
});

test('when the time is up it is handed in, with the answers first, by the clock of the server', async () => {
  await answering(saved(), submitted());
  const serverMs = Date.now() + 3_600_000; // the device is an hour behind
  show({ now: new Date(serverMs).toISOString(), deadlineAt: new Date(serverMs + 2_500).toISOString() });
  await page.getByRole('radio', { name: 'Tunjung' }).click();
  await expect.poll(() => shown.noted.refreshed, { timeout: 10_000 }).toBe(1);
  expect((await arrived()).map(({ path }) => path.split('/').at(-1))).toEqual(['answer', 'submit']);
});

test('words that are being typed when the time is up count by when they were typed', async () => {
  await answering(...Array.from({ length: 5 }, saved), submitted());
  const deadlineMs = Date.now() + 2_500;
  show({ now: new Date().toISOString(), deadlineAt: new Date(deadlineMs).toISOString() });
  await goTo(4);
  const words = page.getByRole('textbox', { name: testText.short });
  await words.click();
  let typed = '';
  for (; Date.now() < deadlineMs + 150; await new Promise((resolve) => setTimeout(resolve, 50))) {
    if (Date.now() < deadlineMs - 100) typed += 'm';
    await userEvent.keyboard('m').catch(() => undefined);
  }
  await expect.poll(() => shown.noted.refreshed, { timeout: 10_000 }).toBe(1);
  const sent = (await arrived())
    .filter(({ url }) => url.endsWith('/answer'))
    .flatMap(({ body }) => (body as { answers: { answer: { text: string }; at: string }[] }).answers);
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.every(({ at }) => Date.parse(at) <= deadlineMs)).toBe(true);
  expect(sent.at(-1)!.answer.text.length).toBeGreaterThanOrEqual(typed.length);
});

test('words are sent while somebody goes on typing', async () => {
  await answering(...Array.from({ length: 9 }, saved));
  show();
  await goTo(4);
  await page.getByRole('textbox', { name: testText.short }).click();
  const until = Date.now() + 9_000;
  while (Date.now() < until && (await answers()).length === 0) {
    await userEvent.keyboard('m');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect((await answers()).length).toBeGreaterThan(0);
  await expect.element(state()).toHaveTextContent(testText.saved); // so that the next test is not sent it
}, 20_000);

test('a try that was handed in elsewhere shows its result', async () => {
  await answering(refused(409, 'TEST_CLOSED'));
  show();
  await page.getByRole('radio', { name: 'Tunjung' }).click();
  await expect.poll(() => shown.noted.refreshed).toBe(1);
});

test('by keyboard alone, and readable by everybody', async () => {
  await answering(...Array.from({ length: 9 }, saved));
  show();
  await expect.element(page.getByRole('radio', { name: 'Kapur' })).toBeVisible();
  shown.place.querySelector<HTMLInputElement>('input[type=radio]')?.focus();
  await userEvent.keyboard(' {ArrowDown}');
  await expect.element(page.getByRole('radio', { name: 'Tawas' })).toBeChecked();
  await press(testText.saveAndGoOn);
  await expect.poll(() => document.activeElement?.textContent).toContain(QUESTIONS[1]?.text);
  const { violations } = await axe.run(shown.place, { rules: { 'color-contrast': { enabled: false } } }); // no stylesheet here
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('a reload stays at the question, and moves no focus', async () => {
  show();
  await press(testText.saveAndGoOn);
  await press(testText.saveAndGoOn);
  await expect.element(page.getByText(QUESTIONS[2]!.text)).toBeVisible();
  shown.remove();
  shown = showRoom(learning(), board());
  await expect.element(page.getByText(QUESTIONS[2]!.text)).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});

test('what was typed before a login is saved when the page opens', async () => {
  await answering(saved());
  account = `main/${crypto.randomUUID()}`;
  const { attempt: open, unsaved } = withTyped(attempt(), '[[0,[2],"",0]]');
  shown = showRoom(learning(), <AttemptBoard course="batik" attempt={open} account={account} unsaved={unsaved} />);
  await expect.poll(answers).toMatchObject([{ position: 0, answer: { choices: [2], text: '' } }]);
  expect(
    renderToString(
      <InRoom learning={learning()}>
        {<AttemptBoard course="batik" attempt={open} account={account} unsaved={unsaved} />}
      </InRoom>,
    ),
  ).toContain(testText.typedBefore);
});

import { noteText } from '@suluh/i18n-id/learning';
import axe from 'axe-core';
import { useEffect, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { LessonNote } from '@suluh/api/types';
import { learning } from '../../testing/learning.ts';
import { answering, arrived, found, InRoom, postedAway, refused, showRoom } from '../../testing/room.tsx';
import { useRoom } from '../room/RoomProvider.tsx';
import { Notes } from './Notes.tsx';

const note = (changes: Partial<LessonNote> = {}): LessonNote => ({
  id: 'n-1',
  atSeconds: 192,
  text: 'Celup pertama 10 menit.',
  updatedAt: '2026-11-22T08:00:00Z',
  ...changes,
});

let played: number[];
let shown: ReturnType<typeof showRoom>;

function PlayerAt({ seconds }: { seconds: number }): ReactElement | null {
  const { player } = useRoom();
  useEffect(() => {
    player.current = { seconds: () => seconds, playFrom: (to) => void played.push(to) };
  }, [player, seconds]);
  return null;
}
beforeEach(() => {
  played = [];
  shown = showRoom(
    learning(),
    <>
      <PlayerAt seconds={258.4} />
      <Notes
        course="batik"
        lesson={{ id: 3, notes: [note()], positionSeconds: 0 }}
        hasRecording
        address="/my-course/batik/materi/3"
        account="main/u-1"
      />
    </>,
  );
});
afterEach(() => shown.remove());

const field = () => page.getByRole('textbox', { name: noteText.write, exact: false });

test('a note is written at the second that is shown, and stands in its place', async () => {
  await answering(found(note({ id: 'n-2', atSeconds: 258, text: 'Angin-anginkan.' })));
  await field().click();
  await expect.element(page.getByText(noteText.writeAt(258))).toBeVisible();
  await field().fill('Angin-anginkan.');
  await page.getByRole('button', { name: noteText.save }).first().click();
  await expect.element(page.getByRole('button', { name: noteText.playFrom(258) })).toBeVisible();
  await expect.element(field()).toHaveValue('');
  await expect.element(page.getByText(noteText.saved)).toBeVisible();
  expect((await arrived())[0]?.body).toEqual({ text: 'Angin-anginkan.', atSeconds: 258 });
  await page.getByRole('button', { name: noteText.playFrom(258) }).click();
  expect(played).toEqual([258]);
});

test('a lost line is said, and nothing is lost of what was typed', async () => {
  await answering(refused(503, 'UNAVAILABLE', 'Coba lagi nanti'));
  await field().fill('Jangan hilang');
  await page.getByRole('button', { name: noteText.save }).first().click();
  await expect.element(page.getByText('Coba lagi nanti')).toBeVisible();
  await expect.element(field()).toHaveValue('Jangan hilang');
});

test('over a login that ended it goes the way of its form, whose page keeps the words', async () => {
  await answering(refused(401, 'UNAUTHORIZED'));
  const posted = postedAway();
  await field().fill('Jangan hilang');
  await page.getByRole('button', { name: noteText.save }).first().click();
  expect(await posted).toMatchObject({
    path: '/api/form/note-write',
    fields: { text: 'Jangan hilang', lesson: '3', who: 'main/u-1' },
  });
});

test('so does one that is changed', async () => {
  await answering(refused(401, 'UNAUTHORIZED'));
  const posted = postedAway();
  await page.getByText(noteText.edit, { exact: true }).click();
  await page.getByRole('textbox', { name: noteText.text }).fill('Lain.');
  await page.getByRole('button', { name: noteText.save }).last().click();
  expect(await posted).toMatchObject({ path: '/api/form/note-change', fields: { text: 'Lain.', note: 'n-1' } });
});

test('what was refused before JavaScript stands in its field again, with the reason', () => {
  const html = (form: 'note-write' | 'note-change') =>
    renderToString(
      <InRoom learning={learning()}>
        <Notes
          course="batik"
          lesson={{ id: 3, notes: [note()], positionSeconds: 0 }}
          hasRecording
          address="/my-course/batik/materi/3"
          account="main/u-1"
          refused={{ form, problem: noteText.again, text: 'Jangan hilang', note: form === 'note-write' ? '' : 'n-1' }}
        />
      </InRoom>,
    );
  expect(html('note-write')).toMatch(/<textarea[^>]*id="catatan-baru"[^>]*>Jangan hilang</);
  expect(html('note-write')).toContain(noteText.again);
  expect(html('note-change')).toMatch(/<details[^>]* open=""[^>]*>.*Jangan hilang</);
});

test('a note is changed and removed', async () => {
  await answering(found(note({ text: 'Sepuluh menit.' })), found({ success: true }));
  await page.getByText(noteText.edit, { exact: true }).click();
  await page.getByRole('textbox', { name: noteText.text }).fill('Sepuluh menit.');
  await page.getByRole('button', { name: noteText.save }).last().click();
  await expect.element(page.getByText('Sepuluh menit.').first()).toBeVisible();
  await page.getByText(noteText.edit, { exact: true }).click();
  await page.getByRole('button', { name: noteText.remove }).click();
  await expect.element(page.getByText(noteText.empty)).toBeVisible();
  expect((await arrived()).map(({ method }) => method)).toEqual(['PUT', 'DELETE']);
});

test('can be read by everybody', async () => {
  await expect.element(field()).toBeVisible();
  const { violations } = await axe.run(shown.place, { rules: { 'color-contrast': { enabled: false } } }); // no stylesheet here
  expect(violations.map(({ id }) => id)).toEqual([]);
});

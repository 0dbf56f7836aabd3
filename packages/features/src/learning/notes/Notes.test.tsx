import { noteText } from '@suluh/i18n-id/learning';
import axe from 'axe-core';
import { useEffect, type ReactElement } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { LessonNote } from '@suluh/api/types';
import { learning } from '../../testing/learning.ts';
import { answering, arrived, found, refused, showRoom } from '../../testing/room.tsx';
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

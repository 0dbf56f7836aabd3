import { certificateText as TEXTS } from '@suluh/i18n-id/certificate';
import axe from 'axe-core';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CheckFile } from './CheckFile.tsx';

/** The sum of another file. */
const SUM = '0'.repeat(64);

let root: Root;
let place: HTMLElement;
const show = (sums: readonly string[], formerSums: readonly string[] = []) =>
  root.render(<CheckFile sums={sums} formerSums={formerSums} />);
beforeEach(() => {
  place = document.body.appendChild(document.createElement('main'));
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  place.remove();
});

const sumOf = async (words: string) =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(words)))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
const choose = async (words: string) =>
  userEvent.upload(
    page.getByLabelText(TEXTS.file.title, { exact: false }),
    new File([words], 'sertifikat.pdf', { type: 'application/pdf' }),
  );

test('a file that was handed out is the same, and one letter more is not', async () => {
  show([SUM, await sumOf('asli')]);
  await choose('asli');
  await expect.element(page.getByText(TEXTS.file.same)).toBeVisible();
  await choose('asli.');
  await expect.element(page.getByText(TEXTS.file.changed)).toBeVisible();
});

test('a file from before a name was corrected is ours, and not the one that holds', async () => {
  show([SUM], [await sumOf('nama lama')]);
  await choose('nama lama');
  await expect.element(page.getByText(TEXTS.file.former)).toBeVisible();
});

test('nothing is wrong with it for axe', async () => {
  show([SUM]);
  await expect.element(page.getByText(TEXTS.file.lead)).toBeVisible();
  expect((await axe.run(place)).violations).toEqual([]);
});

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answering, found, show } from './island.tsx';

const MEGABYTE = 1024 * 1024;
/** More than a line takes before its sender is told how far it is. */
const aLot = () => new Blob(Array.from({ length: 40 }, () => new Uint8Array(MEGABYTE)));

/** Sends, and goes while it does. */
const goneWhileSending = (url: string): Promise<string> =>
  new Promise((resolve) => {
    const sent = new XMLHttpRequest();
    sent.open('POST', url);
    sent.upload.onprogress = () => sent.abort();
    for (const end of ['abort', 'load', 'error']) sent.addEventListener(end, () => resolve(end));
    sent.send(aLot());
  });

test('a page that goes while it sends leaves nothing that lies over the next one', async () => {
  await answering({ 'POST /api/cart': [found(null)] });
  expect(await goneWhileSending('/api/cart')).toBe('abort');
  await new Promise((resolve) => setTimeout(resolve, 500));
  let pressed = 0;
  await show(<button onClick={() => (pressed += 1)}>Kirim</button>);
  await page.getByRole('button', { name: 'Kirim' }).click({ timeout: 5_000 });
  expect(pressed).toBe(1);
});

test('an answer that cannot be given is told to who asked', async () => {
  await answering({});
  const headers = { 'content-type': 'application/json' };
  const { status } = await fetch('/api/cart', { method: 'POST', body: '{', headers });
  expect(status).toBe(500);
});

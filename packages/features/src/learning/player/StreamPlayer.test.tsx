import { playerText } from '@suluh/i18n-id/learning';
import axe from 'axe-core';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { learning } from '../../testing/learning.ts';
import { answering, arrived, refused, showRoom } from '../../testing/room.tsx';
import { StreamPlayer } from './StreamPlayer.tsx';

const url = '/api/utama.m3u8';
let shown: ReturnType<typeof showRoom> | undefined;
afterEach(() => shown?.remove());

test('the server leaves it to the browser, and leads there', () => {
  const html = renderToString(<StreamPlayer title="Mewarnai" url={url} />);
  expect(html).toContain(`<video controls="" preload="none" playsInline="" aria-label="Mewarnai" src="${url}"`);
  expect(html).toContain(`<noscript><a href="${url}">`);
});

test('nothing of it is loaded before a press; what cannot be played says so, and is tried again', async () => {
  await answering(refused(404, 'NOT_FOUND'), refused(404, 'NOT_FOUND'));
  shown = showRoom(learning(), <StreamPlayer title="Mewarnai" url={url} />);
  const play = page.getByRole('button', { name: playerText.play });
  await expect.element(play).toBeVisible();
  expect(await arrived()).toEqual([]);
  expect(performance.getEntriesByType('resource').filter(({ name }) => name.includes('hls'))).toEqual([]);
  const { violations } = await axe.run(shown.place, { rules: { 'color-contrast': { enabled: false } } }); // no stylesheet here
  expect(violations.map(({ id }) => id)).toEqual([]);
  await play.click();
  await expect.element(page.getByText(playerText.failed)).toBeVisible();
  const asked = (await arrived()).length;
  expect((await arrived())[0]?.path).toBe(url);
  await page.getByRole('button', { name: playerText.retry }).click();
  await expect.poll(async () => (await arrived()).length).toBeGreaterThan(asked);
});

import { playerText } from '@suluh/i18n-id/learning';
import { thumbnailOf } from '@suluh/ui/cloth/thumbnail.ts';
import axe from 'axe-core';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { learning, lessonAsset, lessonDetail, lessonState } from '../../testing/learning.ts';
import { answering, arrived, found, InRoom, refused, showRoom } from '../../testing/room.tsx';
import { RuleLine } from '../lesson/RuleLine.tsx';
import { NextUp } from './NextUp.tsx';
import { Player } from './Player.tsx';
import { QUALITY_COOKIE } from './preferences.ts';

const LENGTH_SECONDS = 30;
const RATE = 8000;

/** A recording of silence, that a video element plays. */
function silence(): string {
  const bytes = new DataView(new ArrayBuffer(44 + LENGTH_SECONDS * RATE));
  const words = (at: number, text: string) =>
    [...text].forEach((letter, i) => bytes.setUint8(at + i, letter.charCodeAt(0)));
  words(0, 'RIFF');
  bytes.setUint32(4, bytes.byteLength - 8, true);
  words(8, 'WAVEfmt ');
  bytes.setUint32(16, 16, true);
  bytes.setUint16(20, 1, true);
  bytes.setUint16(22, 1, true);
  bytes.setUint32(24, RATE, true);
  bytes.setUint32(28, RATE, true);
  bytes.setUint16(32, 1, true);
  bytes.setUint16(34, 8, true);
  words(36, 'data');
  bytes.setUint32(40, LENGTH_SECONDS * RATE, true);
  for (let at = 44; at < bytes.byteLength; at += 1) bytes.setUint8(at, 128);
  return URL.createObjectURL(new Blob([bytes], { type: 'audio/wav' }));
}

let url: string;
let shown: ReturnType<typeof showRoom>;
beforeAll(() => {
  url = silence();
});
beforeEach(() => {
  document.cookie = `${QUALITY_COOKIE}=; max-age=0; path=/`;
  localStorage.clear();
});
afterEach(() => shown.remove());

const assets = () => [
  lessonAsset({ url, mimetype: 'audio/wav' }),
  lessonAsset({ id: 'a-240', kind: 'video-240', url: `${url}`, mimetype: 'audio/wav', bytes: 21_200_000 }),
];
const next = { title: 'Kartu warnamu sendiri', href: '/my-course/batik/materi/4' };
const progressed = () =>
  found({
    lesson: lessonState({ state: 'begun', watchedPercent: 36 }),
    learning: learning({
      parts: [
        { id: 2, title: 'Celup', durationMinutes: 30, lessons: [lessonState({ state: 'begun', watchedPercent: 36 })] },
      ],
    }),
  });
const player = (changes: Partial<Parameters<typeof lessonDetail>[0]> = {}) => (
  <>
    <Player
      course="batik"
      lesson={lessonDetail({ assets: assets(), ...changes })}
      quality="video-480"
      address="/my-course/batik/materi/3"
      cloth={thumbnailOf(12, [])}
      next={next}
      account={`main/${crypto.randomUUID()}`}
    />
    <RuleLine lesson={lessonState()} />
  </>
);
const show = (changes?: Parameters<typeof player>[0]) => (shown = showRoom(learning(), player(changes)));
const video = () => shown.place.querySelector('video')!;
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const bodies = async () =>
  (await arrived())
    .filter(({ url: to }) => to.endsWith('/progress'))
    .map(({ body }) => body as { watched: { from: number; to: number }[]; positionSeconds: number });

test("the server's HTML plays by itself, from the second that was left, with captions and price", () => {
  const lesson = { positionSeconds: 258, assets: lessonDetail().assets };
  const html = renderToString(<InRoom learning={learning()}>{player(lesson)}</InRoom>);
  show();
  expect(html).toMatch(/<video controls="" preload="none" playsInline=""/i);
  expect(html).toContain('src="/storage/kelas/480.mp4#t=258"');
  expect(html).toMatch(/<track kind="captions" src="\/storage\/kelas\/id.vtt" srcLang="id"/i);
  expect(html).toContain('href="/my-course/batik/materi/3?mutu=video-240"');
  for (const price of ['±62 MB', '±21 MB', '±6 MB']) expect(html).toContain(price);
});

test('nothing is reported before it plays; then what was played, from where it was left', async () => {
  await answering(...Array.from({ length: 9 }, progressed));
  show({ positionSeconds: 12 });
  await expect.element(page.getByText('kamu sudah 0 %', { exact: false })).toBeVisible();
  window.dispatchEvent(new Event('pagehide'));
  expect(await bodies()).toEqual([]);
  await press(playerText.play);
  await expect.poll(() => video().currentTime, { timeout: 10_000 }).toBeGreaterThan(13.5);
  await press(playerText.pause);
  await expect.poll(async () => (await bodies()).length).toBe(1);
  const [report] = await bodies();
  expect(report?.watched[0]?.from).toBeGreaterThanOrEqual(12);
  expect(report?.positionSeconds).toBeGreaterThanOrEqual(13);
  await expect.element(page.getByText('kamu sudah 36 %', { exact: false })).toBeVisible();
});

test('without a line it says how many reports wait', async () => {
  await answering('lost', 'lost', 'lost', 'lost');
  show();
  await press(playerText.forward10);
  await press(playerText.play);
  await expect.poll(() => video().currentTime, { timeout: 10_000 }).toBeGreaterThan(11.5);
  await press(playerText.pause);
  await expect.element(page.getByText(`${playerText.waiting(1)}.`)).toBeVisible();
});

test('keys, speed and captions are the learner’s own', async () => {
  show();
  await expect.element(page.getByRole('button', { name: playerText.play })).toBeVisible();
  const box = page.getByRole('slider', { name: playerText.position });
  await expect.element(box).toBeVisible();
  await page.getByRole('combobox', { name: playerText.speed }).selectOptions('1.25');
  expect(video().playbackRate).toBe(1.25);
  await page.getByRole('button', { name: playerText.mute }).click();
  expect(video().muted).toBe(true);
  await userEvent.keyboard('m');
  expect(video().muted).toBe(false);
  shown.remove();
  show();
  await expect.poll(() => video().playbackRate).toBe(1.25);
});

test('another quality goes on at the same second and is remembered', async () => {
  await answering(...Array.from({ length: 9 }, progressed));
  show({ positionSeconds: 12 });
  await press(playerText.play);
  await expect.poll(() => video().currentTime, { timeout: 10_000 }).toBeGreaterThan(12.5);
  await page.getByRole('link', { name: '240p', exact: false }).click();
  await expect.element(page.getByRole('link', { name: '240p', exact: false })).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => video().currentTime, { timeout: 10_000 }).toBeGreaterThan(12.5);
  expect(document.cookie).toContain(`${QUALITY_COOKIE}=video-240`);
});

test('an address that expired is fetched anew, and it goes on at the same second', async () => {
  await answering(found(lessonDetail({ assets: assets() }), '/lesson/3'));
  show({ positionSeconds: 12, assets: [lessonAsset({ url: '/tidak-ada.wav', mimetype: 'audio/wav' })] });
  await press(playerText.play);
  await expect.poll(() => video().currentTime, { timeout: 10_000 }).toBeGreaterThan(12);
  const asked = (await arrived()).filter(({ path }) => path === '/api/my-course/batik/lesson/3');
  expect(asked.map(({ method }) => method)).toEqual(['GET']);
});

test('a recording that cannot be had says so and is tried again', async () => {
  await answering(refused(503, 'UNAVAILABLE', '', '/lesson/3'), found(lessonDetail({ assets: assets() }), '/lesson/3'));
  show({ assets: [lessonAsset({ url: '/tidak-ada.wav', mimetype: 'audio/wav' })] });
  await press(playerText.play);
  await expect.element(page.getByText(playerText.failed)).toBeVisible();
  await press(playerText.retry);
  await expect.poll(() => video().currentTime, { timeout: 10_000 }).toBeGreaterThan(0);
});

test('without a line the page stays at the end, and the next lesson comes with the line', async () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  shown = showRoom(learning(), <NextUp next={next} onCancel={() => undefined} />);
  await expect.element(page.getByText(playerText.nextIn(0)), { timeout: 9_000 }).toBeVisible();
  expect(shown.noted.visited).toEqual([]);
  line.mockRestore();
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => shown.noted.visited).toEqual([next.href]);
});

test('at the end the next lesson comes after five seconds, unless the learner says no', async () => {
  await answering(...Array.from({ length: 9 }, progressed));
  show({ positionSeconds: 28 });
  await press(playerText.play);
  await expect.element(page.getByText(playerText.nextIn(5)), { timeout: 10_000 }).toBeVisible();
  await press(playerText.cancel);
  await expect.element(page.getByText(next.title)).not.toBeInTheDocument();
  video().dispatchEvent(new Event('ended'));
  await expect.poll(() => shown.noted.visited, { timeout: 10_000 }).toEqual([next.href]);
});

test('can be read by everybody', async () => {
  show();
  await expect.element(page.getByRole('button', { name: playerText.play })).toBeVisible();
  const { violations } = await axe.run(shown.place, { rules: { 'color-contrast': { enabled: false } } }); // no stylesheet here
  expect(violations.map(({ id }) => id)).toEqual([]);
});

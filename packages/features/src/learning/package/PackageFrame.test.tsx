import { packageText } from '@suluh/i18n-id/learning';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { learning, lessonState } from '../../testing/learning.ts';
import { answering, arrived, found, refused, showRoom } from '../../testing/room.tsx';
import { PackageFrame } from './PackageFrame.tsx';

let shown: ReturnType<typeof showRoom>;
beforeEach(async () => {
  await answering();
  const frameUrl = `${location.origin}/storage/paket/mulai`;
  shown = showRoom(
    learning(),
    <PackageFrame
      course="batik"
      lessonId={3}
      title="Simulasi"
      initial={{ version: '1.2', frameUrl, cmi: null, score: null, revision: 0 }}
    />,
  );
  await expect.poll(() => shown.place.querySelector('iframe')?.src).toBe(frameUrl);
});
afterEach(() => shown.remove());

const said = (location: string) => ({ core: { lesson_location: location } });
/** What a window says to the page; the package itself unless it is told otherwise. */
function say(cmi: object, { origin = window.location.origin, isOther = false } = {}): void {
  const source = isOther ? window : shown.place.querySelector('iframe')!.contentWindow;
  const data = { kind: 'paket', cmi, seconds: 5, isLast: false };
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
}
const saved = (revision: number, score: number | null = null) =>
  found({ lesson: lessonState(), learning: learning(), revision, score }, '/package');
const bodies = async () => (await arrived()).map(({ body }) => body);

test('what the package says is saved in turn, each on the revision before, with its score', async () => {
  await answering(saved(1), saved(2, 80));
  say(said('1'));
  await expect.poll(bodies).toEqual([{ revision: 0, cmi: said('1'), seconds: 5 }]);
  await expect.element(page.getByText(packageText.saved)).toBeVisible();
  say(said('2'));
  await expect.element(page.getByText(packageText.score(80), { exact: false })).toBeVisible();
  expect((await bodies()).at(-1)).toEqual({ revision: 1, cmi: said('2'), seconds: 5 });
});

test('another window and another origin are not heard', async () => {
  say(said('1'), { isOther: true });
  say(said('1'), { origin: 'https://lain.example' });
  expect(await bodies()).toEqual([]);
});

test('says that the package is open elsewhere, where another window saved first', async () => {
  await answering(refused(409, 'CONFLICT', '', '/package'));
  say(said('1'));
  await expect.element(page.getByText(packageText.elsewhere)).toBeVisible();
});

test('what may have arrived is sent again as it was, then what was said meanwhile', async () => {
  await answering(refused(503, 'UNAVAILABLE', '', '/package'), saved(1), saved(2));
  say(said('1'));
  await expect.poll(async () => (await bodies()).length).toBe(1);
  say(said('2'));
  await expect.poll(bodies, { timeout: 10_000 }).toEqual([
    { revision: 0, cmi: said('1'), seconds: 5 },
    { revision: 0, cmi: said('1'), seconds: 5 },
    { revision: 1, cmi: said('2'), seconds: 5 },
  ]);
  await expect.element(page.getByText(packageText.saved)).toBeVisible();
}, 15_000);

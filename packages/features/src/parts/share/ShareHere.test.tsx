import { sharingText } from '@suluh/i18n-id/sharing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/island.tsx';
import { TRACKED } from '../track/track.ts';
import { ShareHere } from './ShareHere.tsx';

test('what is shared is the page itself, without what else stands in the bar; it is reported without saying by whom', async () => {
  const [shared, heard]: [unknown[], unknown[]] = [[], []];
  Object.assign(navigator, { share: async (data: unknown) => void shared.push(data) });
  document.addEventListener(TRACKED, (event) => heard.push((event as CustomEvent).detail));
  await show(<ShareHere text="Yuk, membatik" />, { at: '/course/membatik?error=EVENT_FULL#ulasan' });
  await page.getByRole('button', { name: sharingText.share }).click();
  await expect
    .poll(() => shared)
    .toEqual([{ text: 'Yuk, membatik', url: `${window.location.origin}/course/membatik` }]);
  expect(heard).toEqual([{ name: 'share', properties: { path: '/course/membatik' } }]);
});

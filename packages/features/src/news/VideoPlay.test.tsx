import { newsText } from '@suluh/i18n-id/news';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectReadable, show } from '../testing/island.tsx';
import { VideoPlay } from './VideoPlay.tsx';

test('nobody is asked for a video before the press; it plays here after it', async () => {
  await show(<VideoPlay id="a-_12345678" title="Membatik" />);
  const button = page.getByRole('link', { name: newsText.playVideo('Membatik') });
  await expect.element(button).toHaveAttribute('href', 'https://www.youtube.com/watch?v=a-_12345678');
  expect(document.querySelector('iframe')).toBeNull();
  await expectReadable();
  await button.click();
  await expect
    .element(page.getByTitle('Membatik'))
    .toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/a-_12345678?autoplay=1');
});

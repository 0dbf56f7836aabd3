import { sharingText } from '@suluh/i18n-id/sharing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectReadable, show } from '../../testing/island.tsx';
import { ShareLink } from './ShareLink.tsx';

const URL_OF = 'https://suluh.example/course/membatik';
const link = () => page.getByRole('link', { name: sharingText.share });

test('a phone is asked to share; elsewhere the link leads to WhatsApp', async () => {
  const shared: unknown[] = [];
  Object.assign(navigator, { share: async (data: unknown) => void shared.push(data) });
  await show(<ShareLink text="Membatik, 25 Oktober 2025" url={URL_OF} />);
  await expect
    .element(link())
    .toHaveAttribute('href', `https://wa.me/?text=Membatik%2C%2025%20Oktober%202025%20${encodeURIComponent(URL_OF)}`);
  await link().click();
  await expect.poll(() => shared).toEqual([{ text: 'Membatik, 25 Oktober 2025', url: URL_OF }]);
  await expectReadable();
});

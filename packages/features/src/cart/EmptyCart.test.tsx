import { promoText } from '@suluh/i18n-id/promo';
import { expect, test } from 'vitest';
import { answering, asked, found, said, show } from '../testing/island.tsx';
import { EmptyCart } from './EmptyCart.tsx';

const CHECK = 'POST /api/promo/check';

test('a promo with nothing to use it on waits for a course, and is remembered', async () => {
  await answering({ [CHECK]: [found({ promoCode: 'NYALA50', productCode: 'all' })] });
  await show(<EmptyCart promoCode="NYALA50">Kosong</EmptyCart>, { at: '/cart?promoCode=NYALA50' });
  await said(promoText.emptyCart);
  await expect.poll(async () => (await asked(CHECK)).map(({ body }) => body)).toEqual([{ promoCode: 'NYALA50' }]);
});

test('without a promo nothing is said or asked', async () => {
  await answering({ [CHECK]: [found({})] });
  await show(<EmptyCart promoCode={null}>Kosong</EmptyCart>, { at: '/cart' });
  expect(await asked(CHECK)).toEqual([]);
});

import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/island.tsx';
import { useCheckoutAddress } from './useCheckoutAddress.ts';

function Checkout(): ReactElement {
  const { query, change } = useCheckoutAddress();
  return (
    <>
      <p>{query.promoCode ?? 'tanpa promo'}</p>
      <button onClick={() => change({ promoCode: null })}>lepas</button>
      <button onClick={() => change({ cart: ['a', 'b'] })}>pilih</button>
    </>
  );
}

test('a promo that leaves the address takes nothing along that the link brought', async () => {
  await show(<Checkout />, { at: '/cart?cart=a&promoCode=NGAWUR99&name=tes&category=5&error=EVENT_FULL' });
  await page.getByRole('button', { name: 'lepas' }).click();
  await expect.poll(() => window.location.search).toBe('?cart=a&name=tes&category=5');
  await page.getByRole('button', { name: 'pilih' }).click();
  await expect.poll(() => window.location.search).toBe('?cart=a%2Cb&name=tes&category=5');
});

import { expect, it } from 'vitest';
import { TOAST_MS } from './durations.ts';

it('each toast stays as long as the product says (docs/product/display.md#times)', () => {
  expect(TOAST_MS).toEqual({
    wishlist: 1500,
    copyVoucher: 1500,
    copyPaymentDetail: 5000,
    testAccess: 5000,
    promoError: 3000,
    emptyCart: 5000,
    interestLimit: 1500,
    interestMinimum: 2500,
  });
});

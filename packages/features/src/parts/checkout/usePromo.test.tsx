import type { PageEvent } from '@suluh/domain/analytics';
import type { ReactElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { answering, asked, found, logIn, refused, show } from '../../testing/island.tsx';
import { TRACKED } from '../track/track.ts';
import { usePromo } from './usePromo.ts';

const VALIDATE = 'POST /api/promo/validate';
const heard: PageEvent[] = [];
document.addEventListener(TRACKED, (event) => heard.push((event as CustomEvent<PageEvent>).detail));
beforeEach(() => void heard.splice(0));

function Checkout(): ReactElement {
  const { addressCode } = usePromo({ kind: 'none' }, { cart: ['a'], method: null, addressCode: 'HEMAT' });
  return <p>{addressCode ?? 'tanpa promo'}</p>;
}

test('a promo that is used is reported by its code', async () => {
  logIn();
  await answering({ [VALIDATE]: [found({ promoCode: 'HEMAT', discount: 10_000, productCode: null, maxItems: 5 })] });
  await show(<Checkout />);
  await expect.poll(() => heard).toEqual([{ name: 'promo_use', properties: { promo: 'HEMAT' } }]);
});

test('one that is refused is not', async () => {
  logIn();
  await answering({ [VALIDATE]: [refused(409, 'PROMO_UNUSABLE', 'Tidak bisa')] });
  await show(<Checkout />);
  await expect.poll(async () => (await asked(VALIDATE)).length).toBe(1);
  expect(heard).toEqual([]);
});

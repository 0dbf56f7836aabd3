import type { PageEvent } from '@suluh/domain/analytics';
import { useState, type ReactElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answering, asked, found, logIn, refused, show } from '../../testing/island.tsx';
import { TRACKED } from '../track/track.ts';
import { usePromo, type PromoStart } from './usePromo.ts';

const VALIDATE = 'POST /api/promo/validate';
const heard: PageEvent[] = [];
document.addEventListener(TRACKED, (event) => heard.push((event as CustomEvent<PageEvent>).detail));
beforeEach(() => void heard.splice(0));

const HEMAT = { promoCode: 'HEMAT', discount: 10_000, productCode: null, maxItems: 5 };

function Checkout({ start = { kind: 'none' } }: { start?: PromoStart }): ReactElement {
  const [cart, setCart] = useState(['a']);
  const { addressCode, picked, reset, pick, use } = usePromo(start, { cart, method: null, addressCode: 'HEMAT' });
  return (
    <>
      <p>{addressCode ?? 'tanpa promo'}</p>
      <button onClick={() => setCart([...cart, `b${cart.length}`])}>tambah</button>
      <button onClick={reset}>lepas</button>
      <button onClick={() => void pick('HEMAT')}>pilih</button>
      {picked && <button onClick={() => void use()}>pakai</button>}
    </>
  );
}
const press = (name: string) => page.getByRole('button', { name }).click();

test('a promo that is used is reported by its code', async () => {
  logIn();
  await answering({ [VALIDATE]: [found(HEMAT)] });
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

test('one that is checked again because the cart changed was used once', async () => {
  logIn();
  await answering({ [VALIDATE]: [found(HEMAT)] });
  await show(<Checkout />);
  await expect.poll(() => heard).toHaveLength(1);
  await press('tambah');
  await expect.poll(async () => (await asked(VALIDATE)).length).toBe(2);
  await press('tambah');
  await expect.poll(async () => (await asked(VALIDATE)).length).toBe(3);
  expect(heard).toHaveLength(1);
});

test('one the page came with, by a link or from the page before, is used once, and not anew by a change of the cart', async () => {
  logIn();
  await answering({ [VALIDATE]: [found(HEMAT)] });
  await show(<Checkout start={{ kind: 'applied', promo: { ...HEMAT, productCode: 'all' }, fixed: false }} />);
  await press('tambah');
  await expect.poll(async () => (await asked(VALIDATE)).length).toBe(1);
  await show(<p>halaman lain</p>);
  await show(<Checkout start={{ kind: 'applied', promo: { ...HEMAT, productCode: 'all' }, fixed: false }} />);
  expect(heard).toEqual([{ name: 'promo_use', properties: { promo: 'HEMAT' } }]);
});

test('one that was taken off and used again is a use of its own', async () => {
  logIn();
  await answering({ [VALIDATE]: [found(HEMAT)], 'DELETE /api/promo/delete': [found({})] });
  await show(<Checkout />);
  await expect.poll(() => heard).toHaveLength(1);
  await press('lepas');
  await press('pilih');
  await press('pakai');
  await expect.poll(() => heard).toHaveLength(2);
});

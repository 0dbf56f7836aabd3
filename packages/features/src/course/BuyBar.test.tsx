import { Price } from '@suluh/ui/price/Price';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { Curriculum } from '@suluh/ui/course/Curriculum';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/island.tsx';
import { BuyBar } from './BuyBox.tsx';

const html = document.documentElement;
afterEach(() => html.removeAttribute('style'));

const PRICE = { finalText: 'Rp412.500', originalText: 'Rp550.000', discountText: '25%' };
const bar = (
  <BuyBar
    price={<Price price={PRICE} />}
    wishlist={
      <button type="button" aria-pressed="false" className="iconButton" aria-label="Wishlist">
        .
      </button>
    }
    action={
      <ButtonLink kind="flame" href="#jadwal">
        Pilih dan Beli Jadwal
      </ButtonLink>
    }
  />
);

test.each([320, 360, 390])('letters of twice the size leave the flame of the bar whole on %i px', async (width) => {
  await show(bar, { screen: 'phone' });
  await page.viewport(width, 640);
  html.style.fontSize = '200%';
  const flame = page.getByRole('link').element();
  expect(flame.scrollWidth).toBeLessThanOrEqual(flame.clientWidth);
  expect(flame.getBoundingClientRect().height).toBeLessThan(60);
  expect(flame.parentElement!.getBoundingClientRect().height).toBeLessThan(170);
});

test.each([320, 390])('price and flame stand side by side on %i px', async (width) => {
  await show(bar, { screen: 'phone' });
  await page.viewport(width, 640);
  const flame = page.getByRole('link').element();
  expect(flame.parentElement!.getBoundingClientRect().height).toBeLessThan(84);
  expect(flame.scrollWidth).toBeLessThanOrEqual(flame.clientWidth);
});

test('a lesson to try keeps its title whole on a phone', async () => {
  const lesson = { title: 'Menyusun rumus pertamamu', icon: 'play', durationText: '12 menit' } as const;
  const trial = { href: '/course/excel/coba/1', text: 'Coba gratis', label: 'Coba gratis: Menyusun rumus' };
  await show(
    <div className="layout-page">
      <Curriculum
        id="kurikulum"
        openIndex={0}
        sections={[{ title: 'Sesi 1. Rumus', meta: '1 materi', lessons: [{ ...lesson, trial }] }]}
      />
    </div>,
    { screen: 'phone' },
  );
  const title = page.getByText(lesson.title).element().getBoundingClientRect();
  const link = page.getByRole('link').element().getBoundingClientRect();
  const minutes = page.getByText(lesson.durationText).element().getBoundingClientRect();
  expect(title.width).toBeGreaterThan(190);
  expect(link.top).toBeGreaterThanOrEqual(title.bottom);
  expect(Math.abs(link.top + link.height / 2 - minutes.top - minutes.height / 2)).toBeLessThan(2);
});

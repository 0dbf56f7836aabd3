import type { Landing } from '@suluh/api/types';
import { BLANK_LANDING } from '@suluh/domain/staff';
import { landingText } from '@suluh/i18n-id/landing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectReadable, show } from '../../testing/island.tsx';
import { LandingTerms, LandingWho } from './LandingWho.tsx';

const EMPTY: Landing = { ...BLANK_LANDING, title: 'Saldo untuk keahlian' };
const heading = (name: string) => page.getByRole('heading', { name });
const landing: Landing = {
  ...EMPTY,
  benefitsTitle: 'Yang dibayar',
  benefits: [{ title: 'Kursus bertanda', text: 'Saldo hanya untuk itu.' }],
  who: 'Penerima kartu\n\nYang nomornya masih aktif',
};

test('what the balance pays stands beside who may, one line each', async () => {
  await show(<LandingTerms landing={landing} />);
  await expect.element(heading('Yang dibayar')).toBeVisible();
  await expect.element(heading(landingText.who)).toBeVisible();
  await expect.element(page.getByText('Saldo hanya untuk itu.')).toBeVisible();
  expect(page.getByRole('listitem').elements()).toHaveLength(2);
  await expectReadable();
});

test('one of them stands alone where the other is empty', async () => {
  await show(<LandingTerms landing={{ ...landing, who: '' }} />);
  await expect.element(heading('Yang dibayar')).toBeVisible();
  await expect.element(heading(landingText.who)).not.toBeInTheDocument();
});

test('nothing stands where neither is written', async () => {
  await show(
    <>
      <LandingTerms landing={EMPTY} />
      <LandingWho landing={EMPTY} />
    </>,
  );
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument();
});

test('who may stands under its own title on a home', async () => {
  await show(<LandingWho landing={{ ...landing, whoTitle: 'Cocok untuk' }} />);
  await expect.element(heading('Cocok untuk')).toBeVisible();
  expect(page.getByRole('listitem').elements()).toHaveLength(2);
});

import type { Landing } from '@suluh/api/types';
import { BLANK_LANDING } from '@suluh/domain/staff';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectReadable, show } from '../../testing/island.tsx';
import { LandingHelp } from './LandingHelp.tsx';

const landing: Landing = {
  ...BLANK_LANDING,
  title: 'Naik Kelas',
  contacts: [
    { kind: 'mail', text: 'ukm@contoh.example' },
    { kind: 'hours', text: 'Senin sampai Jumat' },
  ],
};
const questions = [{ question: 'Siapa yang membayar?', answer: 'Tidak ada.' }];
const boxOf = (text: string) => page.getByText(text).element().getBoundingClientRect();

test('contacts without questions fill the width of the block, beside its title', async () => {
  await show(<LandingHelp landing={landing} />, { screen: 'desktop' });
  const title = boxOf('Butuh bantuan?');
  const last = boxOf('Senin sampai Jumat');
  expect(Math.abs(title.top + title.height / 2 - (last.top + last.height / 2))).toBeLessThan(12);
  const right = page.getByRole('list').element().parentElement!.getBoundingClientRect().right;
  expect(right - last.right).toBeLessThan(4);
  await expectReadable();
});

test('questions stand beside contacts', async () => {
  await show(<LandingHelp landing={{ ...landing, questions }} />, { screen: 'desktop' });
  expect(boxOf('Siapa yang membayar?').left).toBeGreaterThan(boxOf('Senin sampai Jumat').right);
});

test('on a phone one stands below the other', async () => {
  await show(<LandingHelp landing={{ ...landing, questions }} />, { screen: 'phone' });
  expect(boxOf('Siapa yang membayar?').top).toBeGreaterThan(boxOf('Senin sampai Jumat').bottom);
  await expectReadable();
});

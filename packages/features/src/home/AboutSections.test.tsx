import type { Landing } from '@suluh/api/types';
import { BLANK_LANDING } from '@suluh/domain/staff';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectReadable, show, tenant } from '../testing/island.tsx';
import { AboutSection } from './AboutSections.tsx';

const landing: Landing = {
  ...BLANK_LANDING,
  title: 'Janabadra Siap Kerja',
  benefitsTitle: 'Yang kamu dapat',
  benefits: [
    { title: 'Pendamping', text: 'Setiap Rabu malam.', picture: 'landing/manfaat/pendamping.webp' },
    { title: 'Bukti', text: 'Sebelum wisuda.', picture: null },
    { title: 'Dekat', text: 'Di kampusmu.' },
  ],
};
const pictures = () => [...document.querySelectorAll<HTMLImageElement>('#manfaat img')];

test('a benefit stands below its picture, where it has one', async () => {
  await show(<AboutSection tenant={tenant} landing={landing} isSaving={false} />);
  await expect.element(page.getByRole('list', { name: 'Yang kamu dapat' }).getByRole('listitem').first()).toBeVisible();
  expect(page.getByRole('listitem').elements()).toHaveLength(3);
  expect(pictures().map(({ src }) => decodeURIComponent(src))).toEqual([
    expect.stringContaining('landing/manfaat/pendamping.webp'),
  ]);
  const [frame, words] = [pictures()[0]!.parentElement!, page.getByText('Setiap Rabu malam.').element()];
  expect(frame.getBoundingClientRect().height).toBeGreaterThan(100);
  expect(frame.getBoundingClientRect().bottom).toBeLessThan(words.getBoundingClientRect().top);
  await expectReadable();
});

test('who saves data reads benefits without pictures', async () => {
  await show(<AboutSection tenant={tenant} landing={landing} isSaving />);
  await expect.element(page.getByText('Setiap Rabu malam.')).toBeVisible();
  expect(pictures()).toEqual([]);
});

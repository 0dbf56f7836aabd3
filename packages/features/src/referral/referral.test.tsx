import { referralText } from '@suluh/i18n-id/referral';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectReadable, show } from '../testing/island.tsx';
import { CodeCard } from './CodeCard.tsx';
import { Friends } from './Friends.tsx';

test('a code is read, and its link can be sent on before JavaScript', async () => {
  await show(<CodeCard code="RANI-7K2M" url="https://suluh.example/auth/register?referral=RANI-7K2M" />, {
    screen: 'phone',
  });
  await expect.element(page.getByText('RANI-7K2M')).toBeVisible();
  const share = page.getByRole('link', { name: 'Bagikan' }).element().getAttribute('href')!;
  expect(decodeURIComponent(share)).toContain('https://suluh.example/auth/register?referral=RANI-7K2M');
  await expectReadable();
});

test('friends are told by how far they are', async () => {
  await show(
    <Friends
      friends={[
        { name: 'Tia P.', joinedAt: '2026-10-03T02:00:00.000Z', state: 'ready', reward: 25_000 },
        { name: 'Yoga A.', joinedAt: '2026-10-09T02:00:00.000Z', state: 'waiting', reward: 25_000 },
        { name: 'Melati S.', joinedAt: '2026-10-14T02:00:00.000Z', state: 'joined', reward: 0 },
      ]}
    />,
    { screen: 'phone' },
  );
  const rows = page
    .getByRole('row')
    .elements()
    .map((row) => row.textContent);
  expect(rows.slice(1)).toEqual([
    'Tia P.3 Oktober 2026BerhasilRp25.000',
    'Yoga A.9 Oktober 2026Menunggu 7 hariRp25.000',
    'Melati S.14 Oktober 2026Baru mendaftarBelum ada',
  ]);
  await expectReadable();
});

test('nobody who joined is said', async () => {
  await show(<Friends friends={[]} />, { screen: 'phone' });
  await expect.element(page.getByText(referralText.noFriends)).toBeVisible();
});

import { errorText } from '@suluh/i18n-id/errors';
import { wishlistText } from '@suluh/i18n-id/wishlist';
import { expect, test } from 'vitest';
import { answering, asked, found, ledTo, logIn, refused, said, show } from '../testing/island.tsx';
import type { Scripted } from '../testing/scriptedApi.ts';
import { DoneDeed } from './DoneDeed.tsx';

const ADD = 'POST /api/wishlist';
async function comeBack(answer: Scripted): Promise<void> {
  logIn();
  await answering({ [ADD]: [answer] });
  await show(<DoneDeed deed={{ kind: 'wish', courseId: 8_001, path: '/', atMs: 0 }} />);
}

test('what was wished for before a login is wished for once', async () => {
  await comeBack(found({}));
  await said(wishlistText.added);
  expect((await asked(ADD)).map(({ body }) => body)).toEqual([{ courseId: 8_001 }]);
});

test.each([
  ['nothing answers', 'lost', errorText.noConnection],
  ['the login does not help', refused(401, 'UNAUTHENTICATED', 'Masuk dulu'), 'Masuk dulu'],
] as const)('where %s, it says so and leads to no second login', async (_, answer, message) => {
  await comeBack(answer);
  await said(message);
  expect(await asked(ADD)).toHaveLength(1);
  expect(ledTo()).toEqual([]);
  expect(sessionStorage.getItem('suluh-main-deed')).toBeNull();
});

import { ruleText } from '@suluh/i18n-id/validation';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answering, expectReadable, found, logIn, said, show } from '../testing/island.tsx';
import { LearningInterests } from './LearningInterests.tsx';

const interests = ['Barista', 'Batik', 'Data', 'Kuliner'].map((name, id) => ({ id, name, isSelected: id > 0 }));
const box = (name: string) => page.getByRole('checkbox', { name });

test('a fourth interest is off, and pressing it says why; with one less it can be chosen', async () => {
  await answering({ 'GET /api/learning-interest': [found(interests)] });
  logIn();
  await show(<LearningInterests />);
  await expect.element(box('Barista')).toHaveAttribute('aria-disabled', 'true');
  await expectReadable();
  await box('Barista').click({ force: true });
  await said(ruleText({ code: 'interestMax' }));
  await expect.element(box('Barista')).not.toBeChecked();
  await box('Batik').click();
  await expect.element(box('Barista')).toHaveAttribute('aria-disabled', 'false');
  await box('Barista').click();
  await expect.element(box('Barista')).toBeChecked();
});

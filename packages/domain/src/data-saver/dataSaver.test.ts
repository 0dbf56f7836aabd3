import { expect, test } from 'vitest';
import { isSavingData } from './dataSaver.ts';

test.each<[string, string | undefined, string | null | undefined, boolean]>([
  ['as the browser wishes, when nothing was chosen', undefined, 'on', true],
  ['as the browser wishes, however it writes it', undefined, ' ON ', true],
  ['not, when nobody asks', undefined, null, false],
  ['not, when the header is missing', undefined, undefined, false],
  ['not, when the browser says something else', undefined, 'off', false],
  ['when it was chosen, whatever the browser says', 'on', null, true],
  ['not when it was refused, though the browser wishes it', 'off', 'on', false],
  ['as the browser wishes, when the choice is not one of ours', 'x', 'on', true],
  ['not for a choice that is not one of ours', 'x', null, false],
])('data is saved %s', (_, chosen, asked, expected) => {
  expect(isSavingData(chosen, asked)).toBe(expected);
});

import { describe, expect, it } from 'vitest';
import { shownError } from './errorDisplay.ts';

describe('form fields: when an error shows', () => {
  it.each([
    ['an untouched field shows none', false, false, { rule: 'required' }, null],
    ['a touched field shows its first error', true, false, { rule: 'required' }, 'required'],
    ['a touched field without error shows none', true, false, {}, null],
    ['a submit error shows at once', false, false, { submit: 'taken' }, 'taken'],
    ['a submit error comes before the rule', true, false, { rule: 'required', submit: 'taken' }, 'taken'],
    ['a submit error hides once the field changed', true, true, { submit: 'taken' }, null],
    ['then the rule shows again', true, true, { rule: 'required', submit: 'taken' }, 'required'],
  ])('%s', (_, touched, changedSinceSubmit, errors, expected) => {
    expect(shownError({ touched, changedSinceSubmit }, errors)).toBe(expected);
  });
});

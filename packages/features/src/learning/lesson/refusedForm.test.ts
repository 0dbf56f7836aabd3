import { handInText, noteText, questionText } from '@suluh/i18n-id/learning';
import { expect, test } from 'vitest';
import { keptText, refusedIn } from './refusedForm.ts';

test.each([
  ['a note after a login', { draf: 'note-write' }, { text: 'Celup' }, { problem: noteText.again, text: 'Celup' }],
  ['an empty note', { draf: 'note-write', error: 'BAD_REQUEST' }, { text: ' ' }, { problem: noteText.required }],
  [
    'a changed note',
    { draf: 'note-change', error: 'UNAVAILABLE' },
    { text: 'A', note: 'n-1' },
    { text: 'A', note: 'n-1' },
  ],
  [
    'too many questions',
    { draf: 'question-ask', error: 'CONFLICT' },
    { text: 'A?' },
    { problem: questionText.tooMany },
  ],
  ['another file', { draf: 'hand-in', error: 'UNSUPPORTED_MEDIA_TYPE' }, {}, { problem: handInText.failure.wrongKind }],
  [
    'a file nobody read',
    { error: 'PAYLOAD_TOO_LARGE' },
    {},
    { form: 'hand-in', problem: handInText.failure.tooLargePlain },
  ],
])('%s is told at its form', (_, search, kept, expected) => {
  expect(refusedIn(search, keptText(kept))).toMatchObject(expected);
});

test('no form is refused without a name, without words that are left, and of a name that is none', () => {
  expect(refusedIn({ draf: 'lain', error: 'CONFLICT' }, keptText({ text: 'A' }))).toBeNull();
  expect(refusedIn({}, keptText({ text: 'A' }))).toBeNull();
  expect(refusedIn({ draf: 'note-write' }, null)).toBeNull();
});

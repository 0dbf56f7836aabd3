import { expect, it } from 'vitest';
import { opensAsTrial } from './trial.ts';

it.each([
  ['video', true, true],
  ['article', true, true],
  ['file', true, true],
  ['video', false, false],
  ['link', true, false],
  ['live', true, false],
  ['quiz', true, false],
  ['assignment', true, false],
  ['scorm', true, false],
])('a lesson of kind %s, offered to try %s: opens %s', (kind, isPreview, opens) => {
  expect(opensAsTrial({ kind, isPreview })).toBe(opens);
});

import { expect, it } from 'vitest';
import { endsByDecision } from './inbox.ts';

it.each([
  ['partnership', true],
  ['jobApplication', true],
  ['certificateName', true],
  ['refund', true],
  ['lead', false],
  ['review', true],
  ['personalData', false],
  ['mail', false],
])('%s ends by a decision: %s', (kind, expected) => expect(endsByDecision(kind)).toBe(expected));

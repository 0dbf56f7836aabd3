import { expect, it } from 'vitest';
import { APPLICATION_STATES, MOST_ANSWER_SIGNS } from './index.ts';

it('an application is sent, then decided one way or the other', () => {
  expect(APPLICATION_STATES).toEqual(['sent', 'invited', 'declined']);
  expect(MOST_ANSWER_SIGNS).toBe(1_000);
});

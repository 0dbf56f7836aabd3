import { describe, expect, it } from 'vitest';
import { internshipButton, INTERNSHIP_BUSY_MS } from './internshipButton.ts';

describe('internship card', () => {
  it.each([
    ['owned and logged in starts', true, true, 'start'],
    ['owned but logged out enrols', true, false, 'enrol'],
    ['not owned enrols', false, true, 'enrol'],
    ['neither enrols', false, false, 'enrol'],
  ] as const)('%s', (_, owned, loggedIn, expected) => {
    expect(internshipButton({ owned, loggedIn })).toBe(expected);
  });

  it('stays busy for a second (docs/product/display.md#times)', () => {
    expect(INTERNSHIP_BUSY_MS).toBe(1000);
  });
});

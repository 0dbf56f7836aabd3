import { describe, expect, it } from 'vitest';
import { buyButton, type BuyButtonCode } from './buyButton.ts';
import type { EventStatus } from './eventStatus.ts';

describe('schedule card buy button', () => {
  it.each([
    ['an available event is open', false, 'available', 10, 'open'],
    ['one seat left is open', false, 'available', 1, 'open'],
    ['an unknown quota is open', false, 'available', null, 'open'],
    ['quota 0 is sold out', false, 'available', 0, 'soldOut'],
    ['full is sold out whatever the quota', false, 'full', 5, 'soldOut'],
    ['availableSoon waits', false, 'availableSoon', 5, 'availableSoon'],
    ['quota 0 comes before availableSoon', false, 'availableSoon', 0, 'soldOut'],
    ['expired is over', false, 'expired', 5, 'expired'],
    ['expired comes before quota 0', false, 'expired', 0, 'expired'],
    ['owned comes before everything', true, 'expired', 0, 'owned'],
    ['owned comes before open', true, 'available', 5, 'owned'],
  ] as [string, boolean, EventStatus, number | null, BuyButtonCode][])('%s', (_, owned, eventStatus, quota, code) => {
    expect(buyButton({ owned, eventStatus, quota })).toEqual({ code, enabled: code === 'open' });
  });
});

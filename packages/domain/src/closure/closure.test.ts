import { describe, expect, it } from 'vitest';
import { CLOSURE_DATE, closureNotice, DEFAULT_CLOSURE, salesOpen } from './closure.ts';

describe('closure notice (R1)', () => {
  it('is enabled for 6 November 2025 with sales open', () => {
    expect(CLOSURE_DATE).toBe('2025-11-06');
    expect(DEFAULT_CLOSURE).toEqual({ enabled: true, date: '2025-11-06', salesClosed: false });
  });

  it.each([
    ['the day before', '2025-11-05', false, 'announced'],
    ['the day itself', '2025-11-06', false, 'announced'],
    ['the day after, sales open', '2025-11-07', false, 'ending'],
    ['a year later, sales open', '2026-11-22', false, 'ending'],
    ['the day before, sales closed', '2025-11-05', true, 'ended'],
    ['the day after, sales closed', '2025-11-07', true, 'ended'],
  ])('%s (%s) it says of the service: %s, %s', (_, today, salesClosed, phase) => {
    expect(closureNotice({ ...DEFAULT_CLOSURE, salesClosed }, today)).toEqual({
      kind: 'open',
      phase,
      date: '2025-11-06',
    });
  });

  it('does not open when disabled', () => {
    expect(closureNotice({ ...DEFAULT_CLOSURE, enabled: false }, '2025-11-07')).toEqual({ kind: 'none' });
  });

  it.each([
    ['by default', true, false, true],
    ['closed', true, true, false],
    ['closed but the closure is disabled', false, true, true],
  ])('sales are open: %s', (_, enabled, salesClosed, expected) => {
    expect(salesOpen({ ...DEFAULT_CLOSURE, enabled, salesClosed })).toBe(expected);
  });
});

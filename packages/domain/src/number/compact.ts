/** Size of a shortened number; their suffixes are nothing, rb, jt and ml (docs/product/display.md#money). */
export type CompactUnit = 'one' | 'thousand' | 'million' | 'billion';

export interface CompactNumber {
  /** The number in its unit, cut (not rounded) to one decimal below 100. */
  value: number;
  unit: CompactUnit;
}

const UNITS: readonly { unit: CompactUnit; size: number }[] = [
  { unit: 'billion', size: 1_000_000_000 },
  { unit: 'million', size: 1_000_000 },
  { unit: 'thousand', size: 1_000 },
];

/**
 * Shortens a count for display: 999 stays, 1.250 becomes 1,2 thousand. Negative and broken numbers become 0.
 * Cutting keeps 999.999 from reading as a thousand thousands.
 */
export function compactNumber(count: number): CompactNumber {
  const whole = Number.isFinite(count) ? Math.max(0, Math.floor(count)) : 0;
  const fitting = UNITS.find(({ size }) => whole >= size);
  if (!fitting) return { value: whole, unit: 'one' };
  const inUnit = whole / fitting.size;
  return { value: inUnit < 100 ? Math.floor(inUnit * 10) / 10 : Math.floor(inUnit), unit: fitting.unit };
}

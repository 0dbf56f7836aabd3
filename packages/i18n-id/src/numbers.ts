import type { CompactNumber, CompactUnit } from '@suluh/domain/number';

// Apart from the dates of format.ts, whose library no page need load to show a price.

/** 'Rp412.500': rupiah with dots, rounded, never below 0 (docs/product/display.md#money). */
export function rupiah(amount: number): string {
  const whole = Number.isFinite(amount) ? Math.max(0, Math.round(amount)) : 0;
  return `Rp${String(whole).replace(/\B(?=(\d{3})+$)/g, '.')}`;
}

/** '−Rp50.000': a reduction in a price summary, with a true minus sign. */
export function rupiahOff(amount: number): string {
  return `−${rupiah(amount)}`;
}

/** '1.234': a whole number with dots. */
export function wholeNumber(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, '.');
}

/** '40%': a discount. */
export function percent(value: number): string {
  return `${Math.round(value)}%`;
}

/** '4.8': a rating with one decimal (docs/product/display.md#money). */
export function rating(value: number): string {
  return value.toFixed(1);
}

const COMPACT_UNITS = {
  one: '',
  thousand: ' rb',
  million: ' jt',
  billion: ' ml',
} as const satisfies Record<CompactUnit, string>;

/** '1,2 rb': a number that domain shortened; suffixes rb, jt, ml (docs/product/display.md#money). */
export function compact({ value, unit }: CompactNumber): string {
  return `${String(value).replace('.', ',')}${COMPACT_UNITS[unit]}`;
}

/** '960 menit': a duration (docs/product/display.md#money). */
export function minutes(count: number): string {
  return `${wholeNumber(count)} menit`;
}

import { ageOf, type Age } from '@suluh/domain/time';

const UNITS = { minute: 'menit', hour: 'jam', day: 'hari' } as const;

const said = (age: NonNullable<Age>): string =>
  age.unit === 'now' ? 'Baru saja' : `${age.count} ${UNITS[age.unit]} lalu`;

/** 'Baru saja', '5 menit lalu', '2 hari lalu'; null from a week on (docs/product/display.md#dates). */
export function ageText(moment: string, nowMs: number): string | null {
  const age = ageOf(Date.parse(moment), nowMs);
  return age && said(age);
}

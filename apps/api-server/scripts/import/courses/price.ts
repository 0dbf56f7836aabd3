import type { CourseInput } from './courseRow.ts';
import { toRupiah } from './rates.ts';

/** Price before and after discount in rupiah, or the field that has no meaning. */
export type Priced = { price: number; priceAfter: number; notes: string[] } | { field: string; reason: string };

const MOST_RUPIAH = 1_000_000_000;
/**
 * Collections put together from several lists have dollar prices beside undiscounted ones of another currency: 20 and
 * 1280.
 */
const MOST_TIMES_IN_DOLLARS = 5;

/** What `cost` says: '$25' is dollars, 'Free Online Course' nothing, 'Paid Course' no amount. */
function costOf(cost: string | undefined): { amount: number; currency: string } | null {
  const dollars = /^\$(\d+(?:\.\d+)?)$/.exec(cost ?? '')?.[1];
  if (dollars !== undefined) return { amount: Number(dollars), currency: 'USD' };
  return /^free/i.test(cost ?? '') ? { amount: 0, currency: 'IDR' } : null;
}

/**
 * Price of a row. Without a currency an amount is rupiah. A row without any amount has no price, and is shown as
 * 'Gratis' (R2); a price above the one before the discount makes that one meaningless.
 */
export function priceOf(row: CourseInput): Priced {
  const cost = costOf(row.cost) ?? (row.fee === 'free' ? { amount: 0, currency: 'IDR' } : null);
  const sold = row.price ?? row.price_foreign;
  const normal = row.price_normal ?? row.price_original;
  const isOther =
    row.currency === 'USD' && sold !== undefined && normal !== undefined && normal > sold * MOST_TIMES_IN_DOLLARS;
  const before = isOther ? undefined : normal;
  const after = sold ?? before ?? cost?.amount;
  if (after === undefined) return { price: 0, priceAfter: 0, notes: ['no price: free'] };
  const currency = (sold ?? before) === undefined ? (cost?.currency ?? 'IDR') : (row.currency ?? 'IDR');
  const priceAfter = toRupiah(after, currency);
  const price = toRupiah(Math.max(before ?? 0, after), currency);
  if (price === null || priceAfter === null) return { field: 'currency', reason: `has no rate: ${currency}` };
  if (price > MOST_RUPIAH) return { field: 'price', reason: `must not be more than ${MOST_RUPIAH} rupiah` };
  const notes = [
    currency === 'unknown' && 'unknown currency: read as Egyptian pounds',
    isOther && 'price before discount in another currency: left out',
  ];
  return { price, priceAfter, notes: notes.filter((note) => note !== false) };
}

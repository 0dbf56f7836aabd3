/**
 * Rupiah per unit of a foreign currency, rounded from the middle rates of 31 October 2025. For prices of imported
 * catalogues only, which are shown and never charged abroad; results are rounded to a thousand rupiah.
 *
 * `unknown` is what one collection says of Udemy prices like 399.99 and 1199.99. Such points occur in its list in
 * Egyptian pounds and in no other currency of the data (rupees end in .00, dollars stay below 500), so they are read as
 * Egyptian pounds, and the report counts them. A currency that is not in the table rejects the row.
 */
const rupiahPer: Readonly<Record<string, number>> = {
  IDR: 1,
  USD: 16_630,
  EUR: 19_200,
  GBP: 21_900,
  SGD: 12_800,
  MYR: 3_970,
  INR: 187,
  EGP: 352,
  unknown: 352,
};

/** A foreign price in whole rupiah; null for a currency without a rate. */
export function toRupiah(amount: number, currency: string): number | null {
  const rate = rupiahPer[currency];
  if (rate === undefined) return null;
  return currency === 'IDR' ? Math.round(amount) : Math.round((amount * rate) / 1000) * 1000;
}

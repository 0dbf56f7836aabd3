/** Who sells, as invoices say it, and the shares that are reckoned by (docs/product/invoice.md#seller). */
export interface SellerTerms {
  name: string;
  address: string;
  /** Tax number, digits alone; empty where there is none. */
  npwp: string;
  /** Tax that prices contain; 0: none. */
  taxPercent: number;
  /** What the platform keeps of what partners sell. */
  feePercent: number;
}

/** What stands on invoices until somebody writes it down. */
export const UNNAMED_SELLER: SellerTerms = { name: 'Suluh', address: '', npwp: '', taxPercent: 0, feePercent: 0 };

const OLD_FORM = /^(\d{2})(\d{3})(\d{3})(\d)(\d{3})(\d{3})$/;

/** A tax number as it is printed: the old one of 15 digits as 01.234.567.8-901.000, one of 16 in fours. */
export const printedNpwp = (digits: string): string =>
  OLD_FORM.test(digits) ? digits.replace(OLD_FORM, '$1.$2.$3.$4-$5.$6') : digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

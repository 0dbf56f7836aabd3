import { rupiahOf } from '@suluh/domain/staff';

/**
 * A whole number as it was typed (docs/product/staff.md#tables): null for nothing, and what is none as it is. Both are sent
 * so, and refused at their field: nothing is not naught, and 150.000 is not 150.
 */
export const typedWhole = (typed: FormDataEntryValue | null): number | string | null => {
  const text = typeof typed === 'string' ? typed : '';
  return text.trim() === '' ? null : (rupiahOf(text) ?? text);
};

import type { SellerTerms } from '@suluh/domain/invoice';

/** Who sells in the demo: nobody there is. */
export const seller: SellerTerms = {
  name: 'PT Suluh Belajar Nusantara',
  address: 'Jalan Tamansari 12, Bandung 40116',
  npwp: '012345678901000',
  taxPercent: 11,
  feePercent: 20,
};

import type { BillingAddress } from '@suluh/api/types';
import type { BillingPic } from './BillingFields.tsx';

/** What a kept address says of whom an invoice goes to. */
export const picOf = ({
  fullnameUser,
  position,
  pic_phone,
  pic_email,
  billingAddress,
}: BillingAddress): BillingPic => ({
  fullnameUser,
  position,
  pic_phone,
  pic_email,
  billingAddress,
});

/** One kept address in a line. */
export const addressLine = ({ fullnameUser, billingAddress }: BillingPic): string =>
  `${fullnameUser}, ${billingAddress.replaceAll(/\s+/g, ' ')}`;

import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { keepStyles } from './Keep.styles.ts';

/** What a lesson costs in data, keeping it on the device, and how much of large work has been sent. */
export const KeepStylesheet = stylesheet`
  ${keepStyles}
`;

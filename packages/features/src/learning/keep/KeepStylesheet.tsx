import { createGlobalStyle } from 'styled-components';
import { keepStyles } from './Keep.styles.ts';

/** What a lesson costs in data, and keeping it on the device. */
export const KeepStylesheet = createGlobalStyle`
  ${keepStyles}
`;

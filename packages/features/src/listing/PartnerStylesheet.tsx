import { createGlobalStyle } from 'styled-components';
import { partnerHeaderStyles } from './PartnerHeader.styles.ts';

/** Who an institution is, above its listing. */
export const PartnerStylesheet = createGlobalStyle`
  ${partnerHeaderStyles}
`;

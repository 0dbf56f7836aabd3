import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { partnerHeaderStyles } from './PartnerHeader.styles.ts';

/** Who an institution is, above its listing. */
export const PartnerStylesheet = stylesheet`
  ${partnerHeaderStyles}
`;

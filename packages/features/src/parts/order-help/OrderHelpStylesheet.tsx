import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { orderHelpStyles } from './OrderHelp.styles.ts';

/** The help with an order, on a page that has no styles of its own. Rendered beside PaymentStylesheet. */
export const OrderHelpStylesheet = stylesheet`
  ${orderHelpStyles}
`;

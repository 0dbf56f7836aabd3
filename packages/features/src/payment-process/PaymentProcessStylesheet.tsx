import { qrCodeStyles } from '@suluh/ui/paper/QrCode.styles.ts';
import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { orderHelpStyles } from './OrderHelp.styles.ts';
import { qrPaymentStyles } from './QrPayment.styles.ts';

/** What the page of one payment has of its own. Rendered beside PaymentStylesheet. */
export const PaymentProcessStylesheet = stylesheet`
  ${qrCodeStyles}
  ${qrPaymentStyles}
  ${orderHelpStyles}
`;

import { qrCodeStyles } from '@suluh/ui/paper/QrCode.styles.ts';
import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { orderHelpStyles } from '../parts/order-help/OrderHelp.styles.ts';
import { torchStyles } from '../parts/torch/Torch.styles.ts';
import { paidMomentStyles } from './PaidMoment.styles.ts';
import { qrPaymentStyles } from './QrPayment.styles.ts';

/** What the page of one payment has of its own. Rendered beside PaymentStylesheet. */
export const PaymentProcessStylesheet = stylesheet`
  ${qrCodeStyles}
  ${qrPaymentStyles}
  ${orderHelpStyles}
  ${torchStyles}
  ${paidMomentStyles}
`;

import { again } from './buyAgain.ts';
import { cancel } from './cancelPayment.ts';
import { choose, invoice } from './chooseMethod.ts';
import { paperRoutes } from './invoice/invoiceFile.ts';
import { prakerjaRoutes } from './prakerja/routes.ts';
import { qrRoute } from './qrPicture.ts';
import { readRoutes } from './readPayments.ts';
import { refundRoutes } from './askRefund.ts';
import { refundAccountRoutes } from './transferRefund.ts';
import { walletRoutes } from './wallet/routes.ts';
import { webhook } from './webhook/webhook.ts';

export const paymentRoutes = [
  ...readRoutes,
  qrRoute,
  choose,
  invoice,
  cancel,
  ...walletRoutes,
  again,
  ...paperRoutes,
  ...refundRoutes,
  ...refundAccountRoutes,
  ...prakerjaRoutes,
  webhook,
];

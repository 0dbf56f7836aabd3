import { again } from './again.ts';
import { cancel } from './cancel.ts';
import { choose, invoice } from './choose.ts';
import { invoiceFile } from './invoice/invoiceFile.ts';
import { prakerjaRoutes } from './prakerja/routes.ts';
import { readRoutes } from './reads.ts';
import { refundRoutes } from './refunds.ts';
import { webhook } from './webhook/webhook.ts';

export const paymentRoutes = [
  ...readRoutes,
  choose,
  invoice,
  cancel,
  again,
  invoiceFile,
  ...refundRoutes,
  ...prakerjaRoutes,
  webhook,
];

import { staffAppText } from '@suluh/i18n-id/staffApp';
import { desc } from 'drizzle-orm';
import { schema } from '../../../db/index.ts';
import { orderRecords } from '../../staffSales/orders.ts';
import { exportOf } from './exported.ts';

const { orders } = schema;

/** Orders as they stand in a file, the latest first: who ordered what, and how it was paid. */
export const exportedOrders = exportOf(orderRecords, {
  resource: 'order',
  name: 'pesanan',
  columns: [
    'id',
    'invoiceId',
    'invoiceNumber',
    'status',
    'fullname',
    'email',
    'courses',
    'method',
    'purchaseTotal',
    'promoCode',
    'promoDiscount',
    'fee',
    'paymentTotal',
    'creditNotes',
    'createdAt',
    'paidAt',
  ],
  moments: ['createdAt', 'paidAt'],
  cells: {
    status: ({ status }) => staffAppText.sales.statuses[status],
    creditNotes: ({ creditNotes }) => creditNotes.map(({ number, amount }) => `${number}: ${amount}`),
  },
  order: [desc(orders.createdAt), desc(orders.id)],
});

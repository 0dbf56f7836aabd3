import { staffSalesEntries as entries } from '@suluh/api/catalogue';
import { eq } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { route } from '../../http/route.ts';
import { creditNotePaper, findCreditNote, invoicePaper } from '../payment/invoice/invoiceFile.ts';

/** Invoices and credit notes, as their learners have them (docs/product/invoice.md#paper). */
export const staffPaperRoutes = [
  route(entries.orderInvoice, async ({ params: { id } }, services) => {
    const [order] = await services.db.select().from(schema.orders).where(eq(schema.orders.id, id));
    if (!order) throw new ApiError('NOT_FOUND');
    return { data: await invoicePaper(services, order) };
  }),
  route(entries.creditNote, async ({ params: { id } }, { db }) => {
    const found = await findCreditNote(db, id);
    if (!found) throw new ApiError('NOT_FOUND');
    return { data: await creditNotePaper(db, found) };
  }),
];

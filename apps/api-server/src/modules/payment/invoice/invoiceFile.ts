import { paymentEntries as entries } from '@suluh/api/catalogue';
import { invoiceStanding } from '@suluh/domain/invoice';
import { asc, eq } from 'drizzle-orm';
import { schema, type Executor } from '../../../db/index.ts';
import { ApiError } from '../../../http/apiError.ts';
import { learner } from '../../../http/authenticate.ts';
import { route } from '../../../http/route.ts';
import { orderOfLearner, type OrderRow } from '../../order/queries.ts';
import type { SiteServices } from '../../../services.ts';
import { programById } from '../../program/queries.ts';
import { paymentPage } from '../paymentPage.ts';
import { hasInvoice } from '../queries.ts';
import { creditNotePdf } from './creditNotePdf.ts';
import { invoicePdf } from './invoicePdf.ts';
import { contentOf, soldItems } from './issueInvoice.ts';

/** The books, and where the sites are. */
interface PaperServices extends SiteServices {
  db: Executor;
}

/** A file as an entry answers with it. */
interface Paper {
  bytes: Buffer;
  name: string;
}

/** Whom it is written to: the company that pays on invoice, else the learner as they are or were called. */
async function billedTo(db: Executor, order: OrderRow): Promise<string[]> {
  const { userAccount } = schema;
  const { billingPic: pic, buyer } = order;
  if (pic) return [`${pic.fullnameUser}, ${pic.position}`, pic.billingAddress, pic.pic_email];
  const [account] = await db
    .select({ fullname: userAccount.fullname, email: userAccount.email })
    .from(userAccount)
    .where(eq(userAccount.id, order.userId));
  return [buyer?.fullname ?? account?.fullname ?? '', buyer?.email ?? account?.email ?? ''];
}

/** The invoice of an order as it was written, or as it stands while it has no number. @throws ApiError NOT_FOUND */
export async function invoicePaper(services: PaperServices, order: OrderRow): Promise<Paper> {
  const { db, settings } = services;
  const { creditNote, invoice, paymentAttempt, paymentProduct } = schema;
  const [items, attempts, [product], [written], notes, to] = await Promise.all([
    soldItems(db, order.id),
    db.select().from(paymentAttempt).where(eq(paymentAttempt.orderId, order.id)),
    db
      .select()
      .from(paymentProduct)
      .where(eq(paymentProduct.code, order.productCode ?? '')),
    db.select().from(invoice).where(eq(invoice.orderId, order.id)),
    db
      .select({ number: creditNote.number })
      .from(creditNote)
      .where(eq(creditNote.orderId, order.id))
      .orderBy(asc(creditNote.issuedAt), asc(creditNote.number)),
    billedTo(db, order),
  ]);
  const program = await programById(services, order.programId);
  if (!hasInvoice(order, product)) throw new ApiError('NOT_FOUND');
  const isWaiting = order.status === 'UNPAID';
  const bytes = await invoicePdf({
    ...(written?.content ?? (await contentOf(db, order, items))),
    standing: invoiceStanding(order),
    invoiceNumber: order.invoiceNumber,
    invoiceId: order.invoiceId,
    orderId: order.id,
    createdAt: order.createdAt,
    paidAt: order.paidAt,
    deadline: order.expiresAt,
    billedTo: to,
    transferNumber: isWaiting ? (attempts.find(({ status }) => status === 'pending')?.number ?? null) : null,
    totalRupiah: written?.total ?? order.paymentTotal,
    creditNumbers: notes.map(({ number }) => number),
    orderUrl: paymentPage(settings, { orderId: order.id, program, sessionType: order.sessionType, site: order.site }),
  });
  return { bytes, name: `${order.invoiceNumber ?? order.invoiceId}.pdf` };
}

/** A credit note with the order it is of; undefined when there is none. */
export async function findCreditNote(db: Executor, id: string) {
  const { creditNote, invoice, orders } = schema;
  const [found] = await db
    .select({ note: creditNote, order: orders, content: invoice.content, invoiceNumber: invoice.number })
    .from(creditNote)
    .innerJoin(invoice, eq(invoice.orderId, creditNote.orderId))
    .innerJoin(orders, eq(orders.id, creditNote.orderId))
    .where(eq(creditNote.id, id));
  return found;
}

/** A credit note as it was written. */
export async function creditNotePaper(
  db: Executor,
  { note, order, content, invoiceNumber }: NonNullable<Awaited<ReturnType<typeof findCreditNote>>>,
): Promise<Paper> {
  const { settlementLine } = schema;
  const lines = await db
    .select({ fullname: settlementLine.fullname })
    .from(settlementLine)
    .where(eq(settlementLine.document, note.number))
    .orderBy(asc(settlementLine.position));
  const courses = lines.length > 0 ? lines : content.items;
  const bytes = await creditNotePdf({
    number: note.number,
    day: note.day,
    issuedAt: note.issuedAt,
    invoiceNumber,
    invoiceId: order.invoiceId,
    billedTo: await billedTo(db, order),
    reason: note.reason,
    courses: courses.map(({ fullname }) => fullname),
    amountRupiah: note.amount,
    seller: content.seller,
  });
  return { bytes, name: `${note.number}.pdf` };
}

/** The invoice of an order and its credit notes, to its learner only. */
export const paperRoutes = [
  route(entries.paymentInvoiceFile, async ({ params, caller }, services) => ({
    data: await invoicePaper(services, await orderOfLearner(services.db, learner(caller), params.orderId)),
  })),
  route(entries.paymentCreditNoteFile, async ({ params, caller }, { db }) => {
    const found = await findCreditNote(db, params.id);
    if (!found || found.order.userId !== learner(caller).userId) throw new ApiError('NOT_FOUND');
    return { data: await creditNotePaper(db, found) };
  }),
];

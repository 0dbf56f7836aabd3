import { z } from 'zod';
import { mailText } from '@suluh/i18n-id/mail';

const to = z.email();
/** Amount and deadline came later than the first rows. */
const order = z.object({ to, fullname: z.string(), orderId: z.string(), courses: z.array(z.string()), amountRupiah: z.int().default(0), deadline: z.iso.datetime().nullable().default(null) });
const message = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('passwordReset'), payload: z.object({ to, fullname: z.string(), link: z.url() }) }),
  z.object({ kind: z.literal('emailCode'), payload: z.object({ to, fullname: z.string(), code: z.string() }) }),
  z.object({ kind: z.literal('welcome'), payload: z.object({ to, fullname: z.string() }) }),
  z.object({ kind: z.enum(['orderUnpaid', 'orderPaid', 'orderCancelled', 'orderExpired', 'orderReversed', 'orderRefund']), payload: order }),
]);

/** A mail ready to send. The id is the same each time a row is tried, so that a receiver can drop a repeated one. */
export interface Mail {
  messageId: string;
  to: string;
  subject: string;
  text: string;
}

/** The mail of a row of the outbox. @throws ZodError for a row that no code of ours writes */
export function mailOf(row: { id: string; kind: string; payload: unknown }): Mail {
  const read = message.parse(row);
  const messageId = `<outbox-${row.id}@suluh.example>`;
  switch (read.kind) {
    case 'passwordReset':
      return { messageId, to: read.payload.to, ...mailText.passwordReset(read.payload) };
    case 'emailCode':
      return { messageId, to: read.payload.to, ...mailText.emailCode(read.payload) };
    case 'welcome':
      return { messageId, to: read.payload.to, ...mailText.welcome(read.payload) };
    default:
      return { messageId, to: read.payload.to, ...mailText[read.kind](read.payload) };
  }
}

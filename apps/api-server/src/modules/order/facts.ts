import { spacedNumber } from '@suluh/domain/payment';
import type { OrderFacts } from '@suluh/i18n-id/orderNews';
import { runNamed, type Executor } from '../../db/index.ts';
import type { SiteServices } from '../../services.ts';
import { paymentPage } from '../payment/paymentPage.ts';
import type { OrderRow } from './queries.ts';
import { productOf } from '../program/productOf.ts';

/** What the words about an order need beyond its row. */
export interface Telling {
  /** Lines of what was ordered. */
  courses: string[];
  /** Another than the order's own, such as that of a refund. */
  amountRupiah?: number;
  /** Code of another method than the order's own, such as one that failed. */
  productCode?: string;
  reason?: string;
}

interface Found {
  email: string | null;
  fullname: string;
  slug: string | null;
  programName: string | null;
  host: string | null;
  programSession: string | null;
  method: string | null;
  number: string | null;
}

const FIND = {
  name: 'order-facts',
  text: `select case when u.deleted_at is null then u.email end as email, u.fullname, p.slug, p.name as "programName", p.host, p.session_type as "programSession", m.name as method, a.number
    from user_account u left join program p on p.id = $2 left join payment_product m on m.code = $3
      left join payment_attempt a on a.order_id = $4 and a.status = 'pending' and a.product_code = $3
    where u.id = $1`,
};

/**
 * What is said of an order, on the face and the host it was ordered on, and to whom; null `to` when the account is
 * closed. A partner's pages carry the partner's name.
 */
export async function factsOf(
  tx: Executor,
  { settings }: SiteServices,
  order: OrderRow,
  telling: Telling,
): Promise<OrderFacts & { to: string | null; fullname: string }> {
  const [found] = await runNamed<Found>(tx, FIND, [
    order.userId,
    order.programId,
    telling.productCode ?? order.productCode,
    order.id,
  ]);
  if (!found) throw new Error(`order ${order.id} without a learner`);
  const { slug, host, programSession, programName, method, number, email: to, fullname } = found;
  const program = slug === null || programSession === null ? null : { slug, host, sessionType: programSession };
  return {
    to,
    fullname,
    orderId: order.id,
    invoiceId: order.invoiceId,
    courses: telling.courses,
    amountRupiah: telling.amountRupiah ?? order.paymentTotal,
    deadline: order.expiresAt?.toISOString() ?? null,
    method,
    number: number !== null ? spacedNumber(number) : null,
    product: productOf(program && { ...program, name: programName ?? '' }),
    link: paymentPage(settings, { orderId: order.id, program, sessionType: order.sessionType, site: order.site }),
    reason: telling.reason ?? null,
  };
}

import type { CourseTypeCode } from '@suluh/domain/course';
import { filledStep, spacedNumber } from '@suluh/domain/payment';
import { vignetteOf } from '@suluh/domain/vignette';
import { rupiah } from '@suluh/i18n-id/numbers';
import { scheduleLines, type BoughtSchedule } from '@suluh/i18n-id/schedule';
import type { OrderFacts } from '@suluh/i18n-id/orderNews';
import { runNamed, type Executor } from '../../db/index.ts';
import type { SiteServices } from '../../services.ts';
import { MIDTRANS_GATEWAY } from '../payment/gateway.ts';
import { midtransInstructions } from '../payment/midtrans/mandiriBill.ts';
import { coursesPage, paymentPage } from '../payment/paymentPage.ts';
import type { OrderRow } from './queries.ts';
import { letterheadOf } from '../program/letterheadOf.ts';

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
  gateway: string | null;
  items: OrderedItem[] | null;
  instructions: Instruction[] | null;
}

interface Instruction {
  channel: string;
  steps: readonly string[];
}

interface OrderedItem {
  fullname: string;
  type: CourseTypeCode;
  institution: string;
  picture: string | null;
  /** What a picture is drawn by, where the course was given none. */
  title: string;
  categories: { id: number; name: string; slug: string }[];
  event: (Omit<BoughtSchedule, 'timeEvent'> & { timeLabel: string }) | null;
}

const FIND = {
  name: 'order-facts',
  text: `select case when u.deleted_at is null then u.email end as email, u.fullname, p.slug, p.name as "programName", p.host, p.session_type as "programSession", m.name as method, a.number, a.gateway,
      (select jsonb_agg(jsonb_build_object('fullname', i.fullname, 'type', c.type_code, 'institution', o.org_name, 'picture', c.thumbnail, 'title', c.fullname,
          'categories', (select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name, 'slug', k.slug) order by x.position), '[]') from course_category x join category k on k.id = x.category_id where x.course_id = c.id), 'event', case when e.id is not null then
          jsonb_build_object('batch', e.batch, 'startEvent', e.start_at, 'endEvent', e.end_at, 'timeLabel', e.time_label, 'timeZone', e.time_zone, 'venue', e.venue, 'city', e.city) end) order by i.course_id)
        from order_item i join course c on c.id = i.course_id join partner o on o.id = c.partner_id left join event e on e.id = i.event_id where i.order_id = $4) as items,
      case when a.number is not null then (select jsonb_agg(jsonb_build_object('channel', n.channel, 'steps', n.steps) order by n.position) from payment_instruction n where n.product_code = $3) end as instructions
    from user_account u left join program p on p.id = $2 left join payment_product m on m.code = $3
      left join payment_attempt a on a.order_id = $4 and a.status = 'pending' and a.product_code = $3
    where u.id = $1`,
};

/** A cash machine is not at hand where a mail is read. */
const AT_A_MACHINE = /^ATM\b/;

/** How to pay on a phone, number and amount filled in; null where nothing says how. */
function instructionOf(
  { number, gateway, instructions }: Found,
  productCode: string | null,
  amountRupiah: number,
): OrderFacts['instruction'] {
  if (number === null || productCode === null) return null;
  const own = gateway === MIDTRANS_GATEWAY ? midtransInstructions(productCode) : null;
  const ways = own ?? instructions ?? [];
  const way = ways.find(({ channel }) => !AT_A_MACHINE.test(channel)) ?? ways[0];
  if (!way) return null;
  const values = { number: spacedNumber(number), amount: rupiah(amountRupiah) };
  return {
    channel: way.channel,
    steps: way.steps.map((step) =>
      filledStep(step, values)
        .map(({ text }) => text)
        .join(''),
    ),
  };
}

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
  const { slug, host, programSession, programName, method, number, items, email: to, fullname } = found;
  const amountRupiah = telling.amountRupiah ?? order.paymentTotal;
  const productCode = telling.productCode ?? order.productCode;
  const program = slug === null || programSession === null ? null : { slug, host, sessionType: programSession };
  const face = { program, sessionType: order.sessionType, site: order.site };
  return {
    to,
    fullname,
    orderId: order.id,
    invoiceId: order.invoiceId,
    courses: telling.courses,
    amountRupiah,
    deadline: order.expiresAt?.toISOString() ?? null,
    method,
    number: number !== null ? spacedNumber(number) : null,
    ...letterheadOf(program && { ...program, name: programName ?? '' }),
    link: paymentPage(settings, { orderId: order.id, ...face }),
    coursesLink: coursesPage(settings, face),
    items: (items ?? []).map(({ event, title, categories, picture, ...item }) => ({
      ...item,
      picture: picture ?? vignetteOf({ title, categories }),
      schedule: event ? scheduleLines({ ...event, timeEvent: event.timeLabel }) : [],
    })),
    prices:
      telling.amountRupiah === undefined
        ? { purchase: order.purchaseTotal, discount: order.promoDiscount, fee: order.fee }
        : null,
    instruction: instructionOf(found, productCode, amountRupiah),
    reason: telling.reason ?? null,
  };
}

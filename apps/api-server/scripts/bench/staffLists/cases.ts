/** A list as staff ask for it, and the least statements that could answer it: a page, and the count of what matches. */
export interface StaffListCase {
  name: string;
  path: string;
  page: string;
  count: string;
}

/** Rows are counted so far and no further (`COUNTED_ROWS`). */
const upTo = (from: string): string =>
  `select count(*)::int as found from (select from ${from} limit 10001) first_rows`;

interface Source {
  /** Its path below `/api/admin/`. */
  list: string;
  columns: string;
  from: string;
  /** Tables that narrow it: what is only shown is not counted. */
  counted?: string;
  order: string;
}

const PAGE = 25;
const asked =
  ({ list, columns, from, counted = from, order }: Source) =>
  (name: string, query = '', where = 'true', page = 1): StaffListCase => ({
    name,
    path: `/api/admin/${list}?page=${page}&limit=${PAGE}${query}`,
    page: `select ${columns} from ${from} where ${where} order by ${order} limit ${PAGE} offset ${(page - 1) * PAGE}`,
    count: upTo(`${counted} where ${where}`),
  });

const orders = asked({
  list: 'order',
  columns: 'o.*, a.fullname, a.email, p.name',
  from: 'orders o join user_account a on a.id = o.user_id left join payment_product p on p.code = o.product_code',
  counted: 'orders o join user_account a on a.id = o.user_id',
  order: 'o.created_at desc, o.id desc',
});
const courses = asked({
  list: 'course',
  columns: 'c.*, p.org_name',
  from: 'course c join partner p on p.id = c.partner_id',
  counted: 'course c',
  order: 'c.updated_at desc, c.id desc',
});
const refunds = asked({
  list: 'refund',
  columns: 'r.*, o.invoice_id, a.fullname, a.email',
  from: 'refund r join orders o on o.id = r.order_id join user_account a on a.id = o.user_id',
  order: 'r.created_at desc, r.id desc',
});
const learners = asked({
  list: 'learner',
  columns: 'id, fullname, email, created_at',
  from: 'user_account',
  order: 'created_at desc, id desc',
});
const events = asked({
  list: 'event',
  columns: 'e.*, c.fullname',
  from: 'event e join course c on c.id = e.course_id',
  order: 'e.start_at desc, e.id desc',
});
const reviews = asked({
  list: 'rating',
  columns: 'v.*, c.fullname as course',
  from: 'review v join course c on c.id = v.course_id left join (select review_id, count(*) as times from review_report group by 1) r on r.review_id = v.id',
  counted: 'review v',
  order: 'coalesce(r.times, 0) desc, v.created_at desc, v.id',
});
const questions = asked({
  list: 'question',
  columns: 'q.*, c.fullname, a.fullname as learner',
  from: 'lesson_question q join enrolment e on e.id = q.enrolment_id join course c on c.id = e.course_id join user_account a on a.id = e.user_id',
  counted: 'lesson_question q',
  order: 'q.created_at, q.id',
});
const submissions = asked({
  list: 'submission',
  columns: 's.*, c.fullname, a.fullname as learner',
  from: 'submission s join enrolment e on e.id = s.enrolment_id join course c on c.id = e.course_id join user_account a on a.id = e.user_id',
  counted: 'submission s',
  order: 's.created_at, s.id',
});
const certificates = asked({
  list: 'certificate',
  columns: 't.*, a.email, c.fullname as course',
  from: 'certificate t join user_account a on a.id = t.user_id join course c on c.id = t.course_id',
  order: 't.issued_at desc, t.id desc',
});
const audit = asked({
  list: 'audit',
  columns: 'l.*, a.fullname, a.email',
  from: 'audit_log l left join user_account a on a.id = l.actor_id',
  order: 'l.created_at desc, l.id desc',
});
const memberships = asked({
  list: 'membership',
  columns: 'm.*, a.fullname, a.email',
  from: 'membership m join user_account a on a.id = m.user_id',
  order: 'm.created_at desc, m.id desc',
});
const vouchers = asked({
  list: 'voucher-batch',
  columns: 'b.*, c.fullname, (select count(*) from voucher v where v.batch_id = b.id) as codes',
  from: 'voucher_batch b left join course c on c.id = b.course_id',
  counted: 'voucher_batch b',
  order: 'b.created_at desc, b.id desc',
});
const promos = asked({ list: 'promo', columns: '*', from: 'promo', order: 'end_at desc, code desc' });
const webhooks = asked({
  list: 'webhook',
  columns: '*',
  from: 'webhook_log',
  order: "received_at desc, gateway || ':' || provider_event_id desc",
});
const pools = asked({
  list: 'question-pool',
  columns: 't.*, c.fullname',
  from: 'test t join course c on c.id = t.course_id',
  order: 'c.fullname, t.id',
});
const teachers = asked({
  list: 'teacher',
  columns: '*',
  from: 'teacher',
  order: 'fullname, id',
});
const settlements = asked({
  list: 'settlement',
  columns: 's.*, p.org_name',
  from: `(select month, partner_id, sum(gross) as gross, sum(promo_platform) as promo_platform, sum(promo_partner) as promo_partner, sum(fee) as fee,
      sum(net) filter (where kind = 'refund') as refund, sum(net) as net from settlement_line group by 1, 2) s join partner p on p.id = s.partner_id`,
  order: "s.month desc, s.partner_id || '-' || s.month desc",
});
const inbox = asked({
  list: 'inbox',
  columns: '*',
  from: `(select 'lead' as kind, l.id::text as id, l.name as title, l.need as detail, l.created_at from enterprise_lead l
      left join inbox_state s on s.kind = 'lead' and s.subject_id = l.id::text where s.state is distinct from 'done'
    union all select 'mail', id::text, kind, last_error, failed_at from outbox where sent_at is null and failed_at is not null
    union all select 'refund', id::text, order_id, reason, created_at from refund where status in ('requested', 'failed')
    union all select 'review', v.id::text, '', v.comment, min(r.created_at) from review_report r join review v on v.id = r.review_id group by v.id) item`,
  order: 'created_at desc, id desc',
});

const NOT_MINE = `a.fullname ilike '%pratama 77%'`;

/** Every list of the back office that may grow, as it opens, filtered, sorted and far behind. */
export const CASES: readonly StaffListCase[] = [
  orders('orders, first page'),
  orders('orders, page 300', '', 'true', 300),
  orders('orders by status', '&status=EXPIRED', "o.status = 'EXPIRED'"),
  orders('orders by method', '&productCode=VA_BCA', "o.product_code = 'VA_BCA'"),
  orders('orders of a course', '&courseId=10', 'o.id in (select order_id from order_item where course_id = 10)'),
  orders('orders by a name', '&q=pratama%2077', NOT_MINE),
  orders('orders by a number', '&q=SLH-000000054321', "o.id = 'SLH-000000054321'"),
  orders('orders by one letter', '&q=p', "a.fullname ilike '%p%'"),
  courses('courses, first page'),
  courses('courses by name', '&q=python%20untuk', "c.fullname ilike '%python untuk%'"),
  courses('courses of a partner', '&partnerId=7', 'c.partner_id = 7'),
  courses(
    'courses of a category',
    '&categoryId=3',
    'exists(select from course_category k where k.course_id = c.id and k.category_id = 3)',
  ),
  refunds('refunds, first page'),
  refunds('refunds, page 300', '', 'true', 300),
  refunds('refunds that wait', '&status=requested', "r.status = 'requested'"),
  refunds('refunds by a name', '&q=pratama%2077', NOT_MINE),
  refunds('refunds by one letter', '&q=p', "a.fullname ilike '%p%'"),
  learners('learners, first page'),
  learners('learners, page 300', '', 'true', 300),
  learners('learners by a name', '&q=pratama%2077', "fullname ilike '%pratama 77%'"),
  learners('learners by one letter', '&q=p', "fullname ilike '%p%'"),
  events('schedules, first page'),
  events('schedules that come', '&when=coming', 'e.end_at > now() and e.cancelled_at is null'),
  events('schedules by course', '&q=python%20untuk', "c.fullname ilike '%python untuk%'"),
  events('schedules of a course', '&courseId=10', 'e.course_id = 10'),
  reviews('reviews, first page'),
  reviews('reviews, page 300', '', 'true', 300),
  questions('questions that wait', '&state=waiting', 'q.answered_at is null'),
  questions('questions, all', '&state=all'),
  submissions(
    'hand-ins that wait',
    '&state=waiting',
    'not exists(select from submission_mark m where m.submission_id = s.id)',
  ),
  submissions('hand-ins, all', '&state=all'),
  certificates('certificates, first page'),
  certificates('certificates by one letter', '&q=p', "t.fullname ilike '%p%'"),
  certificates('certificates by a name', '&q=pratama%2077', "t.fullname ilike '%pratama 77%'"),
  audit('audit trail, first page'),
  audit('audit trail of an area', '&area=promo', "split_part(l.action, '.', 1) = 'promo'"),
  audit('audit trail by a name', '&who=pratama%2077', NOT_MINE),
  memberships('memberships, first page'),
  memberships('memberships by one letter', '&q=p', "(a.fullname ilike '%p%' or a.email ilike '%p%')"),
  memberships('memberships by a name', '&q=pratama%2077', NOT_MINE),
  vouchers('vouchers, first page'),
  vouchers('vouchers by name', '&q=angkatan%2077', "b.name ilike '%angkatan 77%'"),
  promos('promos, first page'),
  promos('promos that run', '&when=running', 'start_at <= now() and end_at > now()'),
  webhooks('refused messages, first page', '', "outcome <> 'moved'"),
  pools('tests, first page'),
  pools('tests of a course', '&courseId=77', 't.course_id = 77'),
  teachers('teachers, first page'),
  teachers('teachers by name', '&q=pengajar%2077', "fullname ilike '%pengajar 77%'"),
  settlements('statements, first page'),
  settlements('statements of a month', `&month=${new Date().toISOString().slice(0, 7)}`, `s.month = '${new Date().toISOString().slice(0, 7)}'`), // prettier-ignore
  inbox('inbox, what waits', '&state=waiting'),
  inbox('inbox, hand-backs', '&state=waiting&kind=refund', "kind = 'refund'"),
];

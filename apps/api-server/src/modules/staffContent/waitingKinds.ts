import { CLOSING_GRACE_DAYS } from '@suluh/domain/personal-data';
import { PARTNERSHIP_TYPES, TEAM_SIZES } from '@suluh/domain/validation';
import { enterpriseLeadText, teamSizeText } from '@suluh/i18n-id/home';
import { partnershipTypeText } from '@suluh/i18n-id/partner';
import { staffText } from '@suluh/i18n-id/staff';
import { sql, type SQL } from 'drizzle-orm';

const { inbox: staffInboxText } = staffText;

/** What kind of partner somebody wishes to be, in words. */
const PARTNER_KIND = sql`case a.type ${sql.join(
  PARTNERSHIP_TYPES.map((type) => sql`when ${type} then ${partnershipTypeText[type]}`),
  sql` `,
)} else a.type end`;

/** How many people a company wishes to train, in words; nothing where it did not say. */
const TEAM_SIZE = sql`case l.team_size ${sql.join(
  TEAM_SIZES.map((size) => sql`when ${size} then ${`${enterpriseLeadText.teamSize}: ${teamSizeText[size]}`}`),
  sql` `,
)} end`;

/** When an account that is closed is erased; one that is still there an hour later could not be. */
const ERASED_AT = sql`(p.closing_at + make_interval(days => ${sql.raw(String(CLOSING_GRACE_DAYS))}))`;
const IS_OVERDUE = sql`${ERASED_AT} + interval '1 hour' < now()`;
/** Whether somebody of staff closed it for its owner; what was closed before and opened again says nothing of now. */
const BY_STAFF = sql`exists(select from audit_log c where c.subject = 'learner ' || p.id and c.action = 'learner.close' and c.created_at >= p.closing_at - interval '1 minute')`;
const ASKED = sql`case when ${BY_STAFF} then ${staffInboxText.closedByStaff} else ${staffInboxText.closedByOwner} end`;
const ERASURE = sql`${ASKED} || ' ' || case when ${IS_OVERDUE} then ${staffInboxText.erasureFailed} else ${staffInboxText.erasureWaits} end`;

/** One kind of what waits for a person. A row's `id` is its kind, a colon and its key. */
export interface Kind {
  /** Its key, and what a key looks like. */
  key: SQL;
  keys: RegExp;
  /** Title, detail, when it came, when it stirred last, who an answer is for, how many papers, its order, and the moment the detail ends with. */
  columns: SQL;
  /** Tables it comes from. What says nothing of whether it waits is joined left, and not read where it is not asked for. */
  from: SQL;
  where: SQL;
  groupBy?: SQL;
}

const NUMBERS = /^\d{1,9}$/;
const LONG_NUMBERS = /^\d{1,18}$/;
const UUIDS = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The kinds of what waits for a person, by their names. */
export const KINDS: Readonly<Record<string, Kind>> = {
  partnership: {
    key: sql`a.id`,
    keys: NUMBERS,
    columns: sql`concat_ws(' · ', nullif(a.name, ''), ${PARTNER_KIND}) as title,
      concat_ws(e'\\n', nullif(a.website, ''), nullif(a.phone, ''), nullif(array_to_string(a.fields, ', '), ''), a.profile) as detail,
      a.created_at, a.created_at as stirred_at, p.fullname as answers_to, cardinality(a.files) as papers, null as order_id, null::timestamptz as said_at`,
    from: sql`partnership_application a left join user_account p on p.id = a.user_id and p.deleted_at is null`,
    where: sql`a.status = 'received'`,
  },
  lead: {
    key: sql`l.id`,
    keys: NUMBERS,
    columns: sql`concat_ws(' · ', l.name || ' <' || l.email || '>', nullif(l.company, '')) as title,
      concat_ws(e'\\n', nullif(l.phone, ''), ${TEAM_SIZE}, nullif(l.field, ''), left(l.need, 500)) as detail,
      l.created_at, l.created_at as stirred_at, l.name as answers_to, 0 as papers, null as order_id, null::timestamptz as said_at`,
    from: sql`enterprise_lead l`,
    where: sql`true`,
  },
  jobApplication: {
    key: sql`a.id`,
    keys: UUIDS,
    columns: sql`j.title || ' · ' || j.company_name as title, p.fullname || ' <' || p.email || '>' as detail,
      a.created_at, a.created_at as stirred_at, case when p.deleted_at is null then p.fullname end as answers_to, 0 as papers, null as order_id, null::timestamptz as said_at`,
    from: sql`job_application a left join job j on j.id = a.job_id left join user_account p on p.id = a.user_id`,
    where: sql`a.status = 'sent'`,
  },
  certificateName: {
    key: sql`c.id`,
    keys: UUIDS,
    columns: sql`k.fullname as title, c.fullname || ' → ' || c.requested_name as detail,
      c.name_requested_at as created_at, c.name_requested_at as stirred_at, case when p.deleted_at is null then p.fullname end as answers_to, 0 as papers, null as order_id, null::timestamptz as said_at`,
    from: sql`certificate c left join user_account p on p.id = c.user_id left join course k on k.id = c.course_id`,
    where: sql`c.name_requested_at is not null`,
  },
  review: {
    key: sql`v.id`,
    keys: UUIDS,
    columns: sql`c.fullname as title, left(v.comment, 300) || coalesce(' · ' || string_agg(distinct r.reason, ', '), '') as detail,
      min(r.created_at) as created_at, max(r.created_at) as stirred_at, string_agg(distinct p.fullname, ', ') filter (where p.deleted_at is null) as answers_to, 0 as papers, null as order_id, null::timestamptz as said_at`,
    from: sql`review_report r join review v on v.id = r.review_id left join user_account p on p.id = r.user_id left join course c on c.id = v.course_id`,
    where: sql`not v.is_hidden`,
    groupBy: sql`group by v.id, c.id`,
  },
  mail: {
    key: sql`m.id`,
    keys: LONG_NUMBERS,
    columns: sql`m.kind || ' · ' || coalesce(m.payload->>'to', '') as title, coalesce(m.last_error, '') as detail,
      m.failed_at as created_at, m.failed_at as stirred_at, null as answers_to, 0 as papers, null as order_id, null::timestamptz as said_at`,
    from: sql`outbox m`,
    where: sql`m.sent_at is null and m.failed_at is not null`,
  },
  refund: {
    key: sql`f.id`,
    keys: UUIDS,
    columns: sql`o.invoice_id as title, f.reason as detail, f.created_at,
      case when f.status = 'failed' then greatest(f.created_at, f.decided_at) else f.created_at end as stirred_at,
      case when p.deleted_at is null then p.fullname end as answers_to, 0 as papers, f.order_id, null::timestamptz as said_at`,
    from: sql`refund f left join orders o on o.id = f.order_id left join user_account p on p.id = o.user_id`,
    where: sql`(f.status in ('requested', 'failed') or (f.status = 'transfer' and exists(select from refund_account a where a.order_id = f.order_id)))`,
  },
  personalData: {
    key: sql`p.id`,
    keys: UUIDS,
    columns: sql`p.fullname || ' <' || p.email || '>' as title, ${ERASURE} as detail, p.closing_at as created_at,
      case when ${IS_OVERDUE} then ${ERASED_AT} + interval '1 hour' else p.closing_at end as stirred_at, p.fullname as answers_to, 0 as papers, null as order_id, ${ERASED_AT} as said_at`,
    from: sql`user_account p`,
    where: sql`p.closing_at is not null and p.deleted_at is null`,
  },
};

import { CLOSING_GRACE_DAYS } from '@suluh/domain/personal-data';
import { DEFAULT_TIME_ZONE } from '@suluh/domain/time';
import { PARTNERSHIP_TYPES, TEAM_SIZES } from '@suluh/domain/validation';
import { enterpriseLeadText, teamSizeText } from '@suluh/i18n-id/home';
import { partnershipTypeText } from '@suluh/i18n-id/partner';
import { staffText } from '@suluh/i18n-id/staff';
import { sql } from 'drizzle-orm';

const { inbox: staffInboxText } = staffText;

/** What kind of partner somebody wishes to be, in words. */
const PARTNER_KIND = sql`case a.type ${sql.join(
  PARTNERSHIP_TYPES.map((type) => sql`when ${type} then ${partnershipTypeText[type]}`),
  sql` `,
)} else a.type end`;

/** How many people a company wishes to train, in words; nothing where it did not say. */
const TEAM_SIZE = sql`case team_size ${sql.join(
  TEAM_SIZES.map((size) => sql`when ${size} then ${`${enterpriseLeadText.teamSize}: ${teamSizeText[size]}`}`),
  sql` `,
)} end`;

/** When an account that its owner closed is erased; one that is still there an hour later could not be. */
const ERASED_AT = sql`(p.closing_at + make_interval(days => ${sql.raw(String(CLOSING_GRACE_DAYS))}))`;
const IS_OVERDUE = sql`${ERASED_AT} + interval '1 hour' < now()`;
const ERASURE = sql`case when ${IS_OVERDUE} then ${staffInboxText.erasureFailed} else ${staffInboxText.erasureWaits} end || ' ' || to_char(${ERASED_AT} at time zone ${DEFAULT_TIME_ZONE}, 'DD-MM-YYYY HH24:MI')`;

/**
 * Everything that waits for a person, one row each; what is done by itself (a refund decided, a mail sent) is gone. State
 * and owner are those of `inbox_state`; what somebody said was done is new again when it is reported, asked for or fails
 * once more after that (`stirred_at`).
 */
export const WAITING = sql`(
  select w.kind || ':' || w.subject_id as id, w.kind, w.title, w.detail, w.created_at, w.answers_to, w.papers,
    case when s.state = 'done' and s.updated_at < w.stirred_at then 'new' else coalesce(s.state, 'new') end as state, s.owner_id, u.fullname as owner_name, coalesce(s.note, '') as note, coalesce(s.version, 0) as version
  from (
    select 'partnership' as kind, a.id::text as subject_id, concat_ws(' · ', nullif(a.name, ''), ${PARTNER_KIND}) as title,
        concat_ws(e'\\n', nullif(a.website, ''), nullif(a.phone, ''), nullif(array_to_string(a.fields, ', '), ''), a.profile) as detail, a.created_at, a.created_at as stirred_at, p.fullname as answers_to, cardinality(a.files) as papers
      from partnership_application a left join user_account p on p.id = a.user_id and p.deleted_at is null where a.status = 'received'
    union all select 'lead', id::text, concat_ws(' · ', name || ' <' || email || '>', nullif(company, '')),
        concat_ws(e'\\n', nullif(phone, ''), ${TEAM_SIZE}, nullif(field, ''), left(need, 500)), created_at, created_at, name, 0 from enterprise_lead
    union all select 'jobApplication', a.id::text, j.title || ' · ' || j.company_name, p.fullname || ' <' || p.email || '>', a.created_at, a.created_at, case when p.deleted_at is null then p.fullname end, 0
      from job_application a join job j on j.id = a.job_id join user_account p on p.id = a.user_id where a.status = 'sent'
    union all select 'certificateName', c.id::text, k.fullname, c.fullname || ' → ' || c.requested_name, c.name_requested_at, c.name_requested_at, case when p.deleted_at is null then p.fullname end, 0
      from certificate c join user_account p on p.id = c.user_id join course k on k.id = c.course_id where c.name_requested_at is not null
    union all select 'review', v.id::text, c.fullname, left(v.comment, 300) || coalesce(' · ' || string_agg(distinct r.reason, ', '), ''), min(r.created_at), max(r.created_at), string_agg(distinct p.fullname, ', ') filter (where p.deleted_at is null), 0
      from review_report r join user_account p on p.id = r.user_id join review v on v.id = r.review_id join course c on c.id = v.course_id where not v.is_hidden group by v.id, c.id
    union all select 'mail', id::text, kind || ' · ' || coalesce(payload->>'to', ''), coalesce(last_error, ''), failed_at, failed_at, null, 0 from outbox where sent_at is null and failed_at is not null
    union all select 'refund', f.id::text, o.invoice_id, f.reason, f.created_at, case when f.status = 'failed' then greatest(f.created_at, f.decided_at) else f.created_at end, case when p.deleted_at is null then p.fullname end, 0
      from refund f join orders o on o.id = f.order_id join user_account p on p.id = o.user_id where f.status in ('requested', 'failed') or (f.status = 'transfer' and exists(select from refund_account a where a.order_id = f.order_id))
    union all select 'personalData', p.id::text, p.fullname || ' <' || p.email || '>', ${ERASURE}, p.closing_at, case when ${IS_OVERDUE} then ${ERASED_AT} + interval '1 hour' else p.closing_at end, p.fullname, 0
      from user_account p where p.closing_at is not null and p.deleted_at is null
  ) w left join inbox_state s on s.kind = w.kind and s.subject_id = w.subject_id left join user_account u on u.id = s.owner_id
) as item`;

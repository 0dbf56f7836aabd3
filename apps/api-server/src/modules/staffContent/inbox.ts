import { staffContentEntries as entries, type staffInboxItem } from '@suluh/api/catalogue';
import type { z } from 'zod';
import { and, sql, type SQL } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { staff } from '../../http/authenticate.ts';
import { route, type Route } from '../../http/route.ts';
import { retryMail } from '../../mail/retryMail.ts';
import { recordChange } from '../staff/change.ts';
import { oneOf, recordRoutes, type Records } from '../staff/records.ts';

type Item = z.input<typeof staffInboxItem>;

/**
 * Everything that waits for a person, one row each; what is done by itself (a refund decided, a mail sent) is gone. State
 * and owner are those of `inbox_state`.
 */
const WAITING = sql`(
  select w.kind || ':' || w.subject_id as id, w.kind, w.title, w.detail, w.created_at,
    coalesce(s.state, 'new') as state, s.owner_id, u.fullname as owner_name, coalesce(s.note, '') as note
  from (
    select 'partnership' as kind, id::text as subject_id, type as title, left(profile, 500) as detail, created_at from partnership_application
    union all select 'lead', id::text, name || ' <' || email || '>', left(need, 500), created_at from enterprise_lead
    union all select 'jobApplication', a.id::text, j.title || ' · ' || j.company_name, p.fullname || ' <' || p.email || '>', a.created_at
      from job_application a join job j on j.id = a.job_id join user_account p on p.id = a.user_id where a.status = 'sent'
    union all select 'certificateName', c.id::text, k.fullname, c.fullname || ' → ' || c.requested_name, c.name_requested_at
      from certificate c join course k on k.id = c.course_id where c.name_requested_at is not null
    union all select 'review', v.id::text, c.fullname, left(v.comment, 300) || coalesce(' · ' || string_agg(distinct r.reason, ', '), ''), min(r.created_at)
      from review_report r join review v on v.id = r.review_id join course c on c.id = v.course_id where not v.is_hidden group by v.id, c.id
    union all select 'mail', id::text, kind || ' · ' || coalesce(payload->>'to', ''), coalesce(last_error, ''), failed_at from outbox where sent_at is null and failed_at is not null
    union all select 'refund', f.id::text, o.invoice_id, f.reason, f.created_at from refund f join orders o on o.id = f.order_id where f.status in ('requested', 'failed')
  ) w left join inbox_state s on s.kind = w.kind and s.subject_id = w.subject_id left join user_account u on u.id = s.owner_id
) as item`;

const id = sql<string>`item.id`;
const stateIs = (state: 'new' | 'open' | 'done' | 'waiting'): SQL =>
  state === 'waiting' ? sql`item.state in ('new', 'open')` : sql`item.state = ${state}`;

const inboxRecords: Records<typeof entries.inbox.list> = {
  id,
  from: WAITING,
  within: () => sql`true`,
  matching: ({ q, kind, state }) =>
    and(
      q === ''
        ? undefined
        : sql`(position(lower(${q}) in lower(item.title)) > 0 or position(lower(${q}) in lower(item.detail)) > 0)`,
      kind === undefined ? undefined : sql`item.kind = ${kind}`,
      stateIs(state),
    ),
  sorts: { createdAt: sql`item.created_at` },
  async rows(db, { where, orderBy, limit, offset }) {
    const { rows } = await db.execute<Item & { createdAt: Date | string } & Record<string, unknown>>(
      sql`select item.id, item.kind, item.title, item.detail, item.created_at as "createdAt", item.state, item.owner_id as "ownerId", item.owner_name as "ownerName", item.note
        from ${WAITING} where ${where ?? sql`true`} order by ${sql.join(orderBy, sql`, `)} limit ${limit} offset ${offset}`,
    );
    return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt).toISOString() }));
  },
};

const everything = () => sql`true`;
const one = (db: Executor, key: string) => oneOf(db, { ...inboxRecords, within: everything }, key, 'everything');

/** What waits for a person, with who looks after it (docs/product/staff.md#inbox). */
export const inboxRoutes: Route[] = [
  ...recordRoutes(entries.inbox, inboxRecords),

  route(entries.inboxUpdate, async ({ params: { id: key }, body, caller }, { db, now }) => {
    const { userId } = staff(caller);
    const { inboxState } = schema;
    const [kind, subjectId] = key.split(':') as [string, string];
    const data = await db.transaction(async (tx) => {
      const before = await one(tx, key);
      const set = {
        ...(body.state === undefined ? {} : { state: body.state }),
        ...(body.note === undefined ? {} : { note: body.note }),
        ...(body.isMine === undefined ? {} : { ownerId: body.isMine ? userId : null }),
        updatedAt: now(),
      };
      await tx
        .insert(inboxState)
        .values({ kind, subjectId, ...set })
        .onConflictDoUpdate({ target: [inboxState.kind, inboxState.subjectId], set });
      const after = await one(tx, key);
      await recordChange(tx, { by: userId, action: 'inbox.update', subject: `inbox ${key}`, before, after });
      return after;
    });
    return { data };
  }),

  route(entries.mailRetry, async ({ params, caller }, { db }) => {
    if (!(await retryMail(db, params.id))) throw new ApiError('NOT_FOUND');
    await db.transaction((tx) =>
      recordChange(tx, { by: staff(caller).userId, action: 'mail.retry', subject: `mail ${params.id}` }),
    );
    return { data: { success: true } };
  }),
];

import type { staffInboxItem } from '@suluh/api/catalogue';
import { sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';

type Item = z.input<typeof staffInboxItem>;
type Kind = Exclude<Item['kind'], 'mail'>;

/** Who wrote, by kind of item; nobody wrote what failed by itself. An account that is closed is mailed nothing. */
const WRITERS: Record<Kind, (subjectId: string) => SQL> = {
  partnership: (id) =>
    sql`select p.email, p.fullname from partnership_application a join user_account p on p.id = a.user_id where a.id::text = ${id} and p.deleted_at is null`,
  lead: (id) => sql`select email, name as fullname from enterprise_lead where id::text = ${id}`,
  jobApplication: (id) =>
    sql`select p.email, p.fullname from job_application a join user_account p on p.id = a.user_id where a.id::text = ${id} and p.deleted_at is null`,
  certificateName: (id) =>
    sql`select p.email, p.fullname from certificate c join user_account p on p.id = c.user_id where c.id::text = ${id} and p.deleted_at is null`,
  review: (id) =>
    sql`select p.email, p.fullname from review_report r join user_account p on p.id = r.user_id where r.review_id::text = ${id} and p.deleted_at is null`,
  refund: (id) =>
    sql`select p.email, p.fullname from refund f join orders o on o.id = f.order_id join user_account p on p.id = o.user_id where f.id::text = ${id} and p.deleted_at is null`,
  personalData: (id) => sql`select email, fullname from user_account where id::text = ${id} and deleted_at is null`,
};

/** Kinds whose title says to its writer what it is about; the others' is a word of ours. */
const TITLED: readonly Item['kind'][] = ['jobApplication', 'certificateName', 'review', 'refund'];

/**
 * Mails an answer to who wrote (docs/product/staff.md#inbox), each of several for themselves. @throws ApiError NOT_FOUND where
 * nobody wrote who can be mailed
 */
export async function mailAnswer(tx: Executor, { id, kind, title }: Item, answer: string): Promise<void> {
  if (kind === 'mail') throw new ApiError('NOT_FOUND');
  const { rows } = await tx.execute<{ email: string; fullname: string }>(WRITERS[kind](id.slice(kind.length + 1)));
  if (rows.length === 0) throw new ApiError('NOT_FOUND');
  await tx.insert(schema.outbox).values(
    rows.map(({ email, fullname }) => ({
      kind: 'inboxAnswer',
      payload: { to: email, fullname, about: kind, title: TITLED.includes(kind) ? title : null, answer },
    })),
  );
}

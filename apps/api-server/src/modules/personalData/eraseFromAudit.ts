import { formerLearnerText } from '@suluh/i18n-id/personalData';
import type pg from 'pg';

/** Who is erased, as records of the audit trail may name them. */
interface Named {
  id: string;
  email: string;
  fullname: string;
  phone: string | null;
}

interface Row {
  id: string;
  subject: string;
  before: unknown;
  after: unknown;
}

/** What is about the person, by the subject a record of it has. */
const ABOUT = `select kind || $1::text from unnest(array['learner ', 'internshipParticipant ']) as kind
  union all select 'certificate ' || id from certificate where user_id = $1::uuid
  union all select 'inbox certificateName:' || id from certificate where user_id = $1::uuid
  union all select 'jobApplication ' || id from job_application where user_id = $1::uuid
  union all select 'inbox jobApplication:' || id from job_application where user_id = $1::uuid
  union all select 'partnership ' || id from partnership_application where user_id = $1::uuid
  union all select 'inbox partnership:' || id from partnership_application where user_id = $1::uuid
  union all select 'inbox mail:' || id from outbox where payload->>'to' = $2
  union all select kind || id from orders, unnest(array['order ', 'order:']) as kind where user_id = $1::uuid
  union all select kind || f.id from refund f join orders o on o.id = f.order_id, unnest(array['refund:', 'inbox refund:']) as kind where o.user_id = $1::uuid
  union all select kind || id from review, unnest(array['review ', 'inbox review:']) as kind where user_id = $1::uuid
  union all select 'inbox review:' || review_id from review_report where user_id = $1::uuid
  union all select 'enrolment ' || id from enrolment where user_id = $1::uuid
  union all select 'question ' || q.id from lesson_question q join enrolment e on e.id = q.enrolment_id where e.user_id = $1::uuid
  union all select 'submission ' || s.id from submission s join enrolment e on e.id = s.enrolment_id where e.user_id = $1::uuid
  union all select 'inbox personalData:' || $1::text`;

/** An address or number is nobody else's, so it is looked for everywhere; a name is, so it goes where the record is about the person. */
const FOUND = `select id::text, subject, before, after from audit_log where subject in (${ABOUT})
    or exists (select from unnest($3::text[]) as said where position(said in lower(concat(subject, ' ', before, ' ', after))) > 0)`;

/** The same value with none of these words in any text of it; names of fields stay. */
function without(value: unknown, words: readonly string[]): unknown {
  if (typeof value === 'string')
    return words.reduce(
      (text, word) =>
        text.replaceAll(
          new RegExp(word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), 'gi'),
          formerLearnerText.name,
        ),
      value,
    );
  if (Array.isArray(value)) return value.map((each) => without(each, words));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, without(each, words)]));
}

/** From where somebody of staff did what they did. */
const FORGET_ORIGINS =
  'update audit_log set address = null, session_id = null where actor_id = $1 and (address is not null or session_id is not null)';

/**
 * Takes name, address and number of the person out of the audit trail, before the rows they are found by go: what was
 * done stays, to whom does not, nor from where they did things themselves (docs/product/personal-data.md#closing).
 */
export async function eraseFromAudit(client: pg.PoolClient, { id, email, fullname, phone }: Named): Promise<void> {
  const unique = [id, email, ...(phone ? [phone] : [])].map((word) => word.toLowerCase());
  await client.query(FORGET_ORIGINS, [id]);
  const { rows } = await client.query<Row>(FOUND, [id, email, unique]);
  const words = [email, ...(phone ? [phone] : []), fullname].filter((word) => word !== '');
  for (const { id: row, subject, before, after } of rows)
    await client.query('update audit_log set before = $2, after = $3, subject = $4 where id = $1', [
      row,
      before === null ? null : JSON.stringify(without(before, words)),
      after === null ? null : JSON.stringify(without(after, words)),
      without(
        subject,
        words.filter((word) => word !== fullname),
      ),
    ]);
}

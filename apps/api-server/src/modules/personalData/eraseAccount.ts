import { CLOSING_GRACE_DAYS } from '@suluh/domain/personal-data';
import { NO_PHOTO } from '@suluh/domain/profile';
import { formerLearnerText } from '@suluh/i18n-id/personalData';
import type pg from 'pg';
import type { Services } from '../../services.ts';
import { removeStored } from '../../storage/index.ts';
import { eraseFromAudit } from './eraseFromAudit.ts';
import { ofPerson, PERSONAL_TABLES } from './personalTables.ts';

export type ErasureServices = Pick<Services, 'pool' | 'now' | 'log' | 'providers'> & {
  files: Services['files'];
};

/** The next account whose week is over; locked, so that of several workers one erases it. */
const NEXT_DUE = `select id, email, fullname, phone, foto, keeps_certificates as "keepsCertificates" from user_account
  where closing_at <= $1::timestamptz - make_interval(days => ${CLOSING_GRACE_DAYS}) and deleted_at is null and id <> all($2::uuid[])
  order by closing_at limit 1 for update skip locked`;

interface Due {
  id: string;
  email: string;
  fullname: string;
  phone: string | null;
  foto: string;
  keepsCertificates: boolean;
}

/** What stays stays without anything that says who it was; a certificate that is kept keeps its printed name. */
const BLANKED: readonly string[] = [
  `update orders set buyer = jsonb_build_object('fullname', u.fullname, 'email', u.email) from user_account u where u.id = orders.user_id and u.id = $1`,
  `update review set fullname = $2, foto = $3 where user_id = $1`,
  `delete from one_time_code where target = $1::text`,
  `delete from outbox where payload->>'to' = (select email from user_account where id = $1)`,
  `update refund_account a set holder = $2, number = null, number_end = '' from orders o where o.id = a.order_id and o.user_id = $1`,
  `update internship_period set mentor_name = '', mentor_email = '', grade_note = '' where user_id = $1`,
  `update internship_invitation set email = null where email = (select email from user_account where id = $1)`,
  `update prakerja_payment p set prakerja_id = '', payment_token = null
    from payment_attempt a join orders o on o.id = a.order_id where a.id = p.attempt_id and o.user_id = $1`,
];

/** Certificates and letters somebody does not leave behind: nobody can check them any more, and no name is on them. */
const REVOKED: readonly string[] = [
  `update certificate set fullname = $2, requested_name = null, name_requested_at = null, revoked_at = coalesce(revoked_at, $3), ended_reason = coalesce(ended_reason, $4) where user_id = $1`,
  `update certificate_version v set fullname = $2 from certificate c where c.id = v.certificate_id and c.user_id = $1`,
  `delete from internship_letter where user_id = $1`,
];

const EMPTIED = `update user_account set fullname = $2, email = 'closed-' || id || '@closed.invalid', phone = null, phone_proven_at = null, password_hash = null,
    foto = $3, nik = null, birth_date = null, education = null, city = null, referral_code = null, is_verified = false,
    blocked_at = null, block_reason = null,
    deleted_at = $4, updated_at = $4 where id = $1`;

const withIts = (statement: string, values: readonly unknown[]): unknown[] =>
  values.slice(0, Math.max(...[...statement.matchAll(/\$(\d+)/g)].map(([, place]) => Number(place))));

/** What goes after the rows: files by their paths in each part of the storage, and wallets that are linked elsewhere. */
interface Left {
  open: readonly string[];
  closed: readonly string[];
  wallets: readonly { gateway: string; accountId: string }[];
}

/** Unlinks wallets at those who keep them; one who cannot be reached is told to the log: nobody pays by it any more. */
async function unlinkWallets({ providers, log }: ErasureServices, { wallets }: Left): Promise<void> {
  for (const { gateway, accountId } of wallets)
    try {
      await providers.get(gateway)?.wallets?.unlink(accountId);
    } catch (error) {
      log.error({ err: error, gateway }, 'a wallet of an erased account is still linked at its provider');
    }
}

async function erase(client: pg.PoolClient, due: Due, at: Date): Promise<Left> {
  const { id, keepsCertificates } = due;
  const former = formerLearnerText.name;
  const { rows: pictures } = await client.query<{ file: string }>(
    `select file from recap where user_id = $1 and file is not null`,
    [id],
  );
  const { rows: work } = await client.query<{ path: string }>(
    `select path from submission where enrolment_id in (select id from enrolment where user_id = $1)
     union all select unnest(parts) from hand_in_upload where enrolment_id in (select id from enrolment where user_id = $1)
     union all select unnest(parts) from lesson_upload where user_id = $1
     union all select path from upload where user_id = $1`,
    [id],
  );
  const { rows: wallets } = await client.query<{ gateway: string; accountId: string }>(
    `select gateway, account_id as "accountId" from linked_wallet where user_id = $1 and state <> 'ended' and account_id is not null`,
    [id],
  );
  await eraseFromAudit(client, due);
  for (const statement of BLANKED) await client.query(statement, withIts(statement, [id, former, NO_PHOTO]));
  if (!keepsCertificates)
    for (const statement of REVOKED)
      await client.query(statement, withIts(statement, [id, former, at, formerLearnerText.certificateEnded]));
  for (const personal of PERSONAL_TABLES) {
    const { table, owned, erasure } = personal;
    if (erasure === 'delete') await client.query(`delete from "${table}" where ${ofPerson(personal)}`, [id]);
    if (erasure === 'detach' && 'by' in owned)
      await client.query(`update "${table}" set "${owned.by}" = null where ${ofPerson(personal)}`, [id]);
  }
  await client.query(EMPTIED, [id, former, NO_PHOTO, at]);
  return { closed: work.map(({ path }) => path), open: [due.foto, ...pictures.map(({ file }) => file)], wallets };
}

/**
 * Erases the next account whose owner closed it a week ago, in one transaction; its files and linked wallets go after it. One that fails is
 * told to the log, put among `failed`, which are passed over, and holds up no other.
 * @returns false when none is due
 */
export async function eraseNextDue(services: ErasureServices, failed: Set<string> = new Set()): Promise<boolean> {
  const { pool, files, now, log } = services;
  const client = await pool.connect();
  let due: Due | undefined;
  let left: Left = { open: [], closed: [], wallets: [] };
  try {
    await client.query('begin');
    due = (await client.query<Due>(NEXT_DUE, [now(), [...failed]])).rows[0];
    if (due) left = await erase(client, due, now());
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    if (!due) throw error;
    failed.add(due.id);
    log.error({ err: error, userId: due.id }, 'an account could not be erased');
    return true;
  } finally {
    client.release();
  }
  if (!due) return false;
  for (const part of ['open', 'closed'] as const)
    for (const path of left[part]) await removeStored(files[part], path.split('/')[0]!, path);
  await unlinkWallets(services, left);
  log.info({ userId: due.id }, 'an account was erased');
  return true;
}

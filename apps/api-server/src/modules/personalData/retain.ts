import { DAY_MS } from '@suluh/domain/time';
import { RETENTION_DAYS, type Retained } from '@suluh/domain/personal-data';
import type pg from 'pg';
import { removeStored } from '../../storage/index.ts';
import { REPORTS } from '../internship/report.ts';
import { CVS } from '../jobApplication/routes.ts';
import { PAPERS } from '../partnership/keepPaper.ts';
import type { ErasureServices } from './eraseAccount.ts';

/** Rows taken away by one statement, so that none holds locks for long. */
const BATCH = 2_000;

/** Which rows have had their time, by when it began; `$1` is the moment until which. */
const ENDED: readonly (readonly [Retained, table: string, condition: string])[] = [
  ['login', 'refresh_token', 'expires_at < $1'],
  [
    'login',
    'login_session',
    'created_at < $1 and not exists(select from refresh_token r where r.session_id = login_session.id)',
  ],
  ['proof', 'password_reset', 'expires_at < $1'],
  ['proof', 'one_time_code', 'expires_at < $1'],
  ['proof', 'sso_state', 'expires_at < $1'],
  ['proof', 'identity_link', 'expires_at < $1'],
  ['proof', 'staff_challenge', 'expires_at < $1'],
  ['look', 'learner_look', 'asked_at < $1'],
  ['login', 'staff_session', 'used_at < $1'],
  ['repeatedPost', 'idempotency_key', 'created_at < $1'],
  ['sentMail', 'outbox', 'sent_at < $1'],
  ['providerMessage', 'webhook_log', 'received_at < $1'],
  ['analytics', 'analytics_event', 'received_at < $1'],
  ['notification', 'notification', 'created_at < $1'],
  ['enquiry', 'enterprise_lead', 'created_at < $1'],
  ['enquiry', 'partnership_application', 'created_at < $1'],
  ['enquiry', 'job_application', 'created_at < $1'],
  ['search', 'search_history', 'searched_at < $1'],
];

/** Papers and CVs no application points to any more, and reports that were replaced; one that comes is stored together with its application. */
const LEFT_PAPERS = `delete from upload where (path like '${PAPERS}/%' and not exists(select from partnership_application a where upload.path = any(a.files)))
  or (path like '${CVS}/%' and not exists(select from job_application a where a.cv_path = upload.path))
  or (path like '${REPORTS}/%' and not exists(select from internship_report r where r.path = upload.path)) returning path`;

/**
 * Takes away what has been kept for as long as it may be (docs/product/personal-data.md#retention), a batch at a time, and files with it.
 * @returns how many rows went, by table
 */
export async function retain({
  pool,
  now,
  files,
}: { pool: pg.Pool } & Pick<ErasureServices, 'now' | 'files'>): Promise<Record<string, number>> {
  const gone: Record<string, number> = {};
  for (const [kept, table, condition] of ENDED) {
    const until = new Date(now().getTime() - RETENTION_DAYS[kept] * DAY_MS);
    for (let taken = BATCH; taken === BATCH;) {
      const { rowCount } = await pool.query(
        `delete from "${table}" where ctid = any(array(select ctid from "${table}" where ${condition} limit ${BATCH} for update skip locked))`,
        [until],
      );
      taken = rowCount ?? 0;
      gone[table] = (gone[table] ?? 0) + taken;
    }
  }
  const { rows } = await pool.query<{ path: string }>(LEFT_PAPERS);
  for (const { path } of rows) await removeStored(files.closed, path.split('/')[0]!, path);
  return gone;
}

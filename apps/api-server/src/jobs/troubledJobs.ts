import type pg from 'pg';
import { failingOrderWork, stopOrderWork } from '../modules/payment/jobs/retryOrderWork.ts';
import { stopMail } from '../mail/retryMail.ts';
import type { Database } from '../db/index.ts';
import { deadJobs, type DeadJob, type DeadJobServices } from './deadJobs.ts';

/** Most that are told of one kind of trouble at once. */
const MOST_TOLD = 200;

/** Work that fails and is tried again, or was given up; and what a person may do about it. */
export interface TroubledJob extends DeadJob {
  state: 'failing' | 'dead';
  /** Money has rules of its own (docs/product/staff.md#refunds): nothing is done about it here. */
  can: 'retry' | 'stop' | null;
}

const FAILING_MAILS = `select id::text, 'mail.' || kind as kind, payload->>'to' as about, created_at as "failedAt", last_error as "lastError"
  from outbox where sent_at is null and failed_at is null and last_error is not null order by id limit ${MOST_TOLD}`;

const isMoney = ({ kind }: DeadJob): boolean => kind === 'payment.refund';

/** What was given up, then what fails and is tried again; of each the oldest first. */
export async function troubledJobs(services: DeadJobServices): Promise<TroubledJob[]> {
  const dead = await deadJobs(services);
  const { rows: mails } = await services.pool.query<DeadJob>(FAILING_MAILS);
  const failing = [...mails, ...(await failingOrderWork(services.db, MOST_TOLD))];
  return [
    ...dead
      .slice(0, MOST_TOLD)
      .map((job): TroubledJob => ({ ...job, state: 'dead', can: isMoney(job) ? null : 'retry' })),
    ...failing.map((job): TroubledJob => ({ ...job, state: 'failing', can: 'stop' })),
  ];
}

/** How many were given up and wait for a person. */
export async function deadCount(pool: Pick<pg.Pool, 'query'>): Promise<number> {
  const { rows } = await pool.query<{ dead: number }>(
    `select ((select count(*) from outbox where sent_at is null and failed_at is not null)
      + (select count(*) from refund where status = 'failed')
      + (select count(*) from order_work_failure where next_attempt_at is null))::int as dead`,
  );
  return rows[0]!.dead;
}

/**
 * Gives up what fails and is tried again, until somebody lets it begin anew. Answers whether it was failing; of two at once
 * one. @param id as {@link troubledJobs} gives it
 */
export function stopFailingJob(db: Database, id: string): Promise<boolean> {
  const [job, orderId] = id.split(':');
  return job && orderId ? stopOrderWork(db, { job, orderId }) : stopMail(db, Number(id));
}

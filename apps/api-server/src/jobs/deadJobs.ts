import type pg from 'pg';
import type { Database } from '../db/index.ts';
import type { Services } from '../services.ts';
import { failedOrderWork, retryOrderWork } from '../modules/payment/jobs/retryOrderWork.ts';
import { failedRefunds, retryRefund } from '../modules/payment/retryRefund.ts';
import { retryMail } from '../mail/retryMail.ts';

/** Work that was given up. */
export interface DeadJob {
  id: string;
  /** `mail.` and its kind, or `payment.` and the job. */
  kind: string;
  /** Whom or what it is about. */
  about: string;
  failedAt: Date | null;
  lastError: string | null;
}

/** Connections and clock. */
export type DeadJobServices = Pick<Services, 'now'> & { db: Database; pool: pg.Pool };

/** Everything that was given up, mails first, the oldest first. */
export async function deadJobs({ db, pool }: DeadJobServices): Promise<DeadJob[]> {
  const { rows: mails } = await pool.query<DeadJob>(
    `select id::text, 'mail.' || kind as kind, payload->>'to' as about, failed_at as "failedAt", last_error as "lastError"
     from outbox where sent_at is null and failed_at is not null order by id`,
  );
  return [...mails, ...(await failedRefunds(db)), ...(await failedOrderWork(db))];
}

/**
 * Lets a job that was given up begin anew, with all its tries. @param id as `deadJobs` gives it; answers false when it is none
 * of them, and `another` for money that somebody else has to see to (docs/product/staff.md#refunds)
 */
export async function retryDeadJob(services: DeadJobServices, id: string, by: string): Promise<boolean | 'another'> {
  if (/^\d{1,15}$/.test(id)) return retryMail(services.db, Number(id));
  const [job, orderId] = id.split(':');
  if (job && orderId) return retryOrderWork(services.db, { job, orderId, by });
  const result = await retryRefund(services, id, by);
  return result === 'ownMoney' || result === 'ownAsking' ? 'another' : result === 'retried';
}

import type pg from 'pg';

/** How one kind of work in the background stands. */
export interface BackgroundFigures {
  /** `mail.` and the kind of the mail, `payment.` and the job, or `work.` and what staff set going. */
  kind: string;
  /** Mails that are not sent yet; payment work that is due. */
  waiting: number;
  /** For how long the oldest of them has waited, in seconds; 0 when there is none. */
  oldestSeconds: number;
  /** Of what waits: what has failed at least once. */
  failing: number;
  /** What was given up and waits for a person. */
  dead: number;
}

const MAILS = `select 'mail.' || kind as kind, count(*) filter (where failed_at is null) as waiting,
    extract(epoch from max(now() - created_at) filter (where failed_at is null)) as oldest,
    count(*) filter (where failed_at is null and last_error is not null) as failing, count(*) filter (where failed_at is not null) as dead
  from outbox where sent_at is null group by 1`;

const ATTEMPTS = `select 'payment.' || case status when 'pending' then 'reconcile' when 'voiding' then 'void' else 'abandon' end as kind,
    count(*) filter (where next_check_at <= now()) as waiting, extract(epoch from max(now() - next_check_at)) as oldest,
    count(*) filter (where last_error is not null) as failing, 0 as dead
  from payment_attempt where status in ('pending', 'voiding', 'opening') group by 1`;

const LATE_ORDERS = `select 'payment.expire' as kind, count(*) as waiting, extract(epoch from max(now() - expires_at)) as oldest, 0 as failing, 0 as dead
  from orders where status = 'UNPAID' and expires_at <= now()`;

const ORDER_WORK = `select 'payment.' || job as kind, 0 as waiting, 0 as oldest, count(next_attempt_at) as failing, count(*) - count(next_attempt_at) as dead
  from order_work_failure group by job`;

const REFUNDS = `select 'payment.refund' as kind, count(*) filter (where status <> 'failed') as waiting,
    extract(epoch from max(now() - next_attempt_at) filter (where status <> 'failed')) as oldest,
    count(*) filter (where status <> 'failed' and last_error is not null) as failing, count(*) filter (where status = 'failed') as dead
  from refund where status in ('approved', 'sent', 'failed')`;

const TRANSFERS = `select 'payment.transfer' as kind, count(*) as waiting, extract(epoch from max(now() - coalesce(decided_at, created_at))) as oldest, 0 as failing, 0 as dead
  from refund where status = 'transfer'`;

const PAPERS = `select 'payment.invoice' as kind, count(*) as waiting, extract(epoch from max(now() - paid_at)) as oldest, 0 as failing, 0 as dead
  from orders where paid_at is not null and invoice_number is null and purchase_total > 0
  union all select 'payment.credit', count(*), extract(epoch from max(now() - credit_due_at)), 0, 0 from orders where credit_due_at is not null`;

const RINGS = `select 'push.send' as kind, count(*) as waiting, extract(epoch from max(now() - created_at)) as oldest, count(*) filter (where tries > 0) as failing, 0 as dead
  from push_message`;

const STAFF_WORK = `select 'work.' || kind as kind, count(*) as waiting, extract(epoch from max(now() - created_at)) as oldest, 0 as failing, 0 as dead
  from staff_work where state in ('reading', 'running', 'undoing') group by kind`;

const FIGURES = `select kind, sum(waiting)::int as waiting, greatest(0, coalesce(max(oldest), 0))::float8 as "oldestSeconds", sum(failing)::int as failing, sum(dead)::int as dead
  from (${[MAILS, ATTEMPTS, LATE_ORDERS, ORDER_WORK, REFUNDS, TRANSFERS, PAPERS, RINGS, STAFF_WORK].map((part) => `(${part})`).join(' union all ')}) figures group by kind order by kind`;

/** How all work in the background stands now, by kind; transfers of money wait for people. */
export const backgroundFigures = async (pool: Pick<pg.Pool, 'query'>): Promise<BackgroundFigures[]> =>
  (await pool.query<BackgroundFigures>(FIGURES)).rows;

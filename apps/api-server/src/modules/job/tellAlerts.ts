import { siteOrigins } from '@suluh/config/origins';
import { MAIN_ROUTES, pathTo } from '@suluh/domain/address';
import { ALERT_EVERY_MS, ALERT_NAMED } from '@suluh/domain/job';
import { leadingTo } from '@suluh/domain/notification';
import { jobAlertNews, searchSaid } from '@suluh/i18n-id/job';
import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import type { Services } from '../../services.ts';
import { tell } from '../notification/tell.ts';
import { wishesOf } from '../notification/wishes.ts';
import { jobsFor } from './find.ts';
import { isOpen } from './openJob.ts';

type Needs = Pick<Services, 'db' | 'settings' | 'now'>;

const { job, jobAlert, outbox, userAccount } = schema;

/** Searches that are looked at in one go. */
const BATCH = 200;

/** A search whose learner may be told again, while there are vacancies it was not held against. */
async function nextDue(tx: Executor, now: Date) {
  const [due] = await tx
    .select({ alert: jobAlert, person: userAccount })
    .from(jobAlert)
    .innerJoin(userAccount, eq(userAccount.id, jobAlert.userId))
    .where(
      and(
        or(isNull(jobAlert.toldAt), lte(jobAlert.toldAt, new Date(now.getTime() - ALERT_EVERY_MS))),
        lt(
          jobAlert.seenUntil,
          sql`(select max(${job.postedAt}) from ${job} where ${isOpen()} and ${job.postedAt} <= ${now})`,
        ),
        isNull(userAccount.closingAt),
      ),
    )
    .orderBy(jobAlert.seenUntil)
    .limit(1)
    .for('update', { of: jobAlert, skipLocked: true });
  return due;
}

/** Looks at one search, and tells of what is new to it. @returns false when none is due */
async function tellNext({ db, settings, now: clock }: Needs): Promise<boolean> {
  return db.transaction(async (tx) => {
    const now = clock();
    const due = await nextDue(tx, now);
    if (!due) return false;
    const { alert, person } = due;
    const { q, city, kind, company, education, experience } = alert;
    const filters = { q, city, kind, company, education, experience };
    const { rows, total } = await jobsFor(tx, filters, { limit: ALERT_NAMED, announced: [alert.seenUntil, now] });
    await tx
      .update(jobAlert)
      .set({ seenUntil: now, ...(total > 0 ? { toldAt: now } : {}) })
      .where(eq(jobAlert.id, alert.id));
    if (total === 0) return true;
    const facts = {
      search: searchSaid(filters),
      jobs: rows.map(({ title, companyName, city: place }) => [title, companyName, place].filter(Boolean).join(', ')),
      total,
    };
    const { mail, unsubscribe, ...wishes } = await wishesOf(tx, { settings }, person.id, 'job');
    const target = leadingTo('jobVacancies', filters);
    await tell(tx, { userId: person.id, topic: 'job', ...jobAlertNews(facts), target, createdAt: now }, wishes);
    if (!mail) return true;
    const link = `${siteOrigins(settings).main}${pathTo(MAIN_ROUTES, 'jobVacancies', filters)}`;
    const payload = { to: person.email, fullname: person.fullname, ...facts, link, unsubscribe };
    await tx.insert(outbox).values({ kind: 'jobAlert', payload });
    return true;
  });
}

/** Tells of new vacancies whoever has a search watched, each search once a day at most. @returns how many were looked at */
export async function tellAlerts(services: Needs): Promise<number> {
  let looked = 0;
  while (looked < BATCH && (await tellNext(services))) looked += 1;
  return looked;
}

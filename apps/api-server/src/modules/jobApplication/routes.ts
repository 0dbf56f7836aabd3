import { jobApplicationEntries as entries, type jobApplication as entity } from '@suluh/api/catalogue';
import { pathTo, MAIN_ROUTES } from '@suluh/domain/address';
import { paperKind, PDF_MIME_TYPE } from '@suluh/domain/file';
import { UPLOAD_LIMIT } from '@suluh/domain/limits';
import { siteOrigins } from '@suluh/config/origins';
import { leadingTo } from '@suluh/domain/notification';
import { jobApplicationNews } from '@suluh/i18n-id/job';
import { and, desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { mainLearner, staff } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { countCall, tryKey } from '../../http/tryLimit.ts';
import { readWhole } from '../../storage/index.ts';
import { isOpen } from '../job/openJob.ts';
import { recordChange } from '../staff/change.ts';
import { tell } from '../notification/tell.ts';
import { keepUpload } from '../upload/keepUpload.ts';

const { job, jobApplication, outbox, upload, userAccount } = schema;

/** Folder of CVs, in the closed part of the storage. */
export const CVS = 'cv';
const MOST_TOLD = 100;

const applications = (db: Executor) =>
  db
    .select({ application: jobApplication, job, isStillOpen: isOpen().as('is_still_open'), cvName: upload.filename })
    .from(jobApplication)
    .innerJoin(job, eq(job.id, jobApplication.jobId))
    .innerJoin(upload, eq(upload.path, jobApplication.cvPath));

const toApplication = ({
  application: { id, status, answer, createdAt },
  job: { slug, title, companyName },
  isStillOpen,
  cvName,
}: Awaited<ReturnType<typeof applications>>[number]): z.input<typeof entity> => ({
  id,
  slugJob: slug,
  jobTitle: title,
  company: companyName,
  isOpen: isStillOpen,
  status: status as z.input<typeof entity>['status'],
  answer,
  cvName,
  createdAt: createdAt.toISOString(),
});

/** Applying for vacancies, and what staff answer (docs/product/job.md#applying). */
export const jobApplicationRoutes = [
  route(entries.mine, async ({ caller }, { db }) => {
    const rows = await applications(db)
      .where(eq(jobApplication.userId, mainLearner(caller).userId))
      .orderBy(desc(jobApplication.createdAt), jobApplication.id)
      .limit(MOST_TOLD);
    return { data: rows.map(toApplication) };
  }),

  route(entries.apply, async ({ params, query, file, caller }, services) => {
    const { userId } = mainLearner(caller);
    const [open] = await services.db
      .select({ id: job.id })
      .from(job)
      .where(and(eq(job.id, params.id), isOpen()));
    if (!open) throw new ApiError('NOT_FOUND');
    const mine = and(eq(jobApplication.jobId, open.id), eq(jobApplication.userId, userId));
    if ((await services.db.$count(jobApplication, mine)) > 0) throw new ApiError('CONFLICT');
    await countCall(services, tryKey(entries.apply.id, userId), UPLOAD_LIMIT);
    if (paperKind(file!) !== 'pdf') throw new ApiError('UNSUPPORTED_MEDIA_TYPE');
    const cv = {
      userId,
      folder: CVS,
      bytes: file!,
      extension: 'pdf',
      mimetype: PDF_MIME_TYPE,
      filename: query.filename,
    };
    await keepUpload(services, cv, async (tx, cvPath) => {
      const [made] = await tx
        .insert(jobApplication)
        .values({ jobId: open.id, userId, cvPath, createdAt: services.now() })
        .onConflictDoNothing()
        .returning({ id: jobApplication.id });
      if (!made) throw new ApiError('CONFLICT');
    });
    const [row] = await applications(services.db).where(mine);
    return { data: toApplication(row!) };
  }),

  route(entries.cv, async ({ params }, { db, files }) => {
    const [row] = await db
      .select({ cvPath: jobApplication.cvPath, fullname: userAccount.fullname })
      .from(jobApplication)
      .innerJoin(userAccount, eq(userAccount.id, jobApplication.userId))
      .where(eq(jobApplication.id, params.id));
    const bytes = row && (await readWhole(files.closed, row.cvPath));
    if (!bytes) throw new ApiError('NOT_FOUND');
    return { data: { bytes, name: `cv-${row.fullname.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.pdf` } };
  }),

  route(entries.decide, async ({ params, body, caller }, { db, now, settings }) => {
    await db.transaction(async (tx) => {
      const [before] = await tx
        .select({ id: jobApplication.id })
        .from(jobApplication)
        .where(eq(jobApplication.id, params.id));
      if (!before) throw new ApiError('NOT_FOUND');
      const [decided] = await tx
        .update(jobApplication)
        .set({ ...body, decidedAt: now() })
        .where(and(eq(jobApplication.id, params.id), eq(jobApplication.status, 'sent')))
        .returning();
      if (!decided) throw new ApiError('CONFLICT');
      const [told] = await tx
        .select({ person: userAccount, job })
        .from(userAccount)
        .innerJoin(job, eq(job.id, decided.jobId))
        .where(eq(userAccount.id, decided.userId));
      const facts = {
        status: body.status,
        job: told!.job.title,
        company: told!.job.companyName,
        answer: body.answer,
      };
      const target = leadingTo('jobApply', { slug: told!.job.slug });
      await tell(tx, { userId: decided.userId, topic: 'job', ...jobApplicationNews(facts), target, createdAt: now() });
      await tx.insert(outbox).values({
        kind: 'jobApplication',
        payload: {
          to: told!.person.email,
          fullname: told!.person.fullname,
          ...facts,
          link: `${siteOrigins(settings).main}${pathTo(MAIN_ROUTES, 'jobApply', { slug: told!.job.slug })}`,
        },
      });
      await recordChange(tx, {
        by: staff(caller).userId,
        action: 'jobApplication.decide',
        subject: `jobApplication ${params.id}`,
        after: body,
      });
    });
    return { data: { success: true } };
  }),
];

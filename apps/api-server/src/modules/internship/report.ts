import { internshipEntries as entries } from '@suluh/api/catalogue';
import { paperKind, PDF_MIME_TYPE } from '@suluh/domain/file';
import { UPLOAD_LIMIT } from '@suluh/domain/limits';
import { dueOn, reportMonths, type OnJobPeriod } from '@suluh/domain/programme';
import { and, asc, eq } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { route } from '../../http/route.ts';
import { countCall, tryKey } from '../../http/tryLimit.ts';
import type { Services } from '../../services.ts';
import { readWhole } from '../../storage/index.ts';
import { keepUpload } from '../upload/keepUpload.ts';
import { participant, periodRowOf, todayOf } from './internshipProgram.ts';

/** Folder of reports, in the closed part of the storage. */
export const REPORTS = 'magang';

/** The reports of the months of a period that have begun, handed in or not (docs/product/internship.md#reports). */
export async function reportsOf(db: Executor, userId: string, period: OnJobPeriod, today: string) {
  const { internshipReport, upload } = schema;
  const sent = await db
    .select({ month: internshipReport.month, sentAt: internshipReport.sentAt, filename: upload.filename })
    .from(internshipReport)
    .innerJoin(upload, eq(upload.path, internshipReport.path))
    .where(eq(internshipReport.userId, userId))
    .orderBy(asc(internshipReport.month));
  return reportMonths(period, today).map((month) => {
    const found = sent.find((report) => report.month === month);
    return {
      month,
      dueOn: dueOn(period, month),
      sentAt: found?.sentAt.toISOString() ?? null,
      filename: found?.filename ?? null,
    };
  });
}

/** The file of a report. @throws ApiError NOT_FOUND */
export async function reportFile({ db, files }: Services, userId: string, month: number) {
  const { internshipReport } = schema;
  const [found] = await db
    .select({ path: internshipReport.path })
    .from(internshipReport)
    .where(and(eq(internshipReport.userId, userId), eq(internshipReport.month, month)));
  const bytes = found && (await readWhole(files.closed, found.path));
  if (!bytes) throw new ApiError('NOT_FOUND');
  return { bytes, name: `laporan-magang-bulan-${month}.pdf` };
}

const send = route(entries.reportSend, async ({ params: { month }, query, file, caller }, services) => {
  const { db, now } = services;
  const { userId } = participant(caller);
  const period = await periodRowOf(db, userId);
  if (!period || !reportMonths(period, todayOf(services)).includes(month)) throw new ApiError('NOT_FOUND');
  await countCall(services, tryKey(entries.reportSend.id, userId), UPLOAD_LIMIT);
  if (paperKind(file!) !== 'pdf') throw new ApiError('UNSUPPORTED_MEDIA_TYPE');
  const { filename } = query;
  const paper = { userId, folder: REPORTS, bytes: file!, extension: 'pdf', mimetype: PDF_MIME_TYPE, filename };
  const sentAt = now();
  await keepUpload(services, paper, async (tx, path) => {
    const { internshipPeriod, internshipReport } = schema;
    const [standing] = await tx
      .select({ grade: internshipPeriod.grade })
      .from(internshipPeriod)
      .where(eq(internshipPeriod.userId, userId))
      .for('share'); // a mark that is given meanwhile waits, or is seen
    if (standing?.grade !== null) throw new ApiError('CONFLICT');
    await tx
      .insert(internshipReport)
      .values({ userId, month, path, sentAt })
      .onConflictDoUpdate({ target: [internshipReport.userId, internshipReport.month], set: { path, sentAt } });
  });
  return { data: { month, dueOn: dueOn(period, month), sentAt: sentAt.toISOString(), filename } };
});

const read = route(entries.reportRead, async ({ params: { month }, caller }, services) => ({
  data: await reportFile(services, participant(caller).userId, month),
}));

/** Reports of the months of a period. */
export const reportRoutes = [send, read];

import { certificateEntries as entries } from '@suluh/api/catalogue';
import { leadingTo } from '@suluh/domain/notification';
import { certificateNameNews } from '@suluh/i18n-id/certificate';
import { and, eq } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { staff } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { tell } from '../notification/tell.ts';
import { recordChange } from '../staff/change.ts';
import { NO_REQUEST, printName } from './printName.ts';

/** Staff print the name a learner asked for, or leave the one there was; told once, to whoever asked. */
export const decideName = route(entries.certificateNameDecide, async ({ params, body, caller }, { db, now }) => {
  const { certificate, course, inboxState } = schema;
  await db.transaction(async (tx) => {
    const [before] = await tx.select().from(certificate).where(eq(certificate.id, params.id)).for('update');
    if (!before) throw new ApiError('NOT_FOUND');
    const { requestedName, nameRequestedAt, fullname, userId } = before;
    if (requestedName === null || nameRequestedAt?.toISOString() !== body.requestedAt) throw new ApiError('CONFLICT');
    if (body.isAccepted) await printName(tx, before, requestedName, now());
    else await tx.update(certificate).set(NO_REQUEST).where(eq(certificate.id, before.id));
    const [about] = await tx.select({ fullname: course.fullname }).from(course).where(eq(course.id, before.courseId));
    await tx.delete(inboxState).where(and(eq(inboxState.kind, 'certificateName'), eq(inboxState.subjectId, before.id))); // another request begins anew
    const news = certificateNameNews({ isAccepted: body.isAccepted, course: about!.fullname, requestedName });
    await tell(tx, { userId, topic: 'certificate', ...news, target: leadingTo('myCertificate', {}), createdAt: now() });
    await recordChange(tx, {
      by: staff(caller).userId,
      action: 'certificate.name',
      subject: `certificate ${before.id}`,
      before: { fullname },
      after: { fullname: body.isAccepted ? requestedName : fullname, requestedName },
    });
  });
  return { data: { success: true } };
});

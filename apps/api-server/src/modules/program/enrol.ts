import { partnerEntries as entries } from '@suluh/api/catalogue';
import { sql } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { lockLearner } from '../order/enrol.ts';
import { openCourse } from '../order/openCourse.ts';
import { assertSelling } from '../site/readSettings.ts';
import { programBySlug } from './queries.ts';

/** Courses a programme offers, as a condition on `course`, whatever they cost. */
const offeredBy = (programId: number) => {
  const { course, courseProgram } = schema;
  return sql`${course.isPublished} and exists(select from ${courseProgram} where ${courseProgram.courseId} = ${course.id} and ${courseProgram.programId} = ${programId})`;
};

/**
 * Gives a course of a programme with free access to one of its learners (docs/product/partner.md#access). What access
 * there is is read in the transaction, so that nothing is given once a programme sells again.
 */
export const programEnrol = route(
  entries.programEnrol,
  async ({ params: { slug, id: courseId }, body: { eventId }, caller, site }, services) => {
    const who = learner(caller);
    const { id: programId } = await programBySlug(services, slug);
    if (who.programId !== programId) throw new ApiError('FORBIDDEN');
    await assertSelling(services);
    return services.db.transaction(async (tx) => {
      await lockLearner(tx, who.userId);
      const { program } = schema;
      const isFree = await tx.$count(program, sql`${program.id} = ${programId} and ${program.accessType} = 'free'`);
      if (isFree === 0) throw new ApiError('FORBIDDEN');
      const given = { who, site, courseId, eventId, within: offeredBy(programId), productCode: null };
      return { data: await openCourse(tx, services, given) };
    });
  },
);

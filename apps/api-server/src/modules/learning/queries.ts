import { isMainArea } from '@suluh/domain/session';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import type { Caller, Learner } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { courseIs } from '../course/queries.ts';
import { isDatedByPrakerja } from '../order/isDatedByPrakerja.ts';
import { programOf, type ProgramRow } from '../program/queries.ts';

export type EnrolmentRow = typeof schema.enrolment.$inferSelect;

/** An owned course with what its pages need. */
export interface Owned {
  enrolment: EnrolmentRow;
  course: typeof schema.course.$inferSelect;
  event: typeof schema.event.$inferSelect | null;
  productCode: string | null;
  /** Its dates are changed at Prakerja. */
  isDatedByPrakerja: boolean;
}

/** What a programme's pages show of somebody's courses: those it offers, and what was bought there. */
export function ownedOn(program: ProgramRow | null): SQL | undefined {
  const { courseProgram, enrolment, orders } = schema;
  return program
    ? sql`(exists(select from ${courseProgram} where ${courseProgram.courseId} = ${enrolment.courseId} and ${courseProgram.programId} = ${program.id}) or exists(select from ${orders} where ${orders.id} = ${enrolment.orderId} and ${orders.programId} = ${program.id}))`
    : undefined;
}

/**
 * The same of an area without programmes (docs/product/my-course.md#areas): what it offers, by the programmes of its kind, and
 * what was bought there; all of the main site's.
 */
export function ownedIn(area: Pick<Learner, 'sessionType' | 'programId'>): SQL | undefined {
  if (area.programId !== null || isMainArea(area)) return undefined;
  const { courseProgram, enrolment, orders, program } = schema;
  return sql`(exists(select from ${courseProgram} join ${program} on ${program.id} = ${courseProgram.programId} where ${courseProgram.courseId} = ${enrolment.courseId} and ${program.sessionType} = ${area.sessionType}) or exists(select from ${orders} where ${orders.id} = ${enrolment.orderId} and ${orders.sessionType} = ${area.sessionType}))`;
}

/** Enrolments with what their pages need; narrow the query further. */
function ownedWith(db: Executor) {
  const { course, enrolment, event, orders } = schema;
  return db
    .select({ enrolment, course, event, productCode: orders.productCode, isDatedByPrakerja: isDatedByPrakerja() })
    .from(enrolment)
    .innerJoin(course, eq(course.id, enrolment.courseId))
    .innerJoin(orders, eq(orders.id, enrolment.orderId))
    .leftJoin(event, eq(event.id, enrolment.eventId));
}

/**
 * The caller's enrolment in a course, by its id or slug. @throws ApiError NOT_FOUND for a course that is not
 * theirs, or not of this programme
 */
export async function ownedCourse(
  services: Services,
  { caller, programHeader }: { caller: Caller; programHeader: string | null },
  idOrSlug: string,
): Promise<Owned> {
  const { enrolment } = schema;
  const program = await programOf(services, undefined, programHeader);
  const [owned] = await ownedWith(services.db).where(
    and(eq(enrolment.userId, learner(caller).userId), courseIs(idOrSlug), ownedOn(program)),
  );
  if (!owned) throw new ApiError('NOT_FOUND');
  return owned;
}

/** The same by the enrolment's id, locked until the transaction ends: whoever writes facts of it waits. */
export async function lockEnrolment(tx: Executor, enrolmentId: string): Promise<Owned | null> {
  const { enrolment } = schema;
  const [row] = await tx.select().from(enrolment).where(eq(enrolment.id, enrolmentId)).for('no key update');
  if (!row) return null;
  const [owned] = await ownedWith(tx).where(eq(enrolment.id, enrolmentId));
  return owned ?? null;
}

import type { staffPromoFields } from '@suluh/api/catalogue';
import { ANY_METHOD, promoCourseFault, promoFaults, type NamedCourse } from '@suluh/domain/promo';
import { staffText } from '@suluh/i18n-id/staff';
import { eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { schema, type Executor } from '../../db/index.ts';
import { wrongAt, refuseAll, type FieldProblem } from '../../http/apiError.ts';

type Fields = z.output<typeof staffPromoFields>;

const { category, course, courseCategory, courseProgram, event, partner, paymentProduct, program } = schema;

/** Whether a promo is made, or tried, or which of its fields are changed. */
interface Asking {
  /** Fields a change brings; null: all. */
  changed: readonly string[] | null;
  /** When it is made; null: it is there, or tried. */
  madeAt: Date | null;
}

/** The courses a promo names, each by what else it is limited to. */
async function namedCourses(
  tx: Executor,
  { courseIds, categoryIds, partnerIds, programId }: Fields,
): Promise<NamedCourse[]> {
  if (courseIds.length === 0) return [];
  const offered = sql`select from ${courseProgram} where ${courseProgram.courseId} = ${course.id} and ${courseProgram.programId} = ${programId}`;
  const sorted = sql`select from ${courseCategory} where ${courseCategory.courseId} = ${course.id} and ${inArray(courseCategory.categoryId, categoryIds)}`;
  const dearest = sql`greatest(${course.priceAfter}, (select max(${event.price}) from ${event} where ${event.courseId} = ${course.id}))`;
  return tx
    .select({
      isOfCategory: categoryIds.length === 0 ? sql<boolean>`true` : sql<boolean>`exists(${sorted})`,
      isOfPartner:
        partnerIds.length === 0 ? sql<boolean>`true` : sql<boolean>`${inArray(course.partnerId, partnerIds)}`,
      isOfProgramme: programId === null ? sql<boolean>`true` : sql<boolean>`exists(${offered})`,
      mostRupiah: sql<number>`${dearest}::float8`,
    })
    .from(course)
    .where(inArray(course.id, courseIds));
}

/** What of a promo leads nowhere: courses, categories, partners, programme and method that are not there, or take no promo. */
async function unknownIn(tx: Executor, after: Fields, { changed }: Asking): Promise<FieldProblem[]> {
  const problems: FieldProblem[] = [];
  const limits = [
    ['courseIds', course, course.id],
    ['categoryIds', category, category.id],
    ['partnerIds', partner, partner.id],
  ] as const;
  for (const [field, table, key] of limits) {
    const ids = [...new Set(after[field])];
    if (ids.length > 0 && (await tx.$count(table, inArray(key, ids))) < ids.length)
      problems.push({ field, message: staffText.chooseAnother });
  }
  if (after.programId !== null) {
    const [found] = await tx
      .select({ hasPromo: program.hasPromo })
      .from(program)
      .where(eq(program.id, after.programId));
    if (!found) problems.push({ field: 'programId', message: staffText.chooseAnother });
    else if (!found.hasPromo && (changed === null || changed.includes('programId')))
      problems.push({ field: 'programId', message: staffText.promo.takesNone });
  }
  const method = eq(paymentProduct.code, after.productCode);
  if (after.productCode !== ANY_METHOD && (await tx.$count(paymentProduct, method)) === 0)
    problems.push({ field: 'productCode', message: staffText.promo.method });
  return problems;
}

/**
 * What stood before is not asked again, so that what changed around a promo does not keep its words from being mended.
 * @throws ApiError BAD_REQUEST at the field when what would be stored does not go together (docs/product/promo.md#sound)
 */
export async function requireSound(tx: Executor, after: Fields & { used: number }, asking: Asking): Promise<void> {
  const plan = { ...after, startAt: new Date(after.startAt), endAt: new Date(after.endAt) };
  const problems: FieldProblem[] = promoFaults(plan, asking).map(({ field, fault }) => ({
    field,
    message: staffText.promo.faults[fault],
  }));
  problems.push(...(await unknownIn(tx, after, asking)));
  refuseAll(problems);
  const { minPayment, maxItems } = after;
  const courses = await namedCourses(tx, after);
  const fault = promoCourseFault({ minPayment, maxItems, courses }, asking.changed);
  if (fault?.field === 'courseIds') throw wrongAt('courseIds', staffText.promo.noneFits);
  if (fault?.field === 'minPayment') throw wrongAt('minPayment', staffText.promo.outOfReach(fault.mostRupiah));
}

import { list } from '../../search/listing.ts';
import type { Services } from '../../services.ts';
import { EVERYTHING, programScope } from '../course/listCourses.ts';
import type { ProgramRow } from '../program/queries.ts';

/** Among so many there are some that cost something. */
const MOST = 30;

/** What a promo is limited to, beside courses that are named. */
interface Limits {
  categoryIds: readonly number[];
  partnerCodes: readonly string[];
  program: ProgramRow | null;
}

/** The best known courses that a promo without courses of its own can be used on; within one programme those it offers. */
export function coursesWithin({ courseCache }: Services, { categoryIds, partnerCodes, program }: Limits): number[] {
  const { index } = courseCache;
  const scope = program === null ? EVERYTHING : programScope(program);
  const filters = {
    ...(categoryIds.length === 0 ? {} : { category: categoryIds.map(String) }),
    ...(partnerCodes.length === 0 ? {} : { lp: [...partnerCodes] }),
  };
  return [...list(index, { filters, scope: scope.of(index), found: null, sort: 0 }).page(1, MOST)];
}

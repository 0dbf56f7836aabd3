import { course } from '@suluh/api/catalogue';
import { PRAKERJA_CATEGORY_ID } from '@suluh/domain/course';
import { sharedRoute } from '../../http/route.ts';
import type { Bitset } from '../../search/bitset.ts';
import { cardsOf } from './cards.ts';
import { offeredIn } from './listCourses.ts';
import { offeredCourseId } from './requireOffered.ts';

const LIMIT = 10;

function best(set: Bitset, order: Uint32Array, limit: number): number[] {
  const picked: number[] = [];
  for (const slot of order) {
    if (picked.length === limit) break;
    if (set.has(slot)) picked.push(slot);
  }
  return picked;
}

/** Courses of the same categories, the best known first; filled up with others when there are few. */
export const recommendation = sharedRoute(course.recommendation, async ({ params, ...where }, services) => {
  const id = await offeredCourseId(services, params.id, where.programHeader);
  const [[card], offered] = await Promise.all([services.courseCache.cardsOf([id]), offeredIn(services, where)]);
  const { index } = services.courseCache;
  const scope = offered.scope.of(index);
  const categories = (card?.categories ?? [])
    .map((category) => category.id)
    .filter((each) => each !== PRAKERJA_CATEGORY_ID);
  const alike = index.facets.category.any(categories.map(String)).and(scope);
  const slots = [...best(alike, index.orders[0], LIMIT + 1), ...best(scope, index.orders[0], 2 * LIMIT + 2)];
  const ids = [...new Set(slots.map((slot) => index.idAt(slot)))].filter((each) => each !== id).slice(0, LIMIT);
  return { data: await cardsOf(services, ids) };
});

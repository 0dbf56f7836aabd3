import { course } from '@suluh/api/catalogue';
import { PRAKERJA_CATEGORY_ID } from '@suluh/domain/course';
import { eq } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { list } from '../../search/listing.ts';
import { wordsOf } from '../../search/searchWords.ts';
import { cardsOf } from './cards.ts';
import { offeredIn, type Scope } from './listCourses.ts';

const LIMIT = 10;

/** Ids of the best known courses of a scope: those a search finds, or those of these categories. */
async function bestOf(services: Services, scope: Scope, by: { interest: string } | { categories: readonly string[] }) {
  const searched = 'interest' in by ? await services.courseCache.search(wordsOf(by.interest).join(' ')) : null;
  const index = searched?.index ?? services.courseCache.index; // nothing below may wait: sets belong to one index
  const filters = 'categories' in by ? { category: [...by.categories] } : {};
  return list(index, { filters, scope: scope.of(index), found: searched?.found ?? null, sort: 0 }).page(1, 2 * LIMIT);
}

/** One of each in turn, none twice. */
function inTurn(lists: readonly (readonly number[])[]): number[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const mixed = Array.from({ length: longest }, (_, at) => lists.flatMap((ids) => ids[at] ?? []));
  return [...new Set(mixed.flat())];
}

/** What a learner chose to be interested in, and owns already. */
async function tastesOf(db: Executor, userId: string) {
  const { enrolment, userLearningInterest } = schema;
  const [interests, owned] = await Promise.all([
    db
      .select({ name: userLearningInterest.name })
      .from(userLearningInterest)
      .where(eq(userLearningInterest.userId, userId)),
    db.select({ id: enrolment.courseId }).from(enrolment).where(eq(enrolment.userId, userId)),
  ]);
  return { interests: interests.map(({ name }) => name), owned: owned.map(({ id }) => id) };
}

/**
 * What a visitor looked at last, as their device says, and courses near to it or to a learner's interests; none of them
 * owned (docs/product/home.md#for-you).
 */
export const forYou = route(course.forYou, async ({ query, caller, ...where }, services) => {
  const { scope } = await offeredIn(services, where);
  const { interests, owned } =
    caller.kind === 'learner' ? await tastesOf(services.db, caller.userId) : { interests: [], owned: [] };
  const { index } = services.courseCache;
  const offered = scope.of(index);
  const isOffered = (id: number) => {
    const slot = index.slotOf(id);
    return slot !== undefined && offered.has(slot);
  };
  const viewed = await cardsOf(services, [...new Set(query.viewed)].filter(isOffered).slice(0, LIMIT));
  const categories = viewed
    .flatMap((card) => card.categories.map(({ id }) => id))
    .filter((id) => id !== PRAKERJA_CATEGORY_ID)
    .map(String);
  const found = await Promise.all([
    ...interests.map((interest) => bestOf(services, scope, { interest })),
    ...(categories.length > 0 ? [bestOf(services, scope, { categories: [...new Set(categories)] })] : []),
  ]);
  const known = new Set([...owned, ...viewed.map(({ id }) => id)]);
  const ids = inTurn(found).filter((id) => !known.has(id));
  return { data: { viewed, suggested: await cardsOf(services, ids.slice(0, LIMIT)) } };
});

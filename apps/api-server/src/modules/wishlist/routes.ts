import { learner as entries } from '@suluh/api/catalogue';
import { and, eq } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { cardsOf } from '../course/cards.ts';
import { publishedCourseId } from '../course/queries.ts';

/** Wishlist (docs/product/wishlist.md). Adding and removing twice change nothing. */
export const wishlistRoutes = [
  route(entries.wishlist, async ({ query, caller }, services) => {
    const { userId } = learner(caller);
    const { rows } = await services.pool.query<{
      id: number;
      wishedRupiah: number | null;
      total: number;
      owned: boolean;
    }>({
      name: 'wishlist',
      text: `select w.course_id as id, w.price_rupiah as "wishedRupiah", (count(*) over ())::int as total, exists(select from enrolment e where e.user_id = $1 and e.course_id = w.course_id) as owned
        from wishlist w join course_search s on s.course_id = w.course_id and s.is_published
        where w.user_id = $1 order by w.created_at desc, w.course_id desc limit $2 offset $3`,
      values: [userId, query.limit, (query.page - 1) * query.limit],
    });
    /** How many there are, where the page asked for lies behind the last. */
    const beyond = async (): Promise<number> => {
      if (query.page === 1) return 0;
      const counted = await services.pool.query<{ total: number }>({
        name: 'wishlist-count',
        text: `select count(*)::int as total from wishlist w join course_search s on s.course_id = w.course_id and s.is_published where w.user_id = $1`,
        values: [userId],
      });
      return counted.rows[0]?.total ?? 0;
    };
    const cards = await cardsOf(
      services,
      rows.map(({ id }) => id),
    );
    const rowOf = new Map(rows.map((row) => [row.id, row]));
    const data = cards.map((card) => {
      const { owned = false, wishedRupiah = null } = rowOf.get(card.id) ?? {};
      return { ...card, wishlisted: true, owned, wishedRupiah };
    });
    return { data, meta: { page: query.page, limit: query.limit, totalData: rows[0]?.total ?? (await beyond()) } };
  }),

  route(entries.wishlistAdd, async ({ body, caller }, services) => {
    const { userId } = learner(caller);
    const courseId = await publishedCourseId(services.db, String(body.courseId));
    const [card] = await cardsOf(services, [courseId]);
    const priceRupiah = card?.priceAfter ?? null;
    await services.db.insert(schema.wishlist).values({ userId, courseId, priceRupiah }).onConflictDoNothing();
    return { data: { success: true } };
  }),

  route(entries.wishlistRemove, async ({ params, caller }, { db }) => {
    const { userId } = learner(caller);
    await db
      .delete(schema.wishlist)
      .where(and(eq(schema.wishlist.userId, userId), eq(schema.wishlist.courseId, params.courseId)));
    return { data: { success: true } };
  }),
];

import { containing, readTogether, runNamed, type Executor, type schema } from '../../db/index.ts';

/** A promo as stored. */
export type PromoRow = Omit<typeof schema.promo.$inferSelect, 'version' | 'ownerId'>;

/** A promo with what decides whether this learner may use it on these courses. */
export interface KnownPromo extends PromoRow {
  /** Uses of this learner that were not given back. */
  usesOfLearner: number;
  /** Other orders of this learner with a price, paid or waiting. */
  ordersOfLearner: number;
  /** False when the promo is limited to other courses than some of these. */
  isForCourses: boolean;
  /** False when it is limited to other categories, or partners, than one of these courses has; their names. */
  isForCategories: boolean;
  categoryNames: string[];
  isForPartners: boolean;
  partnerNames: string[];
  /** False for a promo of a programme that takes none. */
  isTaken: boolean;
}

/** A promo of one learner alone is not there for others. */
const IS_THEIRS = '(p.owner_id is null or p.owner_id = $1)';

/** Promos a list shows at most. */
const MOST_LISTED = 100;

/** What is told of a promo; `courses` is the query that names the courses it is wanted for. */
const columnsFor = (
  courses: string,
) => `p.code, p.title, p.description, p.kind, p.amount::float8 as amount, p.percent, p.max_discount::float8 as "maxDiscount", p.min_payment::float8 as "minPayment",
    p.max_items as "maxItems", p.product_code as "productCode", p.is_mobile_only as "isMobileOnly", p.is_listed as "isListed", p.is_first_purchase as "isFirstPurchase", p.quota, p.quota_per_user as "quotaPerUser", p.used, p.weekdays,
    p.program_id as "programId", p.start_at as "startAt", p.end_at as "endAt", p.created_at as "createdAt",
    (select count(*)::int from promo_usage u where u.promo_code = p.code and u.user_id = $1 and u.released_at is null) as "usesOfLearner",
    (select count(*)::int from orders o where o.user_id = $1 and o.status in ('PAID', 'UNPAID') and o.purchase_total > 0) as "ordersOfLearner",
    (p.program_id is null or exists(select from program g where g.id = p.program_id and g.has_promo)) as "isTaken",
    (not exists(select from promo_course l where l.promo_code = p.code) or not exists(select from (${courses}) wanted(id)
      where not exists(select from promo_course l where l.promo_code = p.code and l.course_id = wanted.id))) as "isForCourses",
    array(select k.name from promo_category l join category k on k.id = l.category_id where l.promo_code = p.code order by k.name) as "categoryNames",
    (not exists(select from promo_category l where l.promo_code = p.code) or not exists(select from (${courses}) wanted(id)
      where not exists(select from promo_category l join course_category k on k.category_id = l.category_id where l.promo_code = p.code and k.course_id = wanted.id))) as "isForCategories",
    array(select m.org_name from promo_partner l join partner m on m.id = l.partner_id where l.promo_code = p.code order by m.org_name) as "partnerNames",
    (not exists(select from promo_partner l where l.promo_code = p.code) or not exists(select from (${courses}) wanted(id)
      where not exists(select from promo_partner l join course c on c.partner_id = l.partner_id where l.promo_code = p.code and c.id = wanted.id))) as "isForPartners"`;
const COLUMNS = columnsFor('select unnest($2::int[])');
const BY_CODE = { name: 'promo-by-code', text: `select ${COLUMNS} from promo p where p.code = $3 and ${IS_THEIRS}` };
const OF_CARTS = {
  name: 'promo-of-carts',
  text: `select ${columnsFor("select course_id from cart where user_id = $1 and status = 'pending' and id = any($2::uuid[])")} from promo p where p.code = $3 and ${IS_THEIRS}`,
};
/** Those on show in a programme whose code or title has the key, and the one whose code is the key. */
const ON_SHOW = {
  name: 'promo-on-show',
  text: `select ${COLUMNS} from promo p where ${IS_THEIRS} and (p.code = $3 or (p.is_listed and p.program_id is not distinct from $4::int and p.end_at > $5 and p.start_at <= $6
      and ($3 = '' or p.code like $7 or p.title ilike $7))) order by p.end_at desc, p.code limit ${MOST_LISTED}`,
};

/** Takes one use while there is one, and tells what `promo-by-code` tells. */
const TAKE = {
  name: 'promo-take-known',
  text: `update promo p set used = used + 1 where p.code = $3 and ${IS_THEIRS} and (p.quota is null or p.used < p.quota) returning ${COLUMNS}`,
};

/**
 * Takes one use of a promo if its quota has one left, in one statement, and answers the promo as it was before;
 * undefined when there is none left, or no such promo.
 */
export async function takeKnownPromo(
  tx: Executor,
  userId: string,
  courseIds: readonly number[],
  code: string,
): Promise<KnownPromo | undefined> {
  const [taken] = await runNamed<KnownPromo>(tx, TAKE, [userId, courseIds, code.toUpperCase()]);
  return taken && { ...taken, used: taken.used - 1 };
}

/** Promos on show, and the one whose code is the key; those that ended after `endedAfter` too. */
export function promosOnShow(
  db: Executor,
  userId: string,
  key: string,
  { courseIds, programId, now }: { courseIds: readonly number[]; programId: number | null; now: Date },
  endedAfter: Date,
): Promise<KnownPromo[]> {
  return runNamed<KnownPromo>(db, ON_SHOW, [userId, courseIds, key, programId, endedAfter, now, containing(key)]);
}

/** One promo by its code, in any case. */
export async function findPromo(
  db: Executor,
  userId: string,
  courseIds: readonly number[],
  code: string,
): Promise<KnownPromo | undefined> {
  const [found] = await readTogether<KnownPromo>(db, BY_CODE, [userId, courseIds, code.toUpperCase()]);
  return found;
}

/** One promo by its code for what is in some of the learner's carts, which need not be read before. */
export async function findPromoOfCarts(
  db: Executor,
  userId: string,
  cartIds: readonly string[],
  code: string,
): Promise<KnownPromo | undefined> {
  const [found] = await readTogether<KnownPromo>(db, OF_CARTS, [userId, cartIds, code.toUpperCase()]);
  return found;
}

import { notificationEntries as entries } from '@suluh/api/catalogue';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { programOf } from '../program/queries.ts';

interface PromoRow {
  code: string;
  title: string;
  min_payment: number;
  is_first_purchase: boolean;
  is_mobile_only: boolean;
  end_at: Date;
  total: number;
}

/** Promos this learner could still use, soonest to end first (docs/product/promo.md#fields). */
export const promoNotifications = route(
  entries.promoNotifications,
  async ({ query, caller, programHeader }, services) => {
    const { userId } = learner(caller);
    const program = await programOf(services, undefined, programHeader);
    const { rows } = await services.pool.query<PromoRow>({
      name: 'notification-promos',
      text: `select p.code, p.title, p.min_payment, p.is_first_purchase, p.is_mobile_only, p.end_at, (count(*) over ())::int as total from promo p
      where p.end_at > $2 and p.start_at <= $2 and p.is_listed and (p.owner_id is null or p.owner_id = $1) and p.program_id is not distinct from $3::int and (p.quota is null or p.used < p.quota)
        and (select count(*) from promo_usage u where u.promo_code = p.code and u.user_id = $1 and u.released_at is null) < p.quota_per_user
      order by p.end_at, p.code limit $4 offset $5`,
      values: [userId, services.now(), program?.id ?? null, query.limit, (query.page - 1) * query.limit],
    });
    const data = rows.map(({ code, title, end_at: endAt, ...row }) => ({
      promoCode: code,
      title,
      minPayment: row.min_payment,
      isFirstPurchase: row.is_first_purchase,
      isMobileOnly: row.is_mobile_only,
      endPromo: endAt.toISOString(),
    }));
    return { data, meta: { page: query.page, limit: query.limit, totalData: rows[0]?.total ?? 0 } };
  },
);

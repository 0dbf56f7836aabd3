import { voucherEntries as entries } from '@suluh/api/catalogue';
import { runNamed } from '../../db/index.ts';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';

interface OwnRow {
  courseId: number;
  slug: string;
  courseFullname: string;
  provider: string;
  voucherCode: string;
  externalUrl: string | null;
  redeemedAt: Date | null;
  expiresAt: Date | null;
}

/**
 * The codes of providers that stand at enrolments, then the codes of ours that were exchanged for them; an enrolment of
 * a voucher course that a code of ours opened has both.
 */
const OWN = {
  name: 'voucher-own',
  text: `select c.id as "courseId", c.slug, c.fullname as "courseFullname", p.org_name as "provider", c.external_url as "externalUrl",
      code."voucherCode", code."redeemedAt", code."expiresAt"
    from enrolment n join course c on c.id = n.course_id join partner p on p.id = c.partner_id
    cross join lateral (
      select n.voucher_code as "voucherCode", null::timestamptz as "redeemedAt",
        (select b.expires_at from voucher v join voucher_batch b on b.id = v.batch_id and b.kind = 'given'
          where v.order_id = n.order_id and v.course_id = n.course_id limit 1) as "expiresAt"
      where n.voucher_code is not null
      union all
      select v.shown, v.redeemed_at, null from voucher v join voucher_batch b on b.id = v.batch_id and b.kind = 'redeem'
      where v.order_id = n.order_id and v.course_id = n.course_id and v.user_id = n.user_id
    ) code
    where n.user_id = $1 and n.hidden_at is null
    order by n.created_at desc, n.id desc, code."redeemedAt" nulls first`,
};

/** What stands under 'Voucher kursusku' (docs/product/my-course.md#redeem). */
export const own = route(entries.ownVouchers, async ({ caller }, { db, courseCache }) => {
  const rows = await runNamed<OwnRow>(db, OWN, [learner(caller).userId]);
  const cards = await courseCache.cardsOf(rows.map(({ courseId }) => courseId));
  const categoriesOf = new Map(cards.map(({ id, categories }) => [id, categories]));
  return {
    data: rows.map(({ redeemedAt, expiresAt, ...row }) => ({
      ...row,
      redeemedAt: redeemedAt?.toISOString() ?? null,
      expiresAt: expiresAt?.toISOString() ?? null,
      categories: categoriesOf.get(row.courseId) ?? [],
    })),
  };
});

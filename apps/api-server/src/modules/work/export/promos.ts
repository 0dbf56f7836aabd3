import { staffAppText } from '@suluh/i18n-id/staffApp';
import { weekdayNames } from '@suluh/i18n-id/weekday';
import { desc } from 'drizzle-orm';
import { schema } from '../../../db/index.ts';
import { promoRecords } from '../../staffSales/promos.ts';
import { exportOf, type Exported } from './exported.ts';

const { promo } = schema;

/** Promos as they stand in a file, with all their conditions, those that end last first. */
export const exportedPromos = (now: () => Date): Exported =>
  exportOf(promoRecords(now), {
    resource: 'promo',
    name: 'promo',
    columns: [
      'id',
      'title',
      'description',
      'kind',
      'amount',
      'percent',
      'maxDiscount',
      'minPayment',
      'maxItems',
      'productCode',
      'isMobileOnly',
      'isFirstPurchase',
      'isListed',
      'borneBy',
      'quota',
      'quotaPerUser',
      'used',
      'programId',
      'courseIds',
      'categoryIds',
      'partnerIds',
      'weekdays',
      'startAt',
      'endAt',
    ],
    moments: ['startAt', 'endAt'],
    cells: {
      kind: ({ kind }) => staffAppText.sales.promo.kinds[kind],
      borneBy: ({ borneBy }) => staffAppText.sales.promo.bearers[borneBy],
      programId: ({ programId }, { program }) =>
        programId === null ? null : (program.codeOf.get(programId) ?? programId),
      courseIds: ({ courseIds }) => courseIds.map(String),
      categoryIds: ({ categoryIds }, { category }) => categoryIds.map((id) => category.codeOf.get(id) ?? String(id)),
      partnerIds: ({ partnerIds }, { partner }) => partnerIds.map((id) => partner.codeOf.get(id) ?? String(id)),
      weekdays: ({ weekdays }) => weekdayNames(weekdays),
    },
    order: [desc(promo.endAt), desc(promo.code)],
  });

import { desc } from 'drizzle-orm';
import { schema } from '../../../db/index.ts';
import { promoRecords } from '../../staffSales/promos.ts';
import { promoSubject } from '../subjects/promo.ts';
import { exportOf, type Exported } from './exported.ts';
import { shapeOf } from './shapeOf.ts';

const { promo } = schema;

/** Promos as they stand in a file, with all their conditions, those that end last first: it is imported without any change. */
export const exportedPromos = (now: () => Date): Exported =>
  exportOf(promoRecords(now), {
    ...shapeOf(promoSubject),
    name: 'promo',
    order: [desc(promo.endAt), desc(promo.code)],
  });

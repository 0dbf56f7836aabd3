import { promoCheck, promoDelete } from './choice.ts';
import { promoByCode, promos, promoValidate } from './promo.ts';

export const promoRoutes = [promos, promoValidate, promoCheck, promoDelete, promoByCode];

import { promoCheck, promoDelete } from './rememberPromo.ts';
import { promoByCode, promos, promoValidate } from './listPromos.ts';

export const promoRoutes = [promos, promoValidate, promoCheck, promoDelete, promoByCode];

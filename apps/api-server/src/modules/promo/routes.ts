import { promoCheck, promoDelete, promoRemembered } from './rememberPromo.ts';
import { promoByCode, promos, promoValidate } from './listPromos.ts';

export const promoRoutes = [promos, promoValidate, promoCheck, promoRemembered, promoDelete, promoByCode];

import type { Route } from '../http/route.ts';
import { authRoutes } from './auth/index.ts';
import { cartRoutes } from './cart/index.ts';
import { certificateRoutes } from './certificate/index.ts';
import { contentRoutes } from './content/index.ts';
import { courseRoutes } from './course/index.ts';
import { learnerRoutes } from './learner/index.ts';
import { listingRoutes } from './listing/index.ts';
import { notificationRoutes } from './notification/index.ts';
import { orderRoutes } from './order/index.ts';
import { partnerRoutes } from './partner/index.ts';
import { paymentRoutes } from './payment/index.ts';
import { promoRoutes } from './promo/index.ts';
import { ratingRoutes } from './rating/index.ts';
import { siteRoutes } from './site/index.ts';

/** Every implemented endpoint. A test compares it with the catalogue. */
export const routes: readonly Route[] = [
  ...authRoutes,
  ...learnerRoutes,
  ...cartRoutes,
  ...promoRoutes,
  ...orderRoutes,
  ...notificationRoutes,
  ...paymentRoutes,
  ...certificateRoutes,
  ...courseRoutes,
  ...ratingRoutes,
  ...listingRoutes,
  ...partnerRoutes,
  ...siteRoutes,
  ...contentRoutes,
];

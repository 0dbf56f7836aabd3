import { categoryRoutes } from './categories.ts';
import { collectionRoutes } from './collections.ts';
import { flashSaleRoute } from './flashSale.ts';

export const listingRoutes = [...categoryRoutes, ...collectionRoutes, flashSaleRoute];

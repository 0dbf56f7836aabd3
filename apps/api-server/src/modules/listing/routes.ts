import { categoryRoutes } from './listCategories.ts';
import { collectionRoutes } from './listCollections.ts';
import { flashSaleRoute } from './findFlashSale.ts';

export const listingRoutes = [...categoryRoutes, ...collectionRoutes, flashSaleRoute];

import { categoryRoutes } from './categories.ts';
import { collectionRoutes } from './collections.ts';
import { flashSaleRoutes } from './flashSales.ts';
import { institutionRoutes } from './institutions.ts';
import { programmeRoutes } from './programmes.ts';

/** What the site offers, beside its courses and promos: categories, sets of courses, prices for a time, programmes, institutions. */
export const staffOfferRoutes = [
  ...flashSaleRoutes,
  ...categoryRoutes,
  ...collectionRoutes,
  ...programmeRoutes,
  ...institutionRoutes,
];

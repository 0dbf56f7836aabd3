import { catalogueApi, outcomeOf, type AppContext } from '../parts/context/index.ts';

/** An institution by code or slug. */
export const loadPartner = async (context: AppContext, code: string) =>
  outcomeOf(await catalogueApi(context).GET('/api/partner/{code}', { params: { path: { code } } }));

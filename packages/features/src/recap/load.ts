import { catalogueApi, outcomeOf, type AppContext } from '../parts/context/index.ts';

/** A recap that somebody shares; missing for what is no address of one. */
export const loadSharedRecap = async (context: AppContext, recapId: string) =>
  outcomeOf(await catalogueApi(context).GET('/api/recap/{recapId}', { params: { path: { recapId } } }));

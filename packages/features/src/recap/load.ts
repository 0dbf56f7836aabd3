import { catalogueApi, outcomeOf, type AppContext } from '../parts/context/index.ts';

/** A recap that somebody shares, as it is now: it may have been taken back; missing for what is no address of one. */
export const loadSharedRecap = async (context: AppContext, recapId: string) =>
  outcomeOf(
    await catalogueApi(context, { fresh: true }).GET('/api/recap/{recapId}', { params: { path: { recapId } } }),
  );

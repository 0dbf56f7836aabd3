import type { ReactElement } from 'react';
import { catalogueApi, type AppContext } from '../context/index.ts';
import { DatesLinks } from './DatesLinks.tsx';

/** Collections that are looked through for dates. */
const MOST = 30;

/** Classes to come after an event: the dates of the tenant's collections (docs/product/news.md#events); nothing while they do not come. */
export async function CollectionDates({ context }: { context: AppContext }): Promise<ReactElement | null> {
  const { data } = await catalogueApi(context).GET('/api/collection', { params: { query: { limit: MOST } } });
  return data ? <DatesLinks routes={context.tenant.routes} collections={data.data} /> : null;
}

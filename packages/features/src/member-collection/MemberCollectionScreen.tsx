import { pathTo } from '@suluh/domain/address';
import { memberCollectionText } from '@suluh/i18n-id/memberCollection';
import type { ReactElement } from 'react';
import { AccountFrame } from '../parts/account/index.ts';
import { learnerApi, outcomeOf, renewWhenOver, type AppContext } from '../parts/context/index.ts';
import { LoadFailure } from '../parts/failure/index.ts';
import { listHref, pageIn, type SearchParams } from '../parts/list-query/index.ts';
import { MemberCourses } from './MemberCourses.tsx';

interface MemberCollectionScreenProps {
  context: AppContext;
  search: SearchParams;
}

/**
 * /myindibiz/collection-course/anggota: the collection of small businesses, for who is logged in there
 * (docs/product/addresses.md#small-businesses). As HTML before JavaScript.
 */
export async function MemberCollectionScreen({ context, search }: MemberCollectionScreenProps): Promise<ReactElement> {
  const { tenant } = context;
  const path = pathTo(tenant.routes, 'memberCollection');
  const page = pageIn(search);
  const here = listHref(path, {}, page);
  const api = await learnerApi(context, here);
  const outcome = outcomeOf(await api.GET('/api/collection/mysooltan', { params: { query: { page } } }));
  if (outcome.kind === 'failed') {
    renewWhenOver(outcome.failure, tenant, here);
    return <LoadFailure failure={outcome.failure} retryHref={here} />;
  }
  const found = outcome.kind === 'found' ? outcome.data : null;
  return (
    <AccountFrame
      context={context}
      path={path}
      address={here}
      title={found?.data.collection.title || memberCollectionText.title}
    >
      {found?.data.collection.description && <p className="type-muted">{found.data.collection.description}</p>}
      <MemberCourses page={page} path={path} initial={found && { data: found.data.courses, meta: found.meta }} />
    </AccountFrame>
  );
}

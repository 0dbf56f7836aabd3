import { pathTo } from '@suluh/domain/address';
import { memberCollectionText } from '@suluh/i18n-id/memberCollection';
import { CourseGrid } from '@suluh/ui/cards/CourseGrid';
import { Note } from '@suluh/ui/feedback/Note';
import { Pagination } from '@suluh/ui/navigation/Pagination';
import { ContentStylesheet } from '@suluh/ui/stylesheets/ContentStylesheet';
import type { ReactElement } from 'react';
import { AccountFrame } from '../parts/account/index.ts';
import { learnerApi, outcomeOf, renewWhenOver, type AppContext } from '../parts/context/index.ts';
import { CatalogueCard, MoreInvitation } from '../parts/courses/index.ts';
import { LoadFailure } from '../parts/failure/index.ts';
import { listHref, pageIn, type SearchParams } from '../parts/list-query/index.ts';
import { MoreMembers } from './MoreMembers.tsx';

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
  const courses = found?.data.courses ?? [];
  const totalPages = found?.meta.totalPage ?? 0;
  return (
    <AccountFrame
      context={context}
      path={path}
      address={here}
      title={found?.data.collection.title || memberCollectionText.title}
    >
      {found?.data.collection.description && <p className="type-muted">{found.data.collection.description}</p>}
      <ContentStylesheet />
      {courses.length === 0 ? (
        <Note>{memberCollectionText.none}</Note>
      ) : (
        <CourseGrid>
          {courses.map((course) => (
            <CatalogueCard key={course.id} course={course} tenant={tenant} headingLevel={2} wideOnMobile />
          ))}
          <MoreInvitation
            listing={{ totalData: found?.meta.totalData ?? 0, totalPage: totalPages }}
            query={{ page, limit: found?.meta.limit ?? courses.length }}
            nextHref={listHref(path, {}, page + 1)}
            allHref={pathTo(tenant.routes, 'courses')}
          />
        </CourseGrid>
      )}
      {page < totalPages && <MoreMembers page={page} listKey={here} />}
      <div className="listingPage-foot">
        <Pagination page={page} totalPages={totalPages} hrefOf={(number) => listHref(path, {}, number)} />
      </div>
    </AccountFrame>
  );
}

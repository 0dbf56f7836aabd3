import { apiPath, pathTo } from '@suluh/domain/address';
import { withQuery } from '@suluh/domain/query';
import { recapText } from '@suluh/i18n-id/recap';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { EmptyState } from '@suluh/ui/feedback/EmptyState';
import { Note } from '@suluh/ui/feedback/Note';
import type { ReactElement } from 'react';
import { PlainAccountFrame } from '../parts/account/PlainAccountFrame.tsx';
import { type AppContext, learnerApi, outcomeOf, renewWhenOver } from '../parts/context/index.ts';
import { formProblem, LoadFailure } from '../parts/failure/index.ts';
import type { SearchParams } from '../parts/list-query/index.ts';
import { storedAddress } from '../parts/pictures/index.ts';
import { RecapLists } from './RecapLists.tsx';
import { RecapPicture } from './RecapPicture.tsx';
import { RecapSharing, StopSharing } from './RecapSharing.tsx';
import { RecapStylesheet } from './RecapStylesheet.tsx';

interface RecapScreenProps {
  context: AppContext;
  search: SearchParams;
}

/**
 * /learning-recap: what its learner learned in a year, as a picture to take along and to share, or the way to courses
 * (docs/product/recap.md#page). `year` of the query names another than the newest.
 */
export async function RecapScreen({ context, search }: RecapScreenProps): Promise<ReactElement> {
  const { tenant } = context;
  const { routes } = tenant;
  const asked = /^20\d\d$/.test(String(search.year)) ? Number(search.year) : undefined;
  const path = pathTo(routes, 'recap');
  const address = pathTo(routes, 'recap', { year: asked });
  const api = await learnerApi(context, address);
  const outcome = outcomeOf(await api.GET('/api/recap', { params: { query: { year: asked } } }));
  if (outcome.kind !== 'found') {
    renewWhenOver(outcome.failure, tenant, address);
    return <LoadFailure failure={outcome.failure} retryHref={address} />;
  }
  const { recap, shared, years } = outcome.data.data;
  const problem = formProblem(search);
  const year = recap?.year ?? asked;
  const stillShared = shared && !recap ? (year ?? years[0]) : undefined; // its courses are gone since
  const drawn = recap && withQuery(apiPath(routes, '/api/recap/picture'), { year: recap.year });
  const src = (shared?.isOutdated ? null : storedAddress(shared?.file)) ?? drawn; // one's own is of today
  return (
    <PlainAccountFrame
      context={context}
      path={path}
      address={address}
      title={year === undefined ? recapText.title : recapText.titleOfYear(year)}
    >
      <RecapStylesheet />
      {years.length > 1 && (
        <nav className="recap-years" aria-label={recapText.years}>
          {years.map((each) => (
            <a
              key={each}
              href={pathTo(routes, 'recap', { year: each })}
              aria-current={each === year ? 'page' : undefined}
            >
              {each}
            </a>
          ))}
        </nav>
      )}
      {problem && <Note tone="error">{problem}</Note>}
      {recap && src ? (
        <div className="recap">
          <RecapPicture recap={recap} src={src} />
          <div className="recap-aside">
            <RecapSharing tenant={tenant} year={recap.year} shared={shared} src={src} />
            <RecapLists recap={recap} />
            {recap.teacher && <p>{recapText.teacher(recap.teacher)}</p>}
          </div>
        </div>
      ) : (
        <EmptyState
          headingLevel={2}
          title={recapText.emptyTitle}
          {...(stillShared === undefined
            ? { action: <ButtonLink href={pathTo(routes, 'bestDeal')}>{recapText.findCourse}</ButtonLink> }
            : { body: recapText.stillShared, action: <StopSharing tenant={tenant} year={stillShared} /> })}
        />
      )}
    </PlainAccountFrame>
  );
}

import { pathTo } from '@suluh/domain/address';
import {
  MY_COURSE_STATUSES,
  MY_COURSE_TYPES,
  myCourseStatusOf,
  type MyCourseStatus,
  type MyCourseType,
} from '@suluh/domain/my-course';
import { bundleText } from '@suluh/i18n-id/bundle';
import { keepText } from '@suluh/i18n-id/learning';
import { memberCollectionText } from '@suluh/i18n-id/memberCollection';
import { myCourseStatusText, myCourseText, myCourseTypeText } from '@suluh/i18n-id/myCourse';
import { ChipLink } from '@suluh/ui/badges/Chip';
import { Note } from '@suluh/ui/feedback/Note';
import { SectionTabs } from '@suluh/ui/navigation/SectionTabs';
import type { ReactElement } from 'react';
import { AccountFrame } from '../parts/account/index.ts';
import { learnerApi, type AppContext } from '../parts/context/index.ts';
import { formProblem } from '../parts/failure/index.ts';
import { addressOf, pageIn, type SearchParams } from '../parts/list-query/index.ts';
import { firstPage } from '../parts/paged-list/firstPage.ts';
import { GoOnCard } from './GoOnCard.tsx';
import { HiddenNote } from './HiddenNote.tsx';
import { MyCourseList } from './MyCourseList.tsx';
import { Voided } from './Voided.tsx';
import { Waited } from './Waited.tsx';
import { RatingReminder } from './RatingReminder.tsx';
import { MyCourseStylesheet } from './MyCourseStylesheet.tsx';

interface MyCourseScreenProps {
  context: AppContext;
  search: SearchParams;
  /** What the address shows alone; without it the query's `type`. */
  only?: MyCourseType;
}

/** /my-course with its tabs by query status, and its kinds (docs/product/my-course.md). As HTML before JavaScript. */
export async function MyCourseScreen({ context, search, only }: MyCourseScreenProps): Promise<ReactElement> {
  const { tenant } = context;
  const { routes } = tenant;
  const status: MyCourseStatus = myCourseStatusOf(search.status);
  const type: MyCourseType = only ?? MY_COURSE_TYPES.find((known) => known === search.type) ?? 'all';
  const page = pageIn(search);
  const hrefOf = (ofStatus: MyCourseStatus, ofType: MyCourseType): string => {
    const query = { status: ofStatus === 'all' ? undefined : ofStatus };
    return ofType === 'offline'
      ? pathTo(routes, 'myCourseOffline', query)
      : pathTo(routes, 'myCourse', { ...query, type: ofType === 'all' ? undefined : ofType });
  };
  const path = hrefOf(status, type);
  const address = addressOf(pathTo(routes, only === 'offline' ? 'myCourseOffline' : 'myCourse'), search);
  const api = await learnerApi(context, address);
  const initial = await firstPage(
    tenant,
    address,
    api.GET('/api/my-course', { params: { query: { page, status: status === 'ongoing' ? 'active' : status, type } } }),
  );
  const inHand =
    page === 1 && status === 'all'
      ? initial?.data.find(({ completedAt, doneLessons }) => !completedAt && doneLessons > 0)
      : undefined;
  const problem = formProblem(search);
  return (
    <AccountFrame context={context} path={pathTo(routes, 'myCourse')} address={address} title={myCourseText.title}>
      <MyCourseStylesheet />
      {problem && (
        <Note tone="error" alert className="myCourse-note">
          {problem}
        </Note>
      )}
      {search.paket === 'punya' && (
        <Note tone="info" className="myCourse-note">
          {bundleText.ownedWhole}
        </Note>
      )}
      <HiddenNote course={typeof search.hidden === 'string' ? search.hidden : null} routes={routes} path={path} />
      {page === 1 && <Voided api={api} routes={routes} />}
      {page === 1 && <Waited api={api} routes={routes} />}
      {page === 1 && <RatingReminder api={api} routes={routes} />}
      {inHand && <GoOnCard api={api} course={inHand} tenant={tenant} />}
      <SectionTabs
        label={myCourseText.title}
        tabs={MY_COURSE_STATUSES.map((of) => ({
          href: hrefOf(of, type),
          label: myCourseStatusText[of],
          current: of === status,
        }))}
      />
      <nav className="myCourse-kinds" aria-label={myCourseText.kinds}>
        {MY_COURSE_TYPES.map((of) => (
          <ChipLink key={of} href={hrefOf(status, of)} selected={of === type}>
            {myCourseTypeText[of]}
          </ChipLink>
        ))}
      </nav>
      <p className="myCourse-kept">
        <a className="type-link" href={pathTo(routes, 'keptLessons')}>
          {keepText.list}
        </a>
      </p>
      {tenant.capabilities.hasMemberCollection && (
        <p className="myCourse-kept">
          <a className="type-link" href={pathTo(routes, 'memberCollection')}>
            {memberCollectionText.link}
          </a>
        </p>
      )}
      <MyCourseList
        page={page}
        status={status}
        type={type}
        path={path}
        initial={initial}
        findCoursesHref={pathTo(routes, 'courses')}
      />
    </AccountFrame>
  );
}

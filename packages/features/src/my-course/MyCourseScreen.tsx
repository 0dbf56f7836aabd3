import { pathTo } from '@suluh/domain/address';
import { pageOf } from '@suluh/domain/pagination';
import { MY_COURSE_STATUSES, type MyCourseStatus } from '@suluh/domain/my-course';
import { myCourseStatusText, myCourseText } from '@suluh/i18n-id/myCourse';
import { SectionTabs } from '@suluh/ui/navigation/SectionTabs';
import type { ReactElement } from 'react';
import { AccountFrame } from '../parts/account/index.ts';
import type { AppContext } from '../parts/context/index.ts';
import { addressOf } from '../parts/list-query/index.ts';
import { MyCourseList } from './MyCourseList.tsx';

interface MyCourseScreenProps {
  context: AppContext;
  search: Record<string, string | string[] | undefined>;
}

/** /my-course with its tabs by query status (docs/product/addresses.md). */
export function MyCourseScreen({ context, search }: MyCourseScreenProps): ReactElement {
  const { routes } = context.tenant;
  const status: MyCourseStatus = MY_COURSE_STATUSES.find((known) => known === search.status) ?? 'all';
  const href = (of: MyCourseStatus) => pathTo(routes, 'myCourse', { status: of === 'all' ? undefined : of });
  return (
    <AccountFrame
      context={context}
      path={pathTo(routes, 'myCourse')}
      address={addressOf(pathTo(routes, 'myCourse'), search)}
      title={myCourseText.title}
    >
      <SectionTabs
        label={myCourseText.title}
        tabs={MY_COURSE_STATUSES.map((of) => ({
          href: href(of),
          label: myCourseStatusText[of],
          current: of === status,
        }))}
      />
      <MyCourseList
        page={pageOf(search.page)}
        status={status}
        path={href(status)}
        findCoursesHref={pathTo(routes, 'courses')}
      />
    </AccountFrame>
  );
}

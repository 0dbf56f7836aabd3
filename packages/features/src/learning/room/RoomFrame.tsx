import type { MyCourseDetail } from '@suluh/api/types';
import { pathTo } from '@suluh/domain/address';
import { headerText } from '@suluh/i18n-id/navigation';
import { siteName } from '@suluh/i18n-id/tenant';
import type { TenantConfig } from '@suluh/tenant/tenant';
import type { ReactElement, ReactNode } from 'react';
import { BrandLogo } from '../../parts/brand/index.ts';
import { RoomHeader } from './RoomHeader.tsx';
import { RoutedRoom } from './RoutedRoom.tsx';

interface RoomFrameProps {
  tenant: TenantConfig;
  /** As the address names it. */
  course: string;
  detail: MyCourseDetail;
  /** Instead of the institution. */
  subtitle?: string;
  lessonId?: number;
  children: ReactNode;
}

/** The quiet frame of lessons and tests; nothing in it leads away but to the course (docs/look.md#learning-rooms). */
export function RoomFrame({ tenant, course, detail, subtitle, lessonId, children }: RoomFrameProps): ReactElement {
  const { routes } = tenant;
  return (
    <RoutedRoom learning={detail.learning}>
      <RoomHeader
        backHref={pathTo(routes, 'enrolment', { course })}
        home={{ href: pathTo(routes, 'home'), label: headerText.homeLink(siteName(tenant)) }}
        logo={<BrandLogo tenant={tenant} />}
        title={detail.courseFullname}
        subtitle={subtitle ?? detail.institution.name}
        lessonId={lessonId ?? null}
      />
      {children}
    </RoutedRoom>
  );
}

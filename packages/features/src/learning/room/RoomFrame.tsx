import type { MyCourseDetail } from '@suluh/api/types';
import { pathTo } from '@suluh/domain/address';
import { enrolmentText } from '@suluh/i18n-id/enrolment';
import { headerText } from '@suluh/i18n-id/navigation';
import { siteName } from '@suluh/i18n-id/tenant';
import type { TenantConfig } from '@suluh/tenant/tenant';
import type { ReactElement, ReactNode } from 'react';
import { IconLink } from '@suluh/ui/buttons/IconLink';
import { BrandLogo } from '../../parts/brand/index.ts';
import { DataSaverSwitch, isPageSaving } from '../../parts/data-saver/index.ts';
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

/** The quiet frame of lessons and tests; its header leads to the course, the home page and help alone (docs/look.md#learning-rooms). */
export async function RoomFrame({
  tenant,
  course,
  detail,
  subtitle,
  lessonId,
  children,
}: RoomFrameProps): Promise<ReactElement> {
  const { routes } = tenant;
  const dataSaver = <DataSaverSwitch routes={routes} isSaving={await isPageSaving()} />;
  const help = pathTo(routes, 'help');
  return (
    <RoutedRoom learning={detail.learning}>
      <RoomHeader
        backHref={pathTo(routes, 'enrolment', { course })}
        home={{ href: pathTo(routes, 'home'), label: headerText.homeLink(siteName(tenant)) }}
        logo={<BrandLogo tenant={tenant} />}
        title={detail.courseFullname}
        subtitle={subtitle ?? detail.institution.name}
        lessonId={lessonId ?? null}
        tools={
          <>
            {dataSaver}
            <IconLink href={help} icon="question" label={enrolmentText.help} />
          </>
        }
      />
      {children}
      <footer className="room-foot layout-mobile">
        {dataSaver}
        <a className="type-link" href={help}>
          {enrolmentText.help}
        </a>
      </footer>
    </RoutedRoom>
  );
}

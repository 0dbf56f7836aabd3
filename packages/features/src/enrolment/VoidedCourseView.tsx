import type { VoidedCourse } from '@suluh/api/types';
import { pathTo, type Routes } from '@suluh/domain/address';
import { checkInText } from '@suluh/i18n-id/checkIn';
import { myCourseText } from '@suluh/i18n-id/myCourse';
import { voidedText } from '@suluh/i18n-id/voided';
import { Badge } from '@suluh/ui/badges/Badge';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { Note } from '@suluh/ui/feedback/Note';
import { Breadcrumb } from '@suluh/ui/furniture/Breadcrumb';
import type { ReactElement } from 'react';
import { EnrolmentStylesheet } from './EnrolmentStylesheet.tsx';

/** The page of a course Prakerja took back: its sessions are locked, and nothing of it opens. */
export function VoidedCourseView({ voided, routes }: { voided: VoidedCourse; routes: Routes }): ReactElement {
  const { courseFullname, orderId } = voided;
  return (
    <main id="isi" className="layout-page">
      <EnrolmentStylesheet />
      <Breadcrumb
        homeHref={pathTo(routes, 'home')}
        parents={[{ href: pathTo(routes, 'myCourse'), label: myCourseText.title }]}
        current={courseFullname}
      />
      <h1 className="type-h1">{courseFullname}</h1>
      <p>
        <Badge tone="neutral" icon="warning">
          {voidedText.mark}
        </Badge>
      </p>
      <Note tone="warning" icon="lock">
        <b>{checkInText.locked}</b>
        {'. '}
        {checkInText.lockedCancelled}
      </Note>
      <p>
        <ButtonLink kind="line" href={pathTo(routes, 'paymentProcess', { order: orderId })}>
          {voidedText.seeOrder}
        </ButtonLink>
      </p>
    </main>
  );
}

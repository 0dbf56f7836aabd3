'use client';
import { pathTo } from '@suluh/domain/address';
import { courseActionText } from '@suluh/i18n-id/courseAction';
import { anotherDateText, openDateText, ownDateText } from '@suluh/i18n-id/dateOffer';
import { waitingOrderText } from '@suluh/i18n-id/waitingOrder';
import { Button } from '@suluh/ui/buttons/Button';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import type { ScheduleView } from '@suluh/ui/course/ScheduleCard';
import { Suspense, useState, type ReactElement } from 'react';
import { lazyDialog } from '../parts/dialogs/index.ts';
import { CartForm, EnrolForm, useBuy } from '../parts/buy/index.ts';
import { useCourseMarks } from '../parts/marks/index.ts';
import { useTenant } from '../parts/tenant/index.ts';

const CourseConfirmDialog = lazyDialog(() =>
  import('./CourseConfirmDialog.tsx').then((module) => module.CourseConfirmDialog),
);

interface ScheduleButtonProps {
  courseId: number;
  courseTitle: string;
  eventId: number;
  /** Why it cannot be had, for who does not own the course; null while it can. */
  offText: string | null;
  schedule: Pick<ScheduleView, 'dateText' | 'timeText' | 'venue'>;
  free: boolean;
  /** False on tenants without a cart. */
  sells: boolean;
  /** Address of the course page. */
  path: string;
}

/**
 * The button of a date. Open: 'Pilih dan Beli Jadwal' asks 'Konfirmasi Kursus', then puts the course with this date
 * into the cart and leads there, or registers for a free one. For an owner the date that was bought says 'Terdaftar'
 * and every other is disabled; who has an order waiting pays that one (docs/product/schedule.md#buy-button;
 * docs/product/dialogs.md).
 */
export function ScheduleButton({
  courseId,
  courseTitle,
  eventId,
  offText,
  schedule,
  free,
  sells,
  path,
}: ScheduleButtonProps): ReactElement | null {
  const { routes, capabilities } = useTenant();
  const { owned, ownedEventIds, waitingOrderId } = useCourseMarks(courseId);
  const { busy, act, dialog } = useBuy(courseId, eventId);
  const [asking, setAsking] = useState(false);
  if (owned || offText !== null) {
    return (
      <Button size="small" disabled {...(owned ? { className: 'scheduleCard-held' } : {})}>
        {owned && ownedEventIds.includes(eventId) ? ownDateText : (offText ?? anotherDateText)}
      </Button>
    );
  }
  if (waitingOrderId !== null) {
    return (
      <ButtonLink size="small" href={pathTo(routes, 'paymentProcess', { order: waitingOrderId })}>
        {waitingOrderText.pay}
      </ButtonLink>
    );
  }
  if (!sells && !free && !capabilities.givesCourses) return null;
  if (capabilities.takesInvitations || capabilities.givesCourses)
    return <EnrolForm courseId={courseId} eventId={eventId} path={path} size="small" block />;
  const choose = () => void act(free ? 'register' : 'buy').then(() => setAsking(false));
  return (
    <>
      {sells ? (
        <CartForm courseId={courseId} eventId={eventId} path={path} onBuy={() => setAsking(true)}>
          <Button type="submit" size="small" block>
            {openDateText}
          </Button>
        </CartForm>
      ) : (
        <Button size="small" block onClick={() => setAsking(true)}>
          {courseActionText.register}
        </Button>
      )}
      {asking && (
        <Suspense fallback={null}>
          <CourseConfirmDialog
            open
            courseTitle={courseTitle}
            schedule={schedule}
            loading={busy}
            onConfirm={choose}
            onCancel={() => setAsking(false)}
          />
        </Suspense>
      )}
      {dialog}
    </>
  );
}

'use client';
import { pathTo } from '@suluh/domain/address';
import type { BuyButtonCode } from '@suluh/domain/schedule';
import { courseActionText } from '@suluh/i18n-id/courseAction';
import { anotherDateText, buyButtonText } from '@suluh/i18n-id/buyButton';
import { waitingOrderText } from '@suluh/i18n-id/waitingOrder';
import { salesClosedText } from '@suluh/i18n-id/salesClosed';
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

/** Why a date cannot be bought: 'another' of one that is open, while its reader has a date of this course. */
const offText = (code: BuyButtonCode | 'salesClosed' | 'another'): string =>
  code === 'salesClosed' ? salesClosedText : code === 'another' ? anotherDateText : buyButtonText[code];

interface ScheduleButtonProps {
  courseId: number;
  courseTitle: string;
  eventId: number;
  /** State of the date for who does not own the course. */
  code: BuyButtonCode | 'salesClosed';
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
  code,
  schedule,
  free,
  sells,
  path,
}: ScheduleButtonProps): ReactElement | null {
  const { routes, capabilities } = useTenant();
  const { owned, ownedEventIds, waitingOrderId } = useCourseMarks(courseId);
  const { busy, act, dialog } = useBuy(courseId, eventId);
  const [asking, setAsking] = useState(false);
  if (owned || code !== 'open') {
    return (
      <Button size="small" disabled {...(owned ? { className: 'scheduleCard-held' } : {})}>
        {offText(owned && ownedEventIds.includes(eventId) ? 'owned' : owned && code === 'open' ? 'another' : code)}
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
            {buyButtonText.open}
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

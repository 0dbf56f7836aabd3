'use client';
import { pathTo } from '@suluh/domain/address';
import type { CourseAction } from '@suluh/domain/course';
import { buyText } from '@suluh/i18n-id/buy';
import { courseActionText } from '@suluh/i18n-id/courseAction';
import { chooseDateText, openDateText } from '@suluh/i18n-id/dateOffer';
import { waitingOrderText } from '@suluh/i18n-id/waitingOrder';
import { Button } from '@suluh/ui/buttons/Button';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { Note } from '@suluh/ui/feedback/Note';
import { Suspense, type ReactElement } from 'react';
import { AddToCartButton, BuyButton, EnrolForm } from '../parts/buy/index.ts';
import { lazyDialog } from '../parts/dialogs/index.ts';
import { useCourseMarks } from '../parts/marks/index.ts';
import { useTenant } from '../parts/tenant/index.ts';
import type { CourseOffer } from './views.ts';

const OwnedAction = lazyDialog(() => import('./OwnedAction.tsx').then((module) => module.OwnedAction));

interface CourseActionButtonProps {
  courseId: number;
  /** What a visitor who does not own the course may do. */
  action: Exclude<CourseOffer, object> | { unavailableText: string };
  /** What an owner does. */
  ownedAction: CourseAction;
  /** Address of the course page, returned to when a form before JavaScript is refused. */
  path: string;
  block?: boolean;
  /** Offers 'Tambah ke Keranjang' beside it. */
  withCart: boolean;
}

/**
 * The flame of a course page: register for a free course, buy a paid one or choose its date, pay the order it waits in,
 * or go on with it when owned.
 */
export function CourseActionButton({
  courseId,
  action,
  ownedAction,
  path,
  block = false,
  withCart,
}: CourseActionButtonProps): ReactElement | null {
  const tenant = useTenant();
  const size = block ? 'large' : 'normal';
  const look = { kind: 'flame', block, ...(block ? { className: 'buyBox-inBar' } : {}) } as const;
  const { owned, waitingOrderId } = useCourseMarks(courseId);
  if (owned) {
    const begin = {
      ...look,
      size: 'large',
      href: pathTo(tenant.routes, ownedAction === 'viewETicket' ? 'ticket' : 'enrolment', { course: courseId }),
      children: courseActionText[ownedAction],
    } as const;
    return (
      <Suspense fallback={<ButtonLink {...begin} />}>
        <OwnedAction courseId={courseId} startsByLessons={ownedAction === 'start'} {...begin} />
      </Suspense>
    );
  }
  if (waitingOrderId !== null) {
    return (
      <>
        <ButtonLink {...look} size={size} href={pathTo(tenant.routes, 'paymentProcess', { order: waitingOrderId })}>
          {waitingOrderText.pay}
        </ButtonLink>
        {block && <Note>{waitingOrderText.inOrder}</Note>}
      </>
    );
  }
  const { takesInvitations, givesCourses } = tenant.capabilities;
  const gives = takesInvitations || givesCourses;
  if (action === 'choose') {
    return (
      <ButtonLink {...look} size={size} href="#jadwal">
        {gives ? chooseDateText : openDateText}
      </ButtonLink>
    );
  }
  if (action !== null && typeof action === 'object') {
    return (
      <Button {...look} kind="primary" size={size} disabled>
        {action.unavailableText}
      </Button>
    );
  }
  if (action === null) return block ? <Note>{buyText.notSold}</Note> : null;
  if (gives) return <EnrolForm courseId={courseId} path={path} {...look} size="large" />;
  return (
    <>
      <BuyButton courseId={courseId} action={action} path={path} {...look} size="large" />
      {withCart && block && action === 'buy' && <AddToCartButton courseId={courseId} path={path} />}
    </>
  );
}

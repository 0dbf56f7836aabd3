'use client';
import type { MyCourseItem } from '@suluh/api/types';
import { apiPath, pathTo, type Routes } from '@suluh/domain/address';
import { myCourseAction, ownedAction, ownershipLabel } from '@suluh/domain/course';
import { petalsDone } from '@suluh/domain/learning';
import type { MyCourseStatus, MyCourseType } from '@suluh/domain/my-course';
import { courseActionText, courseText, ownershipText } from '@suluh/i18n-id/course';
import { progressText } from '@suluh/i18n-id/enrolment';
import { date } from '@suluh/i18n-id/format';
import { myCourseText } from '@suluh/i18n-id/myCourse';
import { waitingText } from '@suluh/i18n-id/waiting';
import { Button } from '@suluh/ui/buttons/Button';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { WideCourseCardSkeleton } from '@suluh/ui/cards/WideCourseCardSkeleton';
import type { ReactElement } from 'react';
import { BuyButton } from '../parts/buy/index.ts';
import { courseView } from '../parts/courses/index.ts';
import { listHref } from '../parts/list-query/index.ts';
import { EmptyList, ListBody, usePagedList, type Page } from '../parts/paged-list/index.ts';
import { OrganiserNote } from '../parts/organiser-change/index.ts';
import { PostedFields } from '../parts/posted-fields/index.ts';
import { boughtView } from '../parts/schedule/index.ts';
import { useTenant } from '../parts/tenant/index.ts';
import { MyCourseCard, RemoveCourse } from './MyCourseCard.tsx';
import { MyCourseGrid } from './MyCourseGrid.tsx';
import { StartLink } from './StartLink.tsx';
import { VoucherLink } from './VoucherLink.tsx';

interface MyCourseListProps {
  page: number;
  status: MyCourseStatus;
  type: MyCourseType;
  path: string;
  /** The page the server rendered. */
  initial: Page<MyCourseItem> | null;
  findCoursesHref: string;
}

const SKELETONS = 3;

/** Where an owned course leads and by which word: certificate when finished, ticket, voucher, schedule, start, go on. */
function ownedLink(course: MyCourseItem, routes: Routes): { href: string; label: string } {
  const named = { course: course.slug };
  if (course.completedAt !== null)
    return {
      href: pathTo(routes, 'finished', named),
      label: course.certificateId ? myCourseText.viewCertificate : myCourseText.viewResult,
    };
  const href = pathTo(routes, 'enrolment', named);
  const action = ownedAction(course);
  if (action === 'viewETicket' && course.event)
    return { href: pathTo(routes, 'ticket', named), label: courseActionText[action] };
  if (action !== 'start') return { href, label: courseActionText[action] };
  if (course.coursetype.id === 'b' && course.event) return { href, label: myCourseText.openSchedule };
  return { href, label: course.doneLessons > 0 ? myCourseText.goOn : courseActionText.start };
}

/** What a course offers that is not owned, in the specification's order (docs/product/my-course.md#action; R14). */
function OfferAction({ course, path }: { course: MyCourseItem; path: string }): ReactElement {
  const { action, as } = myCourseAction(course);
  if (as === 'button' && (action === 'buy' || action === 'register'))
    return <BuyButton courseId={course.courseId} action={action} path={path} size="small" />;
  if (as === 'disabled')
    return (
      <>
        <Button size="small" disabled>
          {courseActionText[action]}
        </Button>
        <ButtonLink kind="plain" size="small" href={`${path}#jadwal`}>
          {waitingText.link.seat}
        </ButtonLink>
      </>
    );
  return (
    <ButtonLink size="small" href={path}>
      {courseActionText[action]}
    </ButtonLink>
  );
}

/** One course with its progress and its action. */
function Item({ course, path }: { course: MyCourseItem; path: string }): ReactElement {
  const tenant = useTenant();
  const { routes } = tenant;
  const view = courseView(course, tenant);
  const owned = course.owned ?? true; // the list is of owned courses; a programme's may hold others (R14)
  const ownership = ownershipLabel({ ...course, owned });
  const link = ownedLink(course, routes);
  return (
    <MyCourseCard
      course={{
        ...view,
        href: owned ? pathTo(routes, 'enrolment', { course: course.slug }) : view.href,
        title: course.courseFullname,
        ownedText: ownership === 'registered' ? ownershipText.registered : null,
        finishedText: course.completedAt && progressText.finishedOn(date(course.completedAt)),
        revokedText: course.isCertificateRevoked ? myCourseText.certificateRevoked : null,
        availableText: ownership === 'available' ? ownershipText.available : null,
        schedule: course.event && boughtView(course.event),
        progress:
          owned && course.totalLessons > 0
            ? {
                petals: petalsDone(course.doneLessons, course.totalLessons),
                percent: course.progressPercent,
                text: progressText.lessons(course.doneLessons, course.totalLessons),
              }
            : null,
        price: owned ? null : view.price,
        voucherText: course.isVoucher ? courseText.voucher : null,
      }}
      notice={
        course.change && (
          <OrganiserNote
            change={course.change}
            ticketHref={pathTo(routes, 'ticket', { course: course.slug })}
            canChoose={!course.isDatedByPrakerja}
            atPrakerja={course.isDatedByPrakerja}
            canAsk={course.isRefundable}
          />
        )
      }
      action={
        !owned ? (
          <OfferAction course={course} path={view.href} />
        ) : myCourseAction(course).action === 'viewVoucher' ? (
          <VoucherLink courseId={course.courseId} href={link.href} />
        ) : (
          <StartLink {...link} />
        )
      }
      remove={owned && <HideForm course={course} path={path} />}
    />
  );
}

/** Takes a course off the list; the page it returns to can undo it. */
function HideForm({ course, path }: { course: MyCourseItem; path: string }): ReactElement {
  const { routes } = useTenant();
  return (
    <form method="post" action={apiPath(routes, '/api/form/course-hide')}>
      <PostedFields values={{ course: course.slug, redirectTo: path }} />
      <RemoveCourse label={myCourseText.hide(course.courseFullname)} />
    </form>
  );
}

/** The learner's courses, newest first. */
export function MyCourseList({ page, status, type, path, initial, findCoursesHref }: MyCourseListProps): ReactElement {
  const list = usePagedList<MyCourseItem>(
    `my-course-${status}-${type}`,
    page,
    (api, number) =>
      api.GET('/api/my-course', {
        params: { query: { page: number, status: status === 'ongoing' ? 'active' : status, type } },
      }),
    initial,
  );
  return (
    <ListBody
      list={list}
      page={page}
      hrefOf={(number) => listHref(path, {}, number)}
      skeletons={
        <MyCourseGrid>
          {Array.from({ length: SKELETONS }, (_, index) => (
            <WideCourseCardSkeleton key={index} />
          ))}
        </MyCourseGrid>
      }
      empty={
        <EmptyList
          title={myCourseText.emptyTitle}
          body={myCourseText.emptyBody}
          action={{ text: myCourseText.findCourse, href: findCoursesHref }}
        />
      }
    >
      {(courses) => (
        <MyCourseGrid>
          {courses.map((course) => (
            <Item key={course.courseId} course={course} path={listHref(path, {}, page)} />
          ))}
        </MyCourseGrid>
      )}
    </ListBody>
  );
}

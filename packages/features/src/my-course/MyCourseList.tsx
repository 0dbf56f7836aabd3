'use client';
import type { MyCourseItem } from '@suluh/api/types';
import { myCourseAction } from '@suluh/domain/course';
import type { MyCourseStatus } from '@suluh/domain/my-course';
import { courseActionText, courseText, ownershipText } from '@suluh/i18n-id/course';
import { myCourseText } from '@suluh/i18n-id/myCourse';
import { MyCourseCard } from '@suluh/ui/account/MyCourseCard';
import { MyCourseGrid } from '@suluh/ui/account/MyCourseGrid';
import { Button } from '@suluh/ui/buttons/Button';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { WideCourseCardSkeleton } from '@suluh/ui/cards/WideCourseCardSkeleton';
import type { ReactElement } from 'react';
import { BuyButton } from '../parts/buy/index.ts';
import { courseView } from '../parts/courses/index.ts';
import { listHref } from '../parts/list-query/index.ts';
import { boughtView } from '../parts/schedule/index.ts';
import { useTenant } from '../parts/tenant/index.ts';
import { EmptyList, ListBody, usePagedList } from '../parts/paged-list/index.ts';

interface MyCourseListProps {
  page: number;
  status: MyCourseStatus;
  path: string;
  findCoursesHref: string;
}

const SKELETONS = 3;

/** One course with its action in the specification's order (docs/product/my-course.md#action; R14). */
function Item({ course }: { course: MyCourseItem }): ReactElement {
  const view = courseView(course, useTenant());
  const owned = course.owned ?? true; // the list is of owned courses; a programme's may hold others (R14)
  const { action, as } = myCourseAction({ ...course, owned });
  return (
    <MyCourseCard
      course={{
        ...view,
        title: course.courseFullname,
        ownedText: owned ? ownershipText.registered : null,
        availableText: null,
        schedule: course.event && boughtView(course.event),
        price: owned ? null : view.price,
        voucherText: course.isVoucher ? courseText.voucher : null,
      }}
      action={
        as === 'button' && (action === 'buy' || action === 'register') ? (
          <BuyButton courseId={course.courseId} action={action} path={view.href} size="small" />
        ) : as === 'disabled' ? (
          <Button size="small" disabled>
            {courseActionText[action]}
          </Button>
        ) : (
          <ButtonLink size="small" href={view.href}>
            {courseActionText[action]}
          </ButtonLink>
        )
      }
    />
  );
}

/** The learner's courses, newest first. */
export function MyCourseList({ page, status, path, findCoursesHref }: MyCourseListProps): ReactElement {
  const list = usePagedList<MyCourseItem>(`my-course-${status}`, page, (api, number) =>
    api.GET('/api/my-course', {
      params: { query: { page: number, status: status === 'ongoing' ? 'active' : status } },
    }),
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
            <Item key={course.courseId} course={course} />
          ))}
        </MyCourseGrid>
      )}
    </ListBody>
  );
}

import type { ReactElement } from 'react';
import { courseText } from '@suluh/i18n-id/course';
import { Badge } from '../badges/Badge.tsx';
import type { CourseView } from './courseView.ts';

/** True when a course has at least one of the badges over its picture. */
export function hasLabels({ ad, prakerja, voucher }: CourseView): boolean {
  return Boolean(ad || prakerja || voucher);
}

/** Ad, Prakerja and Voucher over the upper left corner of the picture. */
export function CourseLabels({ course }: { course: CourseView }): ReactElement {
  return (
    <>
      {course.ad && <Badge tone="ad">{courseText.ad}</Badge>}
      {course.prakerja && <Badge tone="prakerja">{courseText.prakerja}</Badge>}
      {course.voucher && (
        <Badge tone="voucher" icon="ticket-bold">
          {courseText.voucher}
        </Badge>
      )}
    </>
  );
}

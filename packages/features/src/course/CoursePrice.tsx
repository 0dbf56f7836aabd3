'use client';
import { ownershipText } from '@suluh/i18n-id/course';
import { Badge } from '@suluh/ui/badges/Badge';
import { Price, type PriceView } from '@suluh/ui/price/Price';
import type { ReactElement } from 'react';
import { useCourseMarks } from '../parts/overlay/index.ts';

/** The price beside the flame; an owner is told that the course is theirs instead (docs/product/course.md#labels). */
export function CoursePrice({
  courseId,
  price,
  large = false,
}: {
  courseId: number;
  price: PriceView;
  large?: boolean;
}): ReactElement {
  const { owned } = useCourseMarks(courseId);
  if (!owned) return <Price price={price} large={large} />;
  return (
    <div className="price">
      <Badge tone="prakerja" icon="check">
        {ownershipText.registered}
      </Badge>
    </div>
  );
}

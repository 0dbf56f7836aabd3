'use client';
import { ownershipText } from '@suluh/i18n-id/course';
import { Badge } from '@suluh/ui/badges/Badge';
import { Price, type PriceView } from '@suluh/ui/price/Price';
import { Suspense, type ReactElement } from 'react';
import { lazyDialog } from '../parts/dialogs/index.ts';
import { useCourseMarks } from '../parts/marks/index.ts';

const OwnedHome = lazyDialog(() => import('./OwnedHome.tsx').then((module) => module.OwnedHome));

interface CoursePriceProps {
  courseId: number;
  /** Null where nothing is sold. */
  price: PriceView | null;
  /** As it stands in the buy box, with how far its owner is. */
  large?: boolean;
}

/** The price beside the flame; an owner is told that the course is theirs instead, and what comes next (docs/product/course.md#owned). */
export function CoursePrice({ courseId, price, large = false }: CoursePriceProps): ReactElement | null {
  const { owned } = useCourseMarks(courseId);
  if (!owned) return price && <Price price={price} large={large} />;
  return (
    <div className="price courseStory-mine">
      <Badge tone="prakerja" icon="check">
        {ownershipText.registered}
      </Badge>
      {large && (
        <Suspense fallback={null}>
          <OwnedHome courseId={courseId} />
        </Suspense>
      )}
    </div>
  );
}

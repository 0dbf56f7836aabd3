import type { ReactElement } from 'react';
import { Skeleton } from '../feedback/Skeleton.tsx';

const LINES = ['40%', '92%', '66%', '48%'] as const;

/** A list card that is still on its way. */
export function WideCourseCardSkeleton(): ReactElement {
  return (
    <div className="wideCourseCardSkeleton" aria-hidden="true">
      <div className="skeleton wideCourseCardSkeleton-picture" />
      <div className="wideCourseCardSkeleton-text">
        {LINES.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    </div>
  );
}

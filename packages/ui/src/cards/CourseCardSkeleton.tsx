import type { ReactElement } from 'react';
import { Skeleton } from '../feedback/Skeleton.tsx';

const LINES = ['40%', '92%', '66%', '48%', '34%'] as const;

/** A grid card that is still on its way. */
export function CourseCardSkeleton(): ReactElement {
  return (
    <div className="courseCard" aria-hidden="true">
      <div className="skeleton skeleton-picture" />
      <div className="courseCard-body">
        {LINES.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    </div>
  );
}

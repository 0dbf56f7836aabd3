import type { ReactElement } from 'react';
import { Skeleton } from '../feedback/Skeleton.tsx';

const LINES = ['40%', '92%', '66%', '48%'] as const;

/** A list card that is still on its way. */
export function WideCourseCardSkeleton(): ReactElement {
  return (
    <div className="sk-wide" aria-hidden="true">
      <div className="sk" />
      <div>
        {LINES.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    </div>
  );
}

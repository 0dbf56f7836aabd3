import type { ReactElement } from 'react';

interface SkeletonProps {
  /** CSS lengths; width in percent of the box. */
  width?: string;
  height?: string;
}

/** One plain-paper box where content will stand. */
export function Skeleton({ width = '100%', height = '16px' }: SkeletonProps): ReactElement {
  return <div className="skeleton" style={{ width, height }} aria-hidden="true" />;
}

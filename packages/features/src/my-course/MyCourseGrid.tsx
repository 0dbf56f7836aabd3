import type { ReactElement, ReactNode } from 'react';

/** My Course cards or their skeletons: two columns where there is room, else under one another. */
export function MyCourseGrid({ children }: { children: ReactNode }): ReactElement {
  return <div className="myCourseCard-grid">{children}</div>;
}

import type { ReactElement, ReactNode } from 'react';

interface CourseGridProps {
  /** Three columns beside a sidebar, four without. */
  columns?: 3 | 4;
  /** Name of the list for assistive technology. */
  label?: string;
  /** One `CourseCard wideOnMobile` per item. */
  children: ReactNode;
}

/** Courses of a listing: columns from 1024 px, a stack of wide cards below. */
export function CourseGrid({ columns = 3, label, children }: CourseGridProps): ReactElement {
  return (
    <div
      className={columns === 4 ? 'listingPage-courses listingPage-courses4' : 'listingPage-courses'}
      role={label ? 'group' : undefined}
      aria-label={label}
    >
      {children}
    </div>
  );
}

import type { ReactElement, ReactNode } from 'react';

interface CourseBodyProps {
  /** `SectionTabs`. */
  tabs: ReactNode;
  /** Sections of the page. */
  children: ReactNode;
  /** `BuyBox`; before the sections on a phone, beside them from 1024 px. */
  aside: ReactNode;
}

/** Columns of the course page: content and buy box of 376 px. */
export function CourseBody({ tabs, children, aside }: CourseBodyProps): ReactElement {
  return (
    <div className="layout-page courseBody">
      {aside}
      <div className="courseBody-main">
        {tabs}
        {children}
      </div>
    </div>
  );
}

interface CourseSectionProps {
  id: string;
  title: string;
  /** Beside the title: a count or a select. */
  meta?: ReactNode;
  children: ReactNode;
}

/** One section of the course page, target of a tab. */
export function CourseSection({ id, title, meta, children }: CourseSectionProps): ReactElement {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <div className="courseBody-heading">
        <h2 className="type-h2" id={`${id}-title`}>
          {title}
        </h2>
        {meta}
      </div>
      {children}
    </section>
  );
}

/** What a learner will be able to do, as petals. */
export function LearnList({ items }: { items: readonly string[] }): ReactElement {
  return (
    <ul className="courseBody-learn">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

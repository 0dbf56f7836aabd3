import type { ReactElement, ReactNode } from 'react';

interface ListingPageProps {
  breadcrumb: ReactNode;
  title: string;
  /** '184 kursus'. */
  countText?: string;
  sort?: ReactNode;
  sidebar?: ReactNode;
  activeFilters?: ReactNode;
  /** `CourseGrid`, skeletons or an empty state. */
  children: ReactNode;
  /** Page size and pagination. */
  footer?: ReactNode;
  bottomBar?: ReactNode;
}

/** Shell of a listing: breadcrumb, title, filter column of 272 px and content (docs/look.md#layout-and-motion). */
export function ListingPage(props: ListingPageProps): ReactElement {
  const { breadcrumb, title, countText, sort, sidebar, activeFilters, children, footer, bottomBar } = props;
  return (
    <>
      <main id="isi" className="wrap listing">
        {breadcrumb}
        <div className="list-h">
          <div>
            <h1 className="h1">{title}</h1>
            {countText && (
              <p className="muted" role="status">
                {countText}
              </p>
            )}
          </div>
          {sort}
        </div>
        <div className={sidebar ? 'list-g' : 'list-g list-g-plain'}>
          {sidebar}
          <div className="list-m">
            {activeFilters}
            {children}
            {footer && <div className="list-p">{footer}</div>}
          </div>
        </div>
      </main>
      {bottomBar}
    </>
  );
}

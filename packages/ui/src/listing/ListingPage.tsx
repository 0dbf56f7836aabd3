import type { HTMLAttributes, ReactElement, ReactNode } from 'react';
import { Fold } from '../foundations/Fold.tsx';

interface ListingPageProps {
  breadcrumb: ReactNode;
  title: string;
  /** '184 kursus'. */
  countText?: string;
  sort?: ReactNode;
  sidebar?: ReactNode;
  activeFilters?: ReactNode;
  /** Words and picture of what the list is about. */
  cover?: ReactNode;
  /** What continues the list on a phone. */
  more?: ReactNode;
  /** `CourseGrid`, skeletons or an empty state. */
  children?: ReactNode;
  /** The same as properties of the element around it, where they are not children. */
  results?: Pick<HTMLAttributes<HTMLDivElement>, 'children' | 'dangerouslySetInnerHTML'>;
  /** Page size and pagination. */
  footer?: ReactNode;
  bottomBar?: ReactNode;
}

/** Shell of a listing: breadcrumb, title, filter column of 272 px and content (docs/look.md#layout-and-motion). */
export function ListingPage(props: ListingPageProps): ReactElement {
  const { breadcrumb, title, countText, sort, sidebar, activeFilters, cover, more, children, footer, bottomBar } =
    props;
  const { results = { children } } = props;
  return (
    <>
      <main id="isi" className="layout-page listingPage">
        {breadcrumb}
        <div className={cover ? 'listingPage-head listingPage-covered' : 'listingPage-head'}>
          <div>
            <h1 className="type-h1">{title}</h1>
            {countText && (
              <p className="type-muted" role="status">
                {countText}
              </p>
            )}
          </div>
          {cover}
          {sort}
        </div>
        <div className={sidebar ? 'listingPage-grid' : 'listingPage-grid listingPage-plainGrid'}>
          {sidebar}
          <div className="listingPage-main">
            {activeFilters}
            <div className="listingPage-results" {...results} />
            <Fold />
            {more}
            {footer && <div className="listingPage-foot">{footer}</div>}
          </div>
        </div>
      </main>
      {bottomBar}
    </>
  );
}

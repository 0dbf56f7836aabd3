import type { RatingSummary, Review } from '@suluh/api/types';
import { apiPath, type Routes } from '@suluh/domain/address';
import { REVIEW_SORTS } from '@suluh/domain/review';
import { reviewSortText, reviewText } from '@suluh/i18n-id/review';
import { ChipLink } from '@suluh/ui/badges/Chip';
import { buttonClass } from '@suluh/ui/buttons/buttonClass.ts';
import { Note } from '@suluh/ui/feedback/Note';
import { Icon } from '@suluh/ui/icons/Icon';
import { Pagination } from '@suluh/ui/navigation/Pagination';
import type { CSSProperties, ReactElement } from 'react';
import { ratingView } from '../courses/index.ts';
import { MoreReviews } from './MoreReviews.tsx';
import type { ReviewQuery } from './query.ts';
import { ReportPattern } from './ReportDialog.tsx';
import { ReportOnTouch } from './ReportOnTouch.tsx';
import { ReviewDeeds } from './ReviewDeeds.tsx';
import { ReviewItem } from './ReviewItem.tsx';
import { ReviewSummary } from './ReviewSummary.tsx';
import { barsView, highlightsView, reviewView } from './views.ts';

interface ReviewsProps {
  summary: RatingSummary | null;
  reviews: readonly Review[];
  query: ReviewQuery;
  totalPages: number;
  /** The reader's own, which stands first; on a page for everybody none is known. */
  own?: Review | null;
  /** Address of the page with another query. */
  hrefOf: (query: ReviewQuery) => string;
  routes: Routes;
  now: Date;
  /** The review that was to be reported without a reason: its form stands open and asks. */
  reportAsked?: string | null;
}

/** How many reviews the API answers on a page. */
const PAGE_SIZE = 10;
const STARS = [5, 4, 3, 2, 1] as const;

/** The order stands at the end of the stars, and the orders hang below it; said here, as the sheet of the course page is full. */
const BESIDE: CSSProperties = { minWidth: 124, marginLeft: 'auto' };
const ROW: CSSProperties = { display: 'block', padding: '10px 16px' };
const BELOW: CSSProperties = {
  position: 'absolute',
  zIndex: 1,
  width: '100%',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-s)',
  background: 'var(--bg-surface)',
};

/** An address of the open page, as short as it can be said there: each course page holds ten of them. */
const fromHere = (href: string): string => href.slice(Math.max(0, href.indexOf('?')));

/** Which stars, and in which order; both work before JavaScript. */
function Filters({ query, hrefOf }: Pick<ReviewsProps, 'query' | 'hrefOf'>): ReactElement {
  const hrefFromHere = (change: Partial<ReviewQuery>) => fromHere(hrefOf({ ...query, ...change, page: 1 }));
  return (
    <nav className="reviews-filters" aria-label={reviewText.filter}>
      {[undefined, ...STARS].map((rating) => (
        <ChipLink key={rating ?? 0} href={hrefFromHere({ rating })} selected={query.rating === rating}>
          {rating ? reviewText.stars(rating) : reviewText.allRatings}
        </ChipLink>
      ))}
      <details className="select-box" style={BESIDE}>
        <summary
          className="select select-small"
          style={ROW}
          aria-label={reviewText.sortedBy(reviewSortText[query.sort])}
        >
          {reviewSortText[query.sort]}
          <Icon name="caret-down" className="select-caret" />
        </summary>
        <div style={BELOW}>
          {REVIEW_SORTS.map((sort) => (
            <a
              key={sort}
              style={ROW}
              href={hrefFromHere({ sort })}
              aria-current={query.sort === sort ? 'true' : undefined}
            >
              {reviewSortText[sort]}
            </a>
          ))}
        </div>
      </details>
    </nav>
  );
}

/** One's own review, with the way to the form it is changed by. */
const OwnItem = ({ own, now }: { own: Review; now: Date }): ReactElement => (
  <ReviewItem
    review={reviewView(own, now)}
    deeds={
      <a className={buttonClass({ kind: 'plain', size: 'small', className: 'reviews-action' })} href="#ulasanku">
        <Icon name="pencil" />
        {reviewText.change}
      </a>
    }
  />
);

/** What learners say of a course, or 'Course ini belum memiliki ulasan' (docs/product/errors.md). */
export function Reviews(props: ReviewsProps): ReactElement {
  const { summary, reviews, query, totalPages, own = null, hrefOf, routes, now, reportAsked = null } = props;
  const rating = summary && ratingView(summary);
  if (!summary || !rating) return own ? <OwnItem own={own} now={now} /> : <Note>{reviewText.none}</Note>;
  const [apiBase, path] = [apiPath(routes, '/api'), hrefOf(query).split('#', 1)[0]!];
  const asked = query.rating
    ? (summary.breakdown.find(({ rate }) => rate === query.rating)?.count ?? 0)
    : summary.totalRater;
  const others = own ? reviews.filter(({ _id }) => _id !== own._id) : reviews;
  return (
    <>
      <ReviewSummary rating={rating} bars={barsView(summary)} highlights={highlightsView(summary)} />
      <Filters query={query} hrefOf={hrefOf} />
      {own && <OwnItem own={own} now={now} />}
      {reviews.length === 0 && <Note>{reviewText.noneSuch}</Note>}
      <div className="reviews-list" data-reviews="">
        {others.map((each) => {
          const review = reviewView(each, now);
          return (
            <ReviewItem
              key={review.id}
              review={review}
              stillKey={`review ${JSON.stringify([review, apiBase, path, review.id === reportAsked])}`}
              deeds={
                review.comment !== '' && (
                  <ReviewDeeds
                    id={review.id}
                    name={review.name}
                    dateText={review.dateText}
                    likes={review.likes}
                    isLiked={review.isLiked}
                    api={apiBase}
                    path={`${path}#ulasan`}
                    isAsked={review.id === reportAsked}
                  />
                )
              }
            />
          );
        })}
      </div>
      <ReportPattern api={apiBase} path={`${path}#ulasan`} />
      <ReportOnTouch />
      {query.page < totalPages && (
        <MoreReviews
          key={hrefOf(query)}
          href={hrefOf({ ...query, page: query.page + 1 })}
          words={reviewText.more(Math.min(PAGE_SIZE, Math.max(1, asked - query.page * PAGE_SIZE)))}
        />
      )}
      {query.page > 1 && (
        <Pagination
          page={query.page}
          totalPages={totalPages}
          hrefOf={(page) => hrefOf({ ...query, page })}
          label={reviewText.pages}
        />
      )}
    </>
  );
}

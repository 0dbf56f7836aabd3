'use client';
import { REPORT_REASONS } from '@suluh/domain/review';
import { reportReasonText, reviewDeedText } from '@suluh/i18n-id/reviewDeeds';
import { buttonClass } from '@suluh/ui/buttons/buttonClass.ts';
import { Icon } from '@suluh/ui/icons/Icon';
import type { ReactElement } from 'react';
import { PostedFields } from '../posted-fields/index.ts';

interface ReviewDeedsProps {
  id: string;
  likes: number;
  /** Whether the reader found it helpful; false on pages that are the same for everybody. */
  isLiked: boolean;
  /** Where the site's own API route hangs. */
  api: string;
  /** The page, to return to; without a session it leads to login first. */
  path: string;
}

const button = buttonClass({ kind: 'plain', size: 'small', className: 'reviews-action' });

/**
 * 'Membantu' and 'Laporkan' of a review, as one plain form: on a page for everybody it is not known who reads. A reason
 * is a button of its own, and the whole stands in the page once: a page has many reviews.
 */
export function ReviewDeeds({ id, likes, isLiked, api, path }: ReviewDeedsProps): ReactElement {
  const report = `${api}/form/review-report`;
  return (
    <form method="post" action={`${api}/form/review-like`} className="reviews-actions">
      <PostedFields values={{ id, redirectTo: path }} />
      <button
        type="submit"
        name="isLiked"
        value={String(!isLiked)}
        className={isLiked ? `${button} reviews-liked` : button}
        aria-pressed={isLiked}
      >
        <Icon name={isLiked ? 'thumb-on' : 'thumb'} />
        {reviewDeedText.helpful(likes)}
      </button>
      <details className="reviews-report">
        <summary className={button}>
          <Icon name="flag" />
          {reviewDeedText.report}
        </summary>
        <p>{reviewDeedText.reportTitle}</p>
        {REPORT_REASONS.map((reason) => (
          <button key={reason} type="submit" formAction={report} name="reason" value={reason} className={button}>
            {reportReasonText[reason]}
          </button>
        ))}
      </details>
    </form>
  );
}

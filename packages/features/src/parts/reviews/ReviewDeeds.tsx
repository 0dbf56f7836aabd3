import { reviewDeedText } from '@suluh/i18n-id/reviewDeeds';
import { buttonClass } from '@suluh/ui/buttons/buttonClass.ts';
import { Icon } from '@suluh/ui/icons/Icon';
import type { ReactElement } from 'react';
import { PostedFields } from '../posted-fields/index.ts';
import { reportAddress, ReportDialog } from './ReportDialog.tsx';

interface ReviewDeedsProps {
  id: string;
  /** Whose, and of when, as shown. */
  name: string;
  dateText: string;
  likes: number;
  /** Whether the reader found it helpful; false on pages that are the same for everybody. */
  isLiked: boolean;
  /** Where the site's own API route hangs. */
  api: string;
  /** The page, to return to; without a session it leads to login first. */
  path: string;
  /** It is to be reported and has no reason yet: the form stands open in the page, and asks for it. */
  isAsked?: boolean;
}

const button = buttonClass({ kind: 'plain', size: 'small', className: 'reviews-action' });

/**
 * 'Membantu' and 'Laporkan' of a review, as one plain form: on a page for everybody it is not known who reads. The second
 * leads to the page with the form for reasons open; with JavaScript `ReportOnTouch` opens it here.
 */
export function ReviewDeeds(deeds: ReviewDeedsProps): ReactElement {
  const { id, name, dateText, likes, isLiked, api, path, isAsked = false } = deeds;
  return (
    <>
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
        <button type="submit" formAction={reportAddress(api)} className={button} aria-haspopup="dialog" data-report="">
          <Icon name="flag" />
          {reviewDeedText.report}
        </button>
      </form>
      {isAsked && (
        <ReportDialog id={id} of={reviewDeedText.reportOf(name, dateText)} api={api} path={path} isAsked={isAsked} />
      )}
    </>
  );
}

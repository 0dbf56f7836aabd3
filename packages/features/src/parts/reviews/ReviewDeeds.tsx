import { apiPath, type Routes } from '@suluh/domain/address';
import { REPORT_REASONS } from '@suluh/domain/review';
import { reportReasonText, reviewText } from '@suluh/i18n-id/review';
import { buttonClass } from '@suluh/ui/buttons/buttonClass.ts';
import { SubmitButton } from '@suluh/ui/buttons/SubmitButton';
import { Radio } from '@suluh/ui/forms/Check';
import { Icon } from '@suluh/ui/icons/Icon';
import type { ReactElement } from 'react';
import { PostedFields } from '../posted-fields/index.ts';

interface ReviewDeedsProps {
  id: string;
  likes: number;
  /** Whether the reader found it helpful; false on pages that are the same for everybody. */
  isLiked: boolean;
  routes: Routes;
  /** The page, to return to; without a session it leads to login first. */
  path: string;
}

const button = buttonClass({ kind: 'plain', size: 'small', className: 'reviews-action' });

/** 'Membantu' and 'Laporkan' of a review, as plain forms: on a page for everybody it is not known who reads. */
export function ReviewDeeds({ id, likes, isLiked, routes, path }: ReviewDeedsProps): ReactElement {
  return (
    <div className="reviews-actions">
      <form method="post" action={apiPath(routes, '/api/form/review-like')}>
        <PostedFields values={{ id, isLiked: String(!isLiked), redirectTo: path }} />
        <button type="submit" className={isLiked ? `${button} reviews-liked` : button} aria-pressed={isLiked}>
          <Icon name={isLiked ? 'thumb-on' : 'thumb'} />
          {reviewText.helpful(likes)}
        </button>
      </form>
      <details className="reviews-report">
        <summary className={button}>
          <Icon name="flag" />
          {reviewText.report}
        </summary>
        <form method="post" action={apiPath(routes, '/api/form/review-report')}>
          <PostedFields values={{ id, redirectTo: path }} />
          <fieldset className="field field-group">
            <legend className="field-label">{reviewText.reportTitle}</legend>
            {REPORT_REASONS.map((reason) => (
              <Radio key={reason} name="reason" value={reason} required>
                {reportReasonText[reason]}
              </Radio>
            ))}
          </fieldset>
          <SubmitButton kind="line" size="small">
            {reviewText.report}
          </SubmitButton>
        </form>
      </details>
    </div>
  );
}

import { REPORT_REASONS } from '@suluh/domain/review';
import { controlText } from '@suluh/i18n-id/control';
import { reportReasonText, reviewDeedText } from '@suluh/i18n-id/reviewDeeds';
import { buttonClass } from '@suluh/ui/buttons/buttonClass.ts';
import { Radio } from '@suluh/ui/forms/Check';
import { FieldMessage } from '@suluh/ui/forms/FieldMessage';
import { Icon } from '@suluh/ui/icons/Icon';
import type { ReactElement } from 'react';
import { PostedFields } from '../posted-fields/index.ts';

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
  /** It was to be reported without a reason: the form stands open in the page, and asks for it. */
  isAsked?: boolean;
}

const button = buttonClass({ kind: 'plain', size: 'small', className: 'reviews-action' });

/**
 * 'Membantu' and 'Laporkan' of a review, as plain forms: on a page for everybody it is not known who reads. The reasons
 * stand in a dialog that the browser itself opens and closes.
 */
export function ReviewDeeds({
  id,
  name,
  dateText,
  likes,
  isLiked,
  api,
  path,
  isAsked = false,
}: ReviewDeedsProps): ReactElement {
  const dialog = `lapor-${id}`;
  const problem = `${dialog}-masalah`;
  return (
    <div className="reviews-actions">
      <form method="post" action={`${api}/form/review-like`}>
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
      </form>
      <button type="button" className={button} popoverTarget={dialog} aria-haspopup="dialog">
        <Icon name="flag" />
        {reviewDeedText.report}
      </button>
      <div
        id={dialog}
        {...(isAsked ? {} : { popover: 'auto' })}
        role="dialog"
        aria-labelledby={`${dialog}-judul`}
        className="reviews-report"
      >
        <form method="post" action={`${api}/form/review-report`}>
          <PostedFields values={{ id, redirectTo: path }} />
          <h3 className="type-h3" id={`${dialog}-judul`}>
            {reviewDeedText.reportTitle}
          </h3>
          <p>{reviewDeedText.reportOf(name, dateText)}</p>
          {REPORT_REASONS.map((reason) => (
            <Radio
              key={reason}
              name="reason"
              value={reason}
              aria-invalid={isAsked || undefined}
              aria-describedby={isAsked ? problem : undefined}
              autoFocus={isAsked && reason === REPORT_REASONS[0]}
            >
              {reportReasonText[reason]}
            </Radio>
          ))}
          {isAsked && (
            <FieldMessage id={problem} tone="error">
              {reviewDeedText.reasonAsked}
            </FieldMessage>
          )}
          <div className="reviews-reportFoot">
            {isAsked ? (
              <a className={buttonClass({ kind: 'line' })} href={path}>
                {controlText.cancel}
              </a>
            ) : (
              <button
                type="button"
                className={buttonClass({ kind: 'line' })}
                popoverTarget={dialog}
                popoverTargetAction="hide"
              >
                {controlText.cancel}
              </button>
            )}
            <button type="submit" className={buttonClass({ kind: 'danger' })}>
              {reviewDeedText.report}
            </button>
          </div>
        </form>
      </div>
    </div>
  );
}

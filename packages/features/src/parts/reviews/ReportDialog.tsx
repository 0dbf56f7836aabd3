import { REPORT_REASONS } from '@suluh/domain/review';
import { controlText } from '@suluh/i18n-id/control';
import { reportReasonText, reviewDeedText } from '@suluh/i18n-id/reviewDeeds';
import { buttonClass } from '@suluh/ui/buttons/buttonClass.ts';
import { Radio } from '@suluh/ui/forms/Check';
import { FieldMessage } from '@suluh/ui/forms/FieldMessage';
import { stillInside } from '@suluh/ui/sections/stillInside.ts';
import type { ReactElement } from 'react';
import { PostedFields } from '../posted-fields/index.ts';
import { REPORT_DIALOG } from './reportMarks.ts';

interface ReportDialogProps {
  /** The review; empty where each gets a copy (`openReport`). */
  id: string;
  /** Whose, and of when. */
  of: string;
  /** Where the site's own API route hangs. */
  api: string;
  /** The page, to return to. */
  path: string;
  /** It has no reason yet: the form stands open in the page, and asks for it. */
  isAsked: boolean;
}

export const reportAddress = (api: string): string => `${api}/form/review-report`;

/** Why a review is to be reported. */
export function ReportDialog({ id, of, api, path, isAsked }: ReportDialogProps): ReactElement {
  const dialog = id ? `${REPORT_DIALOG}-${id}` : REPORT_DIALOG;
  const problem = `${dialog}-masalah`;
  return (
    <div
      id={dialog}
      {...(isAsked ? {} : { popover: 'auto' })}
      role="dialog"
      aria-labelledby={`${dialog}-judul`}
      className="reviews-report"
    >
      <form method="post" action={reportAddress(api)}>
        <PostedFields values={{ redirectTo: path }} />
        <input type="hidden" name="id" value={id} />
        <div className="dialog-body">
          <h3 className="type-h3" id={`${dialog}-judul`}>
            {reviewDeedText.reportTitle}
          </h3>
          <p>{of}</p>
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
        </div>
        <div className="dialog-foot">
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
  );
}

/** The form that each review gets a copy of when it is to be reported: once in a page, not once in each review. */
export const ReportPattern = ({ api, path }: Pick<ReportDialogProps, 'api' | 'path'>): ReactElement => (
  <div
    hidden
    data-report-pattern=""
    {...stillInside(`report ${api} ${path}`, () => <ReportDialog id="" of="" api={api} path={path} isAsked={false} />)}
  />
);

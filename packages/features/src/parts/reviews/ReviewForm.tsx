import type { OwnReview } from '@suluh/api/types';
import { FREE_TEXT_MAX_LENGTH } from '@suluh/domain/validation';
import { reviewText } from '@suluh/i18n-id/review';
import { SubmitButton } from '@suluh/ui/buttons/SubmitButton';
import { Note } from '@suluh/ui/feedback/Note';
import { StarField } from '@suluh/ui/forms/StarField';
import { TextAreaField } from '@suluh/ui/forms/TextAreaField';
import type { ReactElement } from 'react';
import { PostedFields } from '../posted-fields/index.ts';
import type { ReviewDraft } from './draft.ts';

interface ReviewFormProps {
  course: { slug: string; courseId: number };
  own: OwnReview | null;
  /** What was written and refused: shown again instead of what is kept. */
  draft?: ReviewDraft | null;
  action: string;
  /** The page, to return to. */
  path: string;
  isSent: boolean;
  /** Whether writing it is what the page is for. */
  isMain?: boolean;
  problem: string | null;
}

/** Stars and words; a plain form, filled with what was refused, or with what was written before. */
export function ReviewForm({
  course,
  own,
  draft = null,
  action,
  path,
  isSent,
  isMain = false,
  problem,
}: ReviewFormProps): ReactElement {
  const { rating, comment } = draft ?? own ?? {};
  return (
    <form className="panel reviews-form" method="post" action={action}>
      <h2 className="type-h3">{own ? reviewText.edit : reviewText.write}</h2>
      {problem && (
        <Note tone="error" alert>
          {problem}
        </Note>
      )}
      {isSent && !problem && <Note tone="success">{reviewText.sent}</Note>}
      {own?.isHidden && <Note tone="warning">{reviewText.hidden}</Note>}
      <PostedFields values={{ course: course.slug, courseId: course.courseId, redirectTo: path }} />
      <StarField
        name="rating"
        label={reviewText.rate}
        starLabel={reviewText.stars}
        {...(rating === undefined ? {} : { defaultValue: rating })}
      />
      <TextAreaField
        name="comment"
        label={reviewText.comment}
        help={reviewText.commentHelp}
        defaultValue={comment ?? ''}
        maxLength={FREE_TEXT_MAX_LENGTH}
        required
      />
      <SubmitButton kind={isMain ? 'flame' : 'line'}>{own ? reviewText.save : reviewText.submit}</SubmitButton>
    </form>
  );
}

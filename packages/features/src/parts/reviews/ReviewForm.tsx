import type { OwnReview } from '@suluh/api/types';
import type { CourseType } from '@suluh/domain/course';
import { highlightsOf, shortName } from '@suluh/domain/review';
import { FREE_TEXT_MAX_LENGTH } from '@suluh/domain/validation';
import { reviewHighlightText, reviewText, starWords } from '@suluh/i18n-id/review';
import { ChipCheck } from '@suluh/ui/badges/ChipCheck';
import { SubmitButton } from '@suluh/ui/buttons/SubmitButton';
import { Note } from '@suluh/ui/feedback/Note';
import { Checkbox } from '@suluh/ui/forms/Check';
import { StarField } from '@suluh/ui/forms/StarField';
import type { ReactElement, ReactNode } from 'react';
import { FormLeaveGuard } from '../leave-guard/index.ts';
import { PostedFields } from '../posted-fields/index.ts';
import type { ReviewDraft } from './draft.ts';
import { NOTHING_MISSING, type ReviewMissing } from './missing.ts';
import { ReviewWords } from './ReviewWords.tsx';

interface ReviewFormProps {
  course: { slug: string; courseId: number; coursetype: CourseType };
  /** Whose review it is: their name, and who alone is shown again what was refused. */
  writer: { id: string; fullname: string };
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
  /** What was wrong with the stars and the words that were sent; said at each. */
  missing?: ReviewMissing;
  /** The course, where the page does not say it. */
  head?: ReactNode;
}

/** Stars, what stood out, words, and the name shown; a plain form, filled with what was refused, or with what was written before. */
export function ReviewForm(props: ReviewFormProps): ReactElement {
  const {
    course,
    writer,
    own,
    draft = null,
    action,
    path,
    isSent,
    isMain = false,
    problem,
    missing = NOTHING_MISSING,
    head,
  } = props;
  const { rating, comment, highlights = [], isNamed = true } = draft ?? own ?? {};
  return (
    <form className="panel ownReview-form" id="ulasanku" method="post" action={action} noValidate>
      <FormLeaveGuard />
      {head}
      <h2 className="type-h3">{own ? reviewText.edit : reviewText.write}</h2>
      {problem && (
        <Note tone="error" alert>
          {problem}
        </Note>
      )}
      {isSent && !problem && !missing.rating && !missing.comment && <Note tone="success">{reviewText.sent}</Note>}
      {own?.isHidden && <Note tone="warning">{reviewText.hidden}</Note>}
      <PostedFields values={{ course: course.slug, courseId: course.courseId, who: writer.id, redirectTo: path }} />
      <StarField
        name="rating"
        label={reviewText.rate}
        starLabel={reviewText.stars}
        words={starWords}
        error={missing.rating}
        {...(rating === undefined ? {} : { defaultValue: rating })}
      />
      <fieldset className="field field-group">
        <legend className="field-label">{reviewText.highlight}</legend>
        <div className="chip-row">
          {highlightsOf(course.coursetype).map((highlight) => (
            <ChipCheck
              key={highlight}
              name="highlights"
              value={highlight}
              defaultChecked={highlights.includes(highlight)}
            >
              {reviewHighlightText[highlight]}
            </ChipCheck>
          ))}
        </div>
      </fieldset>
      <ReviewWords
        words={comment ?? ''}
        most={FREE_TEXT_MAX_LENGTH}
        error={missing.comment}
        isAsked={missing.comment !== null && missing.rating === null}
      />
      <div>
        <Checkbox name="isNamed" value="true" defaultChecked={isNamed} aria-describedby="tanpa-nama">
          {reviewText.named(shortName(writer.fullname))}
        </Checkbox>
        <p className="type-small type-muted" id="tanpa-nama">
          {reviewText.unnamed}
        </p>
      </div>
      <SubmitButton kind={isMain ? 'flame' : 'line'}>{own ? reviewText.save : reviewText.submit}</SubmitButton>
    </form>
  );
}

'use client';
import { reviewText } from '@suluh/i18n-id/review';
import { TextAreaField } from '@suluh/ui/forms/TextAreaField';
import { useState, type ReactElement } from 'react';

interface ReviewWordsProps {
  words: string;
  most: number;
  error: string | null;
  /** The cursor begins here. */
  isAsked: boolean;
}

/** The words of a review, and how many letters of how many they are; counted while they are typed. */
export function ReviewWords({ words, most, error, isAsked }: ReviewWordsProps): ReactElement {
  const [length, setLength] = useState(words.length);
  return (
    <TextAreaField
      name="comment"
      label={reviewText.comment}
      help={reviewText.commentHelp}
      after={
        <span className="ownReview-length type-small type-muted type-tabular" aria-hidden="true">
          {length}/{most}
        </span>
      }
      defaultValue={words}
      error={error}
      autoFocus={isAsked}
      maxLength={most}
      onInput={(event) => setLength(event.currentTarget.value.length)}
      required
    />
  );
}

import { Alert, Box, Button, Chip, TextField, Typography } from '@mui/material';
import { dateTime } from '@suluh/i18n-id/format';
import { reviewHighlightText, reviewText } from '@suluh/i18n-id/review';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { StaffReview } from '@suluh/api/types';
import type { FormEvent, ReactElement } from 'react';
import { useRecordContext } from 'react-admin';
import { useMay } from '../app/MeContext.tsx';
import { CardList } from '../parts/CardList.tsx';
import { useDeed } from '../parts/useDeed.ts';

const text = staffAppText.teaching;

function Review(): ReactElement | null {
  const review = useRecordContext<StaffReview>();
  const mayAnswer = useMay('review.answer');
  const mayHide = useMay('review.moderate');
  const { isWorking, run } = useDeed();
  if (!review) return null;
  const path = `/api/admin/rating/${review.id}`;
  const answer = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = { answer: String(new FormData(event.currentTarget).get('answer')) };
    return run(`${path}/answer`, { method: 'POST', body }, text.reviewSaved);
  };
  const hide = () =>
    run(
      `${path}/hide`,
      { method: 'POST', body: { isHidden: !review.isHidden } },
      review.isHidden ? text.showDone : text.hideDone,
    );
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {review.fullname} · {review.courseFullname} · {dateTime(review.createdAt)}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', my: 1 }}>
        <Typography variant="h2" component="h2">
          {text.stars(review.rating)}
        </Typography>
        {review.isHidden && <Chip label={text.hidden} size="small" variant="outlined" />}
      </Box>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{review.comment}</Typography>
      {review.highlights.length > 0 && (
        <Typography variant="body2">
          {reviewText.highlights(review.highlights.map((highlight) => reviewHighlightText[highlight]).join(', '))}
        </Typography>
      )}
      {review.reports > 0 && (
        <Alert severity="warning" sx={{ my: 1 }}>
          {[text.reports(review.reports), ...review.reasons].join(' · ')}
        </Alert>
      )}
      {mayAnswer && (
        <form onSubmit={answer}>
          <TextField label={text.reviewAnswer} name="answer" defaultValue={review.answer ?? ''} multiline />
          <Button type="submit" disabled={isWorking}>
            {text.reviewSend}
          </Button>
        </form>
      )}
      {mayHide && (
        <Button onClick={hide} disabled={isWorking} color={review.isHidden ? 'primary' : 'error'}>
          {review.isHidden ? text.show : text.hide}
        </Button>
      )}
    </>
  );
}

/** Reviews of the courses somebody looks after, the most reported first. */
export const ReviewList = (): ReactElement => (
  <CardList title={text.reviews} resource="rating" none={text.none}>
    <Review />
  </CardList>
);

import { Box, Button, TextField, Typography } from '@mui/material';
import type { StaffInboxItem } from '@suluh/api/types';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { useState, type ReactElement } from 'react';
import { useMay } from '../app/MeContext.tsx';
import { DownloadButton } from '../parts/DownloadButton.tsx';
import { useDeed } from '../parts/useDeed.ts';

const text = staffAppText.inbox;

/** What is answered to who applied for a vacancy, and the CV to judge by. */
export function ApplicationDeeds({ item }: { item: StaffInboxItem }): ReactElement {
  const { isWorking, run } = useDeed();
  const [answer, setAnswer] = useState('');
  const path = `/api/admin/job-application/${item.id.slice('jobApplication:'.length)}` as const;
  const decide = (status: 'invited' | 'declined') =>
    run(`${path}/decide`, { method: 'POST', body: { status, answer } }, text.answered);
  return (
    <>
      <TextField
        label={`${text.answerOf} ${item.detail}`}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
        multiline
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <DownloadButton path={`${path}/cv`}>{text.cv}</DownloadButton>
        <Button variant="contained" disabled={isWorking || answer.trim() === ''} onClick={() => decide('invited')}>
          {text.invite}
        </Button>
        <Button disabled={isWorking || answer.trim() === ''} onClick={() => decide('declined')}>
          {text.decline}
        </Button>
      </Box>
    </>
  );
}

/** Whether a name far from the printed one is printed. */
export function NameDeeds({ item }: { item: StaffInboxItem }): ReactElement {
  const { isWorking, run } = useDeed();
  const decide = (isAccepted: boolean) =>
    run(
      `/api/admin/certificate/${item.id.slice('certificateName:'.length)}/name`,
      { method: 'POST', body: { isAccepted, requestedAt: item.createdAt } },
      text.nameDecided,
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="contained" disabled={isWorking} onClick={() => decide(true)}>
        {text.printName}
      </Button>
      <Button disabled={isWorking} onClick={() => decide(false)}>
        {text.leaveName}
      </Button>
    </Box>
  );
}

/** Whether a review that was reported stays: the same permission hides it in the room of reviews. */
export function ReviewDeeds({ item }: { item: StaffInboxItem }): ReactElement {
  const mayModerate = useMay('review.moderate');
  const { isWorking, run } = useDeed();
  if (!mayModerate) return <Typography sx={{ color: 'text.secondary' }}>{text.reviewElsewhere}</Typography>;
  const decide = (isHidden: boolean) =>
    run(
      `/api/admin/rating/${item.id.slice('review:'.length)}/hide`,
      { method: 'POST', body: { isHidden } },
      isHidden ? staffAppText.teaching.hideDone : text.reviewKept,
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button color="error" disabled={isWorking} onClick={() => decide(true)}>
        {text.hideReview}
      </Button>
      <Button disabled={isWorking} onClick={() => decide(false)}>
        {text.keepReview}
      </Button>
    </Box>
  );
}

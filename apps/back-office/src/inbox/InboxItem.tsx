import { Box, Button, Chip, TextField, Typography } from '@mui/material';
import { endsByDecision } from '@suluh/domain/staff';
import { dateTime } from '@suluh/i18n-id/format';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { StaffInboxItem } from '@suluh/api/types';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router';
import { useMay, useMe } from '../app/MeContext.tsx';
import type { ConflictFacts } from '../parts/ConflictFrame.tsx';
import { History } from '../parts/History.tsx';
import { SavedMeanwhile } from '../parts/SavedMeanwhile.tsx';
import { useDeed } from '../parts/useDeed.ts';
import { InboxAnswer } from './InboxAnswer.tsx';
import { inboxPath } from './ways.ts';
import { InboxWays } from './InboxWays.tsx';
import { ApplicationDeeds, NameDeeds, ReviewDeeds } from './InboxDeeds.tsx';
import { PartnershipDeeds } from './PartnershipDeeds.tsx';

const text = staffAppText.inbox;

/** Something that waits, with what can be done about it. @param isAlone it has its page to itself */
export function InboxItem({ isAlone = false }: { isAlone?: boolean }): ReactElement | null {
  const item = useRecordContext<StaffInboxItem>();
  const { userId } = useMe();
  const mayHandle = useMay('inbox.handle');
  const mayRetry = useMay('mail.retry');
  const { isWorking, run } = useDeed();
  const [note, setNote] = useState(item?.note ?? '');
  const [conflict, setConflict] = useState<ConflictFacts | null>(null);
  const queryClient = useQueryClient();
  if (!item) return null;
  // The item is read anew then: what is typed here stays, above what they left.
  const said = (facts: ConflictFacts) => {
    setConflict(facts);
    void queryClient.invalidateQueries();
  };
  const update = async (body: object) => {
    const path = `/api/admin/inbox/${encodeURIComponent(item.id)}`;
    const done = await run(path, { method: 'PATCH', body, version: item.version }, text.noted, said);
    if (done) setConflict(null);
  };
  const isMine = item.ownerId === userId;
  const isDone = item.state === 'done';
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Chip label={text.kinds[item.kind]} size="small" color="primary" />
        <Chip label={text.states[item.state]} size="small" variant="outlined" />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {dateTime(item.createdAt)}
        </Typography>
      </Box>
      <Typography variant="h2" component="h2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        {item.title}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{item.detail}</Typography>
      {item.ownerName && <Typography sx={{ mt: 1, fontWeight: 700 }}>{text.owner(item.ownerName)}</Typography>}
      <InboxWays item={item} />
      {mayHandle && (
        <>
          {conflict && (
            <SavedMeanwhile
              facts={conflict}
              onLoad={() => {
                setNote(item.note);
                setConflict(null);
              }}
            />
          )}
          {item.kind === 'jobApplication' && <ApplicationDeeds item={item} />}
          {item.kind === 'partnership' && <PartnershipDeeds item={item} />}
          {item.kind === 'certificateName' && <NameDeeds item={item} />}
          {item.kind === 'review' && <ReviewDeeds item={item} />}
          <TextField
            label={`${text.noteOf} ${item.title}`}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            multiline
          />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button disabled={isWorking || note === item.note} onClick={() => update({ note })}>
              {text.saveNote}
            </Button>
            <Button
              disabled={isWorking}
              onClick={() => update(isMine ? { isMine: false, state: 'new' } : { isMine: true, state: 'open' })}
            >
              {isMine ? text.release : text.take}
            </Button>
            {(isDone || !endsByDecision(item.kind)) && (
              <Button disabled={isWorking} onClick={() => update({ state: isDone ? 'open' : 'done' })}>
                {isDone ? text.reopen : text.done}
              </Button>
            )}
            {item.answersTo !== null && <InboxAnswer item={item} answersTo={item.answersTo} onConflict={said} />}
            {item.kind === 'mail' && mayRetry && (
              <Button
                variant="contained"
                disabled={isWorking}
                onClick={() =>
                  run(`/api/admin/mail/${item.id.slice('mail:'.length)}/retry`, { method: 'POST' }, text.retried)
                }
              >
                {text.retry}
              </Button>
            )}
          </Box>
        </>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <History />
        {!isAlone && (
          <Button component={Link} to={inboxPath(item.id)} aria-label={text.pageOf(item.title)}>
            {text.page}
          </Button>
        )}
      </Box>
    </>
  );
}

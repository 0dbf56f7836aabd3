import { Alert, MenuItem, TextField, Typography } from '@mui/material';
import type { StaffWork } from '@suluh/api/types';
import { COUNTED_ROWS, MOST_WORK_ROWS } from '@suluh/domain/staff';
import { wholeNumber } from '@suluh/i18n-id/numbers';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { ReactElement, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { officePath } from '../app/officePath.ts';
import { AskDialog } from './AskDialog.tsx';
import type { Chosen } from './chosen.ts';
import { useDeed } from './useDeed.ts';

const work = staffAppText.work;
const text = work.bulk;

/** What may be done to many, by its name in the texts. */
export type BulkDeed = keyof typeof text.deeds;

/** How a deed is sent: where to, and what is said beside which rows are meant. */
export interface BulkCall {
  path: string;
  body: object;
}

const wholeOf = ({ count, sent }: Chosen): string => {
  if ('ids' in sent) return work.chosen(count);
  return count < COUNTED_ROWS ? work.whole(count) : work.wholeMany(wholeNumber(COUNTED_ROWS - 1));
};

interface BulkFrameProps {
  chosen: Chosen;
  deeds: readonly BulkDeed[];
  deed: BulkDeed;
  onDeed: (deed: BulkDeed) => void;
  /** What is sent; null where something has to be said first. */
  callOf: () => BulkCall | null;
  onClose: () => void;
  /** What the deed asks beside. */
  children?: ReactNode;
}

/** Asks what is done with many rows, and leads to where it is done. */
export function BulkFrame({ chosen, deeds, deed, onDeed, callOf, onClose, children }: BulkFrameProps): ReactElement {
  const navigate = useNavigate();
  const { isWorking, run } = useDeed();
  const isTooMany = chosen.count > MOST_WORK_ROWS;
  const send = async () => {
    const asked = isTooMany ? null : callOf();
    if (asked === null) return;
    const { path, body } = asked;
    const made = await run<StaffWork>(path, { method: 'POST', body: { ...chosen.sent, ...body } }, text.sent);
    if (made) await navigate(officePath('work', made.id, 'show'));
  };
  return (
    <AskDialog
      title={text.title}
      isOpen
      isWorking={isWorking}
      noValidate
      onClose={onClose}
      onAnswer={send}
      deed={text.send}
    >
      <Typography sx={{ mb: 2 }}>{wholeOf(chosen)}</Typography>
      {isTooMany && <Alert severity="warning">{text.tooMany(wholeNumber(MOST_WORK_ROWS))}</Alert>}
      <TextField
        select
        fullWidth
        label={text.deed}
        value={deed}
        onChange={({ target }) => onDeed(target.value as BulkDeed)}
      >
        {deeds.map((each) => (
          <MenuItem key={each} value={each}>
            {text.deeds[each]}
          </MenuItem>
        ))}
      </TextField>
      {children}
    </AskDialog>
  );
}

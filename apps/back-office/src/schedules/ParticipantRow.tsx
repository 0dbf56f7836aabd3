import { Button, Checkbox, TableCell, TableRow, Typography } from '@mui/material';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { ReactElement } from 'react';
import type { Participant } from './choosing.ts';

const text = staffAppText.schedule.participants;
const SALES = staffAppText.sales.statuses as Readonly<Record<string, string>>;

interface ParticipantRowProps {
  participant: Participant;
  /** How their attendance of the session at hand is written down; null for who may only look. */
  recording: {
    isThere: boolean;
    isChosen: boolean;
    isWorking: boolean;
    onChoose: () => void;
    onCheckIn: () => void;
    /** Asks whether the word about them is taken back. */
    onTakeBack: () => void;
  } | null;
}

/** Somebody who holds a place, chosen for the session at hand or written down right away. */
export const ParticipantRow = ({ participant, recording }: ParticipantRowProps): ReactElement => (
  <TableRow>
    {recording && (
      <TableCell padding="checkbox">
        <Checkbox
          checked={recording.isChosen}
          disabled={recording.isThere || recording.isWorking}
          onChange={recording.onChoose}
          slotProps={{ input: { 'aria-label': text.choose(participant.fullname) } }}
        />
      </TableCell>
    )}
    <TableCell component="th" scope="row" sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
      {participant.fullname}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[
          participant.shortCode,
          participant.orderStatus && SALES[participant.orderStatus],
          participant.completedAt && text.done,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
    </TableCell>
    <TableCell align="right">
      {participant.attended}/{participant.sessions}
    </TableCell>
    {recording && (
      <TableCell>
        <Button
          onClick={recording.isThere ? recording.onTakeBack : recording.onCheckIn}
          disabled={recording.isWorking}
          aria-label={(recording.isThere ? text.takeBackOf : text.checkInOf)(participant.fullname)}
        >
          {recording.isThere ? text.takeBack : text.checkIn}
        </Button>
      </TableCell>
    )}
  </TableRow>
);

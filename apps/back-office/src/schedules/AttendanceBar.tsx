import { Box, Button, Checkbox, FormControlLabel, MenuItem, TextField, Typography } from '@mui/material';
import { MOST_RECORDED_AT_ONCE } from '@suluh/domain/check-in';
import { dateTime } from '@suluh/i18n-id/format';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { StaffSessions } from '@suluh/api/types';
import type { ReactElement } from 'react';
import { DownloadButton } from '../parts/DownloadButton.tsx';

const text = staffAppText.schedule.participants;

interface AttendanceBarProps {
  /** The sessions of the schedule, the zone of their hours, and the one at hand. */
  sessions: StaffSessions['sessions'];
  timeZone: string;
  no: number;
  onSession: (no: number) => void;
  /** Where the sheet of the session at hand is. */
  base: string;
  /** How many were not there yet, and how many of them are chosen. */
  absent: number;
  chosen: number;
  isWorking: boolean;
  onChooseAll: (isAll: boolean) => void;
  onCheckIn: () => void;
}

/** The session whose attendance is written down, its sheet, and the deed for all who are chosen. */
export function AttendanceBar(props: AttendanceBarProps): ReactElement {
  const { sessions, timeZone, no, base, absent, chosen, isWorking } = props;
  const most = Math.min(absent, MOST_RECORDED_AT_ONCE);
  const isAll = most > 0 && chosen >= most;
  return (
    <>
      <TextField
        select
        label={text.session}
        value={no}
        onChange={({ target }) => props.onSession(Number(target.value))}
      >
        {sessions.map((session) => (
          <MenuItem key={session.no} value={session.no}>
            {[`${text.session} ${session.no}`, session.startAt && dateTime(session.startAt, timeZone)]
              .filter(Boolean)
              .join(', ')}
          </MenuItem>
        ))}
      </TextField>
      <DownloadButton path={`${base}/sheet.pdf`}>{text.sheet}</DownloadButton>
      <DownloadButton path={`${base}/sheet.csv`}>{text.csv}</DownloadButton>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <FormControlLabel
          sx={{ minHeight: 44 }}
          control={
            <Checkbox
              checked={isAll}
              indeterminate={chosen > 0 && !isAll}
              disabled={absent === 0 || isWorking}
              onChange={() => props.onChooseAll(!isAll)}
            />
          }
          label={text.chooseAll}
        />
        <Button
          variant="contained"
          disabled={isWorking || chosen === 0 || chosen > MOST_RECORDED_AT_ONCE}
          onClick={props.onCheckIn}
        >
          {text.checkInChosen(chosen)}
        </Button>
        {absent > MOST_RECORDED_AT_ONCE && (
          <Typography variant="body2">{text.mostAtOnce(MOST_RECORDED_AT_ONCE)}</Typography>
        )}
      </Box>
    </>
  );
}

import { Alert, Box } from '@mui/material';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { ReactElement } from 'react';
import type { RefusedPerson } from './choosing.ts';

const text = staffAppText.schedule.participants;

interface AttendanceRefusalsProps {
  /** What was not done for them. */
  title: string;
  people: readonly RefusedPerson[];
}

/** For whom a deed was refused, each with why. */
export function AttendanceRefusals({ title, people }: AttendanceRefusalsProps): ReactElement | null {
  if (people.length === 0) return null;
  return (
    <Alert severity="warning" role="status">
      {title}
      <Box component="ul" sx={{ m: 0, pl: 2 }}>
        {people.map(({ enrolmentId, fullname, reason }) => (
          <li key={enrolmentId}>
            {fullname}: {text.refusals[reason]}
          </li>
        ))}
      </Box>
    </Alert>
  );
}

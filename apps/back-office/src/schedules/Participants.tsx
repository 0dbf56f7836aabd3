import {
  Button,
  MenuItem,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { StaffEvent, StaffParticipant } from '@suluh/api/types';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useRecordContext } from 'react-admin';
import { useMay } from '../app/MeContext.tsx';
import { call } from '../data/call.ts';
import { DownloadButton } from '../parts/DownloadButton.tsx';
import { AsideCard } from '../parts/AsideCard.tsx';
import { useDeed } from '../parts/useDeed.ts';

const text = staffAppText.schedule.participants;
const SALES = staffAppText.sales.statuses as Readonly<Record<string, string>>;

/** Who holds a place, what they attended, and a way to say that somebody is there. */
export function Participants(): ReactElement | null {
  const event = useRecordContext<StaffEvent>();
  const mayRecord = useMay('event.attendance');
  const [no, setNo] = useState(1);
  const { isWorking, run } = useDeed();
  const { data } = useQuery({
    queryKey: ['event', 'participant', event?.id],
    queryFn: async () => (await call<StaffParticipant[]>(`/api/admin/event/${event!.id}/participant`)).data,
    enabled: event !== undefined,
  });
  if (!event || !data) return null;
  const sessions = data[0]?.sessions ?? 0;
  const base = `/api/admin/event/${event.id}/session/${no}`;
  const checkIn = ({ id }: StaffParticipant) =>
    run(`${base}/attendance`, { method: 'POST', body: { enrolmentIds: [id] } }, text.checkedIn);
  return (
    <AsideCard title={`${text.title} (${data.length})`}>
      {data.length === 0 && <Typography>{text.none}</Typography>}
      {sessions > 0 && mayRecord && (
        <>
          <TextField select label={text.session} value={no} onChange={({ target }) => setNo(Number(target.value))}>
            {Array.from({ length: sessions }, (_, at) => (
              <MenuItem key={at} value={at + 1}>
                {text.session} {at + 1}
              </MenuItem>
            ))}
          </TextField>
          <DownloadButton path={`${base}/sheet.pdf`}>{text.sheet}</DownloadButton>
          <DownloadButton path={`${base}/sheet.csv`}>{text.csv}</DownloadButton>
        </>
      )}
      {data.length > 0 && (
        <TableContainer tabIndex={0} role="region" aria-label={text.title}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{text.name}</TableCell>
                <TableCell align="right">{text.attended}</TableCell>
                {mayRecord && <TableCell>{text.checkIn}</TableCell>}
              </TableRow>
            </TableHead>
            <TableBody>
              {data.map((row) => (
                <TableRow key={row.id}>
                  <TableCell component="th" scope="row" sx={{ whiteSpace: 'normal' }}>
                    {row.fullname}
                    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                      {[row.shortCode, SALES[row.orderStatus], row.completedAt && text.done]
                        .filter(Boolean)
                        .join(' · ')}
                    </Typography>
                  </TableCell>
                  <TableCell align="right">
                    {row.attended}/{row.sessions}
                  </TableCell>
                  {mayRecord && (
                    <TableCell>
                      <Button
                        onClick={() => checkIn(row)}
                        disabled={isWorking || row.attended >= row.sessions}
                        aria-label={text.checkInOf(row.fullname)}
                      >
                        {text.checkIn}
                      </Button>
                    </TableCell>
                  )}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </AsideCard>
  );
}

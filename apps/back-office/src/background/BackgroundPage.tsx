import {
  Box,
  Card,
  CardContent,
  CircularProgress,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { StaffBackgroundJob, StaffBackgroundKind } from '@suluh/api/types';
import { staffBackgroundText as text } from '@suluh/i18n-id/staffBackground';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { call } from '../data/call.ts';
import { PageHead } from '../parts/PageHead.tsx';
import { Permitted } from '../parts/Permitted.tsx';
import { TroubleCard } from './TroubleCard.tsx';
import { kindName } from './kindName.ts';

const FRESH_MS = 15_000;

const Standing = ({ kinds }: { kinds: readonly StaffBackgroundKind[] }): ReactElement =>
  kinds.length === 0 ? (
    <Typography>{text.calm}</Typography>
  ) : (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={text.standing}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {Object.values(text.columns).map((name) => (
              <TableCell key={name}>{name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {kinds.map(({ kind, waiting, oldestSeconds, failing, dead }) => (
            <TableRow key={kind}>
              <TableCell component="th" scope="row">
                {kindName(kind)}
              </TableCell>
              <TableCell>{waiting}</TableCell>
              <TableCell>{waiting === 0 ? '' : text.age(oldestSeconds)}</TableCell>
              <TableCell>{failing}</TableCell>
              <TableCell>{dead}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );

function Page(): ReactElement {
  const { data } = useQuery({
    queryKey: ['background', 'all'],
    queryFn: async ({ signal }) =>
      (await call<{ kinds: StaffBackgroundKind[]; jobs: StaffBackgroundJob[] }>('/api/admin/background', { signal }))
        .data,
    refetchInterval: FRESH_MS,
  });
  return (
    <>
      <PageHead title={text.title} />
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{text.lead}</Typography>
      {data ? (
        <>
          <Card variant="outlined" sx={{ maxWidth: 860, mb: 3 }}>
            <CardContent>
              <Typography variant="h2" component="h2" sx={{ mb: 1 }}>
                {text.standing}
              </Typography>
              <Standing kinds={data.kinds.filter(({ waiting, dead, failing }) => waiting + dead + failing > 0)} />
            </CardContent>
          </Card>
          <Typography variant="h2" component="h2" sx={{ mb: 1 }}>
            {text.trouble}
          </Typography>
          {data.jobs.length === 0 && <Typography>{text.none}</Typography>}
          <Box component="ul" sx={{ display: 'grid', gap: 2, p: 0, m: 0, listStyle: 'none', maxWidth: 860 }}>
            {data.jobs.map((job) => (
              <TroubleCard key={`${job.state} ${job.id}`} job={job} />
            ))}
          </Box>
        </>
      ) : (
        <CircularProgress />
      )}
    </>
  );
}

/** What runs in the background: how much waits, for how long, and what fails or was given up (docs/product/staff.md#background). */
export const BackgroundPage = (): ReactElement => (
  <Permitted permission="background.read" title={text.title}>
    <Page />
  </Permitted>
);

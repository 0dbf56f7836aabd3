import { Alert, Box, Card, CardContent, Chip, LinearProgress, Stack, Typography } from '@mui/material';
import type { StaffWork } from '@suluh/api/types';
import { isAtWork, isExport } from '@suluh/domain/staff';
import { dateTime } from '@suluh/i18n-id/format';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { ReactElement } from 'react';
import { ShowBase, useRecordContext } from 'react-admin';
import { PageHead } from '../parts/PageHead.tsx';
import { ReadColumns } from './ReadColumns.tsx';
import { WorkButtons } from './WorkButtons.tsx';
import { WorkRows } from './WorkRows.tsx';
import { countsOf } from './countsOf.ts';

const text = staffAppText.work;
const PERCENT = 100;
/** How often work that goes on is looked at. */
const LOOKED_AT_MS = 1_000;

function Progress({ state, over, of }: StaffWork): ReactElement {
  const isReading = state === 'reading' || of === 0;
  const name = isReading ? text.states[state] : text.progress(over, of);
  return (
    <Stack spacing={1} role="status">
      <Typography>{name}</Typography>
      <LinearProgress
        aria-label={name}
        variant={isReading ? 'indeterminate' : 'determinate'}
        {...(isReading ? {} : { value: (over / of) * PERCENT })}
      />
    </Stack>
  );
}

/** What is to be known before a preview is acted on. */
function Notes({ work }: { work: StaffWork }): ReactElement {
  const { state, counts, canStart, problem, sameFileAt, unused, fileUntil } = work;
  const isEmpty = counts.create + counts.update === 0;
  const preview = canStart ? text.preview : isEmpty ? text.previewNothing : text.previewOver;
  return (
    <>
      {problem && <Alert severity="error">{problem}</Alert>}
      {state === 'checked' && <Alert severity={canStart ? 'info' : 'warning'}>{preview}</Alert>}
      {state === 'checked' && sameFileAt && <Alert severity="warning">{text.sameFile(dateTime(sameFileAt))}</Alert>}
      {unused.length > 0 && <Alert severity="warning">{text.unused(unused.join(', '))}</Alert>}
      {fileUntil && <Alert severity="success">{text.fileUntil(dateTime(fileUntil))}</Alert>}
    </>
  );
}

function Work(): ReactElement | null {
  const work = useRecordContext<StaffWork>();
  if (!work) return null;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHead
        title={[text.kinds[work.kind], work.fileName].filter(Boolean).join(' · ')}
        note={<Chip label={text.states[work.state]} variant="outlined" />}
      >
        <WorkButtons work={work} />
      </PageHead>
      <Card variant="outlined" sx={{ mb: 2 }}>
        <CardContent>
          <Stack spacing={2}>
            <Typography sx={{ color: 'text.secondary' }}>{text.by(work.by ?? '', dateTime(work.createdAt))}</Typography>
            {isAtWork(work.state) && <Progress {...work} />}
            <Notes work={work} />
            <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
              {countsOf(work).map((each) => (
                <Chip key={each} label={each} variant="outlined" />
              ))}
            </Stack>
          </Stack>
        </CardContent>
      </Card>
      <ReadColumns work={work} />
      {!isExport(work.kind) && <WorkRows work={work} kind={work.kind} />}
    </Box>
  );
}

/** Some work: how far it is, what it would do or did row by row, and the way back. */
export const WorkShow = (): ReactElement => (
  <ShowBase
    resource="work"
    queryOptions={{
      refetchInterval: ({ state }) => {
        const work = state.data as StaffWork | undefined;
        return work && isAtWork(work.state) ? LOOKED_AT_MS : false;
      },
    }}
  >
    <Work />
  </ShowBase>
);

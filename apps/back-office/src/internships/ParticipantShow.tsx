import { Box, Chip, Typography } from '@mui/material';
import { date } from '@suluh/i18n-id/format';
import { staffInternshipText as text } from '@suluh/i18n-id/staffInternship';
import type { InternshipFile } from '@suluh/api/types';
import type { ReactElement } from 'react';
import { ShowBase, useRecordContext } from 'react-admin';
import { PageHead } from '../parts/PageHead.tsx';
import { GradeForm, PeriodForm, PlaceForm } from './ParticipantForms.tsx';
import { HoursTable, MandatoryTable, ReportTable } from './ParticipantTables.tsx';

function Participant(): ReactElement | null {
  const file = useRecordContext<InternshipFile>();
  if (!file || !('progress' in file)) return null; // a row of the list stands in for it until it has come
  const { period } = file;
  return (
    <>
      <PageHead
        title={file.fullname}
        note={
          period && (
            <Chip
              label={file.isOnSchedule ? text.onSchedule : text.behind}
              color={file.isOnSchedule ? 'success' : 'error'}
              variant="outlined"
            />
          )
        }
      />
      <Typography sx={{ mb: 2, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {[
          file.email,
          period
            ? `${date(period.startsOn)} – ${date(period.endsOn)}, ${text.states[period.state]} (${text.month(period.month, period.months)})`
            : text.noPeriod,
        ].join(' · ')}
      </Typography>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' } }}
      >
        <PeriodForm file={file} />
        <PlaceForm file={file} />
        <GradeForm file={file} />
      </Box>
      <Box sx={{ display: 'grid', gap: 2, mt: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <MandatoryTable file={file} />
        {period && <ReportTable file={file} />}
        {period && <HoursTable file={file} />}
      </Box>
    </>
  );
}

/** Everything organisers look after of one participant (docs/product/internship.md#organisers). */
export const ParticipantShow = (): ReactElement => (
  <ShowBase>
    <Participant />
  </ShowBase>
);

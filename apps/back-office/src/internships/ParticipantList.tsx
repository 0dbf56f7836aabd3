import { date } from '@suluh/i18n-id/format';
import { staffInternshipText as text } from '@suluh/i18n-id/staffInternship';
import type { InternshipParticipant } from '@suluh/api/types';
import type { ReactElement } from 'react';
import { DataTable, FunctionField, SearchInput } from 'react-admin';
import { StaffList } from '../parts/StaffList.tsx';

const filters = [<SearchInput key="q" source="q" alwaysOn />];

const spanOf = ({ period }: InternshipParticipant): string =>
  period ? `${date(period.startsOn)} – ${date(period.endsOn)}` : text.noPeriod;

const monthOf = ({ period }: InternshipParticipant): string =>
  period ? `${text.states[period.state]}, ${text.month(period.month, period.months)}` : '';

/** Participants by name: their period, mandatory courses, reports and mark; each opens with everything about it. */
export const ParticipantList = (): ReactElement => (
  <StaffList<InternshipParticipant>
    title={text.participants}
    filters={filters}
    sort={{ field: 'id', order: 'ASC' }}
    rowClick="show"
    card={{
      primary: ({ fullname }) => fullname,
      secondary: (row) => [spanOf(row), monthOf(row)].filter(Boolean).join(' · '),
      tertiary: ({ mandatoryDone, mandatoryTotal }) => text.ofTotal(mandatoryDone, mandatoryTotal),
    }}
  >
    <DataTable.Col source="fullname" disableSort sx={{ whiteSpace: 'normal' }} />
    <DataTable.Col source="email" disableSort sx={{ overflowWrap: 'anywhere' }} />
    <DataTable.Col source="period" disableSort>
      <FunctionField<InternshipParticipant> render={spanOf} />
    </DataTable.Col>
    <DataTable.Col source="month" disableSort>
      <FunctionField<InternshipParticipant> render={monthOf} />
    </DataTable.Col>
    <DataTable.Col source="place" disableSort sx={{ whiteSpace: 'normal' }}>
      <FunctionField<InternshipParticipant>
        render={({ place }) => [place?.host, place?.mentorName].filter(Boolean).join(' · ')}
      />
    </DataTable.Col>
    <DataTable.Col source="mandatoryDone" disableSort align="right">
      <FunctionField<InternshipParticipant>
        render={({ mandatoryDone, mandatoryTotal }) => text.ofTotal(mandatoryDone, mandatoryTotal)}
      />
    </DataTable.Col>
    <DataTable.Col source="reports" disableSort align="right">
      <FunctionField<InternshipParticipant>
        render={({ reports, period }) => (period ? text.ofTotal(reports.length, period.months) : '')}
      />
    </DataTable.Col>
    <DataTable.Col source="grade" disableSort align="right" />
  </StaffList>
);

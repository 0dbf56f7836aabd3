import { Button } from '@mui/material';
import { dateTime } from '@suluh/i18n-id/format';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { StaffEvent } from '@suluh/api/types';
import type { ReactElement } from 'react';
import { AutocompleteInput, DataTable, ReferenceInput, SelectInput, TextInput } from 'react-admin';
import { Link } from 'react-router';
import { officePath } from '../app/officePath.ts';
import { useMay } from '../app/MeContext.tsx';
import { choicesOf } from '../fields/ChosenField.tsx';
import { MomentField } from '../fields/MomentField.tsx';
import { ListTools } from '../parts/ListTools.tsx';
import { StaffList } from '../parts/StaffList.tsx';

const text = staffAppText.schedule;

const filters = [
  <TextInput key="q" source="q" alwaysOn />,
  <SelectInput key="when" source="when" choices={choicesOf(text.times)} alwaysOn />,
];
const byCourse = (
  <ReferenceInput
    key="courseId"
    source="courseId"
    reference="course-choice"
    sort={{ field: 'name', order: 'ASC' }}
    alwaysOn
  >
    <AutocompleteInput filterToQuery={(q: string) => ({ q })} />
  </ReferenceInput>
);
const placeOf = ({ city, venue }: StaffEvent): string => [venue, city].filter(Boolean).join(', ');
const seatsOf = ({ enrolled, capacity }: StaffEvent): string => `${enrolled}/${capacity}`;

/** Schedules somebody looks after. */
export function EventList(): ReactElement {
  const mayEdit = useMay('event.edit');
  const mayChoose = useMay('choice.read');
  return (
    <StaffList<StaffEvent>
      title={text.list}
      filters={mayChoose ? [...filters, byCourse] : filters}
      sort={{ field: 'startAt', order: 'DESC' }}
      actions={
        mayEdit && (
          <Button component={Link} to={officePath('event', 'create')} variant="contained">
            {text.create}
          </Button>
        )
      }
      tools={<ListTools exports={['event.export', 'participant.export']} />}
      nameOf={({ courseFullname, batch, startAt, timeZone }) =>
        [courseFullname, batch, dateTime(startAt, timeZone)].filter(Boolean).join(' · ')
      }
      card={{
        primary: ({ courseFullname, batch }) => `${courseFullname} · ${batch}`,
        secondary: (event) =>
          [event.cancelledAt ? text.cancelled : dateTime(event.startAt, event.timeZone), placeOf(event)]
            .filter(Boolean)
            .join(' · '),
        tertiary: seatsOf,
      }}
    >
      <DataTable.Col source="courseFullname" disableSort sx={{ whiteSpace: 'normal', minWidth: 220 }} />
      <DataTable.Col source="batch" disableSort />
      <DataTable.Col source="startAt">
        <MomentField source="startAt" zoneSource="timeZone" />
      </DataTable.Col>
      <DataTable.Col<StaffEvent> source="venue" disableSort render={placeOf} sx={{ whiteSpace: 'normal' }} />
      <DataTable.Col<StaffEvent> source="enrolled" disableSort align="right" render={seatsOf} />
      <DataTable.Col<StaffEvent>
        source="cancelledAt"
        disableSort
        render={({ cancelledAt }) => (cancelledAt ? text.cancelled : '')}
      />
    </StaffList>
  );
}

import type { StaffWork } from '@suluh/api/types';
import { dateTime } from '@suluh/i18n-id/format';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { ReactElement } from 'react';
import { DataTable, SelectInput, TextInput } from 'react-admin';
import { ChosenField, choicesOf } from '../fields/ChosenField.tsx';
import { MomentField } from '../fields/MomentField.tsx';
import { StaffList } from '../parts/StaffList.tsx';

const text = staffAppText.work;

const filters = [
  <TextInput key="q" source="q" alwaysOn />,
  <SelectInput key="kind" source="kind" choices={choicesOf(text.kinds)} alwaysOn />,
];

/** What was given to the background, the latest first. */
export const WorkList = (): ReactElement => (
  <StaffList<StaffWork>
    title={text.title}
    filters={filters}
    sort={{ field: 'createdAt', order: 'DESC' }}
    rowClick="show"
    card={{
      primary: ({ kind, fileName }) => [text.kinds[kind], fileName].filter(Boolean).join(' · '),
      secondary: ({ by, createdAt }) => text.by(by ?? '', dateTime(createdAt)),
      tertiary: ({ state }) => text.states[state],
    }}
  >
    <DataTable.Col source="kind" disableSort>
      <ChosenField source="kind" names={text.kinds} />
    </DataTable.Col>
    <DataTable.Col source="fileName" disableSort sx={{ whiteSpace: 'normal' }} />
    <DataTable.Col source="state" disableSort>
      <ChosenField source="state" names={text.states} strong={['checked']} />
    </DataTable.Col>
    <DataTable.Col<StaffWork>
      source="of"
      disableSort
      align="right"
      render={({ over, of }) => text.progress(over, of)}
    />
    <DataTable.Col source="createdAt">
      <MomentField source="createdAt" />
    </DataTable.Col>
  </StaffList>
);

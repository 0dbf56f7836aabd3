import type { StaffLearner } from '@suluh/api/types';
import { staffLookText as text } from '@suluh/i18n-id/staffLook';
import type { ReactElement } from 'react';
import { DataTable, TextInput } from 'react-admin';
import { MomentField } from '../fields/MomentField.tsx';
import { ListTools } from '../parts/ListTools.tsx';
import { StaffList } from '../parts/StaffList.tsx';

const filters = [<TextInput key="q" source="q" alwaysOn />];

/** Learners, for who helps them: looked for by name or address. */
export const LearnerList = (): ReactElement => (
  <StaffList<StaffLearner>
    title={text.learners}
    filters={filters}
    sort={{ field: 'createdAt', order: 'DESC' }}
    rowClick="show"
    tools={<ListTools exports={['learner.export']} />}
    nameOf={({ fullname, email }) => `${fullname} · ${email}`}
    card={{ primary: ({ fullname }) => fullname, secondary: ({ email }) => email }}
  >
    <DataTable.Col source="fullname" disableSort sx={{ whiteSpace: 'normal' }} />
    <DataTable.Col source="email" disableSort sx={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }} />
    <DataTable.Col source="createdAt">
      <MomentField source="createdAt" />
    </DataTable.Col>
  </StaffList>
);

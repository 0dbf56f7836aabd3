import { Button } from '@mui/material';
import type { StaffInterest } from '@suluh/api/types';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { ReactElement } from 'react';
import { DataTable, TextInput, maxLength, required, useRecordContext } from 'react-admin';
import { Link } from 'react-router';
import { officePath } from '../app/officePath.ts';
import { History } from '../parts/History.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { RecordCreate } from '../parts/RecordCreate.tsx';
import { RecordEdit } from '../parts/RecordEdit.tsx';
import { RemoveButton } from '../parts/RemoveButton.tsx';
import { StaffList } from '../parts/StaffList.tsx';

const text = staffAppText.content;

const Fields = (): ReactElement => <TextInput source="name" validate={[required(), maxLength(60)]} />;

/** The names learners choose from, by name. */
export const InterestList = (): ReactElement => (
  <StaffList<StaffInterest>
    title={text.interests}
    filters={[<TextInput key="q" source="q" alwaysOn />]}
    sort={{ field: 'name', order: 'ASC' }}
    actions={
      <Button component={Link} to={officePath('learning-interest', 'create')} variant="contained">
        {text.createInterest}
      </Button>
    }
    card={{ primary: ({ name }) => name, secondary: ({ chosen }) => text.chosenBy(chosen) }}
  >
    <DataTable.Col source="name" />
    <DataTable.Col<StaffInterest> source="chosen" disableSort render={({ chosen }) => text.chosenBy(chosen)} />
  </StaffList>
);
export const InterestCreate = (): ReactElement => (
  <RecordCreate
    resource="learning-interest"
    permission="content.edit"
    title={text.createInterest}
    defaultValues={{ name: '' }}
  >
    <Fields />
  </RecordCreate>
);

function Head(): ReactElement {
  const interest = useRecordContext<StaffInterest>();
  return (
    <PageHead title={interest?.name ?? text.interests}>
      <History />
      {interest?.chosen === 0 && (
        <RemoveButton
          words={{
            deed: text.removeInterest,
            title: text.removeInterestTitle(interest.name),
            body: text.removeInterestBody,
            done: text.interestRemoved,
          }}
        />
      )}
    </PageHead>
  );
}

export const InterestEdit = (): ReactElement => (
  <RecordEdit resource="learning-interest" head={<Head />}>
    <Fields />
  </RecordEdit>
);

import { Button } from '@mui/material';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { StaffSynonym } from '@suluh/api/types';
import type { ReactElement } from 'react';
import { DataTable, TextInput, required, useRecordContext, type RaRecord } from 'react-admin';
import { Link } from 'react-router';
import { officePath } from '../app/officePath.ts';
import { LinesInput } from '../fields/LinesInput.tsx';
import { History } from '../parts/History.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { RecordCreate } from '../parts/RecordCreate.tsx';
import { RecordEdit } from '../parts/RecordEdit.tsx';
import { RemoveButton } from '../parts/RemoveButton.tsx';
import { StaffList } from '../parts/StaffList.tsx';

const text = staffAppText.content;

type Synonym = StaffSynonym & RaRecord;

const Fields = (): ReactElement => (
  <>
    <TextInput source="word" validate={required()} />
    <LinesInput source="means" />
  </>
);

/** What people type, and what courses call it. */
export const SynonymList = (): ReactElement => (
  <StaffList<Synonym>
    title={text.synonyms}
    filters={[<TextInput key="q" source="q" alwaysOn />]}
    sort={{ field: 'word', order: 'ASC' }}
    actions={
      <Button component={Link} to={officePath('synonym', 'create')} variant="contained">
        {text.createSynonym}
      </Button>
    }
    card={{ primary: (row) => row.word, secondary: (row) => row.means.join(', ') }}
  >
    <DataTable.Col source="word" />
    <DataTable.Col<Synonym> source="means" disableSort render={(row) => row.means.join(', ')} />
  </StaffList>
);
export const SynonymCreate = (): ReactElement => (
  <RecordCreate
    resource="synonym"
    permission="content.edit"
    title={text.createSynonym}
    defaultValues={{ word: '', means: [] }}
  >
    <Fields />
  </RecordCreate>
);
function Head(): ReactElement {
  const word = useRecordContext<Synonym>()?.word;
  return (
    <PageHead title={word ?? text.synonyms}>
      <History />
      <RemoveButton
        words={{
          deed: text.removeSynonym,
          title: text.removeSynonymTitle(word ?? ''),
          body: text.removeSynonymBody,
          done: text.synonymRemoved,
        }}
      />
    </PageHead>
  );
}

export const SynonymEdit = (): ReactElement => (
  <RecordEdit resource="synonym" head={<Head />}>
    <Fields />
  </RecordEdit>
);

import { Button } from '@mui/material';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { StaffSynonym } from '@suluh/api/types';
import { useState, type ReactElement } from 'react';
import { DataTable, TextInput, required, useRecordContext, useRedirect, type RaRecord } from 'react-admin';
import { Link } from 'react-router';
import { officePath } from '../app/officePath.ts';
import { LinesInput } from '../fields/LinesInput.tsx';
import { AskDialog } from '../parts/AskDialog.tsx';
import { History } from '../parts/History.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { RecordCreate } from '../parts/RecordCreate.tsx';
import { RecordEdit } from '../parts/RecordEdit.tsx';
import { StaffList } from '../parts/StaffList.tsx';
import { useDeed } from '../parts/useDeed.ts';

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
  const record = useRecordContext<Synonym>();
  const redirect = useRedirect();
  const { isWorking, run } = useDeed();
  const [isAsking, setAsking] = useState(false);
  const remove = async () => {
    const sent = { method: 'DELETE', version: record!.version } as const;
    if (await run(`/api/admin/synonym/${record!.id}`, sent, text.synonymRemoved)) redirect('list', 'synonym');
    else setAsking(false);
  };
  return (
    <PageHead title={record?.word ?? text.synonyms}>
      <History />
      <Button color="error" disabled={isWorking || !record} onClick={() => setAsking(true)}>
        {text.removeSynonym}
      </Button>
      <AskDialog
        title={text.removeSynonymTitle(record?.word ?? '')}
        isOpen={isAsking}
        isWorking={isWorking}
        onClose={() => setAsking(false)}
        onAnswer={() => void remove()}
        deed={text.removeSynonym}
      >
        {text.removeSynonymBody}
      </AskDialog>
    </PageHead>
  );
}

export const SynonymEdit = (): ReactElement => (
  <RecordEdit resource="synonym" head={<Head />} saved={staffAppText.form.savedLive}>
    <Fields />
  </RecordEdit>
);

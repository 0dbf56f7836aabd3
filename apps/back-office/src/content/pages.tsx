import { Alert, Chip } from '@mui/material';
import type { StaffPage } from '@suluh/api/types';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { Suspense, lazy, type ReactElement } from 'react';
import { DataTable, TextInput, required, useRecordContext } from 'react-admin';
import { MomentField } from '../fields/MomentField.tsx';
import { History } from '../parts/History.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { RecordEdit } from '../parts/RecordEdit.tsx';
import { StaffList } from '../parts/StaffList.tsx';

const RichTextInput = lazy(() => import('../fields/RichTextInput.tsx'));
const text = staffAppText.content;

/** Help, contact, terms and the other pages of the site itself. */
export const PageList = (): ReactElement => (
  <StaffList<StaffPage>
    title={text.pages}
    filters={[<TextInput key="q" source="q" alwaysOn />]}
    sort={{ field: 'title', order: 'ASC' }}
    card={{ primary: ({ title }) => title, secondary: ({ id }) => `/${id}` }}
  >
    <DataTable.Col source="title" sx={{ whiteSpace: 'normal' }} />
    <DataTable.Col<StaffPage> source="id" disableSort render={({ id }) => `/${id}`} />
    <DataTable.Col source="edition" disableSort />
    <DataTable.Col source="updatedAt" disableSort>
      <MomentField source="updatedAt" />
    </DataTable.Col>
  </StaffList>
);

function Head(): ReactElement {
  const record = useRecordContext<StaffPage>();
  return (
    <PageHead
      title={record?.title ?? text.pages}
      note={record?.isAgreed && <Chip label={text.pageAgreed} variant="outlined" />}
    >
      <History />
    </PageHead>
  );
}

/** The text: as it looks, or as HTML where it has tables, which the editor would lose. */
function Body(): ReactElement {
  const record = useRecordContext<StaffPage>();
  if (!record?.body.includes('<table'))
    return (
      <Suspense fallback={null}>
        <RichTextInput source="body" />
      </Suspense>
    );
  return (
    <>
      <Alert severity="info">{text.pageTable}</Alert>
      <TextInput source="body" multiline minRows={12} maxRows={40} validate={required()} />
    </>
  );
}

export const PageEdit = (): ReactElement => (
  <RecordEdit resource="page" head={<Head />}>
    <TextInput source="title" validate={required()} />
    <TextInput source="summary" multiline minRows={2} />
    <Body />
    <TextInput source="edition" validate={required()} />
  </RecordEdit>
);

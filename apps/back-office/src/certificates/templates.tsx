import { Button } from '@mui/material';
import type { StaffTemplate } from '@suluh/api/types';
import { staffPeopleResources } from '@suluh/i18n-id/staffPeople';
import { staffTemplateText as text } from '@suluh/i18n-id/staffCertificate';
import type { ReactElement } from 'react';
import {
  AutocompleteInput,
  DataTable,
  ReferenceInput,
  SimpleFormIterator,
  TextInput,
  maxLength,
  required,
  useRecordContext,
} from 'react-admin';
import { Link, useSearchParams } from 'react-router';
import { asText } from '../fields/asText.ts';
import { RowsInput } from '../fields/RowsInput.tsx';
import { useMay } from '../app/MeContext.tsx';
import { officePath } from '../app/officePath.ts';
import { DownloadButton } from '../parts/DownloadButton.tsx';
import { History } from '../parts/History.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { RecordCreate } from '../parts/RecordCreate.tsx';
import { RecordEdit } from '../parts/RecordEdit.tsx';
import { RemoveButton } from '../parts/RemoveButton.tsx';
import { StaffList } from '../parts/StaffList.tsx';
import { TemplateSignatures } from './TemplateSignatures.tsx';

const labels = staffPeopleResources['certificate-template'].fields;
const Fields = (): ReactElement => (
  <>
    <RowsInput source="signers" validate={required()}>
      <SimpleFormIterator inline>
        <TextInput source="name" label={labels.name} validate={[required(), maxLength(80)]} />
        <TextInput source="role" label={labels.role} parse={asText} validate={maxLength(120)} />
      </SimpleFormIterator>
    </RowsInput>
    <RowsInput source="units">
      <SimpleFormIterator inline>
        <TextInput source="code" label={labels.code} parse={asText} validate={maxLength(40)} />
        <TextInput source="title" label={labels.unit} validate={[required(), maxLength(200)]} />
      </SimpleFormIterator>
    </RowsInput>
  </>
);

/** Who signs certificates, of courses and of partners, the latest first. */
export function TemplateList(): ReactElement {
  const mayEdit = useMay('course.edit');
  return (
    <StaffList<StaffTemplate>
      title={text.title}
      filters={[<TextInput key="q" source="q" alwaysOn />]}
      sort={{ field: 'id', order: 'DESC' }}
      actions={
        mayEdit && (
          <Button component={Link} to={officePath('certificate-template', 'create')} variant="contained">
            {text.create}
          </Button>
        )
      }
      card={{
        primary: ({ title }) => title,
        secondary: ({ courseId }) => (courseId === null ? text.ofPartner : text.ofCourse),
        tertiary: ({ signers }) => signers.map(({ name }) => name).join(', '),
      }}
    >
      <DataTable.Col source="title" disableSort sx={{ whiteSpace: 'normal' }} />
      <DataTable.Col<StaffTemplate>
        source="courseId"
        label={text.of}
        disableSort
        render={({ courseId }) => (courseId === null ? text.ofPartner : text.ofCourse)}
      />
      <DataTable.Col<StaffTemplate>
        source="signers"
        disableSort
        sx={{ whiteSpace: 'normal' }}
        render={({ signers }) => signers.map(({ name }) => name).join(', ')}
      />
    </StaffList>
  );
}

/** A template, of the course the address names where it names one. */
export function TemplateCreate(): ReactElement {
  const [asked] = useSearchParams();
  const courseId = Number(asked.get('courseId')) || null;
  return (
    <RecordCreate
      resource="certificate-template"
      permission="course.edit"
      title={text.create}
      defaultValues={{ courseId, partnerId: null, signers: [{ name: '', role: '' }], units: [] }}
    >
      <ReferenceInput source="courseId" reference="course" sort={{ field: 'fullname', order: 'ASC' }}>
        <AutocompleteInput filterToQuery={(q: string) => ({ q })} helperText={text.placeNote} />
      </ReferenceInput>
      <ReferenceInput source="partnerId" reference="partner" sort={{ field: 'name', order: 'ASC' }}>
        <AutocompleteInput filterToQuery={(q: string) => ({ q })} />
      </ReferenceInput>
      <Fields />
    </RecordCreate>
  );
}

function Head(): ReactElement {
  const template = useRecordContext<StaffTemplate>();
  const mayEdit = useMay('course.edit');
  return (
    <PageHead title={template?.title ?? text.title}>
      {template && (
        <DownloadButton path={`/api/admin/certificate-template/${template.id}/paper.pdf`}>{text.paper}</DownloadButton>
      )}
      <History />
      {template && mayEdit && (
        <RemoveButton isReasoned words={{ ...text.remove, title: text.remove.title(template.title) }} />
      )}
    </PageHead>
  );
}

export function TemplateEdit(): ReactElement {
  const mayEdit = useMay('course.edit');
  return (
    <RecordEdit
      resource="certificate-template"
      head={<Head />}
      saved={text.saved}
      canSave={mayEdit}
      aside={mayEdit && <TemplateSignatures />}
    >
      <Fields />
    </RecordEdit>
  );
}

import { BLANK_LANDING } from '@suluh/domain/staff';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { staffResourceText } from '@suluh/i18n-id/staffResources';
import type { ReactElement, ReactNode } from 'react';
import {
  BooleanInput,
  DataTable,
  ReferenceField,
  SelectInput,
  SimpleFormIterator,
  TextInput,
  required,
} from 'react-admin';
import { useMay } from '../app/MeContext.tsx';
import { asText } from '../fields/asText.ts';
import { RowsInput } from '../fields/RowsInput.tsx';
import { ChosenField, choicesOf } from '../fields/ChosenField.tsx';
import { landingPicture, PictureInput } from '../fields/PictureInput.tsx';
import { ProgramInput } from '../fields/ProgramInput.tsx';
import { RecordCreate } from '../parts/RecordCreate.tsx';
import { RecordEdit } from '../parts/RecordEdit.tsx';
import { ContentHead } from './ContentHead.tsx';
import { ContentList } from './ContentList.tsx';

const text = staffAppText.content;
const labels = staffResourceText.resources.landing.fields;
const BLANK = { ...BLANK_LANDING, programId: null, page: null, isPublished: false };

/** A line that may be empty, by its name; labelled by it within a list too. */
const Line = ({ source, isLong = false }: { source: keyof typeof labels; isLong?: boolean }): ReactElement => (
  <TextInput
    source={source}
    label={labels[source]}
    parse={asText}
    multiline={isLong}
    minRows={isLong ? 2 : undefined}
  />
);

/** Rows of several lines each, which can be added, taken away and put in order. */
const Rows = ({ source, children }: { source: keyof typeof labels; children: ReactNode }): ReactElement => (
  <RowsInput source={source}>
    <SimpleFormIterator>{children}</SimpleFormIterator>
  </RowsInput>
);

/** Which page of the site it stands on, for who looks after the site; others write for their programme alone. */
const SitePage = (): ReactElement | null =>
  useMay('content.edit') ? <SelectInput source="page" choices={choicesOf(text.landingPages)} resettable /> : null;

const Fields = (): ReactElement => (
  <>
    <ProgramInput of="landing-program" />
    <SitePage />
    <Line source="badge" />
    <TextInput source="title" validate={required()} />
    <Line source="body" isLong />
    <Line source="action" />
    <Line source="url" />
    <PictureInput source="picture" of={landingPicture('landing')} />
    <Rows source="figures">
      <Line source="value" />
      <Line source="label" />
    </Rows>
    <Line source="benefitsTitle" />
    <Rows source="benefits">
      <Line source="title" />
      <Line source="text" isLong />
      <PictureInput source="picture" of={landingPicture('benefit')} label={labels.picture} />
    </Rows>
    <Line source="whoTitle" />
    <Line source="who" isLong />
    <Line source="stepsTitle" />
    <Rows source="steps">
      <Line source="title" />
      <Line source="text" isLong />
    </Rows>
    <Line source="offersTitle" />
    <Line source="offersLead" />
    <Rows source="offers">
      <Line source="name" />
      <Line source="audience" />
      <Line source="price" />
      <Line source="unit" />
      <Line source="points" isLong />
      <BooleanInput source="isRecommended" label={labels.isRecommended} />
    </Rows>
    <Line source="storyTitle" />
    <Line source="story" isLong />
    <Line source="storyName" />
    <Line source="storyRole" />
    <PictureInput source="storyPicture" of={landingPicture('welcome')} />
    <Rows source="contacts">
      <SelectInput source="kind" label={labels.kind} choices={choicesOf(text.contactKinds)} validate={required()} />
      <Line source="text" />
    </Rows>
    <Rows source="questions">
      <Line source="question" />
      <Line source="answer" isLong />
    </Rows>
    <BooleanInput source="isPublished" />
  </>
);

/** What the homes of programmes say, and the pages of the site that have one; who looks after a programme finds its own. */
export function LandingList(): ReactElement {
  const isOfSite = useMay('content.edit');
  return (
    <ContentList
      title={text.landings}
      resource="landing"
      create={text.createLanding}
      sort={{ field: 'id', order: 'ASC' }}
      more={
        isOfSite ? [<SelectInput key="onPage" source="onPage" choices={choicesOf(text.landingPages)} alwaysOn />] : []
      }
    >
      <DataTable.Col source="programId" disableSort>
        <ReferenceField source="programId" reference="landing-program" emptyText="" link={false} />
      </DataTable.Col>
      {isOfSite && (
        <DataTable.Col source="page" disableSort>
          <ChosenField source="page" names={text.landingPages} />
        </DataTable.Col>
      )}
    </ContentList>
  );
}
export const LandingCreate = (): ReactElement => (
  <RecordCreate resource="landing" permission="landing.edit" title={text.createLanding} defaultValues={BLANK}>
    <Fields />
  </RecordCreate>
);
export const LandingEdit = (): ReactElement => (
  <RecordEdit resource="landing" head={<ContentHead name={text.landings} />}>
    <Fields />
  </RecordEdit>
);

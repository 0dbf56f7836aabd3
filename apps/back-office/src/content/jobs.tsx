import { jobText } from '@suluh/i18n-id/job';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { ReactElement } from 'react';
import { BooleanInput, DataTable, SelectInput, TextInput, required } from 'react-admin';
import { choicesOf } from '../fields/ChosenField.tsx';
import { DayInput } from '../fields/DayInput.tsx';
import { LinesInput } from '../fields/LinesInput.tsx';
import { MomentField } from '../fields/MomentField.tsx';
import { WholeNumberInput } from '../fields/WholeNumberInput.tsx';
import { ListTools } from '../parts/ListTools.tsx';
import { plainBulk, publishingAt } from '../parts/plainBulk.tsx';
import { RecordCreate } from '../parts/RecordCreate.tsx';
import { RecordEdit } from '../parts/RecordEdit.tsx';
import { ImportLink } from '../work/ImportLink.tsx';
import { ContentHead } from './ContentHead.tsx';
import { ContentList } from './ContentList.tsx';

const text = staffAppText.content;
const BLANK = {
  city: null,
  employmentType: null,
  category: null,
  description: '',
  tasks: [],
  requirements: [],
  facilities: [],
  companyAbout: '',
  yearsOfExperience: null,
  educationLevels: null,
  salaryFrom: null,
  salaryTo: null,
  salaryPeriod: 'month',
  isSalaryHidden: false,
  openings: null,
  closesOn: null,
  isPublished: false,
};

const Fields = (): ReactElement => (
  <>
    <TextInput source="title" validate={required()} />
    <TextInput source="companyName" validate={required()} />
    <TextInput source="city" />
    <TextInput source="employmentType" />
    <TextInput source="category" />
    <TextInput source="yearsOfExperience" />
    <TextInput source="educationLevels" />
    <WholeNumberInput source="salaryFrom" min={0} />
    <WholeNumberInput source="salaryTo" min={0} />
    <SelectInput source="salaryPeriod" choices={choicesOf(jobText.perPeriod)} validate={required()} />
    <BooleanInput source="isSalaryHidden" />
    <WholeNumberInput source="openings" min={1} max={10_000} />
    <DayInput source="closesOn" />
    <TextInput source="description" multiline minRows={6} />
    <LinesInput source="tasks" />
    <LinesInput source="requirements" />
    <LinesInput source="facilities" />
    <TextInput source="companyAbout" multiline minRows={3} />
    <BooleanInput source="isPublished" />
  </>
);

const JobBulk = plainBulk(publishingAt('/api/admin/job/bulk/published'));

/** Vacancies, the latest first. */
export const JobList = (): ReactElement => (
  <ContentList
    title={text.jobs}
    resource="job"
    create={text.createJob}
    sort={{ field: 'postedAt', order: 'DESC' }}
    tools={<ListTools exports={['job.export']} Bulk={JobBulk} />}
    actions={<ImportLink resource="job" />}
  >
    <DataTable.Col source="companyName" disableSort />
    <DataTable.Col source="postedAt">
      <MomentField source="postedAt" />
    </DataTable.Col>
  </ContentList>
);
export const JobCreate = (): ReactElement => (
  <RecordCreate resource="job" permission="content.edit" title={text.createJob} defaultValues={BLANK}>
    <Fields />
  </RecordCreate>
);
export const JobEdit = (): ReactElement => (
  <RecordEdit resource="job" head={<ContentHead name={text.jobs} />}>
    <Fields />
  </RecordEdit>
);

import { Chip, Stack, Typography } from '@mui/material';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { Suspense, lazy, type ReactElement } from 'react';
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  BooleanInput,
  ReferenceArrayInput,
  ReferenceInput,
  SelectInput,
  TextInput,
  maxLength,
  minLength,
  required,
  useRecordContext,
} from 'react-admin';
import { useMay } from '../app/MeContext.tsx';
import { LinesInput } from '../fields/LinesInput.tsx';
import { choicesOf } from '../fields/ChosenField.tsx';
import { WholeNumberInput } from '../fields/WholeNumberInput.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { RecordEdit } from '../parts/RecordEdit.tsx';
import type { Course } from './course.ts';
import { CourseButtons } from './CourseButtons.tsx';
import { FaqInput, LearnerInputs } from './CourseStoryInputs.tsx';
import { CoursePicture } from './CoursePicture.tsx';
import { CourseSessions } from './CourseSessions.tsx';
import { CourseTemplate } from './CourseTemplate.tsx';
import { CourseTiming } from './CourseTiming.tsx';
import { FinishingNotice } from './FinishingNotice.tsx';
import { OwnDatesNotice } from './OwnDatesNotice.tsx';
import { PublishCheck } from './PublishCheck.tsx';

const RichTextInput = lazy(() => import('../fields/RichTextInput.tsx'));
const text = staffAppText.course;

function Head(): ReactElement {
  const course = useRecordContext<Course>();
  return (
    <PageHead
      title={course?.fullname ?? text.list}
      note={
        course && (
          <Chip
            label={course.isPublished ? text.published : text.unpublished}
            color={course.isPublished ? 'success' : 'default'}
            variant="outlined"
          />
        )
      }
    >
      {course && <CourseButtons />}
    </PageHead>
  );
}

/** Looked at anew with each save, which may ask for less. */
function Finishing(): ReactElement | null {
  const course = useRecordContext<Course>();
  return course ? <FinishingNotice courseId={course.id} since={course.version} /> : null;
}

const Part = ({ title }: { title: string }): ReactElement => (
  <Typography variant="h2" component="h2" sx={{ mt: 3, mb: 0.5 }}>
    {title}
  </Typography>
);

const byName = { field: 'name', order: 'ASC' } as const;

/** All of a course but its parts and lessons, which have a page of their own. */
export function CourseEdit(): ReactElement {
  const mayEdit = useMay('course.edit');
  return (
    <RecordEdit
      resource="course"
      head={<Head />}
      saved={staffAppText.form.savedLive}
      canSave={mayEdit}
      aside={
        <div>
          <Finishing />
          <Stack spacing={2}>
            <PublishCheck />
            <CoursePicture />
            <CourseTemplate />
            <CourseSessions />
            <CourseTiming />
          </Stack>
        </div>
      }
    >
      <Part title={text.sections.basics} />
      <TextInput source="fullname" validate={[required(), minLength(3), maxLength(200)]} />
      <TextInput source="summary" multiline minRows={2} validate={maxLength(500)} />
      <Suspense fallback={null}>
        <RichTextInput source="description" />
      </Suspense>
      <LinesInput source="outcomes" />
      <LinesInput source="audience" />
      <LinesInput source="preparations" />
      <FaqInput />
      <SelectInput source="typeCode" choices={choicesOf(text.kinds)} validate={required()} />
      <ReferenceArrayInput source="categoryIds" reference="category" sort={byName} perPage={100}>
        <AutocompleteArrayInput filterToQuery={(q: string) => ({ q })} />
      </ReferenceArrayInput>
      <Part title={text.sections.price} />
      <WholeNumberInput source="price" min={0} isRequired />
      <WholeNumberInput source="priceAfter" min={0} isRequired />
      <BooleanInput source="isVoucher" />
      <Part title={text.sections.teacher} />
      <ReferenceInput source="partnerId" reference="partner" sort={byName}>
        <AutocompleteInput filterToQuery={(q: string) => ({ q })} validate={required()} />
      </ReferenceInput>
      <TextInput source="teacherName" />
      <TextInput source="teacherBio" multiline minRows={2} />
      <TextInput source="city" />
      <Part title={text.sections.learners} />
      <LearnerInputs />
      <WholeNumberInput source="minAge" min={0} max={120} />
      <WholeNumberInput source="maxAge" min={0} max={120} />
      <WholeNumberInput source="durationMinutes" min={0} />
      <WholeNumberInput source="sessionCount" min={0} />
      <SelectInput source="certificate" choices={choicesOf(text.certificates)} resettable />
      <WholeNumberInput source="certificateMonths" min={1} max={600} />
      <Part title={text.sections.place} />
      <BooleanInput source="isAd" />
      <ReferenceArrayInput source="programIds" reference="program" sort={byName} perPage={100}>
        <AutocompleteArrayInput filterToQuery={(q: string) => ({ q })} />
      </ReferenceArrayInput>
      <OwnDatesNotice />
      <TextInput source="externalUrl" type="url" />
    </RecordEdit>
  );
}

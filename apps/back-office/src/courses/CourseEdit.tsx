import { Chip, Stack, Typography } from '@mui/material';
import {
  COURSE_LETTERS as LETTERS,
  LEAST_COURSE_NAME,
  MOST_COURSE_AGE,
  MOST_COURSE_COUNT,
  MOST_COURSE_LINES,
  MOST_COURSE_RUPIAH,
} from '@suluh/domain/staff';
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
import { soundWithOthers, wholeAddress } from './courseChecks.ts';
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

const LINES = { most: MOST_COURSE_LINES, mostLetters: LETTERS.line };
const isNotDearer = soundWithOthers('priceAfter');
const isNotYounger = soundWithOthers('maxAge');
const isOfCertificate = soundWithOthers('certificateMonths');
const byName = { field: 'name', order: 'ASC' } as const;

/** All of a course but its parts and lessons, which have a page of their own. */
export function CourseEdit(): ReactElement {
  const mayEdit = useMay('course.edit');
  return (
    <RecordEdit
      resource="course"
      head={<Head />}
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
      <TextInput source="fullname" validate={[required(), minLength(LEAST_COURSE_NAME), maxLength(LETTERS.fullname)]} />
      <TextInput source="summary" multiline minRows={2} validate={maxLength(LETTERS.summary)} />
      <Suspense fallback={null}>
        <RichTextInput source="description" />
      </Suspense>
      <LinesInput source="outcomes" {...LINES} />
      <LinesInput source="audience" {...LINES} />
      <LinesInput source="preparations" {...LINES} />
      <FaqInput />
      <SelectInput source="typeCode" choices={choicesOf(text.kinds)} validate={required()} />
      <ReferenceArrayInput source="categoryIds" reference="category" sort={byName} perPage={100}>
        <AutocompleteArrayInput filterToQuery={(q: string) => ({ q })} />
      </ReferenceArrayInput>
      <Part title={text.sections.price} />
      <WholeNumberInput source="price" min={0} max={MOST_COURSE_RUPIAH} isRequired />
      <WholeNumberInput source="priceAfter" min={0} max={MOST_COURSE_RUPIAH} isRequired check={isNotDearer} />
      <BooleanInput source="isVoucher" />
      <Part title={text.sections.teacher} />
      <ReferenceInput source="partnerId" reference="partner" sort={byName}>
        <AutocompleteInput filterToQuery={(q: string) => ({ q })} validate={required()} />
      </ReferenceInput>
      <TextInput source="teacherName" validate={maxLength(LETTERS.teacherName)} />
      <TextInput source="teacherBio" multiline minRows={2} validate={maxLength(LETTERS.teacherBio)} />
      <TextInput source="city" validate={maxLength(LETTERS.city)} />
      <Part title={text.sections.learners} />
      <LearnerInputs />
      <WholeNumberInput source="minAge" min={0} max={MOST_COURSE_AGE} />
      <WholeNumberInput source="maxAge" min={0} max={MOST_COURSE_AGE} check={isNotYounger} />
      <WholeNumberInput source="durationMinutes" min={0} max={MOST_COURSE_COUNT} isRequired />
      <WholeNumberInput source="sessionCount" min={0} max={MOST_COURSE_COUNT} isRequired />
      <SelectInput source="certificate" choices={choicesOf(text.certificates)} resettable />
      <WholeNumberInput source="certificateMonths" min={1} max={600} check={isOfCertificate} />
      <Part title={text.sections.place} />
      <BooleanInput source="isAd" />
      <ReferenceArrayInput source="programIds" reference="program" sort={byName} perPage={100}>
        <AutocompleteArrayInput filterToQuery={(q: string) => ({ q })} />
      </ReferenceArrayInput>
      <OwnDatesNotice />
      <TextInput source="externalUrl" type="url" validate={[wholeAddress, maxLength(LETTERS.externalUrl)]} />
    </RecordEdit>
  );
}

import { Button, Stack } from '@mui/material';
import type { StaffTeacher } from '@suluh/api/types';
import { staffPeopleText as text } from '@suluh/i18n-id/staffPeople';
import type { ReactElement } from 'react';
import { DataTable, TextInput, maxLength, required, useRecordContext } from 'react-admin';
import { Link } from 'react-router';
import { useMay } from '../app/MeContext.tsx';
import { officePath } from '../app/officePath.ts';
import { NamedHead } from '../offers/NamedHead.tsx';
import { asText } from '../fields/asText.ts';
import { PictureCard } from '../parts/PictureCard.tsx';
import { RecordCreate } from '../parts/RecordCreate.tsx';
import { RecordEdit } from '../parts/RecordEdit.tsx';
import { StaffList } from '../parts/StaffList.tsx';
import { SignatureCard } from './SignatureCard.tsx';

const Fields = (): ReactElement => (
  <>
    <TextInput source="fullname" validate={[required(), maxLength(120)]} />
    <TextInput source="role" parse={asText} validate={maxLength(120)} />
    <TextInput source="bio" parse={asText} multiline minRows={4} validate={maxLength(2000)} />
  </>
);

/** Who teaches, by name. */
export function TeacherList(): ReactElement {
  const mayEdit = useMay('course.edit');
  return (
    <StaffList<StaffTeacher>
      title={text.teachers}
      filters={[<TextInput key="q" source="q" alwaysOn />]}
      sort={{ field: 'fullname', order: 'ASC' }}
      actions={
        mayEdit && (
          <Button component={Link} to={officePath('teacher', 'create')} variant="contained">
            {text.createTeacher}
          </Button>
        )
      }
      card={{
        primary: ({ fullname }) => fullname,
        secondary: ({ role }) => role,
        tertiary: ({ courses }) => text.courseCount(courses),
      }}
    >
      <DataTable.Col source="fullname" />
      <DataTable.Col source="role" disableSort sx={{ whiteSpace: 'normal' }} />
      <DataTable.Col<StaffTeacher>
        source="courses"
        disableSort
        align="right"
        render={({ courses }) => text.courseCount(courses)}
      />
    </StaffList>
  );
}

export const TeacherCreate = (): ReactElement => (
  <RecordCreate
    resource="teacher"
    permission="course.edit"
    title={text.createTeacher}
    defaultValues={{ fullname: '', role: '', bio: '' }}
  >
    <Fields />
  </RecordCreate>
);

function Pictures(): ReactElement | null {
  const teacher = useRecordContext<StaffTeacher>();
  const mayEdit = useMay('course.edit');
  if (!teacher) return null;
  return (
    <Stack spacing={2}>
      <PictureCard
        picture={teacher.foto}
        path={`/api/admin/teacher/${teacher.id}/picture`}
        shape={{ width: 320, height: 320 }}
        words={text.face}
        mayEdit={mayEdit}
      />
      {mayEdit && <SignatureCard teacher={teacher} />}
    </Stack>
  );
}

export function TeacherEdit(): ReactElement {
  const mayEdit = useMay('course.edit');
  return (
    <RecordEdit
      resource="teacher"
      head={<NamedHead source="fullname" name={text.teachers} />}
      canSave={mayEdit}
      aside={<Pictures />}
    >
      <Fields />
    </RecordEdit>
  );
}

import { Alert, AlertTitle } from '@mui/material';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { ReactElement } from 'react';
import { useRecordContext } from 'react-admin';
import type { Course } from './course.ts';

const text = staffAppText.course;

/** What is missing before a course may be published. */
export function PublishCheck(): ReactElement | null {
  const course = useRecordContext<Course>();
  if (!course || course.isPublished || course.missing === undefined) return null;
  if (course.missing.length === 0) return <Alert severity="success">{text.ready}</Alert>;
  return (
    <Alert severity="warning">
      <AlertTitle>{text.missingTitle}</AlertTitle>
      <ul>
        {course.missing.map((name) => (
          <li key={name}>{text.missing[name] ?? name}</li>
        ))}
      </ul>
    </Alert>
  );
}

import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { ReactElement } from 'react';
import { useRecordContext } from 'react-admin';
import { useMay } from '../app/MeContext.tsx';
import { PictureCard } from '../parts/PictureCard.tsx';
import type { Course } from './course.ts';

/** The picture of a course, 16:9. */
export function CoursePicture(): ReactElement | null {
  const course = useRecordContext<Course>();
  const mayEdit = useMay('course.edit');
  if (!course) return null;
  return (
    <PictureCard
      picture={course.thumbnail}
      path={`/api/admin/course/${course.id}/picture`}
      shape={{ width: 320, height: 180 }}
      words={staffAppText.course.picture}
      mayEdit={mayEdit}
    />
  );
}

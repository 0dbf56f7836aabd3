import { Button } from '@mui/material';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { ReactElement } from 'react';
import { useRecordContext } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import { MAIN_ROUTES, pathTo } from '@suluh/domain/address';
import { officePath } from '../app/officePath.ts';
import { useMay } from '../app/MeContext.tsx';
import { siteAddress } from '../app/page.ts';
import { History } from '../parts/History.tsx';
import { useDeed } from '../parts/useDeed.ts';
import { useTellShown } from '../site/shownContext.ts';
import type { Course } from './course.ts';
import { CoursePreview } from './CoursePreview.tsx';

const text = staffAppText.course;

/** What can be done with a course as a whole. */
export function CourseButtons(): ReactElement | null {
  const course = useRecordContext<Course>();
  const mayEdit = useMay('course.edit');
  const mayPublish = useMay('course.publish');
  const navigate = useNavigate();
  const { isWorking, run } = useDeed();
  const tellShown = useTellShown();
  if (!course) return null;
  const base = `/api/admin/course/${course.id}`;
  const publish = () => {
    const isPublished = !course.isPublished;
    return run(`${base}/published`, { method: 'PUT', body: { isPublished } }, () => {
      tellShown({ ...course, isPublished });
      return isPublished ? text.publishedNow : text.unpublishedNow;
    });
  };
  const copy = async () => {
    const made = await run<Course>(`${base}/copy`, { method: 'POST' }, text.copied);
    if (made) await navigate(officePath('course', made.id));
  };
  return (
    <>
      {course.isPublished && (
        <Button href={siteAddress(pathTo(MAIN_ROUTES, 'course', { slug: course.slug }))} target="_blank" rel="noopener">
          {staffAppText.form.view}
        </Button>
      )}
      <CoursePreview />
      <History />
      <Button component={Link} to={officePath('course', course.id, 'susunan')}>
        {text.outline.open}
      </Button>
      {mayEdit && (
        <Button onClick={copy} disabled={isWorking}>
          {text.copy}
        </Button>
      )}
      {mayPublish && (
        <Button
          onClick={publish}
          disabled={isWorking || (!course.isPublished && (course.missing?.length ?? 0) > 0)}
          variant={course.isPublished ? 'outlined' : 'contained'}
        >
          {course.isPublished ? text.unpublish : text.publish}
        </Button>
      )}
    </>
  );
}

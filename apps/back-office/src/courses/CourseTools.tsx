import type { ReactElement } from 'react';
import { useMay } from '../app/MeContext.tsx';
import { ListTools } from '../parts/ListTools.tsx';
import { BulkDialog } from './BulkDialog.tsx';

/** What can be done with the courses a list shows, or with those that are chosen in it. */
export function CourseTools(): ReactElement {
  const mayEdit = useMay('course.edit');
  const mayPublish = useMay('course.publish');
  return <ListTools exports={['course.export']} Bulk={(mayEdit || mayPublish) && BulkDialog} />;
}

import { Alert, Box, Button } from '@mui/material';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { ReactElement } from 'react';
import { useGetOne } from 'react-admin';
import { Link, useParams } from 'react-router';
import { officePath } from '../app/officePath.ts';
import { useMay } from '../app/MeContext.tsx';
import { refusalOf } from '../data/call.ts';
import { PageHead } from '../parts/PageHead.tsx';
import { shownAt } from '../site/shownAt.ts';
import { SiteState } from '../site/SiteState.tsx';
import type { Course } from './course.ts';
import { FinishingNotice } from './FinishingNotice.tsx';
import { OutlineConflict } from './OutlineConflict.tsx';
import { OutlineEditor } from './OutlineEditor.tsx';
import { OutlineView } from './OutlineView.tsx';
import { useOutline } from './useOutline.ts';

const text = staffAppText.course.outline;

function Outline({ id }: { id: string }): ReactElement {
  const mayEdit = useMay('course.edit');
  const { data: course } = useGetOne<Course>('course', { id: Number(id) });
  const outline = useOutline(id, () => (course ? shownAt('course', course, new Date()) : null));
  const { opened, error, draft, isChanged, conflict, isWorking, problems, saved } = outline;
  return (
    <Box sx={{ maxWidth: 860 }}>
      <PageHead title={`${text.title}${course ? `: ${course.fullname}` : ''}`}>
        <Button component={Link} to={officePath('course', id)}>
          {text.back}
        </Button>
        {mayEdit && <SiteState saved={saved} />}
        {mayEdit && (
          <Button variant="contained" onClick={outline.save} disabled={!isChanged || isWorking}>
            {staffAppText.form.save}
          </Button>
        )}
      </PageHead>
      {error && (
        <Alert severity="error" role="alert" sx={{ mb: 2 }}>
          {refusalOf(error)?.message || error.message}
        </Alert>
      )}
      <FinishingNotice courseId={id} />
      {conflict && opened && (
        <OutlineConflict facts={conflict} opened={opened} onCancel={outline.leaveConflict} onMerge={outline.merge} />
      )}
      {draft && (
        <Alert
          severity="info"
          sx={{ mb: 2 }}
          action={<Button onClick={outline.takeDraft}>{staffAppText.form.draftUse}</Button>}
        >
          {staffAppText.form.unsaved}
        </Alert>
      )}
      {opened &&
        (mayEdit ? (
          <OutlineEditor sections={opened.sections} problems={problems} onChange={outline.change} />
        ) : (
          <OutlineView sections={opened.sections} />
        ))}
    </Box>
  );
}

/** Parts and lessons of a course, saved as one by a version of their own. What is typed of one is never another's. */
export function OutlinePage(): ReactElement {
  const { id = '' } = useParams();
  return <Outline key={id} id={id} />;
}

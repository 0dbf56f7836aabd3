import { Alert, Box, Button } from '@mui/material';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactElement } from 'react';
import { useGetOne, useNotify } from 'react-admin';
import { Link, useParams } from 'react-router';
import { officePath } from '../app/officePath.ts';
import { useMay, useMe } from '../app/MeContext.tsx';
import { call, refusalOf } from '../data/call.ts';
import { dropDraft, keepDraft, readDraft } from '../data/draft.ts';
import { PageHead } from '../parts/PageHead.tsx';
import { OutlineEditor } from './OutlineEditor.tsx';
import { toEdited, toSaved, type OutlineSection, type StoredOutline } from './outline.ts';

const text = staffAppText.course.outline;
const DRAFT = 'course-outline';

/** Parts and lessons of a course, saved as one by a version of their own. */
export function OutlinePage(): ReactElement {
  const { id = '' } = useParams();
  const { userId } = useMe();
  const mayEdit = useMay('course.edit');
  const notify = useNotify();
  const { data: course } = useGetOne<{ id: number; fullname: string }>('course', { id: Number(id) });
  const path = `/api/admin/course/${id}/outline`;
  const { data: stored, refetch } = useQuery({
    queryKey: ['course', 'outline', id],
    queryFn: async () => (await call<StoredOutline>(path)).data,
  });
  const [sections, setSections] = useState<OutlineSection[] | null>(null);
  const [isConflict, setConflict] = useState(false);
  const [isWorking, setWorking] = useState(false);
  useEffect(() => {
    if (stored) setSections(toEdited(stored));
  }, [stored]);
  const draft = stored && readDraft(userId, DRAFT, id);
  const isChanged =
    stored !== undefined &&
    sections !== null &&
    JSON.stringify(toSaved(sections)) !== JSON.stringify(toSaved(toEdited(stored)));

  const change = (next: OutlineSection[]) => {
    setSections(next);
    keepDraft(userId, DRAFT, id, { sections: next });
  };
  const save = async () => {
    setWorking(true);
    try {
      await call(path, { method: 'PUT', body: toSaved(sections!), version: stored!.version });
      dropDraft(userId, DRAFT, id);
      notify(staffAppText.form.savedLive, { type: 'success' });
      await refetch();
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal?.status === 'CONFLICT') setConflict(true);
      else notify(refusal?.message || (error as Error).message, { type: 'error' });
    } finally {
      setWorking(false);
    }
  };
  const reload = async () => {
    setConflict(false);
    dropDraft(userId, DRAFT, id);
    await refetch();
  };

  return (
    <Box sx={{ maxWidth: 860 }}>
      <PageHead title={`${text.title}${course ? `: ${course.fullname}` : ''}`}>
        <Button component={Link} to={officePath('course', id)}>
          {text.back}
        </Button>
        {mayEdit && (
          <Button variant="contained" onClick={save} disabled={!isChanged || isWorking}>
            {staffAppText.form.save}
          </Button>
        )}
      </PageHead>
      {isConflict && (
        <Alert severity="warning" role="alert" sx={{ mb: 2 }} action={<Button onClick={reload}>{text.reload}</Button>}>
          {text.conflict}
        </Alert>
      )}
      {draft && !isChanged && sections && (
        <Alert
          severity="info"
          sx={{ mb: 2 }}
          action={
            <Button onClick={() => setSections(draft.values.sections as OutlineSection[])}>
              {staffAppText.form.draftUse}
            </Button>
          }
        >
          {staffAppText.form.unsaved}
        </Alert>
      )}
      {sections && <OutlineEditor sections={sections} onChange={change} />}
    </Box>
  );
}

import { Alert, Box, Button } from '@mui/material';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactElement } from 'react';
import { useGetOne, useNotify } from 'react-admin';
import { Link, useParams } from 'react-router';
import { officePath } from '../app/officePath.ts';
import { useMay, useMe } from '../app/MeContext.tsx';
import { call, fieldProblems, fieldTexts, refusalOf } from '../data/call.ts';
import { dropDraft, keepDraft, readDraft } from '../data/draft.ts';
import { PageHead } from '../parts/PageHead.tsx';
import { shownAt } from '../site/shownAt.ts';
import { SiteState, type Saved } from '../site/SiteState.tsx';
import type { Course } from './course.ts';
import { FinishingNotice, finishingKey } from './FinishingNotice.tsx';
import { OutlineEditor } from './OutlineEditor.tsx';
import { OutlineView } from './OutlineView.tsx';
import { problemsOf, toSaved, type OutlineProblems, type OutlineSection, type StoredOutline } from './outline.ts';
import { draftOf, isEdited, openedDraft, openedOf, readAnew, type OpenedOutline } from './openedOutline.ts';

const text = staffAppText.course.outline;
const DRAFT = 'course-outline';

/** What is typed of an outline, how it is saved, and what came in between. @param placeNow the page that shows it */
function useOutline(id: string, placeNow: () => string | null) {
  const { userId } = useMe();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const path = `/api/admin/course/${id}/outline`;
  const queryKey = ['course', 'outline', id];
  const read = async () => (await call<StoredOutline>(path)).data;
  const { data: stored, error, refetch } = useQuery({ queryKey, queryFn: read });
  const [opened, setOpened] = useState<OpenedOutline | null>(null);
  const [isConflict, setConflict] = useState(false);
  const [isWorking, setWorking] = useState(false);
  const [problems, setProblems] = useState<OutlineProblems>({});
  const [saved, setSaved] = useState<Saved | null>(null);
  useEffect(() => {
    if (stored) setOpened((before) => readAnew(before, stored));
  }, [stored]);
  const isChanged = opened !== null && isEdited(opened);
  const draft = opened && !isChanged ? openedDraft(readDraft(userId, DRAFT, id)?.values) : null;

  const change = (sections: OutlineSection[]) => {
    const next = { ...opened!, sections };
    setOpened(next);
    if (isEdited(next)) keepDraft(userId, DRAFT, id, { values: draftOf(next) });
    else dropDraft(userId, DRAFT, id);
  };
  /** Nothing typed is wanted any more: this is what is there. */
  const takeOver = (current: StoredOutline) => {
    dropDraft(userId, DRAFT, id);
    setConflict(false);
    setProblems({});
    setOpened(openedOf(current));
  };
  const save = async () => {
    const { sections, version } = opened!;
    setWorking(true);
    try {
      const { data } = await call<StoredOutline>(path, { method: 'PUT', body: toSaved(sections), version });
      takeOver(data);
      queryClient.setQueryData(queryKey, data);
      notify(staffAppText.form.saved, { type: 'success' });
      setSaved({ path: placeNow(), savedMs: performance.now() });
      await queryClient.invalidateQueries({ queryKey: finishingKey(id) });
    } catch (failure) {
      const refusal = refusalOf(failure);
      const atFields = problemsOf(sections, fieldProblems(failure));
      setProblems(atFields);
      if (refusal?.status === 'CONFLICT') setConflict(true);
      else {
        const beyond = Object.keys(atFields).length > 0 ? '' : fieldTexts(failure);
        notify(beyond || refusal?.message || (failure as Error).message, { type: 'error' });
      }
    } finally {
      setWorking(false);
    }
  };
  const reload = async () => {
    const { data, isSuccess } = await refetch();
    if (isSuccess) takeOver(data);
  };
  const takeDraft = () => setOpened(draft);
  return { opened, error, draft, isChanged, isConflict, isWorking, problems, saved, change, save, reload, takeDraft };
}

function Outline({ id }: { id: string }): ReactElement {
  const mayEdit = useMay('course.edit');
  const { data: course } = useGetOne<Course>('course', { id: Number(id) });
  const { opened, error, draft, isChanged, isConflict, isWorking, problems, saved, change, save, reload, takeDraft } =
    useOutline(id, () => (course ? shownAt('course', course, new Date()) : null));
  return (
    <Box sx={{ maxWidth: 860 }}>
      <PageHead title={`${text.title}${course ? `: ${course.fullname}` : ''}`}>
        <Button component={Link} to={officePath('course', id)}>
          {text.back}
        </Button>
        {mayEdit && <SiteState saved={saved} />}
        {mayEdit && (
          <Button variant="contained" onClick={save} disabled={!isChanged || isWorking}>
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
      {isConflict && (
        <Alert severity="warning" role="alert" sx={{ mb: 2 }} action={<Button onClick={reload}>{text.reload}</Button>}>
          {text.conflict}
        </Alert>
      )}
      {draft && (
        <Alert
          severity="info"
          sx={{ mb: 2 }}
          action={<Button onClick={takeDraft}>{staffAppText.form.draftUse}</Button>}
        >
          {staffAppText.form.unsaved}
        </Alert>
      )}
      {opened &&
        (mayEdit ? (
          <OutlineEditor sections={opened.sections} problems={problems} onChange={change} />
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

import { staffAppText } from '@suluh/i18n-id/staffApp';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { useMe } from '../app/MeContext.tsx';
import { call, fieldProblems, fieldTexts, refusalOf } from '../data/call.ts';
import { dropDraft, keepDraft, readDraft } from '../data/draft.ts';
import type { ConflictFacts } from '../parts/ConflictFrame.tsx';
import type { Saved } from '../site/SiteState.tsx';
import { finishingKey } from './FinishingNotice.tsx';
import { problemsOf, toSaved, type OutlineProblems, type OutlineSection, type StoredOutline } from './outline.ts';
import { draftOf, isEdited, openedDraft, openedOf, readAnew, type OpenedOutline } from './openedOutline.ts';

const DRAFT = 'course-outline';

/**
 * The outline of a course: what is typed of it, how it is saved, and what came in between.
 * @param placeNow the page that shows it
 */
export function useOutline(id: string, placeNow: () => string | null) {
  const { userId } = useMe();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const path = `/api/admin/course/${id}/outline`;
  const queryKey = ['course', 'outline', id];
  const read = async () => (await call<StoredOutline>(path)).data;
  const { data: stored, error } = useQuery({ queryKey, queryFn: read });
  const [opened, setOpened] = useState<OpenedOutline | null>(null);
  const [conflict, setConflict] = useState<ConflictFacts<StoredOutline> | null>(null);
  const [isWorking, setWorking] = useState(false);
  const [problems, setProblems] = useState<OutlineProblems>({});
  const [saved, setSaved] = useState<Saved | null>(null);
  useEffect(() => {
    if (stored) setOpened((before) => readAnew(before, stored));
  }, [stored]);
  const isChanged = opened !== null && isEdited(opened);
  const draft = opened && !isChanged ? openedDraft(readDraft(userId, DRAFT, id)?.values) : null;

  const edit = (next: OpenedOutline) => {
    setOpened(next);
    if (isEdited(next)) keepDraft(userId, DRAFT, id, { values: draftOf(next) });
    else dropDraft(userId, DRAFT, id);
  };
  const change = (sections: OutlineSection[]) => edit({ ...opened!, sections });
  /** Nothing typed is wanted any more: this is what is there. */
  const takeOver = (current: StoredOutline) => {
    dropDraft(userId, DRAFT, id);
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
      if (refusal?.status === 'CONFLICT') setConflict(refusal.data as ConflictFacts<StoredOutline>);
      else {
        const beyond = Object.keys(atFields).length > 0 ? '' : fieldTexts(failure);
        notify(beyond || refusal?.message || (failure as Error).message, { type: 'error' });
      }
    } finally {
      setWorking(false);
    }
  };
  /** Mine is begun anew from what they saved, to be looked at and saved. */
  const merge = (merged: OpenedOutline) => {
    queryClient.setQueryData(queryKey, conflict!.current);
    edit(merged);
    setProblems({});
    setConflict(null);
    notify(staffAppText.conflict.merged, { type: 'info' });
  };
  const leaveConflict = () => setConflict(null);
  const takeDraft = () => setOpened(draft);
  const deeds = { change, save, merge, leaveConflict, takeDraft };
  return { opened, error, draft, isChanged, conflict, isWorking, problems, saved, ...deeds };
}

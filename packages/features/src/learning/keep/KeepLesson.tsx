'use client';
import type { LessonDetail } from '@suluh/api/types';
import { pathTo } from '@suluh/domain/address';
import { isKeepable, keptFiles, keptUntilMs } from '@suluh/domain/learning';
import { keepText } from '@suluh/i18n-id/learning';
import { readSummary } from '@suluh/session/browser';
import { Button } from '@suluh/ui/buttons/Button';
import { Note } from '@suluh/ui/feedback/Note';
import { showToast } from '@suluh/ui/feedback/toast.ts';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import {
  canKeep,
  forgetLesson,
  keepLesson,
  keptLessons,
  prepareAway,
  type KeptLesson,
} from '../../parts/offline/index.ts';
import { useTenant } from '../../parts/tenant/index.ts';
import { fileAddress } from '../paths.ts';

interface KeepLessonProps {
  lesson: Pick<LessonDetail, 'title' | 'kind' | 'assets'>;
  courseTitle: string;
}

/** 'Simpan untuk nanti': the lesson on this device for seven days, its size told before (docs/product/learning.md#kept). */
export function KeepLesson({ lesson, courseTitle }: KeepLessonProps): ReactElement | null {
  const { id: tenantId, routes } = useTenant();
  const [kept, setKept] = useState<KeptLesson | null>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isAble, setAble] = useState(false);
  const cancelling = useRef<AbortController>(null);
  const { files, bytes, recording, others } = keptFiles(lesson.assets);
  const list = pathTo(routes, 'keptLessons');

  useEffect(() => {
    let isGone = false;
    const userId = readSummary(tenantId)?.user.id;
    setAble(canKeep() && userId !== undefined);
    if (userId !== undefined) void prepareAway({ scope: pathTo(routes, 'myCourse'), list, userId });
    void keptLessons().then((lessons) => {
      const here = lessons.find(({ path }) => path === window.location.pathname) ?? null;
      if (!isGone) setKept(here);
    });
    return () => {
      isGone = true;
      cancelling.current?.abort();
    };
  }, [tenantId, routes, list]);

  async function keep(): Promise<void> {
    const userId = readSummary(tenantId)?.user.id;
    if (userId === undefined) return;
    cancelling.current = new AbortController();
    setProblem(null);
    setPercent(0);
    const urlOf = ({ url }: { url: string }): string => fileAddress(routes, url);
    const failure = await keepLesson(
      {
        title: lesson.title,
        courseTitle,
        files: files.map((file) => ({ url: urlOf(file), bytes: file.bytes })),
        recording: recording && urlOf(recording),
        others: others.map(urlOf),
      },
      { scope: pathTo(routes, 'myCourse'), list, userId },
      { onProgress: setPercent, signal: cancelling.current.signal },
    );
    setPercent(null);
    if (failure === null) setKept((await keptLessons()).find(({ path }) => path === window.location.pathname) ?? null);
    else if (failure !== 'cancelled') setProblem(keepText[failure]);
  }
  async function remove(lessonHere: KeptLesson): Promise<void> {
    await forgetLesson(lessonHere);
    setKept(null);
    showToast({ text: keepText.removed, tone: 'success' });
  }

  if (!isAble || !isKeepable(lesson.kind)) return null;
  return (
    <>
      <p role="status">{kept && keepText.kept(new Date(keptUntilMs(kept.keptAtMs)))}</p>
      {problem && (
        <Note tone="error" alert>
          {problem}
        </Note>
      )}
      {percent !== null && <progress aria-label={keepText.keeping(percent)} value={percent} max={100} />}
      <div className="keep-deeds">
        {percent !== null ? (
          <Button size="small" kind="line" onClick={() => cancelling.current?.abort()}>
            {keepText.cancel}
          </Button>
        ) : kept ? (
          <>
            <Button size="small" kind="line" icon="trash" onClick={() => void remove(kept)}>
              {keepText.remove}
            </Button>
            <a className="type-link" href={list}>
              {keepText.seeList}
            </a>
          </>
        ) : (
          <Button size="small" kind="line" icon="download" onClick={() => void keep()}>
            {keepText.keep(bytes)}
          </Button>
        )}
      </div>
    </>
  );
}

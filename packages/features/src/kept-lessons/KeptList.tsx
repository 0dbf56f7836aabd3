'use client';
import { keptUntilMs } from '@suluh/domain/learning';
import { dataSize, keepText } from '@suluh/i18n-id/learning';
import { IconButton } from '@suluh/ui/buttons/IconButton';
import { EmptyState } from '@suluh/ui/feedback/EmptyState';
import { useEffect, useState, type ReactElement } from 'react';
import { forgetLesson, keptLessons, type KeptLesson } from '../parts/offline/index.ts';

/** Lessons that lie on this device, each with its size and until when; it says so without a line too. */
export function KeptList(): ReactElement {
  const [lessons, setLessons] = useState<readonly KeptLesson[] | null>(null);
  useEffect(() => void keptLessons().then(setLessons), []);
  async function remove(lesson: KeptLesson): Promise<void> {
    await forgetLesson(lesson);
    setLessons(await keptLessons());
  }
  if (lessons === null)
    return (
      <noscript>
        <p>{keepText.needsScript}</p>
      </noscript>
    );
  if (lessons.length === 0) return <EmptyState title={keepText.empty} body={keepText.emptyBody} />;
  return (
    <>
      <p>{keepText.lead}</p>
      <p role="status">
        <b>
          {keepText.total(
            lessons.length,
            lessons.reduce((sum, { bytes }) => sum + bytes, 0),
          )}
        </b>
      </p>
      <ul className="kept-list">
        {lessons.map((lesson) => (
          <li key={lesson.path}>
            <a href={lesson.path}>
              <b>{lesson.title}</b>
              <span>{lesson.courseTitle}</span>
              <small>
                {dataSize(lesson.bytes)}, {keepText.until(new Date(keptUntilMs(lesson.keptAtMs)))}
              </small>
            </a>
            <IconButton icon="trash" label={keepText.removeOf(lesson.title)} onClick={() => void remove(lesson)} />
          </li>
        ))}
      </ul>
    </>
  );
}

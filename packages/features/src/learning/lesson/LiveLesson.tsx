import type { LessonDetail } from '@suluh/api/types';
import { nextChangeOfMeeting } from '@suluh/domain/learning';
import { lessonText } from '@suluh/i18n-id/learning';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { Note } from '@suluh/ui/feedback/Note';
import type { ReactElement } from 'react';
import { RefreshRoomAt } from '../room/RefreshRoomAt.tsx';

interface LiveLessonProps {
  lesson: Pick<LessonDetail, 'url' | 'startAt' | 'endAt'>;
  nowMs: number;
}

/** A live session: when it is, and the way in from 15 minutes before. */
export function LiveLesson({ lesson: { url, startAt, endAt }, nowMs }: LiveLessonProps): ReactElement {
  const [start, end] = [startAt, endAt].map((at) => (at === null ? null : new Date(at)));
  const changesAt = nextChangeOfMeeting({ startAt: start ?? null, endAt: end ?? null }, new Date(nowMs));
  const isOver = endAt !== null && Date.parse(endAt) < nowMs;
  return (
    <div className="lesson-box">
      {changesAt && <RefreshRoomAt momentMs={changesAt.getTime()} nowMs={nowMs} />}
      {startAt !== null && endAt !== null && (
        <p>
          <b>{lessonText.liveUntil(startAt, endAt)}</b>
        </p>
      )}
      {isOver ? (
        <Note>{lessonText.liveOver}</Note>
      ) : url !== null ? (
        <>
          <p>{lessonText.liveNow}</p>
          <ButtonLink href={url} target="_blank" rel="noopener" icon="external">
            {lessonText.joinLive}
          </ButtonLink>
        </>
      ) : (
        <Note>
          {startAt === null ? lessonText.liveUnknown : lessonText.liveWaits(startAt)}
          {startAt !== null && <noscript> {lessonText.liveReload}</noscript>}
        </Note>
      )}
    </div>
  );
}

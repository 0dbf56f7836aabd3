import type { LessonDetail } from '@suluh/api/types';
import { pathTo, type Routes } from '@suluh/domain/address';
import { lessonText, testText } from '@suluh/i18n-id/learning';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { RichText } from '@suluh/ui/content/RichText';
import { Note } from '@suluh/ui/feedback/Note';
import type { ReactElement } from 'react';
import { PackageFrame } from '../package/PackageFrame.tsx';
import { TestFacts } from '../test/TestFacts.tsx';
import { HandIn } from './HandIn.tsx';
import { LiveLesson } from './LiveLesson.tsx';
import type { RefusedForm } from './refusedForm.ts';

interface LessonContentProps {
  routes: Routes;
  /** As the address names it. */
  course: string;
  lesson: LessonDetail;
  /** A form of its page that was refused. */
  refused?: RefusedForm | null;
  nowMs: number;
}

/** What a lesson consists of, by its kind. The player of a recording stands above its title. */
export function LessonContent({
  routes,
  course,
  lesson,
  refused = null,
  nowMs,
}: LessonContentProps): ReactElement | null {
  const { kind, content, url, quiz, assets } = lesson;
  const words = content && <RichText html={content} />;
  switch (kind) {
    case 'article':
      return words || <Note>{lessonText.noContent}</Note>;
    case 'link':
      return (
        <>
          {words}
          <div className="lesson-box">
            <p>{url ? lessonText.linkLead : lessonText.noContent}</p>
            {url && (
              <ButtonLink kind="line" href={url} target="_blank" rel="noopener" icon="external">
                {lessonText.openLink}
              </ButtonLink>
            )}
          </div>
        </>
      );
    case 'live':
      return (
        <>
          {words}
          <LiveLesson lesson={lesson} nowMs={nowMs} />
        </>
      );
    case 'quiz':
      return (
        <>
          {words}
          {quiz ? (
            <div className="lesson-box">
              <TestFacts test={quiz} />
              <ButtonLink
                kind={quiz.isPassed ? 'line' : 'flame'}
                href={pathTo(routes, 'test', { course, test: quiz.id })}
              >
                {quiz.openAttemptId ? testText.goOn : quiz.lastAttemptId ? testText.seeResult : testText.start}
              </ButtonLink>
            </div>
          ) : (
            <Note>{lessonText.noContent}</Note>
          )}
        </>
      );
    case 'assignment':
      return (
        <>
          {words}
          <HandIn course={course} lesson={lesson} refusal={refused?.form === 'hand-in' ? refused.problem : null} />
        </>
      );
    case 'scorm':
      return (
        <>
          {words}
          {lesson.package ? (
            <PackageFrame course={course} lessonId={lesson.id} title={lesson.title} initial={lesson.package} />
          ) : (
            <Note>{lessonText.noContent}</Note>
          )}
        </>
      );
    case 'video':
    case 'file':
      return words || (assets.length === 0 && !url ? <Note>{lessonText.noContent}</Note> : null);
  }
}

import { Box, Card, Link, Typography } from '@mui/material';
import { MARK_ENOUGH, WATCHED_ENOUGH_PERCENT } from '@suluh/domain/learning';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { ReactElement } from 'react';
import { LessonFiles } from './LessonFiles.tsx';
import { QuizTest } from './QuizTest.tsx';
import type { OutlineLesson, OutlineSection } from './outline.ts';

const text = staffAppText.course.outline;
const RULES = text.rules(WATCHED_ENOUGH_PERCENT, MARK_ENOUGH);

function LessonView({ lesson }: { lesson: OutlineLesson }): ReactElement {
  const { id, kind, title, durationMinutes, isPreview, isRequired, rule, content, url } = lesson;
  const marks = [
    isPreview && text.preview,
    isRequired && text.required,
    rule !== null && `${text.rule} ${RULES[rule]}`,
  ].filter((mark) => mark !== false);
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', py: 1 }}>
      <Typography component="h3" sx={{ fontWeight: 700 }}>
        {title}
      </Typography>
      <Typography variant="body2">
        {[text.kinds[kind], `${text.minutes}: ${durationMinutes}`, ...marks].join(' · ')}
      </Typography>
      {url !== null && <Link href={url}>{url}</Link>}
      {/* What the API answers is sanitised when it is saved and when it is read. */}
      {content !== null && content !== '' && <Box dangerouslySetInnerHTML={{ __html: content }} />}
      {id !== undefined && kind === 'quiz' && <QuizTest lessonId={id} name={title} />}
      {id !== undefined && <LessonFiles lesson={{ id, kind, name: title }} />}
    </Box>
  );
}

/** Parts and lessons of a course, for who may read them and not change them. */
export function OutlineView({ sections }: { sections: readonly OutlineSection[] }): ReactElement {
  if (sections.length === 0) return <Typography sx={{ my: 2 }}>{text.empty}</Typography>;
  return (
    <>
      {sections.map(({ key, title, lessons }) => (
        <Card key={key} variant="outlined" sx={{ p: 2, mb: 2 }}>
          <Typography component="h2" variant="h6">
            {title}
          </Typography>
          {lessons.map((lesson) => (
            <LessonView key={lesson.key} lesson={lesson} />
          ))}
        </Card>
      ))}
    </>
  );
}

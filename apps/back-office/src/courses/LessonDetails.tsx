import { Box, Checkbox, FormControlLabel, FormHelperText, MenuItem, TextField, Typography } from '@mui/material';
import { MARK_ENOUGH, rulesOfKind, WATCHED_ENOUGH_PERCENT, type LessonRule } from '@suluh/domain/learning';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { Suspense, lazy, useId, type ReactElement } from 'react';
import { typedWhole } from '../fields/typedWhole.ts';
import { LessonFiles } from './LessonFiles.tsx';
import { QuizTest } from './QuizTest.tsx';
import { withKind, type LessonKind, type LessonProblems, type OutlineLesson } from './outline.ts';

const RichText = lazy(async () => ({ default: (await import('../fields/RichTextInput.tsx')).RichText }));
const text = staffAppText.course.outline;
const RULES = text.rules(WATCHED_ENOUGH_PERCENT, MARK_ENOUGH);
const KINDS = Object.entries(text.kinds) as [LessonKind, string][];

interface LessonDetailsProps {
  lesson: OutlineLesson;
  /** What is wrong with it, by field. */
  wrong: LessonProblems;
  onChange: (lesson: OutlineLesson) => void;
}

/** All that is said of a lesson beyond its title, each with what is wrong with it. */
export function LessonDetails({ lesson, wrong, onChange }: LessonDetailsProps): ReactElement {
  const contentId = useId();
  const set = (change: Partial<OutlineLesson>) => onChange({ ...lesson, ...change });
  const name = lesson.title || text.newLesson;
  const rules = rulesOfKind(lesson.kind);
  // An address that was left behind by another kind is shown where it is refused.
  const hasAddress = lesson.kind === 'link' || lesson.kind === 'live' || wrong.url !== undefined;
  return (
    <>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, py: 1 }}>
        <TextField
          select
          label={text.kind}
          value={lesson.kind}
          onChange={({ target }) => onChange(withKind(lesson, target.value as LessonKind))}
          error={wrong.kind !== undefined}
          helperText={wrong.kind}
        >
          {KINDS.map(([kind, label]) => (
            <MenuItem key={kind} value={kind}>
              {label}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label={text.minutes}
          value={lesson.durationMinutes ?? ''}
          onChange={({ target }) => set({ durationMinutes: typedWhole(target.value) })}
          error={wrong.durationMinutes !== undefined}
          helperText={wrong.durationMinutes}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        <FormControlLabel
          control={<Checkbox checked={lesson.isPreview} onChange={(_, isPreview) => set({ isPreview })} />}
          label={text.preview}
        />
        <FormControlLabel
          control={<Checkbox checked={lesson.isRequired} onChange={(_, isRequired) => set({ isRequired })} />}
          label={text.required}
        />
      </Box>
      {rules.length > 1 && (
        <TextField
          select
          label={text.rule}
          value={lesson.rule ?? rules[0]}
          error={wrong.rule !== undefined}
          helperText={wrong.rule ?? text.ruleNote}
          sx={{ my: 1 }}
          onChange={({ target }) => set({ rule: target.value === rules[0] ? null : (target.value as LessonRule) })}
        >
          {rules.map((rule) => (
            <MenuItem key={rule} value={rule}>
              {RULES[rule]}
            </MenuItem>
          ))}
        </TextField>
      )}
      {hasAddress && (
        <TextField
          label={text.url}
          value={lesson.url ?? ''}
          error={wrong.url !== undefined}
          helperText={wrong.url}
          onChange={({ target }) => set({ url: target.value || null })}
        />
      )}
      {lesson.kind === 'article' && (
        <Box sx={{ py: 1 }}>
          <Typography id={contentId}>{text.content}</Typography>
          <Suspense fallback={null}>
            <RichText value={lesson.content ?? ''} onChange={(content) => set({ content })} labelId={contentId} />
          </Suspense>
          {wrong.content !== undefined && <FormHelperText error>{wrong.content}</FormHelperText>}
        </Box>
      )}
      {lesson.kind === 'quiz' &&
        (lesson.id === undefined ? (
          <Typography variant="body2">{text.quiz.saveFirst}</Typography>
        ) : (
          <QuizTest lessonId={lesson.id} name={name} />
        ))}
      {lesson.id === undefined ? (
        <Typography variant="body2">{text.files.saveFirst}</Typography>
      ) : (
        <LessonFiles lesson={{ id: lesson.id, kind: lesson.kind, name }} />
      )}
      {lesson.learners > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text.begun(lesson.learners)}
        </Typography>
      )}
    </>
  );
}

import {
  Box,
  Button,
  Checkbox,
  Collapse,
  FormControlLabel,
  IconButton,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import { MARK_ENOUGH, rulesOfKind, WATCHED_ENOUGH_PERCENT, type LessonRule } from '@suluh/domain/learning';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { Suspense, lazy, useId, useState, type ReactElement } from 'react';
import { typedWhole } from '../fields/typedWhole.ts';
import { LessonFiles } from './LessonFiles.tsx';
import { QuizTest } from './QuizTest.tsx';
import { withKind, type LessonKind, type OutlineLesson, type OutlineProblems } from './outline.ts';

const RichText = lazy(async () => ({ default: (await import('../fields/RichTextInput.tsx')).RichText }));
const text = staffAppText.course.outline;
const RULES = text.rules(WATCHED_ENOUGH_PERCENT, MARK_ENOUGH);
const KINDS = Object.entries(text.kinds) as [LessonKind, string][];

interface LessonRowProps {
  lesson: OutlineLesson;
  problems: OutlineProblems;
  onChange: (lesson: OutlineLesson) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  isFirst: boolean;
  isLast: boolean;
}

/** A lesson: its title, and opened all that is said of it. */
export function LessonRow({
  lesson,
  problems,
  onChange,
  onMove,
  onRemove,
  isFirst,
  isLast,
}: LessonRowProps): ReactElement {
  const [isOpen, setOpen] = useState(lesson.id === undefined);
  const contentId = useId();
  const set = (change: Partial<OutlineLesson>) => onChange({ ...lesson, ...change });
  const problemOf = (field: keyof OutlineLesson) => problems[`${lesson.key}.${field}`];
  const minutesProblem = problemOf('durationMinutes');
  const name = lesson.title || text.newLesson;
  const rules = rulesOfKind(lesson.kind);
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', py: 0.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
        <TextField
          label={text.lessonTitle}
          value={lesson.title}
          onChange={({ target }) => set({ title: target.value })}
          sx={{ flex: '1 1 220px' }}
          required
          error={problemOf('title') !== undefined}
          helperText={problemOf('title')}
        />
        <Button
          onClick={() => setOpen(!isOpen)}
          aria-expanded={isOpen}
          aria-label={text.edit(text.kinds[lesson.kind], name)}
        >
          {text.kinds[lesson.kind]}
        </Button>
        <IconButton aria-label={text.up(name)} onClick={() => onMove(-1)} disabled={isFirst}>
          <span aria-hidden="true">↑</span>
        </IconButton>
        <IconButton aria-label={text.down(name)} onClick={() => onMove(1)} disabled={isLast}>
          <span aria-hidden="true">↓</span>
        </IconButton>
        <IconButton aria-label={text.remove(name)} onClick={onRemove}>
          <span aria-hidden="true">×</span>
        </IconButton>
      </Box>
      {/* What was opened stays when it is folded: an upload in it goes on. */}
      <Collapse in={isOpen || minutesProblem !== undefined} mountOnEnter>
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, py: 1 }}>
          <TextField
            select
            label={text.kind}
            value={lesson.kind}
            onChange={({ target }) => onChange(withKind(lesson, target.value as LessonKind))}
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
            error={minutesProblem !== undefined}
            helperText={minutesProblem}
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
            helperText={text.ruleNote}
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
        {(lesson.kind === 'link' || lesson.kind === 'live') && (
          <TextField
            label={text.url}
            value={lesson.url ?? ''}
            onChange={({ target }) => set({ url: target.value || null })}
          />
        )}
        {lesson.kind === 'article' && (
          <Box sx={{ py: 1 }}>
            <Typography id={contentId}>{text.content}</Typography>
            <Suspense fallback={null}>
              <RichText value={lesson.content ?? ''} onChange={(content) => set({ content })} labelId={contentId} />
            </Suspense>
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
      </Collapse>
    </Box>
  );
}

import { Box, Button, Collapse, IconButton, TextField } from '@mui/material';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { useState, type ReactElement } from 'react';
import { LessonDetails } from './LessonDetails.tsx';
import { problemsAt, type OutlineLesson, type OutlineProblems } from './outline.ts';

const text = staffAppText.course.outline;

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
  const { title: titleProblem, ...within } = problemsAt(problems, lesson.key);
  const name = lesson.title || text.newLesson;
  const isShown = isOpen || Object.keys(within).length > 0;
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', py: 0.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
        <TextField
          label={text.lessonTitle}
          value={lesson.title}
          onChange={({ target }) => onChange({ ...lesson, title: target.value })}
          sx={{ flex: '1 1 220px' }}
          required
          error={titleProblem !== undefined}
          helperText={titleProblem}
        />
        <Button
          onClick={() => setOpen(!isOpen)}
          aria-expanded={isShown}
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
      <Collapse in={isShown} mountOnEnter>
        <LessonDetails lesson={lesson} wrong={within} onChange={onChange} />
      </Collapse>
    </Box>
  );
}

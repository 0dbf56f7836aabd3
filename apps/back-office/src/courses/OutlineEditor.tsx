import { Box, Button, Card, IconButton, TextField, Typography } from '@mui/material';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { ReactElement } from 'react';
import { SortableList } from '../parts/SortableList.tsx';
import { SortableRow } from '../parts/SortableRow.tsx';
import { LessonRow } from './LessonRow.tsx';
import {
  lessonMoved,
  moved,
  newKey,
  type OutlineLesson,
  type OutlineProblems,
  type OutlineSection,
} from './outline.ts';

const text = staffAppText.course.outline;

const newLesson = (): OutlineLesson => ({
  key: newKey(),
  title: '',
  kind: 'article',
  durationMinutes: 5,
  isPreview: false,
  isRequired: true,
  rule: null,
  content: null,
  url: null,
  learners: 0,
});

interface OutlineEditorProps {
  sections: OutlineSection[];
  problems: OutlineProblems;
  onChange: (sections: OutlineSection[]) => void;
}

/** Parts and lessons in their order: by dragging, and by buttons that do the same. */
export function OutlineEditor({ sections, problems, onChange }: OutlineEditorProps): ReactElement {
  const setSection = (at: number, change: Partial<OutlineSection>) =>
    onChange(sections.map((each, index) => (index === at ? { ...each, ...change } : each)));
  const setLessons = (at: number, lessons: OutlineLesson[]) => setSection(at, { lessons });
  const nameOf = ({ title }: OutlineSection, at: number) => title || text.section(at + 1);
  return (
    <>
      {sections.length === 0 && <Typography sx={{ my: 2 }}>{text.empty}</Typography>}
      <SortableList
        items={sections.map((section, at) => ({ key: section.key, name: nameOf(section, at) }))}
        onMove={(from, to) => onChange(moved(sections, from, to))}
      >
        {sections.map((section, at) => {
          const name = nameOf(section, at);
          return (
            <Card key={section.key} variant="outlined" sx={{ p: 1, mb: 2 }}>
              <SortableRow id={section.key} handle={text.drag(name)}>
                <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
                  <TextField
                    label={`${text.sectionTitle} ${at + 1}`}
                    value={section.title}
                    onChange={({ target }) => setSection(at, { title: target.value })}
                    sx={{ flex: '1 1 220px' }}
                    required
                    error={problems[`${section.key}.title`] !== undefined}
                    helperText={problems[`${section.key}.title`]}
                  />
                  <IconButton
                    aria-label={text.up(name)}
                    disabled={at === 0}
                    onClick={() => onChange(moved(sections, at, at - 1))}
                  >
                    <span aria-hidden="true">↑</span>
                  </IconButton>
                  <IconButton
                    aria-label={text.down(name)}
                    disabled={at === sections.length - 1}
                    onClick={() => onChange(moved(sections, at, at + 1))}
                  >
                    <span aria-hidden="true">↓</span>
                  </IconButton>
                  <IconButton
                    aria-label={text.remove(name)}
                    onClick={() => onChange(sections.filter((_, index) => index !== at))}
                  >
                    <span aria-hidden="true">×</span>
                  </IconButton>
                </Box>
                <SortableList
                  items={section.lessons.map(({ key, title }) => ({ key, name: title || text.newLesson }))}
                  onMove={(from, to) => setLessons(at, moved(section.lessons, from, to))}
                >
                  {section.lessons.map((lesson, lessonAt) => (
                    <SortableRow key={lesson.key} id={lesson.key} handle={text.drag(lesson.title || text.newLesson)}>
                      <LessonRow
                        lesson={lesson}
                        problems={problems}
                        onChange={(changed) =>
                          setLessons(
                            at,
                            section.lessons.map((each) => (each.key === changed.key ? changed : each)),
                          )
                        }
                        onMove={(by) => onChange(lessonMoved(sections, at, lessonAt, by))}
                        onRemove={() =>
                          setLessons(
                            at,
                            section.lessons.filter(({ key }) => key !== lesson.key),
                          )
                        }
                        isFirst={at === 0 && lessonAt === 0}
                        isLast={at === sections.length - 1 && lessonAt === section.lessons.length - 1}
                      />
                    </SortableRow>
                  ))}
                </SortableList>
                <Button onClick={() => setLessons(at, [...section.lessons, newLesson()])}>{text.addLesson}</Button>
              </SortableRow>
            </Card>
          );
        })}
      </SortableList>
      <Button variant="outlined" onClick={() => onChange([...sections, { key: newKey(), title: '', lessons: [] }])}>
        {text.addSection}
      </Button>
    </>
  );
}

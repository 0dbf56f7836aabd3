import { Box, Button, Typography } from '@mui/material';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link, useParams } from 'react-router';
import { useMay } from '../app/MeContext.tsx';
import { officePath } from '../app/officePath.ts';
import { quizTestsKey, quizTestsOf } from '../pools/courseTests.ts';

const text = staffAppText.course.outline.quiz;

/** Leads from a quiz to its questions, or to making them. @param name what the quiz is called */
export function QuizTest({ lessonId, name }: { lessonId: number; name: string }): ReactElement | null {
  const { id = '' } = useParams();
  const mayEdit = useMay('course.edit');
  const { data: tests } = useQuery({ queryKey: quizTestsKey(id), queryFn: () => quizTestsOf(id) });
  if (!tests) return null;
  const test = tests.find((each) => each.lessonId === lessonId);
  const path = test
    ? officePath('question-pool', String(test.id))
    : `${officePath('question-pool', 'create')}?courseId=${id}&lessonId=${lessonId}`;
  return (
    <Box sx={{ py: 1 }}>
      {!test && <Typography variant="body2">{text.none}</Typography>}
      {(test ?? mayEdit) && (
        <Button component={Link} to={path} variant="outlined">
          {test ? text.open(name) : text.make(name)}
        </Button>
      )}
    </Box>
  );
}

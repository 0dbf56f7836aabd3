import type { ApiResult } from '@suluh/api/client';
import type { Learning } from '@suluh/api/types';
import { nextStep } from '@suluh/domain/learning';
import { withQuery } from '@suluh/domain/query';
import { z } from 'zod';
import { number, refusedTo, returning, text, type Action } from '../../parts/action/index.ts';
import { addNote, askQuestion, changeNote, finishLesson, handInFile, removeNote, type LessonPlace } from '../calls.ts';
import { stepPath } from '../paths.ts';
import { inForm, keptText } from './refusedForm.ts';

const place = { course: text, lesson: number };

type Finish = LessonPlace & { nextId: number | null };

/** Leads back to the lesson, whose form says there what was wrong. */
const returningTo =
  (form: Parameters<typeof inForm>[0]): Action<unknown, ApiResult<unknown>>['leadsTo'] =>
  ({ error }, routes, { back }) =>
    error ? refusedTo(error, routes, withQuery(back, inForm(form))) : back;

/** Says that a lesson is finished and goes on to what follows. */
export const lessonFinish: Action<Finish, ApiResult<{ data: { learning: Learning } }>> = {
  name: 'lesson-finish',
  input: z.object({
    ...place,
    nextId: z.preprocess((value) => (value === '' || value === undefined ? null : value), number.nullable()),
  }),
  run: (api, input) => finishLesson(api, input, new Date()),
  leadsTo: ({ data, error }, routes, { back }, { course, lesson, nextId }) =>
    error
      ? refusedTo(error, routes, back)
      : stepPath(routes, course, nextStep({ id: lesson, nextId }, data.data.learning)),
};

/** Hands work in and returns to the lesson; no file is an empty one, which the API refuses. */
export const handIn: Action<LessonPlace, ApiResult<object>> = {
  name: 'hand-in',
  input: z.object(place),
  run: (api, input, { files }) => handInFile(api, input, files?.file ?? new File([], '')),
  leadsTo: returningTo('hand-in'),
};

/** A second of the recording; an empty field is none. */
const second = z.preprocess((value) => (value === '' || value === undefined ? null : value), number.nullable());

/** Writes a note and returns to the lesson. */
export const noteWrite: Action<LessonPlace & { text: string; atSeconds: number | null }, ApiResult<object>> = {
  name: 'note-write',
  input: z.object({ ...place, text, atSeconds: second }),
  run: addNote,
  keeps: keptText,
  leadsTo: returningTo('note-write'),
};

/** Changes a note and returns to the lesson. */
export const noteChange: Action<LessonPlace & { note: string; text: string }, ApiResult<object>> = {
  name: 'note-change',
  input: z.object({ ...place, note: text, text }),
  run: changeNote,
  keeps: keptText,
  leadsTo: returningTo('note-change'),
};

/** Removes a note and returns to the lesson. */
export const noteRemove: Action<LessonPlace & { note: string }, ApiResult<object>> = {
  name: 'note-remove',
  input: z.object({ ...place, note: text }),
  run: removeNote,
  leadsTo: returning,
};

/** Asks the teacher and returns to the lesson. */
export const questionAsk: Action<LessonPlace & { text: string }, ApiResult<object>> = {
  name: 'question-ask',
  input: z.object({ ...place, text }),
  run: askQuestion,
  keeps: keptText,
  leadsTo: returningTo('question-ask'),
};

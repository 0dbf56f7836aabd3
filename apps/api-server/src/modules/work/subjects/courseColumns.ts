import type { staffCourseFields } from '@suluh/api/catalogue';
import { LANGUAGES, languageName } from '@suluh/i18n-id/courseIncluded';
import { staffCourseText } from '@suluh/i18n-id/staffCourse';
import { staffWorkText } from '@suluh/i18n-id/staffWork';
import type { z } from 'zod';
import {
  chosen,
  count,
  flag,
  line,
  lines,
  Misread,
  money,
  name,
  orNone,
  orRequired,
  text,
  type Column,
} from '../table/column.ts';
import { many, one } from '../table/namedColumns.ts';

/** A language by its name or code; one that is written out stays as it is. */
const language: Column = {
  write: languageName,
  read: orRequired((cell) => {
    const known = Object.entries(LANGUAGES).find(([, each]) => each.toLowerCase() === cell.toLowerCase());
    return known ? known[0] : cell;
  }),
};

interface Asked {
  question: string;
  answer: string;
}

/** Questions with their answers below them, an empty line between two. */
const asked: Column = {
  write: (value: readonly Asked[]) => value.map(({ question, answer }) => `${question}\n${answer}`).join('\n\n'),
  read(cell) {
    const blocks = cell.split(/\n[ \t]*\n\s*/).filter((block) => block.trim() !== '');
    const read = blocks.map((block): Asked => {
      const [question = '', ...answer] = block.trim().split('\n');
      return { question: question.trim(), answer: answer.join('\n').trim() };
    });
    return read.some(({ answer }) => answer === '') ? new Misread(staffWorkText.unanswered) : read;
  },
};

/** Every field a file of courses has, in the order of its columns. */
export const COURSE_COLUMNS: Readonly<Record<keyof z.output<typeof staffCourseFields>, Column>> = {
  fullname: name,
  partnerId: one('partner'),
  typeCode: chosen(staffCourseText.kinds),
  summary: text,
  description: text,
  outcomes: lines,
  audience: lines,
  preparations: lines,
  faq: asked,
  categoryIds: many('category'),
  price: money,
  priceAfter: money,
  isVoucher: flag,
  teacherName: text,
  teacherBio: line,
  city: line,
  level: line,
  language,
  education: line,
  minAge: orNone(count),
  maxAge: orNone(count),
  durationMinutes: count,
  sessionCount: count,
  certificate: orNone(chosen(staffCourseText.certificates)),
  certificateMonths: orNone(count),
  externalUrl: line,
  programIds: many('program'),
  isAd: flag,
};

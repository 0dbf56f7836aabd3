import type { CourseDetail } from '@suluh/api/types';
import { courseTypeCode, locationCities } from '@suluh/domain/course';
import { comparisonText } from '@suluh/i18n-id/comparison';
import { courseText, courseTypeText } from '@suluh/i18n-id/course';
import { languageName } from '@suluh/i18n-id/courseIncluded';
import { date } from '@suluh/i18n-id/format';
import { minutes, wholeNumber } from '@suluh/i18n-id/numbers';

/** A line of the table: what is compared, and what each course says of it. */
export interface ComparisonRow {
  label: string;
  /** In the order of the courses; several lines where a course says several things. */
  values: readonly (readonly string[])[];
}

const { facts } = courseText;
const NONE = [comparisonText.none];

const certificateOf = ({ certificate }: CourseDetail): string[] =>
  certificate === null
    ? NONE
    : [certificate === 'competence' ? courseText.certificateCompetence : courseText.certificateCompletion];

const LINES: readonly [label: string, of: (course: CourseDetail) => readonly string[]][] = [
  [comparisonText.institution, ({ institution }) => [institution.name]],
  [comparisonText.teacher, ({ teacher }) => [teacher.fullname]],
  [comparisonText.students, ({ studentCount }) => (studentCount > 0 ? [wholeNumber(studentCount)] : NONE)],
  [facts.type, ({ coursetype }) => [courseTypeText[courseTypeCode(coursetype.id) ?? 'a']]],
  [facts.duration, ({ durationMinutes }) => [minutes(durationMinutes)]],
  [facts.level, ({ level }) => (level ? [level] : NONE)],
  [facts.language, ({ language }) => [languageName(language)]],
  [facts.age, (course) => [courseText.ageRange(course.min_age, course.max_age)]],
  [facts.education, ({ education }) => [education ?? courseText.anyEducation]],
  [comparisonText.cities, (course) => locationCities(course) ?? NONE],
  [comparisonText.nextDate, ({ date: next }) => (next === null ? NONE : [date(next)])],
  [facts.certificate, certificateOf],
  [comparisonText.outcomes, ({ outcomes }) => (outcomes.length > 0 ? outcomes : NONE)],
];

/**
 * What tells courses apart, beside price and stars (docs/product/course.md#comparison). A line that no course has
 * anything to say on is left out.
 */
export const comparisonRows = (courses: readonly CourseDetail[]): ComparisonRow[] =>
  LINES.map(([label, of]) => ({ label, values: courses.map(of) })).filter(({ values }) =>
    values.some((value) => value !== NONE),
  );

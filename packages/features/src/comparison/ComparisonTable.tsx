import type { CourseDetail } from '@suluh/api/types';
import { pathTo } from '@suluh/domain/address';
import { comparedValue, withoutCompared } from '@suluh/domain/comparison';
import { comparisonText } from '@suluh/i18n-id/comparison';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { CourseThumbnail } from '@suluh/ui/cloth/CourseThumbnail';
import { Price } from '@suluh/ui/price/Price';
import { RatingLine } from '@suluh/ui/rating/RatingLine';
import type { ReactElement, ReactNode } from 'react';
import { courseView } from '../parts/courses/index.ts';
import { courseTypeCode, locationCities } from '@suluh/domain/course';
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

interface ComparisonTableProps {
  courses: readonly CourseDetail[];
  tenant: TenantConfig;
}

/** Up to three courses side by side: each a column, and a line for each thing that tells them apart. */
export function ComparisonTable({ courses, tenant }: ComparisonTableProps): ReactElement {
  const { routes, capabilities } = tenant;
  const slugs = courses.map(({ slug }) => slug);
  const columns = courses.map((course) => ({ course, view: courseView(course, tenant) }));
  const line = (label: string, cell: (column: (typeof columns)[number]) => ReactNode) => (
    <tr>
      <th scope="row">{label}</th>
      {columns.map((column) => (
        <td key={column.course.id}>{cell(column)}</td>
      ))}
    </tr>
  );
  return (
    <div className="comparisonTable" role="region" aria-label={comparisonText.table} tabIndex={0}>
      <table>
        <caption className="layout-hidden">{comparisonText.table}</caption>
        <thead>
          <tr>
            <td />
            {columns.map(({ course, view }) => (
              <th key={course.id} scope="col">
                <CourseThumbnail
                  cloth={view.cloth}
                  imageUrl={view.imageUrl ?? null}
                  typeMark={view.typeMark}
                  plainEdge
                  eager
                />
                <a className="type-link comparisonTable-title" href={view.href}>
                  {view.title}
                </a>
                <a
                  className="type-link type-small comparisonTable-remove"
                  href={pathTo(routes, 'comparison', { kursus: comparedValue(withoutCompared(slugs, course.slug)) })}
                  aria-label={comparisonText.removeNamed(view.title)}
                >
                  {comparisonText.remove}
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {capabilities.hasCart && line(comparisonText.price, ({ view }) => <Price price={view.price} />)}
          {line(comparisonText.rating, ({ view }) =>
            view.rating ? (
              <div className="comparisonTable-rating">
                <RatingLine rating={view.rating} />
              </div>
            ) : (
              comparisonText.nobodyRated
            ),
          )}
          {comparisonRows(courses).map(({ label, values }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {values.map((value, at) => (
                <td key={slugs[at]}>{value.length === 1 ? value[0] : <Lines lines={value} />}</td>
              ))}
            </tr>
          ))}
          <tr>
            <td />
            {columns.map(({ course, view }) => (
              <td key={course.id}>
                <ButtonLink kind="line" block href={view.href} aria-label={comparisonText.seeNamed(view.title)}>
                  {comparisonText.see}
                </ButtonLink>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }): ReactElement => (
  <ul>
    {lines.map((each) => (
      <li key={each}>{each}</li>
    ))}
  </ul>
);

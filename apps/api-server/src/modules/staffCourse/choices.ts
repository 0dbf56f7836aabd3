import { staffCourseEntries as entries } from '@suluh/api/catalogue';
import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Reach } from '@suluh/domain/staff';
import { coursesWithin } from '../../access/scope.ts';
import { schema } from '../../db/index.ts';
import { choiceRecords } from '../staff/choiceRecords.ts';
import { recordRoutes } from '../staff/records.ts';

const { category, course, courseProgram, partner, program } = schema;

/** Partners somebody may choose: those of their grants, all for whose grant holds everywhere. */
const partnersWithin = (reach: Reach) =>
  reach === 'everything'
    ? sql`true`
    : (or(...reach.flatMap(({ partnerId }) => (partnerId === null ? [] : [eq(partner.id, partnerId)]))) ?? sql`false`);

/** What everybody may choose from: it stands on the public pages. */
const forAll = () => sql`true`;

/** The courses a programme offers, which alone may stand on its home. */
const isOfferedBy = (programId: number): SQL =>
  sql`exists(select from ${courseProgram} where ${courseProgram.courseId} = ${course.id} and ${courseProgram.programId} = ${programId})`;

const courses = choiceRecords({
  table: course,
  id: course.id,
  name: course.fullname,
  more: { code: course.slug },
  within: coursesWithin,
});

/** Partners, categories, programmes and courses to choose from, by name: whoever fills in a form needs no room of theirs. */
export const choiceRoutes = [
  ...recordRoutes(entries.courseChoices, {
    ...courses,
    matching: ({ q, programId }) =>
      and(courses.matching({ q }), programId === undefined ? undefined : isOfferedBy(programId)),
  }),
  ...recordRoutes(
    entries.partners,
    choiceRecords({
      table: partner,
      id: partner.id,
      name: partner.orgName,
      more: { code: partner.code },
      within: partnersWithin,
    }),
  ),
  ...recordRoutes(
    entries.categories,
    choiceRecords({
      table: category,
      id: category.id,
      name: category.name,
      more: { code: category.slug },
      within: forAll,
    }),
  ),
  ...recordRoutes(
    entries.programs,
    choiceRecords({ table: program, id: program.id, name: program.name, more: { code: program.slug }, within: forAll }),
  ),
];

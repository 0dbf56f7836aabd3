import { staffCourseEntries as entries } from '@suluh/api/catalogue';
import { eq, or, sql } from 'drizzle-orm';
import type { Reach } from '@suluh/domain/staff';
import { coursesWithin } from '../../access/scope.ts';
import { schema, type Executor } from '../../db/index.ts';
import { holdsText } from '../staff/holdsText.ts';
import { recordRoutes, type Part } from '../staff/records.ts';

const { category, course, partner, program } = schema;

/** Partners somebody may choose: those of their grants, all for whose grant holds everywhere. */
const partnersWithin = (reach: Reach) =>
  reach === 'everything'
    ? sql`true`
    : (or(...reach.flatMap(({ partnerId }) => (partnerId === null ? [] : [eq(partner.id, partnerId)]))) ?? sql`false`);

/** What everybody may choose from: it stands on the public pages. */
const forAll = () => sql`true`;

/** Partners, categories, programmes and courses to choose from, by name: whoever fills in a form needs no room of theirs. */
export const choiceRoutes = [
  ...recordRoutes(entries.courseChoices, {
    id: course.id,
    from: sql`${course}`,
    within: coursesWithin,
    matching: ({ q }) => (q === '' ? undefined : holdsText(course.fullname, q)),
    sorts: { name: course.fullname },
    rows: (db: Executor, { where, orderBy, limit, offset }: Part) =>
      db
        .select({ id: course.id, name: course.fullname, code: course.slug })
        .from(course)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
  }),
  ...recordRoutes(entries.partners, {
    id: partner.id,
    from: sql`${partner}`,
    within: partnersWithin,
    matching: ({ q }) => (q === '' ? undefined : holdsText(partner.orgName, q)),
    sorts: { name: partner.orgName },
    rows: (db: Executor, { where, orderBy, limit, offset }: Part) =>
      db
        .select({ id: partner.id, name: partner.orgName, code: partner.code })
        .from(partner)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
  }),
  ...recordRoutes(entries.categories, {
    id: category.id,
    from: sql`${category}`,
    within: forAll,
    matching: ({ q }) => (q === '' ? undefined : holdsText(category.name, q)),
    sorts: { name: category.name },
    rows: (db: Executor, { where, orderBy, limit, offset }: Part) =>
      db
        .select({ id: category.id, name: category.name, code: category.slug })
        .from(category)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
  }),
  ...recordRoutes(entries.programs, {
    id: program.id,
    from: sql`${program}`,
    within: forAll,
    matching: ({ q }) => (q === '' ? undefined : holdsText(program.name, q)),
    sorts: { name: program.name },
    rows: (db: Executor, { where, orderBy, limit, offset }: Part) =>
      db
        .select({ id: program.id, name: program.name, code: program.slug })
        .from(program)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
  }),
];

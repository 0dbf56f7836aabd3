import { tellingWords, tradesOf } from '@suluh/domain/job';
import { desc, eq, sql, type SQL } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';

const { category, course, courseCategory, enrolment, job, userLearningInterest } = schema;

/** Courses of a learner, and words of each kind, that vacancies are held against. */
const MOST = 100;

/** What vacancies are held against, in words: none of a kind holds none. */
export interface Fit {
  /** Of the categories of the learner's courses, beside their interests. */
  trades: readonly string[];
  /** Of what they are interested in. */
  interests: readonly string[];
  /** Of the titles of their courses. */
  titles: readonly string[];
}

const wordsIn = (names: readonly string[]): string[] => tellingWords(names, MOST);

/** What a learner is interested in and learns, the course begun last first. */
export async function fitOf(db: Executor, userId: string): Promise<Fit> {
  const [courses, interests] = await Promise.all([
    db
      .select({ id: course.id, title: course.fullname })
      .from(enrolment)
      .innerJoin(course, eq(course.id, enrolment.courseId))
      .where(eq(enrolment.userId, userId))
      .orderBy(desc(enrolment.createdAt))
      .limit(MOST),
    db
      .select({ name: userLearningInterest.name })
      .from(userLearningInterest)
      .where(eq(userLearningInterest.userId, userId)),
  ]);
  const categories = await db
    .selectDistinct({ id: category.id, name: category.name })
    .from(enrolment)
    .innerJoin(courseCategory, eq(courseCategory.courseId, enrolment.courseId))
    .innerJoin(category, eq(category.id, courseCategory.categoryId))
    .where(eq(enrolment.userId, userId));
  return {
    trades: wordsIn(tradesOf(categories).map(({ name }) => name)),
    interests: wordsIn(interests.map(({ name }) => name)),
    titles: wordsIn(courses.map(({ title }) => title)),
  };
}

/** What a vacancy says of itself, as its indexes have it (`job_trade`, `job_about`, `job_asked`). */
const TRADE = sql`to_tsvector('indonesian', coalesce(${job.category}, '') || ' ' || coalesce(${job.subCategory}, ''))`;
const ABOUT = sql`to_tsvector('indonesian', ${job.title} || ' ' || coalesce(${job.category}, ''))`;
const ASKED = sql`to_tsvector('indonesian', lines_of(${job.requirements}))`;

/** Whether it has one of these words, by their Indonesian stems. */
const has = (said: SQL, words: readonly string[]): SQL =>
  words.length === 0 ? sql`false` : sql`${said} @@ to_tsquery('indonesian', ${words.join(' | ')})`;

/** Vacancies of a learner's trades first, then those that ask for what they learn, then those called like it. */
export function fitting({ trades, interests, titles }: Fit): { condition: SQL; nearestFirst: SQL } {
  const isOfTrade = sql`(${has(TRADE, trades)} or ${has(ABOUT, interests)})`;
  const asksForIt = has(ASKED, [...new Set([...interests, ...titles])]);
  const isCalledLikeIt = has(ABOUT, titles);
  return {
    condition: sql`(${isOfTrade} or ${asksForIt} or ${isCalledLikeIt})`,
    nearestFirst: sql`4 * (${isOfTrade})::int + 2 * (${asksForIt})::int + (${isCalledLikeIt})::int desc`,
  };
}

import { sql, type SQL } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { fewFound } from './fewFound.ts';
import { holdsText, wordsApart } from './holdsText.ts';
import type { Hits } from './records.ts';

const { course, event } = schema;

/** Whether a schedule says this of itself: which of its course it is, and where. */
const saysIt = (words: string): SQL =>
  sql`(${holdsText(event.batch, words)} or ${holdsText(event.city, words)} or ${holdsText(event.venue, words)})`;

/** Its ids by its own words and by its course's name, each found by an index. */
const idsOf = (words: string): SQL => sql`(select ${event.id} as id from ${event} where ${saysIt(words)}
  union select ${event.id} from ${event} join ${course} on ${course.id} = ${event.courseId} where ${holdsText(course.fullname, words)})`;

/** Whether a schedule joined with its course has the words. */
const hasWords = (words: string): SQL => sql`(${saysIt(words)} or ${holdsText(course.fullname, words)})`;

/** Schedules by the name of their course, by batch, city and venue; words of several of these in any order. */
export function eventsFound(db: Executor, words: string): Promise<Hits> {
  const apart = wordsApart(words);
  return fewFound(db, event.id, {
    words,
    ids: idsOf(words),
    many: hasWords(words),
    apart:
      apart.length === 0
        ? null
        : {
            ids: sql.join(apart.map(idsOf), sql` intersect `),
            many: sql`(${sql.join(apart.map(hasWords), sql` and `)})`,
          },
  });
}

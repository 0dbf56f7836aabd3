import { like } from 'drizzle-orm';
import type { Executor } from '../../../src/db/executor.ts';
import { collection, collectionCourse, course } from '../../../src/db/schema/index.ts';
import { bundles } from '../data/home.ts';

/** Inserts bundles of the courses that are there. @throws Error for a title nobody has, so that the data stays true */
export async function insertBundles(tx: Executor): Promise<void> {
  for (const [at, { titles, picture, ...bundle }] of bundles.entries()) {
    const [made] = await tx
      .insert(collection)
      .values({ ...bundle, image: picture.path, kind: 'bundle', position: 100 + at })
      .returning({ id: collection.id });
    for (const [position, title] of titles.entries()) {
      const [found] = await tx
        .select({ id: course.id })
        .from(course)
        .where(like(course.fullname, `${title}%`))
        .limit(1);
      if (!found) throw new Error(`No demo course begins with "${title}".`);
      await tx.insert(collectionCourse).values({ collectionId: made!.id, courseId: found.id, position });
    }
  }
}

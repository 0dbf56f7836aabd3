import { eq } from 'drizzle-orm';
import { vi } from 'vitest';
import { schema } from '../src/db/index.ts';
import type { TestApp } from './app.ts';
import { newCourse } from './learners.ts';

/** What a search finds: the courses in their order, and what it says was meant. */
export async function searchCourses(test: TestApp, q: string): Promise<{ ids: number[]; corrected?: string }> {
  const { body } = await test.call('GET', `/api/course/filter?q=${encodeURIComponent(q)}`);
  const ids = Array.isArray(body.data) ? (body.data as { id: number }[]).map(({ id }) => id) : [];
  return { ids, corrected: (body.meta as { corrected?: string } | undefined)?.corrected };
}

/** New courses of these titles, once a search finds each by its title; their ids in the order of the titles. */
export async function titledCourses(test: TestApp, titles: readonly string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const fullname of titles) {
    const { courseId } = await newCourse(test);
    await test.services.db.update(schema.course).set({ fullname }).where(eq(schema.course.id, courseId));
    ids.push(courseId);
  }
  for (const [at, title] of titles.entries())
    await vi.waitFor(
      async () => {
        if (!(await searchCourses(test, title)).ids.includes(ids[at]!)) throw new Error(`${title} is not found yet`);
      },
      { timeout: 20_000 },
    );
  return ids;
}

import { AsyncLocalStorage } from 'node:async_hooks';

/** What one rendering of a page read, noted while it runs; decides how long the page may be kept. */
export interface RenderNotes {
  /** Courses whose own data it shows, by whatever its calls named them: id or slug. */
  courses: Set<string>;
  /** A read failed: the page says so, or has a gap, and must not be shown to anybody else. */
  hasFailed: boolean;
}

/** Next bundles its own copy of this module: both copies must meet in one place. */
const PLACE = Symbol.for('suluh.render-notes');
type Shared = { [PLACE]?: AsyncLocalStorage<RenderNotes> };

const storage = ((globalThis as Shared)[PLACE] ??= new AsyncLocalStorage<RenderNotes>());

/** Runs a rendering and gives what it answers with what it read. */
export async function withNotes<Result>(
  render: () => Promise<Result>,
): Promise<{ result: Result; notes: RenderNotes }> {
  const notes: RenderNotes = { courses: new Set(), hasFailed: false };
  const result = await storage.run(notes, render);
  return { result, notes };
}

const OF_COURSE = /^\/api\/course(?:\/v\d+)?\/([^/?]+)/;

/**
 * Notes a read of the API by the page that is being rendered, if one is. `status` is 0 when no answer came; everything
 * from 500 on is a failure, 404 is an answer.
 */
export function noteRead(path: string, status: number): void {
  const notes = storage.getStore();
  if (!notes) return;
  if (status === 0 || status === 429 || status >= 500) notes.hasFailed = true;
  const course = OF_COURSE.exec(path)?.[1];
  if (course) notes.courses.add(decodeURIComponent(course));
}

/** Notes courses whose own data the page that is being rendered shows, by id or slug, though no call named them. */
export function showsCourses(names: readonly (string | number)[]): void {
  const notes = storage.getStore();
  for (const name of names) notes?.courses.add(String(name));
}

/** Whether a page is being rendered for everybody: what it reads must be true now, not a moment ago. */
export const isRenderingKept = (): boolean => storage.getStore() !== undefined;

/** Whether something could not be read for the page that is being rendered. */
export const hasReadFailed = (): boolean => storage.getStore()?.hasFailed ?? false;

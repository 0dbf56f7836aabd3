import { AsyncLocalStorage } from 'node:async_hooks';

/** How long a page waits for all it reads together, in milliseconds: people wait for the page, not for its parts. */
export const PAGE_PATIENCE_MS = 5_000;

/** Next bundles its own copy of this module: both copies must meet in one place. */
const PLACE = Symbol.for('suluh.page-patience');
type Shared = { [PLACE]?: AsyncLocalStorage<{ endsAtMs: number }> };

const storage = ((globalThis as Shared)[PLACE] ??= new AsyncLocalStorage<{ endsAtMs: number }>());

/** Answers a request, or draws a page, that has so long for everything it reads; parts that wait in turn share it. */
export const withPatience = <Result>(run: () => Result, ms: number = PAGE_PATIENCE_MS): Result =>
  storage.run({ endsAtMs: Date.now() + ms }, run);

/** What is left of it, in milliseconds; all of it for what belongs to no page. */
export const patienceLeftMs = (): number => {
  const page = storage.getStore();
  return page ? page.endsAtMs - Date.now() : PAGE_PATIENCE_MS;
};

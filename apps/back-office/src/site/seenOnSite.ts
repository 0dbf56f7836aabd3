/** What became of a change: a page has it, no page shows what it is about, or none had it after a while. */
export type Seen = 'shown' | 'nothing' | 'late';

/** When the site is asked after a save, in milliseconds: a few times, and less and less often. */
const ASKED_AFTER_MS = [1_250, 2_000, 3_500, 6_500];
/** A page drawn so long after a change has it for sure; kept pages go by the same (kept-pages `shelf.ts`). */
const SURE_AFTER_MS = 1_200;

interface Asking {
  /** Path of the page that shows what was saved. */
  path: string;
  /** When the save was answered, by the clock of `now`. */
  savedMs: number;
  now: () => number;
  sleep: (ms: number) => Promise<unknown>;
  /** How old the page is; null where there is none. @throws where nobody can say */
  ageOf: (path: string) => Promise<number | null>;
}

/** Asks until the page that shows what was saved was drawn after it (docs/product/staff.md#shown). */
export async function seenOnSite({ path, savedMs, now, sleep, ageOf }: Asking): Promise<Seen> {
  for (const afterMs of ASKED_AFTER_MS) {
    await sleep(Math.max(0, savedMs + afterMs - now()));
    try {
      const ageMs = await ageOf(path);
      if (ageMs === null) return 'nothing';
      if (now() - ageMs >= savedMs + SURE_AFTER_MS) return 'shown';
    } catch {
      // The site may be back when it is asked again.
    }
  }
  return 'late';
}

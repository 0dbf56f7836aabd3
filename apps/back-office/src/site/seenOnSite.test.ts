import { expect, test } from 'vitest';
import { seenOnSite } from './seenOnSite.ts';

const SAVED_MS = 10_000;
/** Asks a site that was drawn at these moments after the save; null: there is no page, 'away': it does not answer. */
async function asked(drawnAfterMs: readonly (number | null | 'away')[]) {
  let nowMs = SAVED_MS + 40;
  const asks: number[] = [];
  const seen = await seenOnSite({
    path: '/course/kopi',
    savedMs: SAVED_MS,
    now: () => nowMs,
    sleep: async (ms) => void (nowMs += ms),
    ageOf: async () => {
      const drawn = drawnAfterMs[asks.push(nowMs - SAVED_MS) - 1] ?? null;
      if (drawn === 'away') throw new Error('away');
      return drawn === null ? null : nowMs - SAVED_MS - drawn;
    },
  });
  return [seen, asks] as const;
}

test.each([
  ['was drawn for this very question', [1_250], 'shown', [1_250]],
  ['was drawn too soon after it to be sure', [1_199, 2_000], 'shown', [1_250, 2_000]],
  ['is away for a moment', ['away', 1_900], 'shown', [1_250, 2_000]],
  ['is not there', [null], 'nothing', [1_250]],
  ['stays as it was', [-500, -500, -500, -500, 9_000], 'late', [1_250, 2_000, 3_500, 6_500]],
] as const)('a change whose page %s', async (_, drawn, seen, asks) => expect(await asked(drawn)).toEqual([seen, asks]));

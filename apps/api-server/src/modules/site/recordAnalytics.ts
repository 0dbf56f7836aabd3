import { DAY_MS } from '@suluh/domain/time';
import { site } from '@suluh/api/catalogue';
import { schema } from '../../db/index.ts';
import { route } from '../../http/route.ts';

/** A report waits on a phone without a line for a day at most; clocks of phones go wrong by minutes. */
const [OLDEST_MS, AHEAD_MS] = [DAY_MS, 5 * 60 * 1000];

/**
 * Stores what pages report (R26). Who it is of is not kept, though a learner may send it; a time that cannot be is now.
 */
export const analytics = route(site.analytics, async ({ body, programHeader }, { db, now }) => {
  const nowMs = now().getTime();
  const believed = (at: string): Date => {
    const atMs = Date.parse(at);
    return new Date(atMs < nowMs - OLDEST_MS || atMs > nowMs + AHEAD_MS ? nowMs : atMs);
  };
  await db.insert(schema.analyticsEvent).values(
    body.events.map(({ name, at, properties }) => ({
      name,
      happenedAt: believed(at),
      program: programHeader,
      properties,
    })),
  );
  return { data: { accepted: body.events.length } };
});

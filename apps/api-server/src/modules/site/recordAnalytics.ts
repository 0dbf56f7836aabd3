import { site } from '@suluh/api/catalogue';
import { schema } from '../../db/index.ts';
import { route } from '../../http/route.ts';

/** Stores what pages report (R26). */
export const analytics = route(site.analytics, async ({ body, caller, programHeader }, { db }) => {
  const userId = caller.kind === 'learner' ? caller.userId : null;
  await db.insert(schema.analyticsEvent).values(
    body.events.map(({ name, at, guestId, properties }) => ({
      name,
      happenedAt: new Date(at),
      guestId,
      userId,
      program: programHeader,
      properties,
    })),
  );
  return { data: { accepted: body.events.length } };
});

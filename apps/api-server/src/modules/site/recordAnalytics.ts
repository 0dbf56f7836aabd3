import { site } from '@suluh/api/catalogue';
import { schema } from '../../db/index.ts';
import { route } from '../../http/route.ts';

/** Stores what pages report (R26). Who it is of is not kept, though a learner may send it. */
export const analytics = route(site.analytics, async ({ body, programHeader }, { db }) => {
  await db.insert(schema.analyticsEvent).values(
    body.events.map(({ name, at, properties }) => ({
      name,
      happenedAt: new Date(at),
      program: programHeader,
      properties,
    })),
  );
  return { data: { accepted: body.events.length } };
});

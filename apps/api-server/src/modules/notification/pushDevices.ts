import { notificationEntries as entries } from '@suluh/api/catalogue';
import { isPushAddress, MOST_PUSH_DEVICES } from '@suluh/domain/notification';
import { pushText } from '@suluh/i18n-id/push';
import { and, eq, isNull } from 'drizzle-orm';
import { runNamed, schema } from '../../db/index.ts';
import { ApiError, wrongAt } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { lockLearner } from '../order/enrol.ts';

const { loginSession, pushDevice } = schema;

/**
 * Keeps a device and rings it once, so that it is seen to ring; the browser's address is one device, whoever had it before.
 * The same login that asks again is not told again. Beyond the most, the oldest are silent.
 */
const KEEP = {
  name: 'push-keep',
  text: `with before as (select session_id from push_device where endpoint = $4),
    kept as (
      insert into push_device (user_id, session_id, site, endpoint, p256dh, auth, created_at) values ($1, $2, $3, $4, $5, $6, $7)
      on conflict (endpoint) do update set user_id = excluded.user_id, session_id = excluded.session_id, site = excluded.site,
        p256dh = excluded.p256dh, auth = excluded.auth, created_at = excluded.created_at
      returning id),
    gone as (delete from push_device where id in (
      select id from push_device where user_id = $1 and endpoint <> $4 order by created_at desc, id offset $10 - 1))
    insert into push_message (device_id, title, message, due_at, created_at)
    select kept.id, $8, $9, $7, $7 from kept where not exists(select from before where session_id = $2)`,
};

/** Devices that ring for a learner (docs/product/notification.md#devices). */
export const pushRoutes = [
  route(entries.push, async ({ caller }, { db, settings }) => {
    const { userId } = learner(caller);
    const devices = await db
      .select({ id: pushDevice.id })
      .from(pushDevice)
      .innerJoin(loginSession, eq(loginSession.id, pushDevice.sessionId))
      .where(and(eq(pushDevice.userId, userId), isNull(loginSession.revokedAt)));
    return { data: { publicKey: settings.PUSH_PUBLIC_KEY || null, devices: devices.length } };
  }),

  route(entries.pushOn, async ({ caller, body, site }, { db, settings, now }) => {
    const { userId, sessionId } = learner(caller);
    if (settings.PUSH_PUBLIC_KEY === '') throw new ApiError('NOT_FOUND');
    const { endpoint, keys } = body;
    if (!isPushAddress(endpoint, settings.PUSH_SERVICES)) throw wrongAt('endpoint', pushText.unknownService);
    const { title, message } = pushText.isOn;
    const values = [
      userId,
      sessionId,
      site,
      endpoint,
      keys.p256dh,
      keys.auth,
      now(),
      title,
      message,
      MOST_PUSH_DEVICES,
    ];
    await db.transaction(async (tx) => {
      await lockLearner(tx, userId); // of many at once each counts those before it
      await runNamed(tx, KEEP, values);
    });
    return { data: { isOn: true as const } };
  }),

  route(entries.pushOff, async ({ caller, body }, { db }) => {
    const { userId } = learner(caller);
    await db.delete(pushDevice).where(and(eq(pushDevice.endpoint, body.endpoint), eq(pushDevice.userId, userId)));
    return { data: { isOn: false as const } };
  }),
];

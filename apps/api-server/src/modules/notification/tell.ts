import type { NotificationTarget, NotificationTopic } from '@suluh/domain/notification';
import { runNamed, type Executor } from '../../db/index.ts';

/** Something a learner is told. */
interface News {
  userId: string;
  topic: NotificationTopic;
  title: string;
  message: string;
  /** Where it leads; null: there is no page about it. */
  target: NotificationTarget | null;
  createdAt: Date;
}

/** Part of a statement: what was told rings the devices of learner $1 whose login goes on, by title $3 and message $4. */
export const RINGING = (isTold: string, at: string): string => `rung as (
      insert into push_message (device_id, title, message, due_at, created_at)
      select d.id, $3::text, $4::text, ${at}::timestamptz, ${at}::timestamptz from push_device d join login_session s on s.id = d.session_id
      where d.user_id = $1::uuid and s.revoked_at is null and ${isTold})`;

const TELL = {
  name: 'notification-tell',
  text: `with told as (insert into notification (user_id, topic, title, message, target, created_at) select $1::uuid, $7::text, $3::text, $4::text, $8::jsonb, $2::timestamptz where $5::boolean),
    ${RINGING('$6::boolean', '$2')} select`,
};

/**
 * Tells a learner in the app and by their devices, in the transaction of what happened, as far as they want it
 * (docs/product/notification.md#choice). Mails are the caller's.
 */
export async function tell(
  tx: Executor,
  { userId, topic, title, message, target, createdAt }: News,
  { app, push }: { app: boolean; push: boolean } = { app: true, push: true },
): Promise<void> {
  if (!app && !push) return;
  const leads = target && JSON.stringify(target);
  await runNamed(tx, TELL, [userId, createdAt, title, message, app, push, topic, leads]);
}

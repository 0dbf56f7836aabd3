import { pathTo } from '@suluh/domain/address';
import { nextPushAt } from '@suluh/domain/notification';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { siteOf } from '../http/site.ts';
import { keepDoing } from '../keepDoing.ts';
import type { SiteSettings } from '../settings.ts';
import { sendPush, type PushKeys, type PushTarget } from './sendPush.ts';

interface Ringing {
  pool: pg.Pool;
  env: SiteSettings & PushKeys;
  log: Pick<FastifyBaseLogger, 'error'>;
  now: () => Date;
}

/** A message that is due, and the device it is for. */
interface Due extends PushTarget {
  id: string;
  device: string;
  title: string;
  message: string;
  tries: number;
  createdAt: Date;
  sessionType: string;
  site: string | null;
  isLive: boolean;
  slug: string | null;
  host: string | null;
  programType: string | null;
}

/** Messages on their way at one time: one push service that is slow does not hold up the others. */
const AT_ONCE = 3;

/** Well above what one may take, so that no other worker sends it meanwhile. */
const LEASE_SECONDS = 60;

/** Takes the message that is due longest. */
const TAKE = {
  name: 'push-take',
  text: `with taken as (
      update push_message set tries = tries + 1, due_at = $1::timestamptz + interval '${LEASE_SECONDS} seconds'
      where id = (select id from push_message where due_at <= $1 order by due_at limit 1 for update skip locked) returning *)
    select t.id::text, t.device_id as device, t.title, t.message, t.tries, t.created_at as "createdAt", d.endpoint, d.p256dh, d.auth, d.site,
      s.session_type as "sessionType", s.revoked_at is null as "isLive", p.slug, p.host, p.session_type as "programType"
    from taken t join push_device d on d.id = t.device_id join login_session s on s.id = d.session_id left join program p on p.id = s.program_id`,
};

/** The page of messages of the site the device asked on. */
function pageOf(sites: SiteSettings, { slug, host, programType, sessionType, site }: Due): string {
  const programme = slug === null ? null : { slug, host, sessionType: programType ?? sessionType };
  const { origin, routes } = siteOf(sites, programme, sessionType, site);
  return `${origin}${pathTo(routes, 'notification')}`;
}

/**
 * Sends the message that is due longest. A device whose login ended or whose address is no more is forgotten; what a push
 * service does not take now is tried for a day (docs/product/notification.md#devices). Answers whether there was one.
 */
export async function ringNext({ pool, env, log, now }: Ringing): Promise<boolean> {
  const { rows } = await pool.query<Due>({ ...TAKE, values: [now()] });
  const [due] = rows;
  if (!due) return false;
  const { id, device, title, message } = due;
  const words = { title, body: message, url: pageOf(env, due), tag: `suluh-${id}` };
  const answer = due.isLive ? await sendPush(env, due, words) : 'gone';
  if (answer === 'gone') {
    await pool.query('delete from push_device where id = $1', [device]);
    return true;
  }
  const next = answer === 'later' ? nextPushAt(due, now()) : null;
  if (answer === 'refused') log.error({ message: id, service: new URL(due.endpoint).origin }, 'push message refused');
  if (next) await pool.query('update push_message set due_at = $2 where id = $1', [id, next]);
  else await pool.query('delete from push_message where id = $1', [id]);
  return true;
}

/** Rings devices until `stopping` is aborted; nobody does where there are no keys. */
export async function ringDevices(ringing: Ringing & { idleMs: number; stopping: AbortSignal }): Promise<void> {
  if (ringing.env.PUSH_PUBLIC_KEY === '') return;
  const doing = { ...ringing, name: 'push' };
  await Promise.all(Array.from({ length: AT_ONCE }, () => keepDoing(doing, () => ringNext(ringing))));
}

import { createHmac } from 'node:crypto';
import { attendingEntries as entries } from '@suluh/api/catalogue';
import { pathTo } from '@suluh/domain/address';
import { CHECK_IN_TRY_MS, checkInView } from '@suluh/domain/check-in';
import { withQuery } from '@suluh/domain/query';
import { checkInText } from '@suluh/i18n-id/checkIn';
import { DEFAULT_TIME_ZONE } from '@suluh/domain/time';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route, type Call } from '../../http/route.ts';
import { siteOf } from '../../http/site.ts';
import type { Services } from '../../services.ts';
import { ownedCourse, type Owned } from '../learning/queries.ts';
import { isSameSignature } from '../payment/provider/sameSignature.ts';
import { programOf } from '../program/queries.ts';
import { siteOf as siteSettings } from '../site/readSettings.ts';
import { ticketText } from '@suluh/i18n-id/ticket';
import { attend } from './attend.ts';
import { checkInStateOf, type SessionRow } from './sessions.ts';

/** The way to the dashboard and back; its callback says what came of it, not the browser that returns. */
async function dashboardUrl(
  services: Services,
  call: Pick<Call<typeof entries.checkIn>, 'caller' | 'programHeader' | 'site'>,
  { enrolment, course }: Owned,
  session: SessionRow,
): Promise<string> {
  const { db, now, settings } = services;
  const [made] = await db
    .insert(schema.checkInTry)
    .values({
      enrolmentId: enrolment.id,
      sessionId: session.id,
      createdAt: now(),
      expiresAt: new Date(now().getTime() + CHECK_IN_TRY_MS),
    })
    .returning({ id: schema.checkInTry.id });
  const program = await programOf(services, undefined, call.programHeader);
  const { origin, routes } = siteOf(settings, program, learner(call.caller).sessionType, call.site);
  const { prakerjaDashboardUrl } = await siteSettings(services);
  return withQuery(prakerjaDashboardUrl, {
    state: made!.id,
    return: `${origin}${pathTo(routes, 'enrolment', { course: course.slug })}`,
  });
}

/** Checks in to a session, by the learner's word or by the Prakerja dashboard (docs/product/check-in.md#who-verifies). */
const checkIn = route(entries.checkIn, async (call, services) => {
  const { db, now } = services;
  const owned = await ownedCourse(services, call, call.params.id);
  if (owned.event?.cancelledAt) throw new ApiError('EVENT_CALLED_OFF', { message: ticketText.calledOff });
  const { rows, state } = await checkInStateOf(db, owned, now());
  const session = rows.find(({ no }) => no === call.params.no);
  const shown = state.sessions.find(({ no }) => no === call.params.no);
  if (!session || !shown) throw new ApiError('NOT_FOUND');
  const same = { data: { state, redirectUrl: null } };
  if (shown.status === 'already_check_in') return same;
  if (shown.status !== 'enable') {
    const { tooltip, text } = checkInView({
      status: shown.status,
      courseTypeId: owned.course.typeCode,
      transactionCancelled: state.isTransactionCancelled,
      isNext: state.sessions.every(({ no, checkedInAt }) => no >= shown.no || checkedInAt !== null),
    });
    throw new ApiError('SESSION_CLOSED', { message: checkInText[tooltip ?? text] });
  }
  if (state.by === 'door') throw new ApiError('DOOR_ONLY');
  if (state.by === 'prakerja')
    return { data: { state, redirectUrl: await dashboardUrl(services, call, owned, session) } };
  const counted = await db.transaction((tx) =>
    attend(tx, services, {
      enrolmentId: owned.enrolment.id,
      session,
      at: now(),
      timeZone: state.timeZone,
      source: 'self',
    }),
  );
  const fresh = await checkInStateOf(db, owned, now());
  const isIn = fresh.state.sessions.some(({ no, status }) => no === call.params.no && status === 'already_check_in');
  if (!counted && !isIn) throw new ApiError('SESSION_CLOSED', { message: checkInText.tomorrow });
  return { data: { state: fresh.state, redirectUrl: null } };
});

const verdict = z.object({ state: z.uuid(), verified: z.boolean() });

/** HMAC-SHA-256 in hex over the bytes of a callback, in header X-Signature. */
export const callbackSignature = (signKey: string, body: Buffer): Buffer =>
  createHmac('sha256', signKey).update(body).digest();

/** What a body says; undefined for what is no JSON. */
function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/**
 * The dashboard's answer, once: a later or repeated one changes nothing. The session is checked in to by the server's
 * clock, when the answer comes in time. @throws ApiError UNAUTHORIZED for another signature,
 * BAD_REQUEST for what is no answer, NOT_FOUND for no try of ours
 */
const callback = route(entries.checkInCallback, async ({ message }, services) => {
  const { db, now, callbackKey } = services;
  const { body, headers } = message!;
  const given = Buffer.from(String(headers['x-signature'] ?? ''), 'hex');
  if (!isSameSignature(given, callbackSignature(callbackKey, body))) throw new ApiError('UNAUTHORIZED');
  const read = verdict.safeParse(parsed(body));
  if (!read.success) throw new ApiError('BAD_REQUEST');
  const { checkInTry, classSession, event } = schema;
  await db.transaction(async (tx) => {
    const [answered] = await tx
      .update(checkInTry)
      .set({ answeredAt: now(), isVerified: read.data.verified })
      .where(and(eq(checkInTry.id, read.data.state), isNull(checkInTry.answeredAt), gt(checkInTry.expiresAt, now())))
      .returning();
    if (!answered) {
      if ((await tx.$count(checkInTry, eq(checkInTry.id, read.data.state))) === 0) throw new ApiError('NOT_FOUND');
      return;
    }
    if (!read.data.verified) return;
    const [session] = await tx
      .select({ id: classSession.id, startAt: classSession.startAt, timeZone: event.timeZone })
      .from(classSession)
      .leftJoin(event, eq(event.id, classSession.eventId))
      .where(eq(classSession.id, answered.sessionId));
    await attend(tx, services, {
      enrolmentId: answered.enrolmentId,
      session: session!,
      at: now(),
      timeZone: session!.timeZone ?? DEFAULT_TIME_ZONE,
      source: 'prakerja',
    });
  });
  return { data: { success: true } };
});

/** The sessions of an owned course, and checking in to one. */
export const checkInRoutes = [
  route(entries.sessions, async (call, services) => {
    const owned = await ownedCourse(services, call, call.params.id);
    return { data: (await checkInStateOf(services.db, owned, services.now())).state };
  }),
  checkIn,
  callback,
];

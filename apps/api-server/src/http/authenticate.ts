import { createHash, timingSafeEqual } from 'node:crypto';
import type { Entry } from '@suluh/api/catalogue';
import { isLookLive, lookRefusal, reaches } from '@suluh/domain/staff';
import { abilitiesOf, isMainArea } from '@suluh/domain/session';
import { requireProofToTakeOut } from '../access/freshProof.ts';
import { lookRight } from '../access/lookRight.ts';
import { tokenReach } from '../access/staffOf.ts';
import { STAFF_TOKEN, staffSessionOf, type StaffSession } from '../access/staffSession.ts';
import { readTogether } from '../db/index.ts';
import { ApiError } from './apiError.ts';
import type { Caller, Learner, Staff } from './route.ts';
import type { Services } from '../services.ts';

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares digests, so that neither length nor content shows in the time it takes. */
function isClient(encoded: string, { settings }: Services): boolean {
  const given = Buffer.from(encoded, 'base64').toString('utf8');
  return timingSafeEqual(sha256(given), sha256(`${settings.CLIENT_ID}:${settings.CLIENT_SECRET}`));
}

/** A login that goes on; one of a look as long as the right to it does, which is asked for no other. */
const LIVE_SESSION = {
  name: 'live-session',
  text: `select s.look_ends_at as "lookEndsAt" from login_session s where s.id = $1 and s.revoked_at is null
    and (s.look_ends_at is null or exists (select from learner_look l where l.session_id = s.id and ${lookRight('$2::timestamptz')}))`,
};

const LOOK_CODES = { readOnly: 'LOOK_READ_ONLY', private: 'LOOK_PRIVATE' } as const;

/**
 * The one place that keeps looks of staff from changing anything, and from what is the learner's alone
 * (docs/product/staff.md#looking). @throws ApiError LOOK_READ_ONLY, LOOK_PRIVATE
 */
function withinLook(entry: Entry, found: Learner): Learner {
  const refusal = found.isLook ? lookRefusal(entry) : null;
  if (refusal) throw new ApiError(LOOK_CODES[refusal]);
  return found;
}

async function learnerOf(token: string, services: Services): Promise<Learner> {
  const claims = await services.tokens.verify(token, services.now());
  if (!claims) throw new ApiError('TOKEN_EXPIRED');
  const [live] = await readTogether<{ lookEndsAt: Date | null }>(services.db, LIVE_SESSION, [
    claims.sessionId,
    services.now(),
  ]);
  if (!live) throw new ApiError('TOKEN_EXPIRED');
  const { lookEndsAt } = live;
  if (lookEndsAt && !isLookLive({ endsAt: lookEndsAt }, services.now())) throw new ApiError('TOKEN_EXPIRED');
  return { kind: 'learner', ...claims, isLook: lookEndsAt !== null, lookEndsAt };
}

/** Outside the demo nothing opens without a second factor (docs/product/staff.md#signing-in). */
export const mustProve = ({ SULUH_MODE }: Pick<Services['settings'], 'SULUH_MODE'>): boolean => SULUH_MODE !== 'demo';

/** The session of the back office a token opens. @throws ApiError TOKEN_EXPIRED; FORBIDDEN for a learner's */
async function staffSession(token: string, services: Services): Promise<StaffSession> {
  const session = await staffSessionOf(services.db, token, services.now());
  if (session) return session;
  if (token.startsWith(STAFF_TOKEN)) throw new ApiError('TOKEN_EXPIRED');
  await learnerOf(token, services);
  throw new ApiError('FORBIDDEN');
}

async function staffOf(
  { permission, scope, carries }: Extract<Entry, { auth: 'A' }>,
  token: string,
  services: Services,
): Promise<Staff> {
  const { db, now, settings } = services;
  const [session, reach] = await Promise.all([staffSession(token, services), tokenReach(db, token, permission, now())]);
  const { userId, isProved, sessionHash } = session;
  if (mustProve(settings) && !isProved) throw new ApiError('SECOND_FACTOR_REQUIRED');
  if (!reaches(reach, scope)) throw new ApiError('FORBIDDEN');
  if (carries === 'people') await requireProofToTakeOut(services, session);
  return { kind: 'staff', userId, reach, sessionHash };
}

/**
 * The one place that decides who calls: reads the Authorization header and refuses what the entry's mark does not allow
 * (docs/product/api.md). Providers (W) prove themselves by the signature of their message, which the route
 * verifies. Wrong credentials are refused also where none are needed.
 * @throws ApiError UNAUTHORIZED, TOKEN_EXPIRED, FORBIDDEN
 */
export async function authenticate(entry: Entry, header: string | undefined, services: Services): Promise<Caller> {
  const [scheme = '', credentials = ''] = header?.split(' ', 2) ?? [];
  const kind = scheme.toLowerCase();
  if (entry.auth === 'W') return { kind: 'provider' };
  if (header === undefined || header === '') {
    if (entry.open) return { kind: 'anonymous' };
    throw new ApiError('UNAUTHORIZED');
  }
  switch (entry.auth) {
    case 'P':
      if (kind === 'basic' && isClient(credentials, services)) return { kind: 'client' };
      throw new ApiError('UNAUTHORIZED');
    case 'O':
      if (kind === 'bearer') return withinLook(entry, await learnerOf(credentials, services));
      if (kind === 'basic' && isClient(credentials, services)) return { kind: 'client' };
      throw new ApiError('UNAUTHORIZED');
    case 'B':
      if (kind === 'bearer') return withinLook(entry, await learnerOf(credentials, services));
      throw new ApiError('UNAUTHORIZED');
    case 'R':
      if (kind === 'bearer' && credentials !== '') return { kind: 'refresh', refreshToken: credentials };
      throw new ApiError('UNAUTHORIZED');
    case 'A':
      if (kind === 'bearer') return staffOf(entry, credentials, services);
      throw new ApiError('UNAUTHORIZED');
    case 'S':
      if (kind === 'bearer') return { kind: 'self', ...(await staffSession(credentials, services)) };
      throw new ApiError('UNAUTHORIZED');
  }
}

/**
 * The logged-in caller of an entry marked B, in an area where courses are sold. @throws ApiError FORBIDDEN in one that
 * sells nothing
 */
export function buyer(caller: Caller): Learner {
  const found = learner(caller);
  if (!sells(found)) throw new ApiError('FORBIDDEN');
  return found;
}

/** A learner of the main site, where alone some things are. @throws ApiError FORBIDDEN to who is signed in elsewhere */
export function mainLearner(caller: Caller): Learner {
  const found = learner(caller);
  if (!isMainArea(found)) throw new ApiError('FORBIDDEN');
  return found;
}

/** Whether courses are sold to this learner, in the area they are signed in to. */
export const sells = ({ sessionType }: Pick<Learner, 'sessionType'>): boolean => abilitiesOf(sessionType).sellsCourses;

/** The member of staff who calls an entry marked A. */
export function staff(caller: Caller): Staff {
  if (caller.kind !== 'staff') throw new ApiError('UNAUTHORIZED');
  return caller;
}

/** The member of staff who calls an entry about themselves, marked S. */
export function self(caller: Caller): Extract<Caller, { kind: 'self' }> {
  if (caller.kind !== 'self') throw new ApiError('UNAUTHORIZED');
  return caller;
}

/** The logged-in caller of an entry marked B. */
export function learner(caller: Caller): Learner {
  if (caller.kind !== 'learner') throw new ApiError('UNAUTHORIZED');
  return caller;
}

import { createHash, randomBytes } from 'node:crypto';
import { siteOrigins } from '@suluh/config/origins';
import { MAIN_ROUTES, pathTo } from '@suluh/domain/address';
import { DOOR_PASS_AFTER_MS } from '@suluh/domain/door';
import type { DoorPass } from '@suluh/api/types';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import type { SiteServices } from '../../services.ts';
import { ensureSessions } from './sessions.ts';

type EventRow = typeof schema.event.$inferSelect;
export type DoorPassRow = typeof schema.doorPass.$inferSelect;

const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

const passEnd = (endAt: Date): Date => new Date(endAt.getTime() + DOOR_PASS_AFTER_MS);

const toPass = (row: DoorPassRow, scans: number): DoorPass => ({
  id: row.id,
  holder: row.holder,
  expiresAt: row.expiresAt.toISOString(),
  revokedAt: row.revokedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  scans,
});

/** Links to the door of a schedule, the latest first. */
export async function passesOf(db: Executor, eventId: number): Promise<DoorPass[]> {
  const { doorPass, scan } = schema;
  const rows = await db
    .select({ row: doorPass, scans: db.$count(scan, eq(scan.passId, doorPass.id)) })
    .from(doorPass)
    .where(eq(doorPass.eventId, eventId))
    .orderBy(desc(doorPass.createdAt), desc(doorPass.id));
  return rows.map(({ row, scans }) => toPass(row, scans));
}

/** Makes a link for one volunteer, good until twelve hours after the end (docs/product/door.md#link). Its secret is told here alone. @throws ApiError EVENT_CALLED_OFF */
export async function givePass(
  db: Executor,
  { settings }: SiteServices,
  { event, holder, by, now }: { event: EventRow; holder: string; by: string | null; now: Date },
): Promise<{ pass: DoorPass; url: string }> {
  if (event.cancelledAt !== null) throw new ApiError('EVENT_CALLED_OFF');
  const secret = randomBytes(24).toString('base64url');
  await ensureSessions(db, [event.id]);
  const [row] = await db
    .insert(schema.doorPass)
    .values({
      eventId: event.id,
      holder,
      tokenHash: hashOf(secret),
      expiresAt: passEnd(event.endAt),
      createdBy: by,
      createdAt: now,
    })
    .returning();
  const url = `${siteOrigins(settings).main}${pathTo(MAIN_ROUTES, 'door', { pass: secret })}`;
  return { pass: toPass(row!, 0), url };
}

/** Takes a link back, once; @returns whether there was one of this schedule */
export async function revokePass(
  db: Executor,
  { eventId, passId, now }: { eventId: number; passId: string; now: Date },
): Promise<boolean> {
  const { doorPass } = schema;
  const mine = and(eq(doorPass.id, passId), eq(doorPass.eventId, eventId));
  await db
    .update(doorPass)
    .set({ revokedAt: now })
    .where(and(mine, isNull(doorPass.revokedAt)));
  return (await db.$count(doorPass, mine)) > 0;
}

/** Links of a schedule that was moved end twelve hours after its new end; those taken back stay so. */
export async function movePasses(tx: Executor, eventId: number, endAt: Date): Promise<void> {
  const { doorPass } = schema;
  await tx
    .update(doorPass)
    .set({ expiresAt: passEnd(endAt) })
    .where(and(eq(doorPass.eventId, eventId), isNull(doorPass.revokedAt)));
}

/** Takes all links of a schedule back: it was called off. */
export async function revokePasses(tx: Executor, eventId: number, now: Date): Promise<void> {
  const { doorPass } = schema;
  await tx
    .update(doorPass)
    .set({ revokedAt: now })
    .where(and(eq(doorPass.eventId, eventId), isNull(doorPass.revokedAt)));
}

/** The link somebody stands at a door with. @throws ApiError DOOR_CLOSED when it expired, was taken back or never was */
export async function openPass(db: Executor, secret: string, now: Date): Promise<DoorPassRow> {
  const { doorPass } = schema;
  const [row] = await db
    .select()
    .from(doorPass)
    .where(eq(doorPass.tokenHash, hashOf(secret)));
  if (!row || row.revokedAt || row.expiresAt.getTime() < now.getTime()) throw new ApiError('DOOR_CLOSED');
  return row;
}

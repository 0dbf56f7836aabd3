import type { internshipInvitation, internshipStaffEntries } from '@suluh/api/catalogue';
import { INTERNSHIP_ROUTES, pathTo } from '@suluh/domain/address';
import { siteOrigins } from '@suluh/config/origins';
import { isTypedYear } from '@suluh/domain/time';
import { isOnJobStart, onJobEndsOn } from '@suluh/domain/programme';
import { refusedFieldText } from '@suluh/i18n-id/refusedField';
import { VOUCHER_CODE_LENGTH, voucherCodeShown } from '@suluh/domain/voucher';
import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { publicCode } from '../../codes/publicCode.ts';
import { schema, type Database } from '../../db/index.ts';
import { ApiError, refuseAll } from '../../http/apiError.ts';
import type { Services } from '../../services.ts';
import { todayOf } from './internshipProgram.ts';

export type InvitationRow = typeof schema.internshipInvitation.$inferSelect;
export type NewInvitations = z.output<(typeof internshipStaffEntries)['newInvitations']>;

const INSERT_ROWS = 1000;

/** An invitation as staff see it. */
export const toInvitation = (row: InvitationRow): z.input<typeof internshipInvitation> => ({
  id: row.id,
  code: voucherCodeShown(row.code),
  email: row.email,
  startsOn: row.startsOn,
  months: row.months,
  places: row.places,
  used: row.used,
  expiresAt: row.expiresAt?.toISOString() ?? null,
  revokedAt: row.revokedAt?.toISOString() ?? null,
});

/** @throws ApiError BAD_REQUEST for a period or an end that nobody can be invited to any more, or one too far away */
function assertAhead(
  { startsOn, expiresAt }: Pick<NewInvitations, 'startsOn' | 'expiresAt'>,
  { now }: Pick<Services, 'now'>,
): void {
  const today = todayOf({ now });
  const errors = [
    ...(startsOn < today ? [{ field: 'startsOn', message: refusedFieldText.pastDay }] : []),
    ...(isOnJobStart(startsOn, today) || startsOn < today
      ? []
      : [{ field: 'startsOn', message: refusedFieldText.nearDay }]),
    ...(expiresAt !== null && Date.parse(expiresAt) <= now().getTime()
      ? [{ field: 'expiresAt', message: refusedFieldText.pastMoment }]
      : expiresAt !== null && !isTypedYear(expiresAt)
        ? [{ field: 'expiresAt', message: refusedFieldText.years }]
        : []),
  ];
  refuseAll(errors);
}

/**
 * Invites each address by mail with a code of its own, or makes one code for many, and writes it into the audit trail
 * (docs/product/internship.md#invitations). @param actorId who of staff; null for the command
 * @throws ApiError BAD_REQUEST for what is over already, or far away
 */
export async function invite(
  { db, now, settings }: Pick<Services, 'db' | 'now' | 'settings'>,
  { emails, places, startsOn, months, expiresAt }: NewInvitations,
  actorId: string | null,
): Promise<InvitationRow[]> {
  assertAhead({ startsOn, expiresAt }, { now });
  const { auditLog, internshipInvitation: table, outbox } = schema;
  const origin = siteOrigins(settings).internship;
  const whom = emails?.map((email) => ({ email, places: 1 })) ?? [{ email: null, places: places ?? 1 }];
  return db.transaction(async (tx) => {
    const made: InvitationRow[] = [];
    for (let from = 0; from < whom.length; from += INSERT_ROWS) {
      const rows = whom.slice(from, from + INSERT_ROWS).map((each) => ({
        ...each,
        code: publicCode(VOUCHER_CODE_LENGTH),
        startsOn,
        months,
        expiresAt: expiresAt === null ? null : new Date(expiresAt),
        createdBy: actorId,
        createdAt: now(),
      }));
      made.push(...(await tx.insert(table).values(rows).returning()));
    }
    const mails = made.flatMap(({ email: to, code }) => {
      if (to === null) return [];
      const kode = voucherCodeShown(code);
      const link = `${origin}${pathTo(INTERNSHIP_ROUTES, 'invitation', { kode })}`;
      const endsOn = onJobEndsOn({ startsOn, months });
      return [{ kind: 'internshipInvitation', payload: { to, code: kode, startsOn, endsOn, months, link } }];
    });
    if (mails.length > 0) await tx.insert(outbox).values(mails);
    const subject = `internshipInvitation ${made.map(({ id }) => id).join(',')}`;
    await tx.insert(auditLog).values({
      actorId,
      action: 'internship.invite',
      subject,
      after: { emails, places, startsOn, months, expiresAt },
    });
    return made;
  });
}

/** Takes an invitation back; again it changes nothing. @throws ApiError NOT_FOUND */
export function revokeInvitation(
  { db, now }: { db: Database; now: () => Date },
  id: string,
  actorId: string | null,
): Promise<void> {
  const { auditLog, internshipInvitation: table } = schema;
  return db.transaction(async (tx) => {
    const [revoked] = await tx
      .update(table)
      .set({ revokedAt: now() })
      .where(and(eq(table.id, id), isNull(table.revokedAt)))
      .returning({ id: table.id });
    if (revoked)
      await tx.insert(auditLog).values({ actorId, action: 'internship.revoke', subject: `internshipInvitation ${id}` });
    else if ((await tx.$count(table, eq(table.id, id))) === 0) throw new ApiError('NOT_FOUND');
  });
}

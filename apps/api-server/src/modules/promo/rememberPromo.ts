import { promoEntries as entries } from '@suluh/api/catalogue';
import { standingRefusal, useRefusal } from '@suluh/domain/promo';
import { and, eq } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { buyer, learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { promoRefusalMessage, promoText } from '@suluh/i18n-id/promo';
import { judged } from './judgePromo.ts';
import { findPromo } from './queries.ts';

/** The promo of the learner's next order: the list names it first. One at a time, the latest counts. */
export const promoCheck = route(entries.promoCheck, async ({ body, caller }, services) => {
  const { userId, programId } = buyer(caller);
  const { db, now } = services;
  const promo = await findPromo(db, userId, [], body.promoCode);
  if (!promo) throw new ApiError('NOT_FOUND', { message: promoText.notFoundTitle });
  const known = judged(promo, { programId, courseIds: [] });
  const refusal = standingRefusal(known, now()) ?? useRefusal(known);
  if (refusal) throw new ApiError('PROMO_UNUSABLE', { message: promoRefusalMessage(refusal) });
  const { promoChoice } = schema;
  await db
    .insert(promoChoice)
    .values({ userId, promoCode: promo.code })
    .onConflictDoUpdate({ target: promoChoice.userId, set: { promoCode: promo.code, createdAt: now() } });
  return { data: { promoCode: promo.code, productCode: promo.productCode } };
});

/** The promo that was remembered, whether or not it can still be used. */
export const promoRemembered = route(entries.promoRemembered, async ({ caller }, { db }) => {
  const { promoChoice } = schema;
  const [choice] = await db
    .select({ promoCode: promoChoice.promoCode })
    .from(promoChoice)
    .where(eq(promoChoice.userId, learner(caller).userId));
  return { data: { promoCode: choice?.promoCode ?? null } };
});

/** Forgets it again; what was not remembered changes nothing. */
export const promoDelete = route(entries.promoDelete, async ({ body, caller }, { db }) => {
  const { userId } = learner(caller);
  const { promoChoice } = schema;
  await db.delete(promoChoice).where(and(eq(promoChoice.userId, userId), eq(promoChoice.promoCode, body.promoCode)));
  return { data: { success: true } };
});

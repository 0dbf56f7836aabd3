import { siteOrigins } from '@suluh/config/origins';
import { certificateEntries as entries } from '@suluh/api/catalogue';
import { certificateNumberOf } from '@suluh/domain/certificate';
import { eq } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { categoriesOf, certificatesWhere, heldBy } from './queries.ts';
import { badgeOf, badgeStatus, issuerProfile } from './signing/badge.ts';
import { publicBadgeKey } from './signing/keys.ts';
import { wordsOf } from './certificateWords.ts';

const document = (said: object, name: string) => ({ data: { bytes: Buffer.from(JSON.stringify(said)), name } });

/** Badges, and what their checkers ask for (docs/product/certificate.md#badge). */
export const badgeRoutes = [
  route(entries.certificateBadge, async ({ params, caller }, { db, settings }) => {
    const [found] = await certificatesWhere(db, heldBy(learner(caller).userId, params.id));
    if (!found) throw new ApiError('NOT_FOUND');
    const categories = (await categoriesOf(db, [found.course.id]))(found.course.id);
    const jwt = await badgeOf(db, found, wordsOf(found, categories), siteOrigins(settings).main);
    return { data: { bytes: Buffer.from(jwt), name: `${found.certificate.number}.jwt` } };
  }),

  route(entries.badgeIssuer, async (_call, { settings }) =>
    document(issuerProfile(siteOrigins(settings).main), 'issuer.json'),
  ),

  route(entries.badgeKey, async ({ params }, { db }) => {
    const key = await publicBadgeKey(db, params.id);
    if (!key) throw new ApiError('NOT_FOUND');
    return document(key, 'key.json');
  }),

  route(entries.badgeStatus, async ({ params }, { db, settings }) => {
    const { certificate } = schema;
    const number = certificateNumberOf(params.number);
    const [row] = number === null ? [] : await db.select().from(certificate).where(eq(certificate.number, number));
    if (!row) throw new ApiError('NOT_FOUND');
    const isEnded = row.revokedAt !== null || row.replacedAt !== null;
    return document(badgeStatus(siteOrigins(settings).main, row.number, isEnded), 'status.json');
  }),
];

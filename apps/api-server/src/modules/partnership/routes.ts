import { partnershipEntries as entries } from '@suluh/api/catalogue';
import { MAX_FILES } from '@suluh/domain/file';
import { ENQUIRY_LIMIT, UPLOAD_LIMIT } from '@suluh/domain/limits';
import { phoneE164 } from '@suluh/domain/validation';
import { and, desc, eq, sql } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { countCall, tryKey } from '../../http/tryLimit.ts';
import { keepPaper } from './keepPaper.ts';
import { applicantOf, toApplication } from './queries.ts';

const { partnershipApplication: application, outbox } = schema;

/** How many files of an application end so. */
const countOf = (extension: 'webp' | 'pdf') =>
  sql`(select count(*) from unnest(${application.files}) as kept where kept like ${`%.${extension}`})`;

/** Becoming a partner (docs/product/partner.md#application). */
export const partnershipRoutes = [
  route(entries.mine, async ({ caller }, { db }) => {
    const rows = await db
      .select()
      .from(application)
      .where(eq(application.userId, learner(caller).userId))
      .orderBy(desc(application.id));
    return { data: rows.map(toApplication) };
  }),

  route(entries.apply, async ({ body, caller }, services) => {
    const { userId } = learner(caller);
    await countCall(services, tryKey(entries.apply.id, userId), ENQUIRY_LIMIT);
    return services.db.transaction(async (tx) => {
      const [made] = await tx
        .insert(application)
        .values({ ...body, phone: phoneE164(body.phone), userId })
        .onConflictDoNothing()
        .returning();
      if (!made) throw new ApiError('CONFLICT'); // one of theirs waits: partnership_application_waiting
      const { fullname, email } = await applicantOf(tx, userId);
      await tx.insert(outbox).values([
        { kind: 'partnership', payload: { to: email, fullname, news: 'received', name: made.name, reason: '' } },
        {
          kind: 'partnershipApplication',
          payload: {
            to: null,
            id: made.id,
            email,
            type: body.type,
            name: made.name,
            phone: made.phone,
            website: made.website,
            fields: made.fields,
            profile: made.profile,
          },
        },
      ]);
      return { data: toApplication(made) };
    });
  }),

  route(entries.file, async ({ params, query, file, caller }, services) => {
    const { userId } = learner(caller);
    const isOwn = and(eq(application.id, params.id), eq(application.userId, userId));
    const [own] = await services.db.select({ id: application.id }).from(application).where(isOwn);
    if (!own) throw new ApiError('NOT_FOUND');
    await countCall(services, tryKey(entries.file.id, userId), UPLOAD_LIMIT);
    const kept = await keepPaper(services, { userId, file: file!, filename: query.filename }, async (tx, path) => {
      const isPdf = path.endsWith('.pdf');
      const [row] = await tx
        .update(application)
        .set({ files: sql`array_append(${application.files}, ${path})` })
        .where(
          and(
            isOwn,
            eq(application.status, 'received'),
            isPdf ? sql`${countOf('pdf')} < 1` : sql`${countOf('webp')} < ${MAX_FILES}`,
          ),
        )
        .returning();
      if (!row) throw new ApiError('CONFLICT');
      return row;
    });
    return { data: toApplication(kept) };
  }),
];

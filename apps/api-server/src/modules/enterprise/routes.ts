import { enterpriseEntries as entries } from '@suluh/api/catalogue';
import { ENQUIRY_LIMIT } from '@suluh/domain/limits';
import { asc, eq } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { route, sharedRoute } from '../../http/route.ts';
import { countCall, tryKey } from '../../http/tryLimit.ts';
import { emailOf } from '../auth/email.ts';

/** Businesses that ask for training, and those that are shown (docs/product/partner.md#business). */
export const enterpriseRoutes = [
  sharedRoute(entries.companies, async (_call, { db, courseCache }) => {
    const { company } = schema;
    const rows = await courseCache.keep('companies', () =>
      db.select().from(company).where(eq(company.isPublished, true)).orderBy(asc(company.position), asc(company.id)),
    );
    return { data: rows.map(({ name, logo }) => ({ name, logo })) };
  }),

  route(entries.lead, async ({ body: { field = '', ...asked } }, services) => {
    const lead = { ...asked, email: emailOf(asked.email), field };
    await countCall(services, tryKey(entries.lead.id, lead.email), ENQUIRY_LIMIT);
    const { enterpriseLead, outbox } = schema;
    return services.db.transaction(async (tx) => {
      const [kept] = await tx.insert(enterpriseLead).values(lead).returning({ id: enterpriseLead.id });
      await tx.insert(outbox).values([
        { kind: 'enterpriseLead', payload: { to: null, ...lead } },
        { kind: 'enterpriseLeadTaken', payload: { to: lead.email, fullname: lead.name } },
      ]);
      return { data: { id: kept!.id } };
    });
  }),
];

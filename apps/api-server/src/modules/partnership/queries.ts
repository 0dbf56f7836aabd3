import type { partnershipApplication } from '@suluh/api/catalogue';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';

type Application = z.input<typeof partnershipApplication>;

/** An application as its applicant sees it. */
export const toApplication = ({
  id,
  type,
  name,
  status,
  reason,
  files,
  createdAt,
}: typeof schema.partnershipApplication.$inferSelect): Application => ({
  id,
  type: type as Application['type'],
  name,
  status: status as Application['status'],
  reason,
  pictures: files.filter((path) => path.endsWith('.webp')).length,
  hasDocument: files.some((path) => path.endsWith('.pdf')),
  createdAt: createdAt.toISOString(),
});

/** Whom an application's mails go to. @throws ApiError NOT_FOUND for an account that is gone */
export async function applicantOf(db: Executor, userId: string) {
  const { fullname, email } = schema.userAccount;
  const [found] = await db
    .select({ fullname, email })
    .from(schema.userAccount)
    .where(eq(schema.userAccount.id, userId));
  if (!found) throw new ApiError('NOT_FOUND');
  return found;
}

import { eq } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';

/** The account of whoever does something about money, by their address; null where it is nobody's here. */
export async function actorOf(tx: Executor, by: string): Promise<string | null> {
  const { userAccount } = schema;
  const [actor] = await tx
    .select({ id: userAccount.id })
    .from(userAccount)
    .where(eq(userAccount.email, by.toLowerCase()));
  return actor?.id ?? null;
}

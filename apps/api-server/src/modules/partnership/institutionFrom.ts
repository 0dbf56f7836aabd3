import { schema, type Executor } from '../../db/index.ts';
import { recordChange } from '../staff/change.ts';
import { slugOf } from '../staffCourse/slug.ts';

interface Accepted {
  id: number;
  name: string;
  profile: string;
  website: string;
  /** E.164, or empty. */
  phone: string;
  email: string | null;
  /** The member of staff who accepted it. */
  by: string;
}

/**
 * Makes the institution of an application that was accepted, of what its applicant said: staff go on from there instead
 * of typing it again. Its code and address are its name's, with the application's number where that is taken.
 * @returns its id
 */
export async function institutionFrom(
  tx: Executor,
  { id, name, profile, website, phone, email, by }: Accepted,
): Promise<number> {
  const { partner } = schema;
  const named = slugOf(name, `lembaga-${id}`);
  const fields = {
    orgName: name,
    description: profile,
    website: website || null,
    phone: phone.slice(1) || null,
    email,
  };
  for (const code of [named, `${named}-${id}`]) {
    const [made] = await tx
      .insert(partner)
      .values({ ...fields, code, slug: code })
      .onConflictDoNothing()
      .returning({ id: partner.id });
    if (!made) continue;
    await recordChange(tx, {
      by,
      action: 'institution.create',
      subject: `institution ${made.id}`,
      after: { ...fields, code },
    });
    return made.id;
  }
  throw new Error(`an institution called ${named}-${id} is there already`);
}

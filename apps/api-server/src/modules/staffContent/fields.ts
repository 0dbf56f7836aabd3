import { isBannerTarget } from '@suluh/domain/staff';
import { eq } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';

/** Pictures lie in the storage, by a path without a scheme, or elsewhere by https. */
export const isPicture = (at: string): boolean => /^[\w-]+(\/[\w.-]+)*$/.test(at) || isBannerTarget(at);

/** Whether there is such a programme; none is the site itself. */
export const isProgramme = async (tx: Executor, id: number | null): Promise<boolean> =>
  id === null || (await tx.$count(schema.program, eq(schema.program.id, id))) > 0;

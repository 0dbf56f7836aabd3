import { sql, type Column, type SQL } from 'drizzle-orm';
import { containing } from '../../db/index.ts';

/** Whether a column holds these words as they are, in any case: what they hold of patterns is taken as letters. */
export const holdsText = (column: Column | SQL, words: string): SQL => sql`${column} ilike ${containing(words)}`;

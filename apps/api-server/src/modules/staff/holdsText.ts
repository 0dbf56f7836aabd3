import { sql, type Column, type SQL } from 'drizzle-orm';

/** Whether a column holds these words as they are, in any case: what they hold of patterns is taken as letters. */
export const holdsText = (column: Column | SQL, words: string): SQL =>
  sql`${column} ilike ${`%${words.replaceAll(/[\\%_]/g, (each) => `\\${each}`)}%`}`;

import { withSingleBlanks } from '@suluh/domain/search';
import { z } from 'zod';

/** Text that staff write, of so many letters at most, without blanks around it. */
export const words = (most: number) => z.string().trim().max(most);

/** The same where there may be none. */
export const line = (most: number) => words(most).nullable();

/** A name or title: on one line, with single blanks between its words, so that it is found and compared as it is read. */
export const named = (most: number) => z.string().overwrite(withSingleBlanks).max(most);

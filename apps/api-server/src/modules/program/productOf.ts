import { abilitiesOf } from '@suluh/domain/session';
import { productNameText } from '@suluh/i18n-id/server';
import type { ProgramRow } from './queries.ts';

/** In whose name people are written to about a programme: the partner's whose face it is, else ours. */
export const productOf = (program: Pick<ProgramRow, 'name' | 'sessionType'> | null | undefined): string =>
  program && abilitiesOf(program.sessionType).hasProgrammes ? program.name : productNameText;

import { abilitiesOf } from '@suluh/domain/session';
import { productNameText } from '@suluh/i18n-id/server';
import type { Letterhead } from '../../mail/letters.ts';
import type { ProgramRow } from './queries.ts';

/** In whose name people are written to about a programme: the partner's whose face it is, else ours. */
export const letterheadOf = (program: Pick<ProgramRow, 'name' | 'sessionType'> | null | undefined): Letterhead =>
  program && abilitiesOf(program.sessionType).hasProgrammes
    ? { product: program.name, isPartners: true }
    : { product: productNameText, isPartners: false };

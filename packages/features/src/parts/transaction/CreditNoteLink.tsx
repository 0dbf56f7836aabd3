import type { Transaction } from '@suluh/api/types';
import type { Routes } from '@suluh/domain/address';
import { transactionText } from '@suluh/i18n-id/transaction';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import type { ReactElement } from 'react';
import { creditNoteHref } from './paths.ts';

interface CreditNoteLinkProps {
  routes: Pick<Routes, 'base'>;
  note: Transaction['creditNotes'][number];
}

/** Fetches a credit note (docs/product/invoice.md#credit-notes). */
export const CreditNoteLink = ({ routes, note }: CreditNoteLinkProps): ReactElement => (
  <ButtonLink
    kind="line"
    size="small"
    icon="download"
    href={creditNoteHref(routes, note)}
    download
    aria-label={transactionText.downloadCreditNote(note.number)}
  >
    {transactionText.download}
  </ButtonLink>
);

import { pathTo, type Routes } from '@suluh/domain/address';
import { paymentText } from '@suluh/i18n-id/payment';
import type { ReactElement } from 'react';

/** 'Dengan membayar, kamu menyetujui Syarat & Ketentuan.' with what is agreed to, in a new tab. */
export function PayConsent({ routes }: { routes: Routes }): ReactElement {
  const { before, terms, end } = paymentText.agree;
  return (
    <>
      {before}
      <a className="type-link" href={pathTo(routes, 'terms')} target="_blank">
        {terms}
      </a>
      {end}
    </>
  );
}

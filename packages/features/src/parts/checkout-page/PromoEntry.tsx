import * as label from '@suluh/i18n-id/label';
import { promoText } from '@suluh/i18n-id/promo';
import { withQuery } from '@suluh/domain/query';
import { Button } from '@suluh/ui/buttons/Button';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { Note } from '@suluh/ui/feedback/Note';
import { FieldMessage } from '@suluh/ui/forms/FieldMessage';
import type { ReactElement } from 'react';
import { checkoutParams, type CheckoutQuery, type Search } from '../checkout/query.ts';
import type { PromoStart } from '../checkout/usePromo.ts';
import { PostedFields } from '../posted-fields/index.ts';

/** Value of the query parameter `promo` of who took a promo away: a remembered one is not used then either. */
export const WITHOUT = 'tanpa';

interface PromoEntryProps {
  /** Address of the page, without its query. */
  path: string;
  query: CheckoutQuery;
  start: PromoStart;
  /** Of the page, which says whether the form was sent. */
  search: Search;
}

/** In an address: a code was to be entered; browsers leave out what is empty. */
const SENT = { kupon: '1' } as const;

/**
 * In place of the promo panel where there is no JavaScript: the code is entered here, and taken away again. A fixed
 * promo stays (docs/product/promo.md#flow).
 */
export function PromoEntry({ path, query, start, search }: PromoEntryProps): ReactElement | null {
  if (start.kind === 'applied' && start.fixed) return null;
  const isAsked = search.kupon === SENT.kupon && query.promoCode === null;
  const kept = checkoutParams({ ...query, promoCode: null, fixedPromo: false });
  return (
    <noscript>
      {start.kind === 'rejected' && (
        <Note tone="warning" alert>
          {start.message}
        </Note>
      )}
      <form className="promoCoupon-search" method="get" action={path}>
        <PostedFields values={{ ...kept, ...SENT }} />
        <div className="field promoCoupon-field">
          <label className="layout-hidden" htmlFor="kode-promo">
            {promoText.code}
          </label>
          <span className={isAsked ? 'field-input field-invalid' : 'field-input'}>
            <input
              type="text"
              name="promoCode"
              id="kode-promo"
              placeholder={promoText.codePlaceholder}
              autoComplete="off"
              autoCapitalize="characters"
              aria-invalid={isAsked || undefined}
              aria-describedby={isAsked ? 'kode-promo-masalah' : undefined}
              autoFocus={isAsked}
            />
          </span>
          {isAsked && (
            <FieldMessage id="kode-promo-masalah" tone="error">
              {label.codeRequired}
            </FieldMessage>
          )}
        </div>
        <Button type="submit" kind="line">
          {promoText.use}
        </Button>
      </form>
      {start.kind === 'applied' && (
        <ButtonLink kind="plain" size="small" href={withQuery(path, { ...kept, promo: WITHOUT })}>
          {promoText.reset}
        </ButtonLink>
      )}
    </noscript>
  );
}

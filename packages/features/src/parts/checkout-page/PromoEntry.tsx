import { promoText } from '@suluh/i18n-id/promo';
import { withQuery } from '@suluh/domain/query';
import { Button } from '@suluh/ui/buttons/Button';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { Note } from '@suluh/ui/feedback/Note';
import type { ReactElement } from 'react';
import { checkoutParams, type CheckoutQuery } from '../checkout/query.ts';
import type { PromoStart } from '../checkout/usePromo.ts';
import { PostedFields } from '../posted-fields/index.ts';

/** Value of the query parameter `promo` of who took a promo away: a remembered one is not used then either. */
export const WITHOUT = 'tanpa';

interface PromoEntryProps {
  /** Address of the page, without its query. */
  path: string;
  query: CheckoutQuery;
  start: PromoStart;
}

/**
 * In place of the promo panel where there is no JavaScript: the code is entered here, and taken away again. A fixed
 * promo stays (docs/product/promo.md#flow).
 */
export function PromoEntry({ path, query, start }: PromoEntryProps): ReactElement | null {
  if (start.kind === 'applied' && start.fixed) return null;
  const kept = checkoutParams({ ...query, promoCode: null, fixedPromo: false });
  return (
    <noscript>
      {start.kind === 'rejected' && (
        <Note tone="warning" alert>
          {start.message}
        </Note>
      )}
      <form className="promoCoupon-search" method="get" action={path}>
        <PostedFields values={kept} />
        <div className="field promoCoupon-field">
          <label className="layout-hidden" htmlFor="kode-promo">
            {promoText.code}
          </label>
          <span className="field-input">
            <input
              type="text"
              name="promoCode"
              id="kode-promo"
              placeholder={promoText.codePlaceholder}
              autoComplete="off"
              autoCapitalize="characters"
              required
            />
          </span>
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

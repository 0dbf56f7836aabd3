import { TOAST_MS } from '@suluh/domain/toast';
import * as label from '@suluh/i18n-id/label';
import { promoText } from '@suluh/i18n-id/promo';
import { CopyButton } from '@suluh/ui/checkout/CopyButton';
import { Icon } from '@suluh/ui/icons/Icon';
import type { ReactElement } from 'react';

export interface PromoTicketView {
  code: string;
  /** 'Potongan Rp50.000 untuk pembelian pertama'. */
  text: string;
  /** 'Berlaku sampai 31 Oktober 2025 · min. Rp200.000'. */
  terms: string;
  /** Its own page, opened in a new tab; null on that page. */
  href: string | null;
}

/** A promo as a coupon whose code is copied. Needs `promoCouponStyles`. */
export function PromoTicket({ promo: { code, text, terms, href } }: { promo: PromoTicketView }): ReactElement {
  return (
    <article className="promoCoupon">
      <span className="promoCoupon-icon">
        <Icon name="tag" size={28} />
      </span>
      <div className="promoCoupon-body">
        <b className="type-tabular">{code}</b>
        <span>{text}</span>
        <span className="type-caption type-muted">{terms}</span>
        <span className="promoCoupon-deeds">
          <CopyButton
            value={code}
            label={promoText.copy}
            what={code}
            copiedText={label.copied}
            toastMs={TOAST_MS.copyVoucher}
          />
          {href && (
            <a className="type-link type-small" href={href} target="_blank" rel="noreferrer">
              {promoText.detail}
              <span className="layout-hidden"> {code}</span>
            </a>
          )}
        </span>
      </div>
    </article>
  );
}

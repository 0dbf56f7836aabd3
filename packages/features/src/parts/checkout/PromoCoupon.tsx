import type { ReactElement } from 'react';
import { Icon } from '@suluh/ui/icons/Icon';

export interface PromoView {
  code: string;
  /** 'Potongan Rp50.000 untuk pembelian pertama'. */
  text: string;
  /** 'Berlaku sampai ... · min. ...'. */
  terms: string | null;
  /** Why it cannot be used; disables the coupon. */
  reason: string | null;
  /** Its own page, opened in a new tab. */
  detail?: { href: string; text: string } | null;
}

interface PromoCouponProps {
  promo: PromoView;
  /** Name of the radio group. */
  name: string;
  selected: boolean;
  /** It can neither be picked nor left: a fixed promo is in use. */
  locked?: boolean;
  onSelect: (code: string) => void;
}

/** Promo as a coupon with a toothed stub and a radio; for islands. */
export function PromoCoupon({ promo, name, selected, locked = false, onSelect }: PromoCouponProps): ReactElement {
  const disabled = promo.reason !== null;
  return (
    <label
      className={['promoCoupon', selected && 'promoCoupon-selected', disabled && 'promoCoupon-disabled']
        .filter(Boolean)
        .join(' ')}
    >
      <span className="promoCoupon-icon">
        <Icon name={selected ? 'tag-on' : 'tag'} size={28} />
      </span>
      <span className="promoCoupon-body">
        <b className="type-tabular">{promo.code}</b>
        <span>{promo.text}</span>
        {promo.reason ? (
          <span className="type-caption promoCoupon-reason">{promo.reason}</span>
        ) : (
          promo.terms && <span className="type-caption type-muted">{promo.terms}</span>
        )}
        {promo.detail && (
          <a
            className="type-link type-caption promoCoupon-detail"
            href={promo.detail.href}
            target="_blank"
            rel="noreferrer"
          >
            {promo.detail.text}
            <span className="layout-hidden"> {promo.code}</span>
          </a>
        )}
      </span>
      <span className="check">
        <input
          type="radio"
          name={name}
          value={promo.code}
          checked={selected}
          disabled={disabled || locked}
          onChange={() => onSelect(promo.code)}
        />
      </span>
    </label>
  );
}

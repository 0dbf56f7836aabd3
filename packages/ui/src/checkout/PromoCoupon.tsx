import type { ReactElement } from 'react';
import { Icon } from '../icons/Icon.tsx';

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
    <label className={['promo', selected && 'sel', disabled && 'off'].filter(Boolean).join(' ')}>
      <span className="promo-k">
        <Icon name={selected ? 'tag-on' : 'tag'} size={28} />
      </span>
      <span className="promo-b">
        <b className="tnum">{promo.code}</b>
        <span>{promo.text}</span>
        {promo.reason ? (
          <span className="caption promo-r">{promo.reason}</span>
        ) : (
          promo.terms && <span className="caption muted">{promo.terms}</span>
        )}
        {promo.detail && (
          <a className="link caption promo-d" href={promo.detail.href} target="_blank" rel="noreferrer">
            {promo.detail.text}
            <span className="sr"> {promo.code}</span>
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

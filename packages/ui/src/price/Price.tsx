import type { ReactElement, ReactNode } from 'react';
import { priceText } from '@suluh/i18n-id/price';

export interface PriceView {
  /** Price to pay, formatted, or the word for free. */
  finalText: string;
  /** True when the final text is the word for free. */
  free?: boolean;
  /** Struck original price, formatted; only when it differs. */
  originalText?: string | null;
  /** Discount, for example '25%'. */
  discountText?: string | null;
}

interface PriceProps {
  price: PriceView;
  /** 32 px final price, for the buy box. */
  large?: boolean;
  className?: string;
  /** A line below, such as the seats left. */
  children?: ReactNode;
}

/** Final price with the struck original and the percentage above it (docs/look.md principle 6). */
export function Price({ price, large = false, className, children }: PriceProps): ReactElement {
  const classes = ['price', large && 'price-large', className].filter(Boolean).join(' ');
  return (
    <div className={classes}>
      {price.originalText && (
        <span className="price-was">
          <s>
            <span className="layout-hidden">{priceText.originalPrice} </span>
            {price.originalText}
          </s>
          {price.discountText && <span className="price-percent">{price.discountText}</span>}
        </span>
      )}
      <span className={price.free ? 'price-now price-free' : 'price-now'}>{price.finalText}</span>
      {children}
    </div>
  );
}

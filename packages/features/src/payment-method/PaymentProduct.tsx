import type { ReactElement, ReactNode } from 'react';
import { Badge } from '@suluh/ui/badges/Badge';
import { Icon } from '@suluh/ui/icons/Icon';
import { productMarkInstead } from '@suluh/ui/pictures/productMark.ts';
import type { MethodPlate } from '../parts/checkout/index.ts';
import { WalletButton } from './WalletButton.tsx';

export interface PaymentProductView {
  code: string;
  name: string;
  /** Picture under payment/png, over the plate. */
  imageUrl: string | null;
  plate: MethodPlate;
  /** 'Dicek otomatis', balance and the like. */
  note: string | null;
  recommendedText: string | null;
  /** Shown while chosen. */
  terms: readonly string[];
  /** Why it cannot be chosen; disables the row. */
  reason?: string | null;
  /** Of a wallet that can be linked: whether it is. */
  isLinked?: boolean | null;
}

/** Letters that stand on the plate at full size. */
const SHORT_LETTERS = 5;

interface PaymentProductProps {
  product: PaymentProductView;
  name: string;
  selected: boolean;
  onSelect: (code: string) => void;
}

/** One payment method as a radio row; for islands. */
export function PaymentProduct({ product, name, selected, onSelect }: PaymentProductProps): ReactElement {
  const { plate, reason = null, isLinked = null } = product;
  return (
    <>
      <label
        className={[
          'paymentProduct',
          selected && 'paymentProduct-selected',
          reason !== null && 'paymentProduct-disabled',
        ]
          .filter(Boolean)
          .join(' ')}
      >
        <span
          className={
            'text' in plate && plate.text.length > SHORT_LETTERS
              ? 'paymentProduct-plate paymentProduct-smallPlate'
              : 'paymentProduct-plate'
          }
          aria-hidden="true"
        >
          {'icon' in plate ? <Icon name={plate.icon} size={24} /> : plate.text}
          {product.imageUrl && <img src={product.imageUrl} alt="" {...productMarkInstead} />}
        </span>
        <span className="paymentProduct-body">
          <span className="paymentProduct-name">
            <b>{product.name}</b>
            {product.recommendedText && (
              <Badge tone="voucher" icon="star">
                {product.recommendedText}
              </Badge>
            )}
          </span>
          {product.note && <span className="type-small type-muted">{product.note}</span>}
          {reason !== null && <span className="type-small paymentProduct-reason">{reason}</span>}
        </span>
        <span className="check">
          <input
            type="radio"
            name={name}
            value={product.code}
            checked={selected}
            disabled={reason !== null}
            onChange={() => onSelect(product.code)}
          />
        </span>
      </label>
      {isLinked !== null && <WalletButton code={product.code} name={product.name} isLinked={isLinked} />}
      {selected && product.terms.length > 0 && (
        <ul className="paymentProduct-terms">
          {product.terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Methods of one kind under their heading. */
export function PaymentGroup({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <div className="paymentProduct-group" role="radiogroup" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </div>
  );
}

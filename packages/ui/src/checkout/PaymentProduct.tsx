import type { ReactElement, ReactNode } from 'react';
import { Badge } from '../badges/Badge.tsx';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-names.ts';

export interface PaymentProductView {
  code: string;
  name: string;
  /** Picture under payment/png; on failure the short name below it shows. */
  imageUrl: string | null;
  /** Letters or icon on the plate: 'BCA', or the wallet. */
  plate: { text: string } | { icon: IconName };
  /** 'Dicek otomatis', balance and the like. */
  note: string | null;
  recommendedText: string | null;
  /** Shown while chosen. */
  terms: readonly string[];
}

interface PaymentProductProps {
  product: PaymentProductView;
  name: string;
  selected: boolean;
  onSelect: (code: string) => void;
}

/** One payment method as a radio row; for islands. */
export function PaymentProduct({ product, name, selected, onSelect }: PaymentProductProps): ReactElement {
  const { plate } = product;
  return (
    <>
      <label className={selected ? 'pm on' : 'pm'}>
        <span className="pm-l" aria-hidden="true">
          {'icon' in plate ? <Icon name={plate.icon} size={24} /> : plate.text}
          {product.imageUrl && <img src={product.imageUrl} alt="" loading="lazy" />}
        </span>
        <span className="pm-b">
          <span className="pm-n">
            <b>{product.name}</b>
            {product.recommendedText && (
              <Badge tone="voucher" icon="star">
                {product.recommendedText}
              </Badge>
            )}
          </span>
          {product.note && <span className="small muted">{product.note}</span>}
        </span>
        <span className="check">
          <input type="radio" name={name} value={product.code} checked={selected} onChange={() => onSelect(product.code)} />
        </span>
      </label>
      {selected && product.terms.length > 0 && (
        <ul className="pm-t">
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
    <div className="pmg" role="radiogroup" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </div>
  );
}

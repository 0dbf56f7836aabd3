import { PETALS_MOST, type Petal } from '@suluh/domain/learning';
import type { CSSProperties, ReactElement, ReactNode } from 'react';

interface PetalsProps {
  /** One for each lesson; null for too many, shown as a row of dots by `percent`. */
  petals: readonly Petal[] | null;
  /** 0 to 100. */
  percent: number;
  /** 20 px instead of 14. */
  isLarge?: boolean;
}

const PETAL_CLASS: Record<Petal, string> = {
  undyed: 'petals-petal',
  inHand: 'petals-petal petals-inHand',
  dyed: 'petals-petal petals-dyed',
};

/** One petal in the row of its lesson, with what stands in it. */
export const RowPetal = ({ petal, children }: { petal: Petal; children?: ReactNode }): ReactElement => (
  <span className={`petals-row ${PETAL_CLASS[petal]}`}>{children}</span>
);

/** Progress as dyeing; decoration, the number stands beside it (docs/look.md#learning-rooms). */
export function Petals({ petals, percent, isLarge = false }: PetalsProps): ReactElement {
  if (petals === null)
    return (
      <span
        className="petals-dots"
        style={{ '--dyed': `${percent}%`, '--count': PETALS_MOST } as CSSProperties}
        aria-hidden="true"
      />
    );
  return (
    <span className={isLarge ? 'petals petals-large' : 'petals'} aria-hidden="true">
      {petals.map((petal, place) => (
        <i key={place} className={PETAL_CLASS[petal]} />
      ))}
    </span>
  );
}

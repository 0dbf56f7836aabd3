import type { ReactElement, ReactNode } from 'react';

export interface PriceLineView {
  label: string;
  amountText: string;
  /** Discounts speak in the success colour; the total is large under a dashed rule. */
  kind?: 'plain' | 'discount' | 'total';
}

const KIND_CLASS = { plain: 'sum-l', discount: 'sum-l cut', total: 'sum-l tot' } as const;

/** Lines of a price summary; the caller decides which exist (docs/product/payment.md#detail). */
export function PriceSummary({ lines }: { lines: readonly PriceLineView[] }): ReactElement {
  return (
    <dl className="sum">
      {lines.map((line) => (
        <div key={line.label} className={KIND_CLASS[line.kind ?? 'plain']}>
          <dt>{line.label}</dt>
          <dd className="tnum">{line.amountText}</dd>
        </div>
      ))}
    </dl>
  );
}

interface SummaryPanelProps {
  title: string;
  /** `MiniCourse` elements, the promo row, `PriceSummary`, the action and small print. */
  children: ReactNode;
}

/** Panel of the summary column. */
export function SummaryPanel({ title, children }: SummaryPanelProps): ReactElement {
  return (
    <div className="panel sumbox">
      <h2 className="h3">{title}</h2>
      {children}
    </div>
  );
}

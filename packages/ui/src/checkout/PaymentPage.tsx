import type { StepPart } from '@suluh/domain/payment';
import type { ReactElement, ReactNode } from 'react';

export interface PaymentRowView {
  /** Bank's letters, or an `Icon`. */
  plate: ReactNode;
  label: string;
  value: string;
  /** `CopyButton`. */
  copy?: ReactNode;
}

interface PaymentPageProps {
  /** The band of cloth: 'Batas Akhir Pembayaran Sampai' and the moment, or how it ended. */
  band: { label: string; title: string; aside?: ReactNode };
  rows: readonly PaymentRowView[];
  /** Below the rows: `Note`, a form, the button to the provider. */
  children?: ReactNode;
  /** 'Cara Bayar' and what was bought. */
  sections?: readonly { title: string; content: ReactNode }[];
  /** Check status and history; then the quiet ones. */
  actions: ReactNode;
  quietActions?: ReactNode;
}

/**
 * Page of one payment (routes /payment-process and /otp-prakerja): the deadline on cloth, what to pay below it, how,
 * and what was bought.
 */
export function PaymentPage({
  band,
  rows,
  children,
  sections = [],
  actions,
  quietActions,
}: PaymentPageProps): ReactElement {
  return (
    <main id="isi" className="wrap vam">
      <section className="va on-deep kain">
        <div>
          <p>{band.label}</p>
          <h1 className="h2" tabIndex={-1}>
            {band.title}
          </h1>
        </div>
        {band.aside}
      </section>
      <div className="panel vabox">
        {rows.map((row) => (
          <PaymentRow key={row.label} row={row} />
        ))}
        {children}
      </div>
      {sections.map(({ title, content }) => (
        <section key={title}>
          <h2 className="h2 va-h">{title}</h2>
          {content}
        </section>
      ))}
      <div className="va-f">{actions}</div>
      {quietActions && <div className="va-q">{quietActions}</div>}
    </main>
  );
}

/** A number or an amount with its copy button. */
function PaymentRow({ row: { plate, label, value, copy } }: { row: PaymentRowView }): ReactElement {
  return (
    <div className="va-r">
      <span className="pm-l" aria-hidden="true">
        {plate}
      </span>
      <div>
        <span className="small muted">{label}</span>
        <b className="va-n tnum">{value}</b>
      </div>
      {copy}
    </div>
  );
}

/** Numbered petals inside an accordion row; the payment's own number and amount stand out. */
export function HowToSteps({ steps }: { steps: readonly (readonly StepPart[])[] }): ReactElement {
  return (
    <ol className="how">
      {steps.map((parts, index) => (
        <li key={index}>
          <span className="tnum" aria-hidden="true">
            {index + 1}
          </span>
          <p>{parts.map(({ text, isValue }, place) => (isValue ? <b key={place}>{text}</b> : text))}</p>
        </li>
      ))}
    </ol>
  );
}

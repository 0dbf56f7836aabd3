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
    <main id="isi" className="layout-page paymentPage">
      <section className="paymentPage-head ground-deep hem-cloth">
        <div>
          <p>{band.label}</p>
          <h1 className="type-h2" tabIndex={-1}>
            {band.title}
          </h1>
        </div>
        {band.aside}
      </section>
      <div className="panel paymentPage-box">
        {rows.map((row) => (
          <PaymentRow key={`${row.label} ${row.value}`} row={row} />
        ))}
        {children}
      </div>
      {sections.map(({ title, content }) => (
        <section key={title}>
          <h2 className="type-h2 paymentPage-heading">{title}</h2>
          {content}
        </section>
      ))}
      <div className="paymentPage-actions">{actions}</div>
      {quietActions && <div className="paymentPage-quietActions">{quietActions}</div>}
    </main>
  );
}

/** A number or an amount with its copy button. */
function PaymentRow({ row: { plate, label, value, copy } }: { row: PaymentRowView }): ReactElement {
  return (
    <div className="paymentPage-row">
      <span className="paymentProduct-plate paymentPage-plate" aria-hidden="true">
        {plate}
      </span>
      <div>
        <span className="type-small type-muted paymentPage-label">{label}</span>
        <b className="paymentPage-value type-tabular">{value}</b>
      </div>
      {copy}
    </div>
  );
}

/** Numbered petals inside an accordion row; the payment's own number and amount stand out. */
export function HowToSteps({ steps }: { steps: readonly (readonly StepPart[])[] }): ReactElement {
  return (
    <ol className="paymentPage-instructions">
      {steps.map((parts, index) => (
        <li key={index}>
          <span className="type-tabular" aria-hidden="true">
            {index + 1}
          </span>
          <p>{parts.map(({ text, isValue }, place) => (isValue ? <b key={place}>{text}</b> : text))}</p>
        </li>
      ))}
    </ol>
  );
}

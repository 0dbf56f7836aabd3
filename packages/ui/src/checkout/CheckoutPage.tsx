import type { ReactElement, ReactNode } from 'react';

interface CheckoutPageProps {
  title: string;
  /** Items or payment methods. */
  children: ReactNode;
  /** `SummaryPanel`; beside from 1024 px. */
  summary: ReactNode;
  /** Below both columns, across the page. */
  further?: ReactNode;
  /** `PayBar`. */
  payBar?: ReactNode;
}

/** Columns of the checkout: content and summary of 400 px. */
export function CheckoutPage({ title, children, summary, further, payBar }: CheckoutPageProps): ReactElement {
  return (
    <>
      <main id="isi" className="layout-page checkoutShell-main">
        <div>
          <h1 className="type-h1">{title}</h1>
          {children}
        </div>
        <aside>{summary}</aside>
      </main>
      {further}
      {payBar}
    </>
  );
}

interface PayBarProps {
  label: string;
  totalText: string;
  action: ReactNode;
}

/** Total and the flame at the foot of the phone checkout. */
export function PayBar({ label, totalText, action }: PayBarProps): ReactElement {
  return (
    <section className="stickyBar payBar layout-mobile" aria-label={label}>
      <div>
        <span className="type-caption type-muted">{label}</span>
        <b className="type-tabular">{totalText}</b>
      </div>
      {action}
    </section>
  );
}

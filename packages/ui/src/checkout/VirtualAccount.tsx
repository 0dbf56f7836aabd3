import type { ReactElement, ReactNode } from 'react';
import { Note } from '../feedback/Note.tsx';

interface VirtualAccountProps {
  /** 'Batas Akhir Pembayaran Sampai' and the moment. */
  deadlineLabel: string;
  deadlineText: string;
  /** `Countdown`. */
  countdown: ReactNode;
  rows: readonly {
    /** Bank's letters, or an `Icon`. */
    plate: ReactNode;
    label: string;
    value: string;
    /** `CopyButton`. */
    copy: ReactNode;
  }[];
  note: string;
  howToTitle: string;
  /** `Accordion` of `HowToSteps`. */
  howTo: ReactNode;
  /** Check status and history. */
  actions: ReactNode;
}

/** How-to-pay page of a virtual account (route /payment-process). */
export function VirtualAccount(props: VirtualAccountProps): ReactElement {
  const { deadlineLabel, deadlineText, countdown, rows, note, howToTitle, howTo, actions } = props;
  return (
    <main id="isi" className="wrap vam">
      <section className="va on-deep kain">
        <div>
          <p>{deadlineLabel}</p>
          <h1 className="h2">{deadlineText}</h1>
        </div>
        {countdown}
      </section>
      <div className="panel vabox">
        {rows.map((row) => (
          <div key={row.label} className="va-r">
            <span className="pm-l" aria-hidden="true">
              {row.plate}
            </span>
            <div>
              <span className="small muted">{row.label}</span>
              <b className="va-n tnum">{row.value}</b>
            </div>
            {row.copy}
          </div>
        ))}
        <Note tone="warning">{note}</Note>
      </div>
      <h2 className="h2 va-h">{howToTitle}</h2>
      {howTo}
      <div className="va-f">{actions}</div>
    </main>
  );
}

/** Numbered petals inside an accordion row. */
export function HowToSteps({ steps }: { steps: readonly string[] }): ReactElement {
  return (
    <ol className="how">
      {steps.map((step, index) => (
        <li key={step}>
          <span className="tnum" aria-hidden="true">
            {index + 1}
          </span>
          <p>{step}</p>
        </li>
      ))}
    </ol>
  );
}

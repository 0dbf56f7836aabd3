import type { ReactElement, ReactNode } from 'react';

interface PairProps {
  /** The principle in one sentence. */
  rule: string;
  good: ReactNode;
  bad: ReactNode;
  /** Why the right one is wrong. */
  why: string;
}

function Side({ title, colour, children }: { title: string; colour: string; children: ReactNode }): ReactElement {
  return (
    <section style={{ borderTop: `4px solid ${colour}`, padding: '16px 0', minWidth: 0 }}>
      <h3 className="type-small" style={{ marginBottom: 16 }}>
        {title}
      </h3>
      {children}
    </section>
  );
}

/** One rule with a right and a wrong example side by side. */
export function Pair({ rule, good, bad, why }: PairProps): ReactElement {
  return (
    <div style={{ maxWidth: 960 }}>
      <h2 className="type-h3" style={{ marginBottom: 20 }}>
        {rule}
      </h2>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))', gap: 32 }}>
        <Side title="Boleh" colour="var(--success)">
          {good}
        </Side>
        <Side title="Jangan" colour="var(--danger)">
          {bad}
          <p className="type-small type-muted" style={{ marginTop: 16 }}>
            {why}
          </p>
        </Side>
      </div>
    </div>
  );
}

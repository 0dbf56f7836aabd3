import type { ReactElement } from 'react';

/** Facts below each other, each with its name, such as what a check found. Needs CertificateStylesheet. */
export function FactList({ facts }: { facts: readonly { label: string; value: string }[] }): ReactElement {
  return (
    <dl className="factList">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { Cloth } from '@suluh/ui/cloth/Cloth';
import { fieldOf } from '@suluh/ui/cloth/swatch.ts';
import { Icon } from '@suluh/ui/icons/Icon';
import { GROUPS } from '../../.storybook/groups.ts';
import { DO_AND_DONT, PRINCIPLES, WAYS_TO_TRY } from './principles.ts';

const PAGE: CSSProperties = { background: 'var(--bg-page)', color: 'var(--text)', fontFamily: 'var(--font)' };
const columns = (width: number): CSSProperties => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}px), 1fr))`,
  gap: 'var(--gap)',
});
const CARD: CSSProperties = {
  background: 'var(--bg-surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-m)',
  padding: 20,
};
const NUMBER: CSSProperties = {
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  marginBottom: 12,
  borderRadius: 'var(--r-kelopak)',
  background: 'var(--brand-soft-2)',
  color: 'var(--brand)',
  fontWeight: 800,
};

function Part({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <section style={{ padding: '32px var(--gutter)' }}>
      <h2 className="type-h2" style={{ marginBottom: 16 }}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function Verdict({ good, children }: { good: boolean; children: string }): ReactElement {
  const colour = good ? 'var(--success-text)' : 'var(--danger-text)';
  return (
    <p>
      <b className="type-small" style={{ color: colour, display: 'flex', gap: 8, alignItems: 'center' }}>
        <Icon name={good ? 'check-circle' : 'remove'} size={18} />
        {good ? 'Boleh' : 'Jangan'}
      </b>
      {children}
    </p>
  );
}

/** What a designer reads first: what the look means, what is good, where things stand and how to try them. */
export function Introduction(): ReactElement {
  return (
    <div style={PAGE}>
      <header
        className="ground-deep"
        style={{
          ...columns(280),
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
          gap: 0,
          background: 'var(--bg-deep)',
          color: 'var(--text-on-deep)',
        }}
      >
        <div style={{ padding: '40px var(--gutter)' }}>
          <h1 className="type-h1">Suluh berarti obor</h1>
          <p style={{ marginTop: 12, color: 'var(--text-on-deep-2)' }}>
            Rupanya adalah kain: motif batik dan pewarna alam yang mencelupnya. Di sini kamu melihat dan mencoba setiap
            bagiannya.
          </p>
        </div>
        <div style={{ position: 'relative', minHeight: 160 }}>
          <Cloth thumbnail={fieldOf('parang', 1.2)} fixedScale />
        </div>
      </header>
      <div className="hem hem-down" style={{ '--hem-c': 'var(--bg-deep)' } as CSSProperties} />
      <Part title="Tujuh asas">
        <ol style={columns(260)}>
          {PRINCIPLES.map(([name, text], index) => (
            <li
              key={name}
              // The seventh takes its row: alone in a row of three it would look lost.
              style={index === PRINCIPLES.length - 1 ? { ...CARD, gridColumn: '1 / -1' } : CARD}
            >
              <span className="type-tabular" style={NUMBER} aria-hidden="true">
                {index + 1}
              </span>
              <h3 className="type-h3">{name}</h3>
              <p className="type-muted">{text}</p>
            </li>
          ))}
        </ol>
      </Part>
      <Part title="Boleh dan jangan">
        <ul style={columns(340)}>
          {DO_AND_DONT.map(([good, bad]) => (
            <li key={good} style={{ ...CARD, display: 'grid', gap: 16, alignContent: 'start' }}>
              <Verdict good>{good}</Verdict>
              <Verdict good={false}>{bad}</Verdict>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Cara mencoba">
        <dl style={columns(340)}>
          {WAYS_TO_TRY.map(([wish, way]) => (
            <div key={wish} style={CARD}>
              <dt style={{ fontWeight: 700 }}>{wish}</dt>
              <dd className="type-muted">{way}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part title="Di mana mencari">
        <ul style={columns(260)}>
          {GROUPS.map(({ title, about, firstPage }) => (
            <li key={title} style={CARD}>
              <a className="type-link" href={`./?path=/docs/${firstPage}--docs`} target="_parent">
                {title}
              </a>
              <p className="type-muted type-small">{about}</p>
            </li>
          ))}
        </ul>
      </Part>
    </div>
  );
}

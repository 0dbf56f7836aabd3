import type { Landing } from '@suluh/api/types';
import { landingText } from '@suluh/i18n-id/landing';
import { Icon } from '@suluh/ui/icons/Icon';
import { Section } from '@suluh/ui/sections/Section';
import type { ReactElement } from 'react';

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

const Who = ({ who }: Pick<Landing, 'who'>): ReactElement => (
  <ul className="landingWho-points">
    {linesOf(who).map((line) => (
      <li key={line}>
        <Icon name="check" size={18} className="landingWho-check" />
        <span>{line}</span>
      </li>
    ))}
  </ul>
);

/** Who may take part; nothing where nobody is named (docs/product/partner.md#landing). */
export const LandingWho = ({ landing: { whoTitle, who } }: { landing: Landing }): ReactElement | null =>
  who === '' ? null : (
    <Section title={whoTitle || landingText.who}>
      <Who who={who} />
    </Section>
  );

/** What one has of it beside who may take part, as two panels; one of them alone where the other is empty. */
export function LandingTerms({ landing }: { landing: Landing }): ReactElement | null {
  const { benefitsTitle, benefits, whoTitle, who } = landing;
  if (benefits.length === 0 && who === '') return null;
  return (
    <section className="section">
      <div className="layout-page landingWho">
        {benefits.length > 0 && (
          <div className="landingWho-panel">
            <h2 className="type-h2">{benefitsTitle || landingText.benefits}</h2>
            <dl className="landingWho-benefits">
              {benefits.map(({ title, text }) => (
                <div key={title}>
                  <dt className="type-h3">{title}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
        {who !== '' && (
          <div className="landingWho-panel">
            <h2 className="type-h2">{whoTitle || landingText.who}</h2>
            <Who who={who} />
          </div>
        )}
      </div>
    </section>
  );
}

import type { Landing } from '@suluh/api/types';
import { isContact } from '@suluh/domain/landing';
import { landingText } from '@suluh/i18n-id/landing';
import { Icon } from '@suluh/ui/icons/Icon';
import type { IconName } from '@suluh/ui/icons/iconNames.ts';
import { Accordion } from '@suluh/ui/navigation/Accordion';
import type { ReactElement } from 'react';

type Contact = Landing['contacts'][number];

const ICONS: Readonly<Record<Contact['kind'], IconName>> = {
  place: 'pin',
  mail: 'envelope',
  phone: 'phone',
  hours: 'clock',
};

/** What a contact leads to; a place and hours lead nowhere, nor what can be neither written to nor called. */
function hrefOf({ kind, text }: Contact): string | null {
  if (!isContact(kind, text)) return null;
  return kind === 'mail' ? `mailto:${text}` : kind === 'phone' ? `tel:${text.replace(/[^\d+]/g, '')}` : null;
}

/** Ways to reach somebody, beside a form or questions; nothing without any. */
export function LandingContacts({ contacts }: { contacts: readonly Contact[] }): ReactElement | null {
  if (contacts.length === 0) return null;
  return (
    <ul className="landingHelp-contacts">
      {contacts.map((contact) => {
        const href = hrefOf(contact);
        return (
          <li key={contact.text}>
            <Icon name={ICONS[contact.kind]} className="landingHelp-icon" />
            {href === null ? contact.text : <a href={href}>{contact.text}</a>}
          </li>
        );
      })}
    </ul>
  );
}

/** Questions and their answers, one open at a time; nothing without any. */
export function LandingQuestions({ questions }: { questions: Landing['questions'] }): ReactElement | null {
  if (questions.length === 0) return null;
  return (
    <Accordion
      id="tanya"
      openIndex={0}
      items={questions.map(({ question, answer }) => ({ title: question, content: <p>{answer}</p> }))}
    />
  );
}

/** Contact and questions side by side, at the end of a programme's home (docs/product/partner.md#landing). */
export function LandingHelp({ landing: { contacts, questions } }: { landing: Landing }): ReactElement | null {
  if (contacts.length + questions.length === 0) return null;
  return (
    <section className="section-band" aria-labelledby="butuh-bantuan">
      <div className="layout-page landingHelp">
        <div>
          <h2 className="type-h2" id="butuh-bantuan">
            {landingText.help}
          </h2>
          <LandingContacts contacts={contacts} />
        </div>
        <LandingQuestions questions={questions} />
      </div>
    </section>
  );
}

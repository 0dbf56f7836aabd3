import { pathTo } from '@suluh/domain/address';
import { PARTNERSHIP_TYPES } from '@suluh/domain/validation';
import { partnershipText as words } from '@suluh/i18n-id/partner';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import type { ReactElement } from 'react';
import type { AppContext } from '../parts/context/index.ts';
import { PartnershipStylesheet } from './PartnershipStylesheet.tsx';

const BODIES = { individual: words.individualBody, organisation: words.organisationBody } as const;

/** /kemitraan: 'Pilih Jenis Kemitraan' (docs/product/overview.md#partnership). */
export function ChoiceScreen({ context }: { context: AppContext }): ReactElement {
  const { routes } = context.tenant;
  return (
    <>
      <PartnershipStylesheet />
      <main id="isi" className="layout-page partnership-choice">
        <h1 className="type-h1">{words.title}</h1>
        <p className="type-lead">{words.lead}</p>
        <ul className="partnership-kinds">
          {PARTNERSHIP_TYPES.map((type) => (
            <li key={type} className="panel partnership-item">
              <h2 className="type-h3">{words[type]}</h2>
              <p className="type-muted">{BODIES[type]}</p>
              <ButtonLink href={pathTo(routes, 'partnershipApplication', { jenis: type })}>
                {words.next}
                <span className="layout-hidden"> {words[type]}</span>
              </ButtonLink>
            </li>
          ))}
        </ul>
        <p>
          <a className="type-link" href={pathTo(routes, 'partnershipApplication')}>
            {words.mine}
          </a>
        </p>
      </main>
    </>
  );
}

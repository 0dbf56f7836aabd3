import type { PartnershipApplication } from '@suluh/api/types';
import { date } from '@suluh/i18n-id/format';
import { partnershipFormText as words, partnershipTypeText } from '@suluh/i18n-id/partner';
import { Badge } from '@suluh/ui/badges/Badge';
import type { ReactElement } from 'react';
import { PaperForm } from './PaperForm.tsx';

const TONES = { received: 'neutral', accepted: 'brand', refused: 'danger' } as const;

/** Applications of a learner and how each stands; one that waits takes files. */
export const Applications = ({ applications }: { applications: readonly PartnershipApplication[] }): ReactElement => (
  <ul className="partnership-list">
    {applications.map(({ id, name, type, status, reason, pictures, hasDocument, createdAt }) => (
      <li key={id} className="panel partnership-item">
        <h2 className="type-h3">{name}</h2>
        <p>
          <Badge tone={TONES[status]}>{words.status[status]}</Badge>
        </p>
        <p className="type-muted">
          {partnershipTypeText[type]}. {words.sentOn(date(createdAt))}
        </p>
        {reason && <p>{words.reason(reason)}</p>}
        <p>{words.files(pictures, hasDocument)}</p>
        {status === 'received' && <PaperForm id={id} />}
      </li>
    ))}
  </ul>
);

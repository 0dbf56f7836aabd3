import { prakerjaText } from '@suluh/i18n-id/checkIn';
import { Icon } from '@suluh/ui/icons/Icon';
import type { ReactElement } from 'react';
import type { PrakerjaStep } from './prakerjaSteps.ts';

/** What a Prakerja course takes, step by step. */
export function PrakerjaGuide({ steps }: { steps: readonly PrakerjaStep[] }): ReactElement {
  return (
    <ol className="enrolment-guide" aria-label={prakerjaText.title}>
      {steps.map(({ title, detail, isDone, href }) => (
        <li key={title}>
          <Icon name={isDone ? 'check-circle' : 'circle'} />
          <div>
            {href && !isDone ? (
              <a className="type-link" href={href}>
                {title}
              </a>
            ) : (
              <b>{title}</b>
            )}
            <p className="type-small type-muted">{detail}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

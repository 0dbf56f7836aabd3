import { Picture } from '@suluh/ui/pictures/Picture';
import type { ReactElement } from 'react';

export interface PetalStepView {
  title: string;
  text: string;
  /** Address of a picture above it. */
  picture?: string | null;
}

interface PetalStepsProps {
  /** Id of the row, for its arrows and autoplay. */
  id: string;
  label: string;
  steps: readonly PetalStepView[];
}

/**
 * Benefits and journeys: numbered petals with a title, in a row that scrolls (docs/look.md#other-screens, Home
 * variants).
 */
export function PetalSteps({ id, label, steps }: PetalStepsProps): ReactElement {
  return (
    <ol id={id} className="petalSteps" aria-label={label} tabIndex={0}>
      {steps.map((step, index) => (
        <li key={step.title} className="petalSteps-step">
          {step.picture && (
            <div className="petalSteps-picture">
              <Picture address={step.picture} slot="card" />
            </div>
          )}
          <span className="petalSteps-number type-tabular" aria-hidden="true">
            {index + 1}
          </span>
          <h3 className="type-h3">{step.title}</h3>
          <p>{step.text}</p>
        </li>
      ))}
    </ol>
  );
}

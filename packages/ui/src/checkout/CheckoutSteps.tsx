import { Fragment, type ReactElement } from 'react';
import { Icon } from '../icons/Icon.tsx';

interface CheckoutStepsProps {
  label: string;
  steps: readonly string[];
  /** Index of the step the learner is at. */
  current: number;
}

/** Petal steps of the checkout header. */
export function CheckoutSteps({ label, steps, current }: CheckoutStepsProps): ReactElement {
  return (
    <ol className="steps" aria-label={label}>
      {steps.map((step, index) => (
        <Fragment key={step}>
          {index > 0 && <li className="steps-line" aria-hidden="true" />}
          <li
            className={
              index === current ? 'steps-step steps-current' : index < current ? 'steps-step steps-done' : 'steps-step'
            }
            aria-current={index === current ? 'step' : undefined}
          >
            <span className="steps-number type-tabular">{index < current ? <Icon name="check" /> : index + 1}</span>
            <span className="steps-text">{step}</span>
          </li>
        </Fragment>
      ))}
    </ol>
  );
}

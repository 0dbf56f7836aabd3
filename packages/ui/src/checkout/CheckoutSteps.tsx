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
          {index > 0 && <li className="ln" aria-hidden="true" />}
          <li
            className={index === current ? 'step on' : index < current ? 'step done' : 'step'}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className="k tnum">{index < current ? <Icon name="check" /> : index + 1}</span>
            <span className="tx">{step}</span>
          </li>
        </Fragment>
      ))}
    </ol>
  );
}

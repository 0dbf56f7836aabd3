import type { Landing } from '@suluh/api/types';
import { landingText } from '@suluh/i18n-id/landing';
import { Section } from '@suluh/ui/sections/Section';
import type { ReactElement } from 'react';
import { PetalSteps } from './PetalSteps.tsx';

/** How one takes part, as numbered petals; nothing without steps (docs/product/partner.md#landing). */
export function LandingSteps({ landing: { stepsTitle, steps } }: { landing: Landing }): ReactElement | null {
  if (steps.length === 0) return null;
  const title = stepsTitle || landingText.steps;
  return (
    <Section title={title}>
      <PetalSteps id="cara" label={title} steps={steps} />
    </Section>
  );
}

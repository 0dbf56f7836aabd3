import { AUTOPLAY_MS } from '@suluh/domain/carousel';
import { internshipText, ukmText } from '@suluh/i18n-id/tenant';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { PetalSteps } from './PetalSteps.tsx';
import { AutoScroll } from '@suluh/ui/sections/AutoScroll';
import { Section } from '@suluh/ui/sections/Section';
import type { ReactElement } from 'react';
import { autoplayLabels } from '../parts/courses/index.ts';

/** What the line is about, as numbered petals (spec 2, benefit slider of 5 s; LOOK.md 11). */
export function AboutSection({ tenant }: { tenant: TenantConfig }): ReactElement | null {
  if (!tenant.capabilities.homeSections.includes('about')) return null;
  const { aboutTitle, about } = tenant.subBrand === internshipText.name ? internshipText : ukmText;
  return (
    <Section
      title={aboutTitle}
      id="tentang"
      controls={<AutoScroll targetId="manfaat" intervalMs={AUTOPLAY_MS.benefit} labels={autoplayLabels} />}
    >
      <PetalSteps id="manfaat" label={aboutTitle} steps={about} />
    </Section>
  );
}

/** The way of a participant from login to certificate (spec 3, Journey item). */
export function HowToLearnSection({ tenant }: { tenant: TenantConfig }): ReactElement | null {
  if (!tenant.capabilities.homeSections.includes('howToLearn')) return null;
  return (
    <Section title={internshipText.howToLearnTitle} id="cara-belajar">
      <PetalSteps id="langkah" label={internshipText.howToLearnTitle} steps={internshipText.howToLearn} />
    </Section>
  );
}

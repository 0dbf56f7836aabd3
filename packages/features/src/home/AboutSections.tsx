import { AUTOPLAY_MS } from '@suluh/domain/carousel';
import { internshipText } from '@suluh/i18n-id/tenant';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { PetalSteps } from '../parts/landing-sections/index.ts';
import { AutoScroll } from '@suluh/ui/sections/AutoScroll';
import { Section } from '@suluh/ui/sections/Section';
import type { ReactElement } from 'react';
import { autoplayLabels } from '../parts/courses/index.ts';
import { ABOUT_TEXT } from './texts.ts';

/** What the line is about, as numbered petals (docs/product/home.md#sliders; docs/look.md#other-screens). */
export function AboutSection({ tenant }: { tenant: TenantConfig }): ReactElement | null {
  const text = ABOUT_TEXT[tenant.copy];
  if (!text || !tenant.capabilities.homeSections.includes('about')) return null;
  const { aboutTitle, about } = text;
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

/** The way of a participant from login to certificate (docs/product/partner.md#fields). */
export function HowToLearnSection({ tenant }: { tenant: TenantConfig }): ReactElement | null {
  if (!tenant.capabilities.homeSections.includes('howToLearn')) return null;
  return (
    <Section title={internshipText.howToLearnTitle} id="cara-belajar">
      <PetalSteps id="langkah" label={internshipText.howToLearnTitle} steps={internshipText.howToLearn} />
    </Section>
  );
}

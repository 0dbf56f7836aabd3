import type { Landing } from '@suluh/api/types';
import { AUTOPLAY_MS } from '@suluh/domain/carousel';
import { internshipText } from '@suluh/i18n-id/tenant';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { pictureAddress } from '../parts/pictures/index.ts';
import { LandingSteps, PetalSteps } from '../parts/landing-sections/index.ts';
import { AutoScroll } from '@suluh/ui/sections/AutoScroll';
import { Section } from '@suluh/ui/sections/Section';
import type { ReactElement } from 'react';
import { autoplayLabels } from '../parts/courses/index.ts';
import { aboutText } from './texts.ts';

interface OfHome {
  tenant: TenantConfig;
  /** What staff write of it; its words stand before those of the line. */
  landing: Landing | null;
}

/** What one has of the line or programme, as numbered petals, each below its picture where it has one (docs/product/home.md#sliders; docs/look.md#other-screens). */
export function AboutSection({ tenant, landing, isSaving }: OfHome & { isSaving: boolean }): ReactElement | null {
  const text = aboutText(tenant, landing);
  if (!text) return null;
  const points = text.points.map((point) => ({
    ...point,
    picture: isSaving ? null : pictureAddress(point.picture, tenant),
  }));
  return (
    <Section
      title={text.title}
      id="tentang"
      controls={<AutoScroll targetId="manfaat" intervalMs={AUTOPLAY_MS.benefit} labels={autoplayLabels} />}
    >
      <PetalSteps id="manfaat" label={text.title} steps={points} />
    </Section>
  );
}

const showsWayBelow = ({ capabilities }: TenantConfig) => capabilities.homeSections.includes('howToLearn');

/** How one takes part, right below the banner; a line that shows the way of its participants further down does it there. */
export const FirstSteps = ({ tenant, landing }: OfHome): ReactElement | null =>
  landing && !showsWayBelow(tenant) ? <LandingSteps landing={landing} /> : null;

/** The way of a participant from login to certificate (docs/product/partner.md#fields). */
export function HowToLearnSection({ tenant, landing }: OfHome): ReactElement | null {
  if (!showsWayBelow(tenant)) return null;
  const steps = landing?.steps.length ? landing.steps : internshipText.howToLearn;
  const title = landing?.stepsTitle || internshipText.howToLearnTitle;
  return (
    <Section title={title} id="cara-belajar">
      <PetalSteps id="langkah" label={title} steps={steps} />
    </Section>
  );
}

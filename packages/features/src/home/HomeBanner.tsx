import { pathTo } from '@suluh/domain/address';
import type { Banner, Landing } from '@suluh/api/types';
import { homeText } from '@suluh/i18n-id/home';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { HeroSlide } from '@suluh/ui/home/BannerSlide';
import { BannerSlider } from '@suluh/ui/home/BannerSlider';
import type { ReactElement } from 'react';
import { houseDye } from '../parts/brand/index.ts';
import { LandingFigures, LandingHead, LandingSlide } from '../parts/landing-sections/index.ts';
import { StaffBanner } from './StaffBanner.tsx';
import { heroText } from './texts.ts';

interface HomeBannerProps {
  tenant: TenantConfig;
  /** Those of the programme or of the site; they follow on the slide of its own. */
  banners: readonly Banner[];
  /** What staff write of the programme; its hero is then the slide of its own. */
  landing: Landing | null;
  /** Cloth and words instead of pictures. */
  isSaving: boolean;
}

/**
 * What a home begins with: the slide of its own, patchwork on the main site, the house cloth or the landing page's hero
 * elsewhere (docs/look.md#motif and 11), then the banners of its programme or of the site, and the landing page's figures.
 * A hero without banners stands still.
 */
export function HomeBanner({ tenant, banners, landing, isSaving }: HomeBannerProps): ReactElement {
  const { title, body, action } = heroText(tenant);
  const others = tenant.capabilities.hasBanners ? banners.filter((banner) => banner.title !== title) : [];
  const ofLanding = landing && { landing, tenant, house: houseDye(tenant), isSaving, headingLevel: 2 as const };
  if (ofLanding && others.length === 0) return <LandingHead {...ofLanding} />;
  const slides = [
    ofLanding ? (
      <LandingSlide key="hero" {...ofLanding} />
    ) : (
      <HeroSlide
        key="hero"
        headingLevel={2}
        title={title}
        body={body}
        actionText={action}
        actionHref={pathTo(tenant.routes, 'courses')}
        art={tenant.theme.hero === 'patchwork' && !isSaving ? 'patchwork' : houseDye(tenant)}
      />
    ),
    ...others.map((banner, index) => (
      <StaffBanner key={banner.bannerId} banner={banner} index={index} tenant={tenant} isSaving={isSaving} />
    )),
  ];
  const labels = {
    region: homeText.banner,
    slides: slides.map((_, index) => homeText.bannerNumber(index + 1)),
    pause: homeText.pauseBanner,
    play: homeText.playBanner,
    previous: homeText.previousBanner,
    next: homeText.nextBanner,
  };
  return (
    <>
      <BannerSlider slides={slides} labels={labels} />
      {landing && <LandingFigures figures={landing.figures} />}
    </>
  );
}

import { pathTo } from '@suluh/domain/address';
import type { Banner, Landing } from '@suluh/api/types';
import { homeText } from '@suluh/i18n-id/home';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { HeroSlide } from '@suluh/ui/home/BannerSlide';
import { BannerSlider } from '@suluh/ui/home/BannerSlider';
import type { ReactElement } from 'react';
import { houseDye } from '../parts/brand/index.ts';
import { LandingFigures, LandingHead, LandingSlide } from '../parts/landing-sections/index.ts';
import { homeArt, StaffBanner } from './StaffBanner.tsx';
import { heroText } from './texts.ts';

interface HomeBannerProps {
  tenant: TenantConfig;
  /** Those of the programme or of the site; they follow on the hero of a landing page. */
  banners: readonly Banner[];
  /** What staff write of the programme; its hero is then the slide of its own. */
  landing: Landing | null;
  /** What follows on the slides: the landing page's, or how much there is to learn. */
  figures: Landing['figures'];
  /** Cloth and words instead of pictures. */
  isSaving: boolean;
}

/**
 * What a home begins with: the landing page's hero, then the banners of its programme or of the site, and the landing
 * page's figures; where staff wrote neither, words of its own (docs/look.md#motif and 11). A hero without banners stands
 * still.
 */
export function HomeBanner({ tenant, banners, landing, figures, isSaving }: HomeBannerProps): ReactElement {
  const written = tenant.capabilities.hasBanners ? banners : [];
  const ofLanding = landing && { landing, tenant, house: houseDye(tenant), isSaving, headingLevel: 2 as const };
  if (ofLanding && written.length === 0) return <LandingHead {...ofLanding} />;
  const hero = heroText(tenant);
  const slides = [
    ofLanding && <LandingSlide key="hero" {...ofLanding} />,
    !ofLanding && written.length === 0 && (
      <HeroSlide
        key="hero"
        headingLevel={2}
        title={hero.title}
        body={hero.body}
        actionText={hero.action}
        actionHref={pathTo(tenant.routes, 'courses')}
        art={homeArt(tenant, !isSaving)}
      />
    ),
    ...written.map((banner, index) => (
      <StaffBanner
        key={banner.bannerId}
        banner={banner}
        index={index}
        tenant={tenant}
        isSaving={isSaving}
        isFirst={!ofLanding && index === 0}
      />
    )),
  ].filter((slide) => slide !== null && slide !== false);
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
      <LandingFigures figures={figures} />
    </>
  );
}

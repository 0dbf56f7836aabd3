import type { Banner } from '@suluh/api/types';
import { sanitiseUrl } from '@suluh/domain/validation';
import { homeText } from '@suluh/i18n-id/home';
import { pictureAddress } from '@suluh/tenant/pictures';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { MOTIF_NAMES, type MotifName } from '@suluh/ui/cloth/motifs.ts';
import { TENANT_RAMPS } from '@suluh/ui/foundations/tenants.ts';
import { HeroSlide, ImageSlide } from '@suluh/ui/home/BannerSlide';
import { BannerSlider } from '@suluh/ui/home/BannerSlider';
import type { ReactElement } from 'react';
import { heroText } from './texts.ts';

/** The cloth of a tenant's first slide: patchwork on the main site, the house motif elsewhere (LOOK.md 6 and 11). */
function heroArt({ theme }: TenantConfig): 'patchwork' | MotifName {
  if (theme.kind === 'white-label') return TENANT_RAMPS['white-label'].houseMotif;
  if (theme.tenant === 'internship-ddb' || theme.tenant === 'myindibiz') return TENANT_RAMPS[theme.tenant].houseMotif;
  return 'patchwork';
}

/** The slider at the top of a home page: the tenant's own slide, then the banners of its programme or of the site. */
export function HomeBanner({ tenant, banners }: { tenant: TenantConfig; banners: readonly Banner[] }): ReactElement {
  const { title, body, action } = heroText(tenant);
  const others = tenant.id === 'main' ? banners.filter((banner) => banner.title !== title) : [];
  const slides = [
    <HeroSlide key="hero" title={title} body={body} actionText={action} actionHref={tenant.routes.courses()} art={heroArt(tenant)} />,
    ...others.map((banner, index) => (
      <ImageSlide key={banner.bannerId} title={banner.title} imageUrl={pictureAddress(banner.foto, tenant)} href={banner.url === null ? null : sanitiseUrl(banner.url)} motif={MOTIF_NAMES[(index + 3) % MOTIF_NAMES.length] ?? 'kawung'} />
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
  return <BannerSlider slides={slides} labels={labels} />;
}

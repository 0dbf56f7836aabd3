import { onSite } from '@suluh/domain/address';
import type { Banner } from '@suluh/api/types';
import { sanitiseUrl } from '@suluh/domain/validation';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { MOTIF_NAMES } from '@suluh/ui/cloth/motifs.ts';
import { HeroSlide, ImageSlide } from '@suluh/ui/home/BannerSlide';
import type { ReactElement } from 'react';
import { houseDye } from '../parts/brand/index.ts';
import { pictureAddress } from '../parts/pictures/index.ts';

interface StaffBannerProps {
  banner: Banner;
  /** Its place among others, which decides its cloth. */
  index: number;
  tenant: TenantConfig;
  isSaving: boolean;
}

/** A banner as staff wrote it: words and an action beside a picture, or a picture that leads somewhere. Needs HomeStylesheet. */
export function StaffBanner({ banner, index, tenant, isSaving }: StaffBannerProps): ReactElement {
  const imageUrl = isSaving ? null : pictureAddress(banner.foto, tenant);
  const href = banner.url === null ? null : sanitiseUrl(onSite(tenant.routes, banner.url));
  return banner.body && banner.action && href ? (
    <HeroSlide
      headingLevel={2}
      title={banner.title}
      body={banner.body}
      actionText={banner.action}
      actionHref={href}
      art={imageUrl === null ? houseDye(tenant) : { imageUrl }}
      tone={banner.tone}
    />
  ) : (
    <ImageSlide
      title={banner.title}
      imageUrl={imageUrl}
      href={href}
      motif={MOTIF_NAMES[(index + 3) % MOTIF_NAMES.length] ?? 'kawung'}
    />
  );
}

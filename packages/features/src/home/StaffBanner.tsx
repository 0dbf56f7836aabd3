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
  /** The first slide of the page; without a picture it shows the cloth of the tenant's home. */
  isFirst?: boolean;
}

/** What stands beside the words of a home: all motifs where a tenant has them, the house cloth elsewhere. */
export const homeArt = (tenant: TenantConfig, isRich: boolean) =>
  tenant.theme.hero === 'patchwork' && isRich ? 'patchwork' : houseDye(tenant);

/** A banner as staff wrote it: words and an action beside a picture, or a picture that leads somewhere. Needs HomeStylesheet. */
export function StaffBanner({ banner, index, tenant, isSaving, isFirst = false }: StaffBannerProps): ReactElement {
  const imageUrl = isSaving ? null : pictureAddress(banner.foto, tenant);
  const href = banner.url === null ? null : sanitiseUrl(onSite(tenant.routes, banner.url));
  return banner.body && banner.action && href ? (
    <HeroSlide
      headingLevel={2}
      title={banner.title}
      body={banner.body}
      actionText={banner.action}
      actionHref={href}
      art={imageUrl === null ? homeArt(tenant, isFirst && !isSaving) : { imageUrl }}
      eager={isFirst}
      tone={banner.tone}
    />
  ) : (
    <ImageSlide
      title={banner.title}
      imageUrl={imageUrl}
      href={href}
      motif={MOTIF_NAMES[(index + 3) % MOTIF_NAMES.length] ?? 'kawung'}
      eager={isFirst}
    />
  );
}

import type { Landing } from '@suluh/api/types';
import { onSite } from '@suluh/domain/address';
import { sanitiseUrl } from '@suluh/domain/validation';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { HeroSlide, type BannerTone } from '@suluh/ui/home/BannerSlide';
import type { HouseDye } from '@suluh/ui/foundations/tenants.ts';
import type { ReactElement } from 'react';
import { pictureAddress } from '../pictures/index.ts';

interface LandingHeadProps {
  landing: Landing;
  tenant: TenantConfig;
  /** Cloth where there is no picture, or none is to be loaded. */
  house: HouseDye;
  isSaving?: boolean;
  /** Dye of the ground below the words; without it that of the tenant. */
  tone?: BannerTone;
  /** 2 where the page has a title of its own. */
  headingLevel?: 1 | 2;
}

/**
 * What a landing page begins with: its hero with badge and picture, and up to four figures (docs/look.md#pictures). Needs
 * HomeStylesheet.
 */
export function LandingHead({
  landing,
  tenant,
  house,
  isSaving = false,
  tone,
  headingLevel = 1,
}: LandingHeadProps): ReactElement {
  const { title, body, badge, action, url, figures } = landing;
  const imageUrl = isSaving ? null : pictureAddress(landing.picture, tenant);
  return (
    <>
      <div className="bannerSlider">
        <div className="layout-page">
          <HeroSlide
            title={title}
            body={body}
            badge={badge}
            {...(action && url ? { actionText: action, actionHref: sanitiseUrl(onSite(tenant.routes, url)) } : {})}
            art={imageUrl === null ? house : { imageUrl }}
            tone={tone}
            headingLevel={headingLevel}
          />
        </div>
      </div>
      {figures.length > 0 && (
        <div className="layout-page">
          <dl className="landingHead-figures">
            {figures.map(({ value, label }) => (
              <div key={label} className="landingHead-figure">
                <dt className="type-small type-muted">{label}</dt>
                <dd className="landingHead-value">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </>
  );
}

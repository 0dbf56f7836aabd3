import type { Landing } from '@suluh/api/types';
import { onSite } from '@suluh/domain/address';
import { sanitiseUrl } from '@suluh/domain/validation';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { HeroSlide, type BannerTone } from '@suluh/ui/home/BannerSlide';
import type { HouseDye } from '@suluh/ui/foundations/tenants.ts';
import type { ReactElement } from 'react';
import { pictureAddress } from '../pictures/index.ts';

interface LandingSlideProps {
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

/** The hero of a landing page, with badge and picture. Needs HomeStylesheet. */
export function LandingSlide({
  landing: { title, body, badge, action, url, picture },
  tenant,
  house,
  isSaving = false,
  tone,
  headingLevel = 1,
}: LandingSlideProps): ReactElement {
  const imageUrl = isSaving ? null : pictureAddress(picture, tenant);
  return (
    <HeroSlide
      title={title}
      body={body}
      badge={badge}
      {...(action && url ? { actionText: action, actionHref: sanitiseUrl(onSite(tenant.routes, url)) } : {})}
      art={imageUrl === null ? house : { imageUrl }}
      tone={tone}
      headingLevel={headingLevel}
    />
  );
}

/** Up to four figures of a landing page; nothing without any. */
export const LandingFigures = ({ figures }: Pick<Landing, 'figures'>): ReactElement | null =>
  figures.length === 0 ? null : (
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
  );

/**
 * What a landing page begins with: its hero with badge and picture, and up to four figures (docs/look.md#pictures). Needs
 * HomeStylesheet.
 */
export const LandingHead = (props: LandingSlideProps): ReactElement => (
  <>
    <div className="bannerSlider">
      <div className="layout-page">
        <LandingSlide {...props} />
      </div>
    </div>
    <LandingFigures figures={props.landing.figures} />
  </>
);

import type { Landing } from '@suluh/api/types';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { Cloth } from '@suluh/ui/cloth/Cloth';
import { fieldOf } from '@suluh/ui/cloth/swatch.ts';
import { Picture } from '@suluh/ui/pictures/Picture';
import type { ReactElement } from 'react';
import { pictureAddress } from '../pictures/index.ts';

interface LandingStoryProps {
  landing: Landing;
  tenant: TenantConfig;
  isSaving?: boolean;
}

/** A welcome, or what somebody tells, beside its picture; nothing without words (docs/product/partner.md#landing). */
export function LandingStory({ landing, tenant, isSaving = false }: LandingStoryProps): ReactElement | null {
  const { storyTitle, story, storyName, storyRole } = landing;
  if (story === '') return null;
  const address = isSaving ? null : pictureAddress(landing.storyPicture, tenant);
  return (
    <section className="section">
      <div className="layout-page">
        <figure className="landingStory">
          <div className="landingStory-picture">
            {address === null ? (
              <Cloth thumbnail={fieldOf('ceplok', 1.29)} fixedScale />
            ) : (
              <Picture address={address} slot="row" />
            )}
          </div>
          <div className="landingStory-words">
            {storyTitle && <h2 className="type-h2">{storyTitle}</h2>}
            <blockquote className="landingStory-quote">{story}</blockquote>
            {storyName && (
              <figcaption>
                <strong>{storyName}</strong>
                {storyRole && <span className="type-small type-muted landingStory-role">{storyRole}</span>}
              </figcaption>
            )}
          </div>
        </figure>
      </div>
    </section>
  );
}

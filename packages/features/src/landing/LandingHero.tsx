import type { HouseDye } from '@suluh/ui/foundations/tenants.ts';
import { HeroSlide } from '@suluh/ui/home/BannerSlide';
import type { ReactElement } from 'react';

interface LandingHeroProps {
  title: string;
  body: string;
  actionText: string;
  actionHref: string;
  art: HouseDye;
}

/**
 * One hero slide across the container; its title is the page's (docs/look.md#other-screens, home variants). Needs
 * HomeSheet.
 */
export function LandingHero(props: LandingHeroProps): ReactElement {
  return (
    <div className="slider">
      <div className="wrap">
        <HeroSlide {...props} />
      </div>
    </div>
  );
}

import type { ReactElement, ReactNode } from 'react';
import { controlText } from '@suluh/i18n-id/control';
import { homeText } from '@suluh/i18n-id/home';
import { ChipLink } from '@suluh/ui/badges/Chip';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { Cloth } from '@suluh/ui/cloth/Cloth';
import { fieldOf } from '@suluh/ui/cloth/swatch.ts';
import type { LinkComponent } from '@suluh/ui/links/Anchor';
import { ScrollRow } from '@suluh/ui/sections/ScrollRow';

export interface CollectionTab {
  label: string;
  href: string;
  selected: boolean;
}

interface PrakerjaCollectionProps {
  tabs: readonly CollectionTab[];
  seeAllHref: string;
  /** `ScrollRowArrows` of `PRAKERJA_ROW`, beside the tabs. */
  arrows?: ReactNode;
  /** One `CourseCard` each. */
  children: ReactNode;
  linkComponent?: LinkComponent;
}

/** Id of the row of cards. */
export const PRAKERJA_ROW = 'prakerja-row';

/** Prakerja block of the home: a cloth panel, the collections as chips, and a row of cards, three at a time. */
export function PrakerjaCollection({
  tabs,
  seeAllHref,
  arrows,
  children,
  linkComponent,
}: PrakerjaCollectionProps): ReactElement {
  return (
    <section className="section" aria-labelledby="prakerja">
      <div className="layout-page prakerjaCollection">
        <div className="prakerjaCollection-lead ground-deep">
          <div className="prakerjaCollection-art">
            <Cloth thumbnail={fieldOf('kawung', 1.02)} fixedScale />
          </div>
          <div className="prakerjaCollection-text">
            <h2 className="type-h2" id="prakerja">
              {homeText.prakerjaTitle}
            </h2>
            <p>{homeText.prakerjaLead}</p>
            <ButtonLink kind="line" className="prakerjaCollection-all" href={seeAllHref} linkComponent={linkComponent}>
              {controlText.seeAll}
            </ButtonLink>
          </div>
        </div>
        <div className="prakerjaCollection-courses">
          <div className="prakerjaCollection-tabs">
            <nav className="chip-row chip-scrollingRow" aria-label={homeText.prakerjaTabs}>
              {tabs.map((tab) => (
                <ChipLink key={tab.href} href={tab.href} selected={tab.selected} linkComponent={linkComponent}>
                  {tab.label}
                </ChipLink>
              ))}
            </nav>
            {arrows}
          </div>
          <ScrollRow id={PRAKERJA_ROW} label={homeText.prakerjaTitle} slides={3}>
            {children}
          </ScrollRow>
        </div>
      </div>
    </section>
  );
}

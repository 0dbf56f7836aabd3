import type { ReactElement, ReactNode } from 'react';
import { controlText } from '@suluh/i18n-id/control';
import { Icon } from '../icons/Icon.tsx';
import { Anchor, type LinkComponent } from '../links/Anchor.tsx';

export interface SectionHeadingProps {
  title: string;
  /** Id of the heading, for aria-labelledby. */
  id?: string;
  lead?: string;
  /** Address of 'Lihat Semua'; the caller decides by the counts of docs/product/display.md#carousels. */
  seeAllHref?: string | null;
  /** ScrollRow arrows or another control at the end. */
  controls?: ReactNode;
  headingLevel?: 1 | 2;
  linkComponent?: LinkComponent | undefined;
}

/** Heading of a section with 'Lihat Semua' and arrows. */
export function SectionHeading(props: SectionHeadingProps): ReactElement {
  const { title, id, lead, seeAllHref, controls, headingLevel = 2, linkComponent } = props;
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <div className="section-head">
      <div>
        <Heading className="type-h2" id={id}>
          {title}
        </Heading>
        {lead && <p>{lead}</p>}
      </div>
      {seeAllHref && (
        <Anchor as={linkComponent} className="section-all" href={seeAllHref}>
          <span>
            {controlText.seeAll}
            <span className="layout-hidden">{` ${title}`}</span>
          </span>
          <Icon name="arrow-right" size={18} />
        </Anchor>
      )}
      {controls}
    </div>
  );
}

interface SectionProps extends SectionHeadingProps {
  /** Ground of warm paper across the page. */
  band?: boolean;
  children: ReactNode;
}

/** A page section: heading and content inside the container. */
export function Section({ band = false, children, ...heading }: SectionProps): ReactElement {
  return (
    <section className={band ? 'section-band' : 'section'}>
      <div className="layout-page">
        <SectionHeading {...heading} />
        {children}
      </div>
    </section>
  );
}

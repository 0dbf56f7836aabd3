import type { ReactElement, ReactNode } from 'react';
import { commonText } from '@suluh/i18n-id/common';
import { Icon } from '../icons/Icon.tsx';
import { Anchor, type LinkComponent } from '../links/Anchor.tsx';

export interface SectionHeadingProps {
  title: string;
  /** Id of the heading, for aria-labelledby. */
  id?: string;
  lead?: string;
  /** Address of 'Lihat Semua'; the caller decides by the counts of docs/product/display.md#carousels. */
  seeAllHref?: string | null;
  /** Carousel arrows or another control at the end. */
  controls?: ReactNode;
  headingLevel?: 1 | 2;
  linkComponent?: LinkComponent | undefined;
}

/** Heading of a section with 'Lihat Semua' and arrows. */
export function SectionHeading(props: SectionHeadingProps): ReactElement {
  const { title, id, lead, seeAllHref, controls, headingLevel = 2, linkComponent } = props;
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <div className="sec-h">
      <div>
        <Heading className="h2" id={id}>
          {title}
        </Heading>
        {lead && <p>{lead}</p>}
      </div>
      {seeAllHref && (
        <Anchor as={linkComponent} className="all" href={seeAllHref}>
          <span>
            {commonText.seeAll}
            <span className="sr"> {title}</span>
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
    <section className={band ? 'sec-band' : 'sec'}>
      <div className="wrap">
        <SectionHeading {...heading} />
        {children}
      </div>
    </section>
  );
}

import type { CSSProperties, ReactElement } from 'react';
import { Badge } from '../badges/Badge.tsx';
import { ButtonLink } from '../buttons/ButtonLink.tsx';
import { Cloth } from '../cloth/Cloth.tsx';
import { HouseCloth } from '../cloth/HouseCloth.tsx';
import type { MotifName } from '../cloth/motifs.ts';
import { fieldOf } from '../cloth/swatch.ts';
import type { HouseDye } from '../foundations/tenants.ts';
import { Anchor, type LinkComponent } from '../links/Anchor.tsx';
import { Picture } from '../pictures/Picture.tsx';

/** Dyes a slide may be grounded in. */
export type BannerTone = 'nila' | 'daun' | 'mengkudu' | 'soga';

const groundOf = (tone: BannerTone) =>
  ({ '--bg-deep': `var(--${tone}-900)`, '--text-on-deep-2': `var(--${tone}-200)` }) as CSSProperties;

interface HeroSlideProps {
  title: string;
  body: string;
  /** Above the title, such as the cohort that begins next. */
  badge?: string;
  /** Word of the flame button, and where it leads; no button without them. */
  actionText?: string;
  actionHref?: string;
  /** Patchwork on the main site; the house cloth of a tenant elsewhere; or a picture of its own. */
  art: 'patchwork' | HouseDye | { imageUrl: string };
  /** Dye of the ground below the words; without it that of the tenant. */
  tone?: BannerTone | undefined;
  /** Level of the title; 1 on the first slide of a page. */
  headingLevel?: 1 | 2;
  /** The first slide: its picture is what a visitor sees first. */
  eager?: boolean;
  linkComponent?: LinkComponent;
}

/** Banner with words, the flame button and cloth beside them. */
export function HeroSlide(props: HeroSlideProps): ReactElement {
  const {
    title,
    body,
    badge,
    actionText,
    actionHref,
    art,
    tone,
    headingLevel = 1,
    eager = false,
    linkComponent,
  } = props;
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <div className="bannerSlider-slide ground-deep" style={tone && groundOf(tone)}>
      <div className="bannerSlider-text">
        {badge && <Badge tone="neutral">{badge}</Badge>}
        <Heading className="type-display">{title}</Heading>
        <p>{body}</p>
        {actionHref && (
          <ButtonLink
            kind="flame"
            size="large"
            className="bannerSlider-action"
            href={actionHref}
            linkComponent={linkComponent}
          >
            {actionText}
          </ButtonLink>
        )}
      </div>
      <div className="bannerSlider-art">
        {art === 'patchwork' ? (
          <img src="/_ui/hero.svg" alt="" width={600} height={450} />
        ) : 'imageUrl' in art ? (
          <Picture address={art.imageUrl} slot="art" eager={eager} />
        ) : (
          <HouseCloth house={art} scale={1.29} />
        )}
      </div>
    </div>
  );
}

interface ImageSlideProps {
  /** What the picture says, below it; also the name of its link. */
  title: string;
  imageUrl: string | null;
  href: string | null;
  /** Cloth behind the picture, and in its place when there is none or it fails. */
  motif: MotifName;
  eager?: boolean;
  linkComponent?: LinkComponent;
}

/**
 * Banner that is one picture. Below it, seen without a picture and when it fails, a cut of cloth with the title on a
 * quiet ground.
 */
export function ImageSlide({
  title,
  imageUrl,
  href,
  motif,
  eager = false,
  linkComponent,
}: ImageSlideProps): ReactElement {
  const inside = (
    <>
      <Cloth thumbnail={fieldOf(motif, 1.29)} fixedScale />
      <span className="bannerSlider-caption type-h2">{title}</span>
      {imageUrl && <Picture address={imageUrl} slot="banner" eager={eager} />}
    </>
  );
  return (
    <div className="bannerSlider-slide ground-deep">
      {href ? (
        <Anchor as={linkComponent} className="bannerSlider-full" href={href}>
          {inside}
        </Anchor>
      ) : (
        <div className="bannerSlider-full">{inside}</div>
      )}
    </div>
  );
}

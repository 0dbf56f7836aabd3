import type { ReactElement } from 'react';
import { notFoundText } from '@suluh/i18n-id/site';
import { ButtonLink } from '../buttons/ButtonLink.tsx';
import type { LinkComponent } from '../links/Anchor.tsx';
import { stillInside } from '../sections/stillInside.ts';

interface NotFoundPageProps {
  searchHref: string;
  homeHref: string;
  linkComponent?: LinkComponent;
}

/** 404: a patchwork with one piece missing, needle and thread beside it. Needs FullPageStylesheet. */
export function NotFoundPage({ searchHref, homeHref, linkComponent }: NotFoundPageProps): ReactElement {
  const inside = () => (
    <>
      <div className="fullPage-art" aria-hidden="true">
        {/* lazy: this page stands ready in the payload of every other, and an eager picture would be preloaded there */}
        <img src="/_ui/not-found.svg" alt="" width={600} height={450} loading="lazy" />
        <svg className="fullPage-needle" viewBox="0 0 600 450">
          <path
            d="M158 300C110 360 210 420 262 352S330 250 250 214"
            fill="none"
            stroke="var(--mengkudu-500)"
            strokeWidth="3"
            strokeLinecap="round"
          />
          <g transform="translate(250 214) rotate(-38)">
            <path d="M-4 0C-4 -5 10 -5 16 -4L92 0L16 4C10 5 -4 5 -4 0Z" fill="var(--arang-700)" />
            <ellipse cx="6" cy="0" rx="6" ry="1.6" fill="var(--bg-page)" />
          </g>
        </svg>
      </div>
      <div>
        <h1 className="type-display">{notFoundText.title}</h1>
        <p className="type-lead fullPage-lead">{notFoundText.body}</p>
        <div className="layout-row layout-wrapping">
          <ButtonLink kind="flame" size="large" href={searchHref} linkComponent={linkComponent}>
            {notFoundText.search}
          </ButtonLink>
          <ButtonLink kind="plain" size="large" href={homeHref} linkComponent={linkComponent}>
            {notFoundText.home}
          </ButtonLink>
        </div>
      </div>
    </>
  );
  const still = linkComponent ? { children: inside() } : stillInside(`not found ${searchHref} ${homeHref}`, inside);
  return <main id="isi" className="layout-page fullPage-notFound" {...still} />;
}

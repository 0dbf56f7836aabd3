import type { ReactElement } from 'react';
import { notFoundText } from '@suluh/i18n-id/site';
import { ButtonLink } from '../buttons/ButtonLink.tsx';
import type { LinkComponent } from '../links/Anchor.tsx';
import { stillInside } from '../sections/stillInside.ts';

interface NotFoundPageProps {
  searchHref: string;
  homeHref: string;
  /** What is missing, where it is more than a page. */
  words?: { title: string; body: string };
  linkComponent?: LinkComponent;
}

/** 404: a patchwork with one piece missing, needle and thread beside it. Needs NotFoundPageStylesheet. */
export function NotFoundPage({
  searchHref,
  homeHref,
  words = notFoundText,
  linkComponent,
}: NotFoundPageProps): ReactElement {
  const inside = () => (
    <>
      <div className="notFoundPage-art" aria-hidden="true">
        {/* lazy: this page stands ready in the payload of every other, and an eager picture would be preloaded there */}
        <img src="/_ui/not-found.svg" alt="" width={600} height={450} loading="lazy" />
        <svg className="notFoundPage-needle" viewBox="0 0 600 450">
          <use href="/_ui/art.svg#jarum" />
        </svg>
      </div>
      <div>
        <h1 className="type-display">{words.title}</h1>
        <p className="type-lead notFoundPage-lead">{words.body}</p>
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
  const still = linkComponent
    ? { children: inside() }
    : stillInside(`not found ${searchHref} ${homeHref} ${words.title}`, inside);
  return <main id="isi" className="layout-page notFoundPage" {...still} />;
}

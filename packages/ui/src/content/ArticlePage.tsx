import type { ReactElement, ReactNode } from 'react';
import { Cloth } from '../cloth/Cloth.tsx';
import type { Thumbnail } from '../cloth/thumbnail.ts';
import { Picture } from '../pictures/Picture.tsx';

interface ArticlePageProps {
  /** Cloth of the header band, 240 px high from 768 px; null for a page without one. */
  cloth: Thumbnail | null;
  /** Picture above the text. */
  imageUrl?: string | null;
  breadcrumb: ReactNode;
  title: string;
  /** Below the title: date and contributor, or the facts of a vacancy. */
  facts: ReactNode;
  children: ReactNode;
  /** Below the column, as wide as the page: a row of courses. */
  after?: ReactNode;
}

/** Long reading: a cloth band and a column of 720 px (docs/look.md#other-screens). Needs ContentStylesheet. */
export function ArticlePage({
  cloth,
  imageUrl = null,
  breadcrumb,
  title,
  facts,
  children,
  after,
}: ArticlePageProps): ReactElement {
  return (
    <main id="isi">
      {cloth && (
        <div className="content-band">
          <Cloth thumbnail={cloth} fixedScale />
        </div>
      )}
      <div className="layout-page">
        <article className="content-reading">
          {breadcrumb}
          <h1 className="type-h1">{title}</h1>
          {facts}
          {imageUrl && (
            <div className="content-picture">
              <Picture address={imageUrl} slot="column" eager />
            </div>
          )}
          {children}
        </article>
      </div>
      {after}
    </main>
  );
}

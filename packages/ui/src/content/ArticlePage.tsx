import type { ReactElement, ReactNode } from 'react';
import { Cloth } from '../cloth/Cloth.tsx';
import type { Thumbnail } from '../cloth/thumbnail.ts';
import { Picture } from '../pictures/Picture.tsx';

interface ArticlePageProps {
  /** Cloth of the header band, 240 px high from 768 px; null for a page without one. */
  cloth: Thumbnail | null;
  /** Picture over the cloth; when it is missing or fails the cloth shows. */
  imageUrl?: string | null;
  breadcrumb: ReactNode;
  title: string;
  /** Below the title: date and contributor, or the facts of a vacancy. */
  facts: ReactNode;
  children: ReactNode;
}

/** Long reading: a cloth band and a column of 720 px (docs/look.md#other-screens). Needs ContentSheet. */
export function ArticlePage({
  cloth,
  imageUrl = null,
  breadcrumb,
  title,
  facts,
  children,
}: ArticlePageProps): ReactElement {
  return (
    <main id="isi">
      {cloth && (
        <div className="band">
          <Cloth thumbnail={cloth} fixedScale />
          {imageUrl && <Picture address={imageUrl} slot="band" eager />}
        </div>
      )}
      <div className="wrap">
        <article className="reading">
          {breadcrumb}
          <h1 className="h1">{title}</h1>
          {facts}
          {children}
        </article>
      </div>
    </main>
  );
}

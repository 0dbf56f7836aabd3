import type { ReactElement } from 'react';
import { recapText } from '@suluh/i18n-id/recap';
import { Logo } from '../furniture/Logo.tsx';

export interface RecapListView {
  shown: readonly string[];
  /** '+ 4 Kursus Lainnya', or null when all are shown. */
  moreText: string | null;
}

export interface RecapImageView {
  /** 'Learning Recap 2025'. */
  titleText: string;
  /** 'Ratih, kamu'. */
  youAreText: string;
  /** 'High-Achiever!'. */
  categoryText: string;
  courses: RecapListView;
  institutes: RecapListView;
}

function RecapList({ title, list }: { title: string; list: RecapListView }): ReactElement {
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {list.shown.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {list.moreText && <p className="rc-more">{list.moreText}</p>}
    </section>
  );
}

/**
 * The yearly recap as a portrait picture, 1080 x 1350: patchwork with the torch, who the learner is, what and where
 * they learnt (docs/product/recap.md#page). It scales with its container and ignores themes.
 */
export function RecapImage({ recap, product }: { recap: RecapImageView; product: string }): ReactElement {
  return (
    <article className="recap-fit" aria-label={recap.titleText}>
      <div className="recap">
        <div className="rc-top">
          <img src="/_ui/recap.svg" alt="" />
        </div>
        <div className="rc-b">
          <header>
            <Logo name={product} height={72} onDeep />
            <span>{recap.titleText}</span>
          </header>
          <h2>
            {recap.youAreText}
            <br />
            {recap.categoryText}
          </h2>
          <div className="rc-g">
            <RecapList title={recapText.courses} list={recap.courses} />
            <RecapList title={recapText.institutes} list={recap.institutes} />
          </div>
        </div>
      </div>
    </article>
  );
}

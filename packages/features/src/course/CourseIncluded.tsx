import { includedText } from '@suluh/i18n-id/courseIncluded';
import { Icon } from '@suluh/ui/icons/Icon';
import type { ReactElement } from 'react';
import { MarkedList } from './CourseStory.tsx';

interface CourseIncludedProps {
  items: readonly string[];
  /** The certificate as everybody may look at it, PDF; null where the course has none. */
  sampleHref: string | null;
  /** Where the refund policy is explained; null where nothing is paid. */
  helpHref: string | null;
}

/** What a course comes with, and when its money goes back. */
export function CourseIncluded({ items, sampleHref, helpHref }: CourseIncludedProps): ReactElement | null {
  if (items.length === 0 && helpHref === null) return null;
  return (
    <div className="courseStory-columns">
      <MarkedList
        title={includedText.title}
        items={items}
        icon="check"
        last={
          sampleHref === null ? null : (
            <li>
              <Icon name="certificate" className="courseStory-mark" />
              <a className="type-link" href={sampleHref} target="_blank" rel="noopener nofollow">
                {includedText.sample}
              </a>
            </li>
          )
        }
      />
      {helpHref !== null && (
        <section id="dana">
          <h2 className="type-h3">{includedText.refundTitle}</h2>
          <p className="type-muted">
            {includedText.refund}{' '}
            <a className="type-link" href={helpHref}>
              {includedText.help}
            </a>
          </p>
        </section>
      )}
    </div>
  );
}

'use client';
import { errorText } from '@suluh/i18n-id/errors';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { useRef, useState, type MouseEvent, type ReactElement } from 'react';

interface MoreReviewsProps {
  /** The next page, which the link leads to before JavaScript. */
  href: string;
  /** 'Muat 10 ulasan lagi'. */
  words: string;
}

/**
 * 'Muat 10 ulasan lagi' (docs/product/review.md#more): the next reviews come below those that are there, and the page
 * stays where it is. What it takes is loaded when it is pressed (tooling/decisions/0051).
 */
export function MoreReviews({ href, words }: MoreReviewsProps): ReactElement {
  const below = useRef<HTMLDivElement>(null);
  const [next, setNext] = useState<{ href: string; words: string } | null>({
    href,
    words,
  });
  const [isLoading, setLoading] = useState(false);
  const [said, setSaid] = useState('');
  async function load(event: MouseEvent, address: string): Promise<void> {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return; // to another tab
    event.preventDefault();
    if (isLoading) return;
    setLoading(true);
    try {
      const { addReviews } = await import('./addReviews.ts');
      const more = await addReviews(address, below.current!);
      setNext(more.next);
      setSaid(more.said);
    } catch {
      setSaid(errorText.noConnection);
    }
    setLoading(false);
  }
  return (
    <>
      <div className="reviews-list" ref={below} />
      {next && (
        <p style={{ textAlign: 'center' }}>
          <ButtonLink
            kind="line"
            href={next.href}
            rel="next"
            data-more-reviews=""
            loading={isLoading}
            onClick={(event) => void load(event, next.href)}
          >
            {next.words}
          </ButtonLink>
        </p>
      )}
      <p role="status" className={said === errorText.noConnection ? 'type-small' : 'layout-hidden'}>
        {said}
      </p>
    </>
  );
}

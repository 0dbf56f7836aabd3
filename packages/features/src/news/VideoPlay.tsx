'use client';
import { newsText } from '@suluh/i18n-id/news';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { useState, type ReactElement } from 'react';

interface VideoPlayProps {
  /** Of whoever keeps it. */
  id: string;
  title: string;
}

/**
 * A video that others keep: nothing is asked of them before the press, and after it only what their frame without cookies
 * asks. Before JavaScript the button leads there.
 */
export function VideoPlay({ id, title }: VideoPlayProps): ReactElement {
  const [isPlaying, setPlaying] = useState(false);
  if (isPlaying)
    return (
      <iframe
        src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        style={{ width: '100%', aspectRatio: '16 / 9', border: 0 }}
      />
    );
  return (
    <ButtonLink
      kind="flame"
      icon="play"
      href={`https://www.youtube.com/watch?v=${id}`}
      target="_blank"
      rel="noopener"
      onClick={(event) => {
        event.preventDefault();
        setPlaying(true);
      }}
    >
      {newsText.playVideo(title)}
    </ButtonLink>
  );
}

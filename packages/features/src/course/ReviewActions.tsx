'use client';
import { useState, type ReactElement } from 'react';
import { buttonClass } from '@suluh/ui/buttons/buttonClass.ts';
import { Icon } from '@suluh/ui/icons/Icon';

interface ReviewActionsProps {
  liked: boolean;
  likeCount: number;
  labels: { like: string; unlike: string; report: string };
  /** Resolves to what holds afterwards. */
  onLike: (like: boolean) => Promise<{ liked: boolean; likeCount: number }>;
  onReport: () => void;
}

/** Like and 'Laporkan' of a review. */
export function ReviewActions({ liked, likeCount, labels, onLike, onReport }: ReviewActionsProps): ReactElement {
  const [state, setState] = useState({ liked, likeCount });
  const [busy, setBusy] = useState(false);
  async function like(): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      setState(await onLike(!state.liked));
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className="reviews-actions">
      <button
        type="button"
        className={buttonClass({
          kind: 'plain',
          size: 'small',
          className: state.liked ? 'reviews-action reviews-liked' : 'reviews-action',
        })}
        aria-pressed={state.liked}
        onClick={() => void like()}
      >
        <Icon name={state.liked ? 'thumb-on' : 'thumb'} />
        <span className="layout-hidden">{state.liked ? labels.unlike : labels.like} </span>
        <span className="type-tabular">{state.likeCount}</span>
      </button>
      <button
        type="button"
        className={buttonClass({ kind: 'plain', size: 'small', className: 'reviews-action' })}
        onClick={onReport}
      >
        <Icon name="flag" />
        {labels.report}
      </button>
    </div>
  );
}

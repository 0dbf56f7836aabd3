'use client';
import { useState, type ReactElement } from 'react';
import { buttonClass } from '../buttons/buttonClass.ts';
import { Icon } from '../icons/Icon.tsx';

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
    <div className="rev-a">
      <button
        type="button"
        className={buttonClass({ kind: 'plain', size: 'small', className: state.liked ? 'revb on' : 'revb' })}
        aria-pressed={state.liked}
        onClick={() => void like()}
      >
        <Icon name={state.liked ? 'thumb-on' : 'thumb'} />
        <span className="sr">{state.liked ? labels.unlike : labels.like} </span>
        <span className="tnum">{state.likeCount}</span>
      </button>
      <button
        type="button"
        className={buttonClass({ kind: 'plain', size: 'small', className: 'revb' })}
        onClick={onReport}
      >
        <Icon name="flag" />
        {labels.report}
      </button>
    </div>
  );
}

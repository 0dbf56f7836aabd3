'use client';
import type { LessonPackage } from '@suluh/api/types';
import { packageText as TEXTS, testText } from '@suluh/i18n-id/learning';
import { Note } from '@suluh/ui/feedback/Note';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { usePackage } from './usePackage.ts';

interface PackageFrameProps {
  /** As the address names it. */
  course: string;
  lessonId: number;
  title: string;
  initial: LessonPackage;
}

/** The only place that shows a frame: its measures stand here, so that no other page pays for them. */
/** Never so low on a phone that a question and its answers do not fit. */
const FRAME_STYLE = {
  width: '100%',
  aspectRatio: '4 / 3',
  minHeight: 'min(70vh, 520px)',
  border: 0,
  background: '#fff',
} as const;

/**
 * A package in a frame of another host, which no cookie reaches; what it keeps is saved as it says it. It asks for
 * JavaScript, and says so without.
 */
export function PackageFrame({ course, lessonId, title, initial }: PackageFrameProps): ReactElement {
  const frame = useRef<HTMLIFrameElement>(null);
  const [src, setSrc] = useState<string>();
  const { saving, score, begin, signInHref } = usePackage({ course, lessonId, initial, frame });
  useEffect(() => setSrc(initial.frameUrl), [initial.frameUrl]); // once somebody listens
  return (
    <div className="lesson-box">
      <noscript>
        <Note>{TEXTS.needsScript}</Note>
      </noscript>
      <iframe
        ref={frame}
        src={src}
        title={title}
        style={FRAME_STYLE}
        allow="autoplay; fullscreen"
        onLoad={() => src && begin()}
      />
      {saving === 'elsewhere' && (
        <Note tone="warning" alert>
          {TEXTS.elsewhere}
        </Note>
      )}
      {signInHref && (
        <Note tone="warning" alert>
          {testText.sessionOver}{' '}
          <a className="type-link" href={signInHref}>
            {testText.signIn}
          </a>
        </Note>
      )}
      <p className="type-small type-muted" role="status">
        {TEXTS[saving === 'saved' ? 'saved' : 'waiting']}
        {score !== null && `. ${TEXTS.score(score)}`}
      </p>
    </div>
  );
}

'use client';
import { apiPath } from '@suluh/domain/address';
import { errorText } from '@suluh/i18n-id/errors';
import { handInText } from '@suluh/i18n-id/learning';
import { useEffect, useRef, useState } from 'react';
import { useTenant } from '../../parts/tenant/index.ts';
import type { LessonPlace } from '../calls.ts';

const REFUSALS: Readonly<Record<number, string>> = {
  409: handInText.tooOften,
  413: handInText.failure.tooLarge,
  415: handInText.failure.wrongKind,
  422: handInText.tooOften,
};

/** Why work is not taken, by the code of the refusal; undefined for one that has no words of its own. */
export const handInRefusal = (code: number): string | undefined => REFUSALS[code];

/**
 * Sends a large file in pieces, by code that is loaded when there is one. `send` answers null once it has arrived,
 * 'session' when the login has ended, else why not.
 */
export function usePieces({ course, lesson }: LessonPlace) {
  const { routes } = useTenant();
  const [sentBytes, setSentBytes] = useState<number | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  async function send(file: File): Promise<string | null> {
    const sender = await import('@suluh/session/pieces').catch(() => null);
    if (sender === null) return errorText.noConnection;
    leaving.current = new AbortController();
    setSentBytes(0);
    const path = apiPath(routes, `/api/my-course/${encodeURIComponent(course)}/lesson/${lesson}/upload`);
    const sent = await sender.sendInPieces({
      endpoint: new URL(path, window.location.href).href,
      file,
      onProgress: setSentBytes,
      onWaiting: setWaiting,
      signal: leaving.current.signal,
    });
    setSentBytes(null);
    if (sent === null) return null;
    return sent.refusedWith === 401 ? 'session' : (handInRefusal(sent.refusedWith) ?? errorText.noConnection);
  }
  return { send, sentBytes, isWaiting };
}

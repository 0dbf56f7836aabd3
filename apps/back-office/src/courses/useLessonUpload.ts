import type { LessonFileKind } from '@suluh/domain/learning';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { sendInPieces } from '@suluh/session/pieces';
import { useEffect, useRef, useState } from 'react';
import { call } from '../data/call.ts';

const text: Readonly<Record<string, string>> = staffAppText.course.outline.files.failure;
const BY_STATUS: Readonly<Record<number, string>> = { 404: 'gone', 413: 'tooLarge', 415: 'kind' };

/** A file that is to be of a lesson, and what is said of it. */
export interface ChosenFile {
  file: File;
  kind: LessonFileKind;
  language: string;
  title: string;
  seconds: number | null;
}

/**
 * Sends a file of a lesson in pieces and tells how much has arrived. `send` answers null once it is the lesson's,
 * 'stopped' when somebody stopped it, else why it is not.
 * @param path where the lesson's files are
 */
export function useLessonUpload(path: string) {
  const [sentBytes, setSentBytes] = useState<number | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const stopping = useRef<AbortController>(null);
  useEffect(() => () => stopping.current?.abort(), []);

  async function send({ file, seconds, ...about }: ChosenFile): Promise<string | null> {
    const stop = new AbortController();
    stopping.current = stop;
    const sendOnce = () =>
      sendInPieces({
        endpoint: new URL(path.replace(/file$/, 'upload'), window.location.href).href,
        file,
        metadata: { ...about, ...(seconds === null ? {} : { seconds: String(seconds) }) },
        onProgress: setSentBytes,
        onWaiting: setWaiting,
        signal: stop.signal,
      });
    setSentBytes(0);
    const stopped = new Promise<'stopped'>((resolve) => {
      stop.signal.addEventListener('abort', () => resolve('stopped'));
    });
    try {
      let sent = await Promise.race([sendOnce(), stopped]);
      if (sent !== null && sent !== 'stopped' && sent.refusedWith === 401) {
        await call(path).catch(() => null); // asks to sign in over the page
        sent = await Promise.race([sendOnce(), stopped]);
      }
      if (sent === null || sent === 'stopped') return sent;
      const { refusedWith, said } = sent;
      return text[refusedWith === 401 ? 'session' : said] ?? text[BY_STATUS[refusedWith] ?? 'failed']!;
    } finally {
      setSentBytes(null);
      setWaiting(false);
    }
  }
  return { send, stop: () => stopping.current?.abort(), sentBytes, isWaiting };
}

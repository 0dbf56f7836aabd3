import type { LessonPackage } from '@suluh/api/types';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { browserApi } from '../../parts/api-client/index.ts';
import { loginFromHere, useTenant } from '../../parts/tenant/index.ts';
import { savePackage } from '../calls.ts';
import { useRoom } from '../room/RoomProvider.tsx';

/** Time after which what could not be saved is sent again, in milliseconds. */
const AGAIN_MS = 5_000;

/** What a package last said, until it is saved. */
interface Said {
  cmi: Record<string, unknown>;
  seconds: number;
  isLast: boolean;
}

/** `elsewhere`: another window saved in between, and this one would undo it. */
export type PackageSaving = 'saved' | 'saving' | 'waiting' | 'elsewhere' | 'loggedOut';

const isSaid = (data: unknown): data is Said & { kind: 'paket' } =>
  typeof data === 'object' &&
  data !== null &&
  'kind' in data &&
  data.kind === 'paket' &&
  'cmi' in data &&
  typeof data.cmi === 'object' &&
  data.cmi !== null;

interface PackageOptions {
  course: string;
  lessonId: number;
  initial: LessonPackage;
  frame: RefObject<HTMLIFrameElement | null>;
}

/**
 * Speaks with the package in the frame, and only with it: gives it what was saved, and saves what it says, one after the
 * other, the newest first to count.
 */
export function usePackage({ course, lessonId, initial, frame }: PackageOptions) {
  const tenant = useTenant();
  const { setLearning } = useRoom();
  const [saving, setSaving] = useState<PackageSaving>('saved');
  const [score, setScore] = useState(initial.score);
  const revision = useRef(initial.revision);
  const waiting = useRef<Said | null>(null);
  /** What was sent and not answered yet. It may have arrived, so it is sent again as it was before anything newer. */
  const unanswered = useRef<Said | null>(null);
  const isSending = useRef(false);
  const again = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { origin } = new URL(initial.frameUrl);

  const send = useCallback(async (): Promise<void> => {
    if (isSending.current) return;
    clearTimeout(again.current);
    if (!unanswered.current) [unanswered.current, waiting.current] = [waiting.current, null];
    const said = unanswered.current;
    if (!said) return;
    isSending.current = true;
    setSaving('saving');
    const { data, error } = await savePackage(browserApi(tenant.routes), {
      course,
      lesson: lessonId,
      revision: revision.current,
      cmi: said.cmi,
      seconds: said.seconds,
      isLeaving: said.isLast,
    });
    isSending.current = false;
    if (data) {
      unanswered.current = null;
      revision.current = data.data.revision;
      setScore((before) => data.data.score ?? before);
      setLearning(data.data.learning);
      setSaving('saved');
      return void send(); // what was said meanwhile
    }
    if (error.code === 409) return setSaving('elsewhere');
    setSaving(error.code === 401 ? 'loggedOut' : 'waiting');
    again.current = setTimeout(() => void send(), AGAIN_MS);
  }, [tenant, course, lessonId, setLearning]);

  useEffect(() => {
    function hear(event: MessageEvent): void {
      if (event.source !== frame.current?.contentWindow || event.origin !== origin || !isSaid(event.data)) return;
      const { cmi, seconds, isLast } = event.data;
      waiting.current = { cmi, seconds: seconds + (waiting.current?.seconds ?? 0), isLast };
      void send();
    }
    window.addEventListener('message', hear);
    return () => {
      window.removeEventListener('message', hear);
      clearTimeout(again.current);
    };
  }, [frame, origin, send]);

  const begin = useCallback(
    () => frame.current?.contentWindow?.postMessage({ kind: 'mulai', cmi: initial.cmi }, origin),
    [frame, initial.cmi, origin],
  );
  // asked for in a browser alone: the server draws the page before there is an address to return to
  return { saving, score, begin, signInHref: saving === 'loggedOut' ? loginFromHere(tenant) : null };
}

import type { Change } from './change.ts';

interface Options {
  url: string;
  headers: () => Record<string, string>;
  onChange: (change: Change) => void;
  /** Told when announcements begin to arrive, and when they no longer do. */
  onHearing: (isHearing: boolean) => void;
  onError: (error: unknown) => void;
}

/** The API says something at least every two seconds; after so long a silence the line is held for dead. */
const SILENCE_MS = 5_000;
const LEAST_WAIT_MS = 200;
const MOST_WAIT_MS = 2_000;

/** Reads the lines of an endless answer; throws when it ends, fails, or falls silent. */
async function readLines(
  url: string,
  headers: Record<string, string>,
  signal: AbortSignal,
  onLine: (line: string) => void,
) {
  const silence = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(new Error('the announcements fell silent')), SILENCE_MS).unref();
  };
  heard();
  try {
    const response = await fetch(url, {
      headers,
      cache: 'no-store',
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!response.ok || !response.body) throw new Error(`announcements answered ${response.status}`);
    let rest = '';
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      heard();
      const lines = (rest + chunk).split('\n');
      rest = lines.pop()!;
      for (const line of lines) onLine(line);
    }
    throw new Error('the announcements ended');
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Follows the API's announcements of changes for as long as the process lives. What was missed while the line was down
 * counts as a change of everything. @returns a function that stops it.
 */
export function followChanges({ url, headers, onChange, onHearing, onError }: Options): () => void {
  const stopping = new AbortController();
  void (async () => {
    let waitMs = LEAST_WAIT_MS;
    while (!stopping.signal.aborted) {
      let isHearing = false;
      try {
        await readLines(url, headers(), stopping.signal, (line) => {
          if (!isHearing) {
            isHearing = true;
            waitMs = LEAST_WAIT_MS;
            onChange({ kind: 'all' });
            onHearing(true);
          }
          if (line.startsWith('{')) onChange(JSON.parse(line) as Change);
        });
      } catch (error) {
        if (!stopping.signal.aborted && isHearing) onError(error);
      }
      if (isHearing) onHearing(false);
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      waitMs = Math.min(waitMs * 2, MOST_WAIT_MS);
    }
  })();
  return () => stopping.abort();
}

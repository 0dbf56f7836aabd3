import { Typography } from '@mui/material';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { useEffect, useState, type ReactElement } from 'react';
import { seenOnSite, type Seen } from './seenOnSite.ts';

const text = staffAppText.form.site;
const sleep = (ms: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms));

async function ageOf(path: string, signal: AbortSignal): Promise<number | null> {
  const response = await fetch(`/site/page-age?path=${encodeURIComponent(path)}`, { signal, cache: 'no-store' });
  if (!response.ok) throw new Error(`the site answered ${response.status}`);
  return ((await response.json()) as { ageMs: number | null }).ageMs;
}

/** What was saved last: the page that shows it, and when it was answered; no page where visitors see nothing of it. */
export interface Saved {
  path: string | null;
  savedMs: number;
}

/** Says beside a form whether the site shows what was saved, once it does (docs/product/staff.md#shown). */
export function SiteState({ saved }: { saved: Saved | null }): ReactElement {
  const [seen, setSeen] = useState<Seen | 'waiting' | null>(null);
  useEffect(() => {
    const { path, savedMs } = saved ?? { path: null, savedMs: 0 };
    setSeen(path === null ? null : 'waiting');
    if (path === null) return;
    const stopping = new AbortController();
    const { signal } = stopping;
    const asking = {
      path,
      savedMs,
      now: () => performance.now(),
      sleep: async (ms: number) => {
        await sleep(ms);
        signal.throwIfAborted(); // whoever saved has left, or saved once more
      },
      ageOf: (asked: string) => ageOf(asked, signal),
    };
    seenOnSite(asking).then(
      (found) => !signal.aborted && setSeen(found),
      () => undefined,
    );
    return () => stopping.abort();
  }, [saved]);
  return (
    <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
      {seen && seen !== 'nothing' ? text[seen] : ''}
    </Typography>
  );
}

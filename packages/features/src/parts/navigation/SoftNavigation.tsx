'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useTransition } from 'react';
import { useTenant } from '../tenant/index.ts';
import type { Ahead } from './fetchAhead.ts';
import { isSoftTarget } from './target.ts';

/** Of this document, where there is a mouse: a layout that takes the place of another goes on with it. */
let ahead: Ahead | undefined;

/**
 * Island without a look, once in each layout: makes plain links and GET forms of this app navigate without a page load,
 * lets a page be fetched ahead where there is a mouse, and marks the document while a page is on its way: the line of the
 * header is lit (docs/product/navigation.md#feedback). Pages stay plain HTML that works before JavaScript; see
 * tooling/decisions/0003.
 */
export function SoftNavigation(): null {
  const { routes } = useTenant();
  const router = useRouter();
  const [isGoing, startGoing] = useTransition();
  useEffect(() => {
    document.body.toggleAttribute('data-going', isGoing);
    if (!isGoing) ahead?.arrive();
  }, [isGoing]);
  useEffect(() => {
    const stop = new AbortController();
    const isSoft = (href: string) => isSoftTarget(href, location, routes);
    const go = (href: string) => {
      ahead?.leave(href);
      startGoing(() => router.push(href));
    };
    const linkOf = ({ target }: Event) => {
      const link = (target as Element).closest<HTMLAnchorElement>('a[href]:not([target],[download])');
      return link && isSoft(link.href) ? link : null;
    };
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return;
      const link = linkOf(event);
      if (!link) return;
      event.preventDefault();
      link.closest('dialog')?.close(); // a sheet ends where it leads
      go(link.href);
    };
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      if (event.defaultPrevented || form.method !== 'get') return;
      const url = new URL(form.action);
      const fields = [...new FormData(form, event.submitter)].filter(([, value]) => value) as [string, string][]; // no form of the kind has a file
      url.search = String(new URLSearchParams(fields));
      if (!isSoft(url.href)) return;
      event.preventDefault();
      go(url.href);
    };
    document.addEventListener('click', onClick, stop);
    document.addEventListener('submit', onSubmit, stop);
    if (matchMedia('(hover)').matches)
      void import('./fetchAhead.ts').then(({ fetchAhead }) => (ahead = fetchAhead(router, linkOf, stop.signal)));
    return () => stop.abort();
  }, [router, routes]);
  return null;
}

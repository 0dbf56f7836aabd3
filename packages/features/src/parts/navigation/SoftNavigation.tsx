'use client';
import { isSavingHere } from '@suluh/ui/foundations/dataSaver.ts';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useTenant } from '../tenant/index.ts';
import { isSoftTarget } from './target.ts';

const linkOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;

/**
 * Island without a look, once in each layout: makes plain links and GET forms of this app navigate without a page load,
 * and fetches a page ahead when a person rests on its link. Pages stay plain HTML that works before JavaScript; see
 * tooling/decisions/0003.
 */
export function SoftNavigation(): null {
  const { routes } = useTenant();
  const router = useRouter();
  useEffect(() => {
    const soft = (link: HTMLAnchorElement) =>
      !link.target && !link.hasAttribute('download') && isSoftTarget(link.href, window.location.href, routes);
    const onClick = (event: MouseEvent) => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      const link = linkOf(event);
      if (!link || !soft(link)) return;
      event.preventDefault();
      link.closest('dialog')?.close(); // a sheet ends where it leads
      router.push(link.href);
    };
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target;
      if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get') return;
      const url = new URL(form.action, window.location.href);
      const fields = [...new FormData(form, event.submitter)].filter(
        ([, value]) => typeof value === 'string' && value !== '',
      ) as [string, string][];
      url.search = new URLSearchParams(fields).toString();
      if (!isSoftTarget(url.href, window.location.href, routes)) return;
      event.preventDefault();
      router.push(url.href);
    };
    const onRest = (event: Event) => {
      const link = linkOf(event);
      if (link && soft(link) && !isSavingHere()) router.prefetch(link.href);
    };
    document.addEventListener('click', onClick);
    document.addEventListener('submit', onSubmit);
    document.addEventListener('mouseover', onRest, { passive: true });
    document.addEventListener('touchstart', onRest, { passive: true });
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('submit', onSubmit);
      document.removeEventListener('mouseover', onRest);
      document.removeEventListener('touchstart', onRest);
    };
  }, [router, routes]);
  return null;
}

'use client';
import { isSavingHere } from '@suluh/ui/foundations/dataSaver.ts';
import { useRouter } from 'next/navigation';
import { useEffect, useTransition } from 'react';
import { useTenant } from '../tenant/index.ts';
import { isSoftTarget } from './target.ts';

const linkOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;

/**
 * Island without a look, once in each layout: makes plain links and GET forms of this app navigate without a page load,
 * fetches a page ahead when a person rests on its link, and marks the document while a page is on its way: the line of the
 * header is lit (docs/product/navigation.md#feedback). Pages stay plain HTML that works before JavaScript; see
 * tooling/decisions/0003.
 */
export function SoftNavigation(): null {
  const { routes } = useTenant();
  const router = useRouter();
  const [isGoing, startGoing] = useTransition();
  useEffect(() => void document.body.toggleAttribute('data-going', isGoing), [isGoing]);
  useEffect(() => {
    const isSoft = (href: string) => isSoftTarget(href, location.href, routes);
    const soft = (link: HTMLAnchorElement) => !link.target && !link.hasAttribute('download') && isSoft(link.href);
    const go = (href: string) => startGoing(() => router.push(href));
    const onClick = (event: MouseEvent) => {
      const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
      if (event.defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) return;
      const link = linkOf(event);
      if (!link || !soft(link)) return;
      event.preventDefault();
      link.closest('dialog')?.close(); // a sheet ends where it leads
      go(link.href);
    };
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target;
      if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get') return;
      const url = new URL(form.action, location.href);
      const fields = [...new FormData(form, event.submitter)].filter(([, value]) => value) as [string, string][]; // no form of the kind has a file
      url.search = String(new URLSearchParams(fields));
      if (!isSoft(url.href)) return;
      event.preventDefault();
      go(url.href);
    };
    const onRest = (event: Event) => {
      const link = linkOf(event);
      if (link && soft(link) && !isSavingHere()) router.prefetch(link.href);
    };
    document.addEventListener('click', onClick);
    document.addEventListener('submit', onSubmit);
    document.addEventListener('pointerover', onRest); // of a finger with its first touch
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('submit', onSubmit);
      document.removeEventListener('pointerover', onRest);
    };
  }, [router, routes]);
  return null;
}

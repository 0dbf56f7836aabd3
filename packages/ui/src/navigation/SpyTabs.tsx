'use client';
import { useEffect, useRef, useState, type ComponentProps, type ReactElement } from 'react';
import { SectionTabs } from './SectionTabs.tsx';

/** How far below the tabs a section must have come to be the one that is read, in pixels. */
const READING_LINE_PX = 48;

const targetOf = (href: string): HTMLElement | null => document.getElementById(href.slice(1));

/**
 * Tabs to sections of this page that follow the reading: the marked one is that of the last section whose head has
 * passed below the tabs. Before JavaScript the one given as current is marked.
 */
export function SpyTabs(props: ComponentProps<typeof SectionTabs>): ReactElement {
  const { tabs } = props;
  const place = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(() => tabs.find((tab) => tab.current)?.href ?? tabs[0]?.href);
  useEffect(() => {
    const nav = place.current?.querySelector('nav');
    if (!nav) return;
    let frame = 0;
    const follow = (): void => {
      frame = 0;
      const line = nav.getBoundingClientRect().bottom + READING_LINE_PX;
      const passed = tabs.filter(({ href }) => (targetOf(href)?.getBoundingClientRect().top ?? Infinity) <= line);
      setCurrent(passed.at(-1)?.href ?? tabs[0]?.href);
    };
    const onScroll = (): void => {
      frame ||= requestAnimationFrame(follow);
    };
    follow();
    document.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      document.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [tabs]);
  useEffect(() => {
    const nav = place.current?.querySelector('nav');
    const tab = nav?.querySelector<HTMLElement>('[aria-current]');
    if (nav && tab) nav.scrollTo({ left: tab.offsetLeft - (nav.clientWidth - tab.offsetWidth) / 2 }); // only the row of tabs, never the page
  }, [current]);
  return (
    <div ref={place} className="spy">
      <SectionTabs {...props} tabs={tabs.map((tab) => ({ ...tab, current: tab.href === current }))} />
    </div>
  );
}

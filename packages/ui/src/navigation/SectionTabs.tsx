import type { ReactElement } from 'react';

interface SectionTabsProps {
  label: string;
  /** Targets on this page, with '#', or addresses. */
  tabs: readonly { href: string; label: string; current?: boolean }[];
  className?: string;
}

/** Tabs that are links: to sections of the page, or to pages of the same list. */
export function SectionTabs({ label, tabs, className }: SectionTabsProps): ReactElement {
  return (
    <nav className={className ? `tabs ${className}` : 'tabs'} aria-label={label}>
      {tabs.map((tab) => (
        <a key={tab.href} className="tabs-tab" href={tab.href} aria-current={tab.current ? 'true' : undefined}>
          {tab.label}
        </a>
      ))}
    </nav>
  );
}

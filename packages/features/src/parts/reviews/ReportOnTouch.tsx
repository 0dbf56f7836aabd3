'use client';
import { useEffect } from 'react';

/** Opens the reasons for a report where its button is pressed; what it takes is loaded then (tooling/decisions/0051). */
export function ReportOnTouch(): null {
  useEffect(() => {
    const open = (event: Event): void => {
      const button = (event.target as Element).closest<HTMLButtonElement>('[data-report]');
      if (!button) return;
      event.preventDefault();
      void import('./openReport.ts')
        .then(({ openReport }) => openReport(button))
        .catch(() => false)
        .then((isOpen) => {
          if (isOpen) return;
          document.removeEventListener('click', open);
          button.click(); // the page asks itself
        });
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, []);
  return null;
}

import type { ReactElement } from 'react';

/** Key of the stored choice in localStorage; 'light' or 'dark'. Absent: the system's preference. */
export const THEME_STORAGE_KEY = 'suluh-theme';

const SCRIPT = `(function(){var t;try{t=localStorage.getItem('${THEME_STORAGE_KEY}')}catch(e){}if(t!=='light'&&t!=='dark')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';document.documentElement.dataset.theme=t})()`;

/**
 * Sets data-theme on <html> before anything is painted. Belongs into <head>; <html> needs suppressHydrationWarning.
 * `nonce` is that of the page's content security policy.
 */
export function ThemeScript({ nonce }: { nonce?: string | undefined }): ReactElement {
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}

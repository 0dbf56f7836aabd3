import type { ReactElement } from 'react';

/** Preload of the font, for <head>. With the size-adjusted fallback of BaseStylesheet nothing moves when it arrives. */
export function StaticPreloads(): ReactElement {
  return (
    <link rel="preload" href="/_ui/font/plus-jakarta-sans.woff2" as="font" type="font/woff2" crossOrigin="anonymous" />
  );
}

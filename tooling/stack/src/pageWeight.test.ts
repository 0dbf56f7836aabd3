import { expect, test } from 'vitest';
import { scriptsOf } from './pageWeight.ts';

test('a page loads its scripts and preloads once each, and none for old browsers', () => {
  const html =
    '<link rel="preload" as="script" href="/a.js"/><script src="/a.js" async></script><script src="/b.js" async=""></script><script src="/old.js" noModule=""></script><script>inline()</script><link rel="preload" as="font" href="/f.woff2">';
  expect(scriptsOf(html).toSorted()).toEqual(['/a.js', '/b.js']);
});

import { packageText } from '@suluh/i18n-id/learning';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { learning } from '../../testing/learning.ts';
import { InRoom } from '../../testing/room.tsx';
import { PackageFrame } from './PackageFrame.tsx';

it('is drawn on the server, where there is no window, and says that it needs JavaScript', () => {
  expect(typeof window).toBe('undefined');
  const initial = {
    version: '1.2',
    frameUrl: 'https://unit.example/mulai',
    cmi: null,
    score: null,
    revision: 0,
  } as const;
  const frame = createElement(PackageFrame, { course: 'batik', lessonId: 3, title: 'Simulasi', initial });
  const room = { learning: learning(), children: frame };
  const html = renderToString(createElement(InRoom, room));
  expect(html).toContain(packageText.needsScript);
  expect(html).toContain('title="Simulasi"');
});

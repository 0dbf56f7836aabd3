import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { page } from 'vitest/browser';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as preview from '../.storybook/preview.tsx';

setProjectAnnotations([preview.default]);

/** 320 px is what is left of 1280 px at 400 % (WCAG 2.2, 1.4.10 Reflow), and of 640 px at 200 % (1.4.4 Resize text). */
const NARROW_PX = 320;

type StoryFile = Parameters<typeof composeStories>[0];
const files = import.meta.glob<StoryFile>(
  ['../../../packages/{ui,features}/src/**/*.stories.tsx', './**/*.stories.tsx'],
  {
    eager: true,
  },
);
const stories = Object.values(files).flatMap((file) =>
  Object.entries(composeStories(file)).map(([name, Story]) => ({
    title: `${String(file.default.title)}: ${name}`,
    Story: Story as () => React.ReactNode,
  })),
);

let unmount = (): void => undefined;
afterEach(() => unmount());
beforeAll(() => page.viewport(NARROW_PX, 640));

describe('at 320 px nothing has to be scrolled sideways', () => {
  it('knows the stories', () => expect(stories.length).toBeGreaterThan(100));

  it.each(stories)('$title', async ({ Story }) => {
    const box = document.body.appendChild(document.createElement('div'));
    const root = createRoot(box);
    unmount = () => {
      root.unmount();
      box.remove();
    };
    root.render(<Story />);
    await expect.poll(() => box.childElementCount, { timeout: 10_000 }).toBeGreaterThan(0);
    await document.fonts.ready;
    const wide = [...box.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > NARROW_PX + 1)
      .slice(-1);
    expect(
      document.documentElement.scrollWidth,
      wide.map((element) => element.outerHTML.slice(0, 200)).join(),
    ).toBeLessThanOrEqual(NARROW_PX);
  });
});

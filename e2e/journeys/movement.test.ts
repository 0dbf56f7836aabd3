import { expect } from '../fixtures/test.ts';
import { inWholeBrowser } from '../fixtures/wholeBrowser.ts';
import { COURSE_PATH } from '../fixtures/paths.ts';

/** The one without windows moves a slider to its first picture on a phone once more, which the one people have does not. */
const test = inWholeBrowser();

interface Shift {
  value: number;
  moved: string[];
}

for (const path of ['/', '/collection-course', COURSE_PATH]) {
  test(`nothing moves while ${path} loads`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: Shift[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          sources: { node: Node | null }[];
        })[]) {
          shifts.push({
            value: entry.value,
            moved: entry.sources.map(({ node }) =>
              node instanceof Element ? `${node.tagName}.${node.className}` : String(node?.textContent),
            ),
          });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(total, JSON.stringify(shifts)).toBeLessThan(0.01);
  });
}

import { useState, type ReactElement } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/island.tsx';
import { AutoSubmitForm } from './AutoSubmitForm.tsx';

/** A form whose answer has more, or fewer, options above the one that was ticked, and draws that one anew. */
function Filters({ before, after }: { before: number; after: number }): ReactElement {
  const [answers, setAnswers] = useState(0);
  const above = answers === 0 ? before : after;
  return (
    <div style={{ paddingBottom: 3000, overflowAnchor: 'none' }}>
      <AutoSubmitForm action="/search-course" onNavigate={() => setAnswers(answers + 1)}>
        <div style={{ height: above }} />
        <label key={answers}>
          <input type="checkbox" name="price" value="free" /> Gratis
        </label>
      </AutoSubmitForm>
    </div>
  );
}
const box = () => page.getByRole('checkbox', { name: 'Gratis' });
const top = () => Math.round(box().element().getBoundingClientRect().top);

test.each([
  ['fewer', 1200, 1100],
  ['more', 1200, 1300],
])(
  'what was ticked stays where it is, also with %s options above it, and keeps the focus',
  async (_, before, after) => {
    await show(<Filters before={before} after={after} />, { at: '/search-course' });
    const old = box().element() as HTMLInputElement;
    old.focus();
    window.scrollBy({ top: top() - 400, behavior: 'instant' });
    expect(top()).toBe(400);
    old.click();
    await expect.poll(() => box().element() === old).toBe(false);
    expect(top()).toBe(400);
    await expect.element(box()).toHaveFocus();
  },
);

import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { stillInside } from '../sections/stillInside.ts';

interface AccordionProps {
  /** Shared by the rows, so that one is open at a time. */
  id: string;
  items: readonly { title: string; content: ReactNode }[];
  openIndex?: number | null;
  /** All that its rows hold, where only servers draw it (`stillInside`). */
  stillKey?: string;
}

/**
 * Questions and answers: one open at a time (docs/product/navigation.md). Needs CourseStylesheet or CheckoutStylesheet.
 */
export function Accordion({ id, items, openIndex = null, stillKey }: AccordionProps): ReactElement {
  const rows = () => (
    <>
      {items.map((item, index) => (
        <details key={item.title} className="curriculum-item" name={id} open={index === openIndex}>
          <summary>
            <span>{item.title}</span>
            <Icon name="caret-down" className="curriculum-caret" />
          </summary>
          <div className="curriculum-content">{item.content}</div>
        </details>
      ))}
    </>
  );
  const inside =
    stillKey === undefined ? { children: rows() } : stillInside(`${stillKey} ${JSON.stringify([id, openIndex])}`, rows);
  return <div className="curriculum" {...inside} />;
}

import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';

interface AccordionProps {
  /** Shared by the rows, so that one is open at a time. */
  id: string;
  items: readonly { title: string; content: ReactNode }[];
  openIndex?: number | null;
}

/** Questions and answers: one open at a time (docs/product/navigation.md). Needs CourseSheet or CheckoutSheet. */
export function Accordion({ id, items, openIndex = null }: AccordionProps): ReactElement {
  return (
    <div className="acc">
      {items.map((item, index) => (
        <details key={item.title} className="acc-i" name={id} open={index === openIndex}>
          <summary>
            <span>{item.title}</span>
            <Icon name="caret-down" className="car-i" />
          </summary>
          <div className="acc-c">{item.content}</div>
        </details>
      ))}
    </div>
  );
}

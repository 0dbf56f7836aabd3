import type { ReactElement } from 'react';
import { Note } from '@suluh/ui/feedback/Note';
import { Icon } from '@suluh/ui/icons/Icon';

interface PromoRowProps {
  /** 'Makin hemat pakai promo' or '{code} terpasang'; the code alone of one that does not count. */
  title: string;
  /** Invitation or 'Kamu hemat Rp50.000'. */
  text: string;
  applied: boolean;
  /** Why an applied promo does not count now; shown below the row. */
  problem?: string | null;
  onOpen: () => void;
}

/** Opens the promo panel; for islands. */
export function PromoRow({ title, text, applied, problem = null, onOpen }: PromoRowProps): ReactElement {
  return (
    <>
      <button
        type="button"
        className={applied ? 'promoRow promoRow-applied' : 'promoRow'}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        <Icon name={applied ? 'tag-on' : 'tag'} size={28} className="promoRow-icon" />
        <span>
          <b>{title}</b>
          <span className={applied ? 'type-small promoRow-text' : 'type-small type-muted promoRow-text'}>{text}</span>
        </span>
        <Icon name="caret-right" />
      </button>
      {problem && <Note tone="warning">{problem}</Note>}
    </>
  );
}

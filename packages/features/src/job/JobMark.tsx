import type { ReactElement } from 'react';
import { Icon } from '@suluh/ui/icons/Icon';

interface JobMarkProps {
  logoUrl: string | null;
  /** Fetched when it is near, in a list. */
  isLazy?: boolean;
}

/**
 * The mark of a company. A missing or failing one leaves the placeholder icon (docs/product/errors.md). Needs
 * JobListStylesheet.
 */
export const JobMark = ({ logoUrl, isLazy = false }: JobMarkProps): ReactElement => (
  <span className="jobCard-logo">
    <Icon name="briefcase" size={28} />
    {logoUrl && <img src={logoUrl} alt="" width={56} height={56} loading={isLazy ? 'lazy' : undefined} />}
  </span>
);

import { css } from 'styled-components';

/** What a place of the list says below its name. */
export const partnerFactsStyles = css`
  .partnerFacts {
    display: block;
    font-size: 0.8125rem;
    font-weight: 500;
    color: var(--text-2);
  }
`;

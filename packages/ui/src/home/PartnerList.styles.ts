import { css } from 'styled-components';

export const partnerListStyles = css`
  .partnerList {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 1px;
    background: var(--bg-surface);
    border: 1px solid var(--line);
    border-radius: var(--r-m);
    overflow: hidden;
  }
  .partnerList > li {
    display: grid;
    box-shadow: 0 0 0 1px var(--line); /* lines between places that are taken, and none where a row is not full */
  }
  .partnerList-link:focus-visible {
    outline-offset: -3px;
  }
  .partnerList-link {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 84px;
    padding: 12px 14px;
    background: var(--bg-surface);
    font-weight: 700;
    font-size: 0.875rem;
    line-height: 1.125rem;
  }
  .partnerList-link:hover {
    background: var(--brand-soft);
  }
  .partnerList-link img {
    flex: none;
    object-fit: contain;
  }
  @media (min-width: 768px) {
    .partnerList {
      grid-template-columns: repeat(4, 1fr);
    }
    .partnerList-link {
      min-height: 104px;
      padding: 12px 24px;
      font-size: 1rem;
      line-height: 1.3125rem;
      gap: 16px;
    }
  }
`;

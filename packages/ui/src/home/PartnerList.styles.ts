import { css } from 'styled-components';

export const partnerListStyles = css`
  .partners {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 1px;
    background: var(--line);
    border: 1px solid var(--line);
    border-radius: var(--r-m);
    overflow: hidden;
  }
  .partners > li {
    display: grid;
  }
  .partner:focus-visible {
    outline-offset: -3px;
  }
  .partner {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 84px;
    padding: 12px 14px;
    background: var(--bg-surface);
    font-weight: 700;
    font-size: 14px;
    line-height: 18px;
  }
  .partner:hover {
    background: var(--brand-soft);
  }
  .partner img {
    flex: none;
    object-fit: contain;
  }
  @media (min-width: 768px) {
    .partners {
      grid-template-columns: repeat(4, 1fr);
    }
    .partner {
      min-height: 104px;
      padding: 12px 24px;
      font-size: 16px;
      line-height: 21px;
      gap: 16px;
    }
  }
`;

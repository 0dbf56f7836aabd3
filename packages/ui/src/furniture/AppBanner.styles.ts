import { css } from 'styled-components';

export const appBannerStyles = css`
  .appBanner {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 12px;
    padding: 8px var(--gutter);
    background: var(--bg-deep);
    color: var(--text-on-deep);
    line-height: 1.35;
  }
  .appBanner b {
    display: block;
    font-size: 0.9375rem;
  }
  .appBanner-text {
    flex: 1 0 0;
    font-size: 0.8125rem;
  }
  .appBanner .appBanner-close {
    width: 44px;
    height: 44px;
    display: grid;
    place-items: center;
    margin-left: -14px;
    flex: none;
  }
  @media (min-width: 1024px) {
    .appBanner {
      display: none;
    }
  }
`;

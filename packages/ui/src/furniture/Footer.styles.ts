import { css } from 'styled-components';

export const footerStyles = css`
  .ftr {
    background: var(--bg-deep);
    color: var(--text-on-deep);
    margin-top: 72px;
    position: relative;
    --kain-c: #fff;
    --kain-o: 0.026;
    --kain-s: 90px;
  }
  .ftr-tag {
    margin-top: 18px;
    color: var(--text-on-deep-2);
  }
  .ftr::after {
    content: '';
    position: absolute;
    left: 0;
    right: 0;
    top: -21px;
    height: 22px;
    background: var(--bg-deep);
    mask: var(--hem-tumpal) repeat-x 50% 100% / 28px 22px;
  }
  .ftr-in {
    padding: 56px 0 40px;
    display: grid;
    gap: 36px;
  }
  .ftr-h {
    font-size: 15px;
    font-weight: 700;
    margin-bottom: 6px;
    color: #fff;
  }
  .ftr li a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    min-width: 44px;
    color: var(--text-on-deep-2);
    font-size: 15px;
  }
  .ftr li a:hover {
    color: #fff;
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  .ftr-cols {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 28px 20px;
  }
  .ftr-end {
    border-top: 1px solid color-mix(in srgb, var(--text-on-deep-2) 28%, transparent);
    padding: 20px 0;
    font-size: 14px;
    color: var(--text-on-deep-2);
  }
  @media (min-width: 1024px) {
    .ftr {
      margin-top: 112px;
    }
    .ftr-in {
      grid-template-columns: 320px 1fr;
      gap: 80px;
      padding: 72px 0 56px;
    }
    .ftr-cols {
      grid-template-columns: repeat(4, 1fr);
    }
  }
`;

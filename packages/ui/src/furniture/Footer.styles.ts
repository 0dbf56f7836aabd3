import { css } from 'styled-components';

export const footerStyles = css`
  .footer {
    background: var(--bg-deep);
    color: var(--text-on-deep);
    margin-top: 72px;
    position: relative;
    --kain-c: #fff;
    --kain-o: 0.026;
    --kain-s: 90px;
  }
  .footer-tagline {
    margin-top: 18px;
    color: var(--text-on-deep-2);
  }
  .footer::after {
    content: '';
    position: absolute;
    left: 0;
    right: 0;
    top: -21px;
    height: 22px;
    background: var(--bg-deep);
    mask: var(--hem-tumpal) repeat-x 50% 100% / 28px 22px;
  }
  .footer-inside {
    padding: 56px 0 40px;
    display: grid;
    gap: 36px;
  }
  .footer-heading {
    font-size: 0.9375rem;
    font-weight: 700;
    margin-bottom: 6px;
    color: #fff;
  }
  .footer li a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    min-width: 44px;
    color: var(--text-on-deep-2);
    font-size: 0.9375rem;
  }
  .footer li a:hover {
    color: #fff;
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  .footer-columns {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
    gap: 28px 20px;
  }
  .footer-end {
    border-top: 1px solid color-mix(in srgb, var(--text-on-deep-2) 28%, transparent);
    padding: 20px 0;
    font-size: 0.875rem;
    color: var(--text-on-deep-2);
  }
  @media (min-width: 1024px) {
    .footer {
      margin-top: 112px;
    }
    .footer-inside {
      grid-template-columns: 320px 1fr;
      gap: 80px;
      padding: 72px 0 56px;
    }
  }
`;

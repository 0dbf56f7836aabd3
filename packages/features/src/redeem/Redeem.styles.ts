import { css } from 'styled-components';

export const redeemStyles = css`
  .redeem-form,
  .redeem-offer,
  .redeem-vouchers {
    display: grid;
    gap: 16px;
  }
  .redeem-top {
    display: grid;
    gap: 16px;
    align-items: start;
  }
  @media (min-width: 1024px) {
    .redeem-top {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 24px;
    }
  }
  .redeem-refused ul {
    margin-top: 8px;
  }
  .redeem-refused li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    gap: 10px;
    padding: 12px 0;
    font-size: 0.875rem;
    line-height: 1.43;
  }
  .redeem-refused li + li {
    border-top: 1px solid var(--line);
  }
  .redeem-provider {
    display: flex;
    align-items: center;
    gap: 6px;
  }
  .redeem-howTo summary {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--link);
    font-size: 0.875rem;
    font-weight: 700;
    cursor: pointer;
  }
  .redeem-howTo ol {
    display: grid;
    gap: 6px;
    padding-inline-start: 20px;
    list-style: decimal;
    font-size: 0.875rem;
  }
  .redeem-gives {
    display: grid;
    gap: 4px;
    padding: 16px;
    border-radius: var(--r-m);
    background: var(--success-soft);
  }
  .redeem-free {
    color: var(--success-text);
  }
  .redeem-vouchers {
    margin-top: 40px;
  }
  .redeem-voucher {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
    padding: 20px 20px 20px 76px;
    overflow: hidden;
    border: 1px solid var(--line);
    border-radius: var(--r-m);
    background: var(--bg-surface);
  }
  .redeem-cloth {
    position: absolute;
    inset: 0 auto 0 0;
    width: 56px;
    overflow: hidden;
  }
  .redeem-cloth::after {
    content: '';
    position: absolute;
    inset: 0 -1px 0 auto;
    width: 7px;
    background: var(--bg-surface);
    mask: var(--hem-walang-kiri) repeat-y 100% 0 / 7px 10px;
  }
  .redeem-tags,
  .redeem-code {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
  }
  .redeem-code {
    justify-content: space-between;
    padding: 12px 16px;
    border: 1px dashed var(--line-control);
    border-radius: var(--r-s);
    font-size: 1.125rem;
    overflow-wrap: anywhere;
  }
`;

import { css } from 'styled-components';

export const redeemStyles = css`
  .redeem-form,
  .redeem-offer,
  .redeem-vouchers {
    display: grid;
    gap: 16px;
  }
  .redeem-form {
    max-width: 560px;
  }
  .redeem-gives {
    display: grid;
    gap: 4px;
    padding: 16px;
    border-radius: var(--r-m);
    background: var(--success-soft);
  }
  .redeem-vouchers {
    margin-top: 40px;
  }
  .redeem-voucher {
    display: grid;
    gap: 10px;
    padding: 20px;
    border: 1px solid var(--line);
    border-radius: var(--r-m);
    background: var(--bg-surface);
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
    font-size: 18px;
    overflow-wrap: anywhere;
  }
`;

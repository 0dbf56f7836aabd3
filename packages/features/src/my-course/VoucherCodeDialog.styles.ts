import { css } from 'styled-components';

export const voucherCodeDialogStyles = css`
  .voucherCodeDialog-code {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    padding: 14px 16px;
    border-radius: var(--r-s);
    background: var(--bg-sunken);
    font-size: 1.375rem;
    overflow-wrap: anywhere;
  }
`;

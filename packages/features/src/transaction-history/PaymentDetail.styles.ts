import { css } from 'styled-components';

/** Rows of the payment detail dialog. */
export const paymentDetailStyles = css`
  .paymentDetail {
    display: grid;
    gap: 18px;
  }
  .paymentDetail-head {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: 8px 12px;
  }
  .paymentDetail-head .paymentDetail-date {
    display: block;
  }
  .paymentDetail-row {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    padding-bottom: 14px;
    border-bottom: 1px solid var(--line);
  }
  .paymentDetail-row + .paymentDetail-row {
    margin-top: 14px;
  }
  .paymentDetail-row b {
    display: block;
    font-size: 1.125rem;
    overflow-wrap: anywhere;
  }
`;

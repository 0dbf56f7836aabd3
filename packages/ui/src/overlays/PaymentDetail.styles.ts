import { css } from 'styled-components';

/** Rows of the payment detail dialog. */
export const paymentDetailStyles = css`
  .pd {
    display: grid;
    gap: 18px;
  }
  .pd-h {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: 8px 12px;
  }
  .pd-h .caption {
    display: block;
  }
  .pd-r {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    padding-bottom: 14px;
    border-bottom: 1px solid var(--line);
  }
  .pd-r + .pd-r {
    margin-top: 14px;
  }
  .pd-r b {
    display: block;
    font-size: 18px;
    overflow-wrap: anywhere;
  }
`;

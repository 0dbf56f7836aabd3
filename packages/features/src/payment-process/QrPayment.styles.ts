import { css } from 'styled-components';

/** A QR code to pay by, wide enough to be scanned from a screen. */
export const qrPaymentStyles = css`
  .qrPayment {
    display: grid;
    gap: 14px;
    justify-items: center;
    padding-top: 14px;
    text-align: center;
  }
  .qrPayment-code {
    inline-size: min(100%, 280px);
    margin: 0;
    border: 1px solid var(--line);
    border-radius: var(--r-m);
    overflow: hidden;
  }
  .qrPayment-code svg {
    display: block;
    inline-size: 100%;
  }
`;

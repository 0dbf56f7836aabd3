import { css } from 'styled-components';

/** Number of the order and the way to help, below the rows of a payment. */
export const orderHelpStyles = css`
  .orderHelp {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 14px;
    padding-top: 14px;
  }
  .orderHelp b {
    overflow-wrap: anywhere;
  }
`;

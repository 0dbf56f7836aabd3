import { css } from 'styled-components';

export const billingAddressStyles = css`
  .billingAddress-list {
    display: grid;
    gap: 16px;
    margin-block: 16px 24px;
  }
  .billingAddress-list li {
    display: grid;
    gap: 4px;
  }
  .billingAddress-deeds {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 16px;
    margin-top: 8px;
  }
  .billingAddress-form {
    display: grid;
    gap: 16px;
    margin-top: 16px;
  }
`;

import { css } from 'styled-components';

export const promoPageStyles = css`
  .promoPage-steps {
    list-style: decimal;
  }
`;

import { css } from 'styled-components';

export const promoRowStyles = css`
  .promoRow {
    display: flex;
    align-items: center;
    gap: 14px;
    width: 100%;
    min-height: 64px;
    padding: 10px 14px;
    border: 1.5px dashed var(--line-control);
    border-radius: var(--r-s);
    text-align: left;
    background: var(--bg-sunken);
  }
  .promoRow > span {
    flex: 1;
  }
  .promoRow b,
  .promoRow-text {
    display: block;
  }
  .promoRow-icon {
    color: var(--brand);
  }
  .promoRow-applied {
    border: 1.5px solid var(--success);
    background: var(--success-soft);
    color: var(--success-text);
  }
  .promoRow-applied > .promoRow-icon {
    color: var(--success);
  }
  .promoRow:hover {
    border-color: var(--brand);
  }
`;

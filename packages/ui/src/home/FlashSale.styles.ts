import { css } from 'styled-components';

export const flashSaleStyles = css`
  .flashSale {
    position: relative;
    background: var(--mengkudu-700);
    color: #fff;
    margin-top: 56px;
    padding: 44px 0 48px;
  }
  .flashSale::before,
  .flashSale::after {
    content: '';
    position: absolute;
    left: 0;
    right: 0;
    height: 22px;
    background: var(--kunyit-400);
    mask: var(--hem-tumpal) repeat-x 50% 100% / 28px 22px;
  }
  .flashSale::before {
    top: 0;
    transform: scaleY(-1);
  }
  .flashSale::after {
    bottom: 0;
  }
  .flashSale-head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 14px 24px;
    margin-bottom: 20px;
  }
  .flashSale-all {
    margin-left: auto;
    color: #fff;
    font-weight: 700;
    display: inline-flex;
    gap: 6px;
    align-items: center;
    min-height: 44px;
  }
  .flashSale-title {
    display: flex;
    align-items: center;
    gap: 10px;
  }
  @media (min-width: 768px) {
    .flashSale {
      margin-top: 88px;
      padding: 68px 0 76px;
    }
    .flashSale-head {
      margin-bottom: 28px;
    }
  }
`;

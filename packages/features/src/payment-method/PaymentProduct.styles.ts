import { css } from 'styled-components';

export const paymentProductStyles = css`
  .paymentProduct-list {
    --note-margin: 12px 20px;
    padding: 4px 0 !important;
  }
  .paymentProduct-group {
    padding: 16px 20px 12px;
  }
  .paymentProduct-group + .paymentProduct-group {
    border-top: 1px solid var(--line);
  }
  .paymentProduct-group h2 {
    font-size: 1rem;
    font-weight: 800;
    margin-bottom: 8px;
  }
  .paymentProduct {
    --check-height: 0;
    display: flex;
    align-items: center;
    gap: 14px;
    min-height: 68px;
    padding: 8px 14px;
    border: 1.5px solid transparent;
    border-radius: var(--r-s);
    margin-inline: -14px;
  }
  .paymentProduct:hover {
    background: var(--brand-soft);
  }
  .paymentProduct-selected {
    border-color: var(--brand);
    background: var(--brand-soft);
  }
  .paymentProduct-disabled {
    color: var(--text-2);
    cursor: not-allowed;
  }
  .paymentProduct-reason {
    color: var(--danger-text);
    font-weight: 600;
  }
  .paymentProduct-plate {
    width: 64px;
    height: 44px;
    display: grid;
    place-items: center;
    border: 1px solid var(--line-strong);
    border-radius: 6px;
    background: #fff;
    color: var(--nila-900);
    font-weight: 800;
    font-size: 0.9375rem;
    letter-spacing: 0.01em;
    flex: none;
  }
  .paymentProduct-smallPlate {
    font-size: 0.8125rem;
  }
  .paymentProduct-plate {
    position: relative;
    overflow: hidden;
  }
  .paymentProduct-plate img {
    position: absolute;
    inset: 4px;
    width: calc(100% - 8px);
    height: calc(100% - 8px);
    object-fit: contain;
    background: #fff;
  }
  .paymentProduct-name {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 8px;
  }
  .paymentProduct:focus-within {
    border-color: var(--focus);
  }
  .paymentProduct-body {
    flex: 1;
    display: grid;
  }
  .paymentProduct-wallet {
    padding: 2px 0 8px 78px;
  }
  .paymentProduct-terms {
    margin: 10px 0 8px;
    padding-left: 78px;
    display: grid;
    gap: 4px;
    font-size: 0.875rem;
    color: var(--text-2);
  }
  .paymentProduct-terms li {
    list-style: disc;
  }
  @media (min-width: 1024px) {
    .paymentProduct-group {
      padding: 20px 28px 14px;
    }
  }
`;

import { css } from 'styled-components';

export const cartItemStyles = css`
  .cartItem-list {
    --note-margin: 0;
    padding-block: 4px !important;
  }
  .cartItem-list > :focus {
    outline: none;
  }
  .cartItem-all {
    border-bottom: 1px solid var(--line);
    padding-block: 4px;
  }
  @media (scripting: none) {
    .cartItem-all {
      display: none;
    }
  }
  .cartItem {
    position: relative;
    display: grid;
    grid-template-columns: 96px 1fr;
    gap: 12px;
    padding: 18px 0;
  }
  .cartItem:has(> .cartItem-check) {
    grid-template-columns: 22px 76px 1fr;
  }
  .cartItem + .cartItem {
    border-top: 1px solid var(--line);
  }
  .cartItem .cartItem-thumbnail {
    align-self: start;
    border-radius: var(--r-s);
    aspect-ratio: 4/3;
  }
  .cartItem-check {
    position: relative;
    align-self: start;
    width: 44px;
    height: 57px; /* as the picture beside it */
    margin-left: -11px;
    justify-content: center;
  }
  .cartItem .cartItem-note {
    padding: 8px 12px;
    font-size: 0.875rem;
    gap: 8px;
    overflow-wrap: anywhere;
  }
  .cartItem-check,
  .cartItem-schedule,
  .cartItem-remove {
    z-index: 2; /* above the title's link, which covers the card */
  }
  .cartItem-schedule {
    position: relative;
    justify-self: start;
  }
  .cartItem .cartItem-title {
    min-height: 0;
    -webkit-line-clamp: 3;
  }
  .cartItem-tags {
    gap: 6px;
  }
  .cartItem-body {
    display: grid;
    gap: 6px;
    align-content: start;
    padding-right: 30px;
    min-width: 0;
  }
  .cartItem .cartItem-price {
    grid-column: -2 / -1;
  }
  .cartItem .cartItem-event {
    margin-top: 2px;
    font-size: 0.875rem;
  }
  .cartItem-remove {
    position: absolute;
    right: -12px;
    top: 8px;
    color: var(--text-2);
  }
  .cartItem-remove:hover {
    color: var(--danger-text);
    background: var(--danger-soft);
  }
  @media (min-width: 1024px) {
    .cartItem {
      grid-template-columns: 184px 1fr 136px 44px;
      gap: 20px;
      padding: 24px 0;
    }
    .cartItem:has(> .cartItem-check) {
      grid-template-columns: 24px 184px 1fr 136px 44px;
    }
    .cartItem-check {
      height: 104px;
    }
    .cartItem .cartItem-thumbnail {
      aspect-ratio: 16/9;
    }
    .cartItem .cartItem-price {
      grid-column: auto;
      text-align: right;
      display: flex;
      flex-direction: column;
      align-items: flex-end;
    }
    .cartItem-remove {
      position: relative;
      inset: 0;
    }
    .cartItem-body {
      padding: 0;
    }
  }
`;

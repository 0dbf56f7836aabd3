import { css } from 'styled-components';

export const cartItemStyles = css`
  .cartItem-list {
    --note-margin: 0;
    padding-block: 4px !important;
  }
  .cartItem-list:focus {
    outline: none;
  }
  .cartItem {
    position: relative;
    display: grid;
    grid-template-columns: 96px 1fr;
    gap: 14px;
    padding: 18px 0;
  }
  .cartItem + .cartItem {
    border-top: 1px solid var(--line);
  }
  .cartItem-picture {
    position: relative;
    align-self: start;
  }
  .cartItem .cartItem-thumbnail {
    border-radius: var(--r-s);
    aspect-ratio: 4/3;
  }
  .cartItem-check {
    position: absolute;
    left: 0;
    top: 0;
    width: 44px;
    height: 44px;
    justify-content: center;
    background: var(--bg-surface);
    border-radius: var(--r-s) 0 var(--r-s) 0;
  }
  .cartItem .cartItem-note {
    padding: 8px 12px;
    font-size: 14px;
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
    grid-column: 2;
  }
  .cartItem .cartItem-event {
    margin-top: 2px;
    font-size: 14px;
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

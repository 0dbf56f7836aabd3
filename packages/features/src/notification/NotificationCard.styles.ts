import { css } from 'styled-components';

export const notificationCardStyles = css`
  .notificationCard-readAll {
    display: flex;
    justify-content: flex-end;
    margin: 12px 0;
  }
  .notificationCard-promos {
    margin-top: 20px;
  }
  .notificationCard-list {
    display: grid;
    border: 1px solid var(--line);
    border-radius: var(--r-m);
    background: var(--bg-surface);
    overflow: hidden;
  }
  .notificationCard {
    position: relative;
    display: flex;
    gap: 14px;
    padding: 16px;
  }
  .notificationCard + .notificationCard {
    border-top: 1px solid var(--line);
  }
  .notificationCard:hover,
  .notificationCard.notificationCard-unread {
    background: var(--brand-soft);
  }
  .notificationCard-icon {
    margin-top: 2px;
    color: var(--brand);
  }
  .notificationCard-body {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 4px;
    min-width: 0;
  }
  .notificationCard-title {
    font-size: 1rem;
    line-height: 1.5rem;
    overflow-wrap: anywhere;
  }
  .notificationCard-title a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  .notificationCard-title a:focus-visible {
    outline: none;
  }
  .notificationCard:has(a:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: -3px;
  }
  .notificationCard-dot {
    display: inline-block;
    width: 8px;
    height: 8px;
    margin-left: 8px;
    border-radius: 50%;
    background: var(--danger);
  }
`;

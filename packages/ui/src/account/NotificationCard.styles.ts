import { css } from 'styled-components';

export const notificationCardStyles = css`
  .ntf-all {
    display: flex;
    justify-content: flex-end;
    margin: 12px 0;
  }
  .ntf-p {
    margin-top: 20px;
  }
  .ntfs {
    display: grid;
    border: 1px solid var(--line);
    border-radius: var(--r-m);
    background: var(--bg-surface);
    overflow: hidden;
  }
  .ntf {
    position: relative;
    display: flex;
    gap: 14px;
    padding: 16px;
  }
  .ntf + .ntf {
    border-top: 1px solid var(--line);
  }
  .ntf:hover,
  .ntf.is-unread {
    background: var(--brand-soft);
  }
  .ntf > .i {
    flex: none;
    margin-top: 2px;
    color: var(--brand);
  }
  .ntf-b {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 4px;
    min-width: 0;
  }
  .ntf-t {
    font-size: 16px;
    line-height: 24px;
    overflow-wrap: anywhere;
  }
  .ntf-t a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  .ntf-t a:focus-visible {
    outline: none;
  }
  .ntf:has(a:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: -3px;
  }
  .ntf-dot {
    display: inline-block;
    width: 8px;
    height: 8px;
    margin-left: 8px;
    border-radius: 50%;
    background: var(--danger);
  }
`;

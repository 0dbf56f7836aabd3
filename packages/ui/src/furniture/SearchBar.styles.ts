import { css } from 'styled-components';

export const searchBarStyles = css`
  .searchBar {
    position: relative;
    display: flex;
    align-items: center;
    gap: 10px;
    height: 48px;
    padding: 0 6px 0 16px;
    border: 1.5px solid var(--line-control);
    border-radius: var(--r-full);
    background: var(--bg-surface);
    color: var(--text-2);
    flex: 1;
    min-width: 0;
  }
  .searchBar:focus-within {
    border-color: var(--focus);
    outline: 3px solid var(--focus);
    outline-offset: 1px;
    border-radius: var(--r-full);
  }
  .searchBar input {
    flex: 1;
    min-width: 0;
    border: 0;
    background: none;
    outline: 0;
    height: 44px;
  }
  .searchBar input::placeholder {
    color: var(--text-2);
    opacity: 1;
  }
  .searchBar .searchBar-submit {
    width: 36px;
    height: 36px;
    border-radius: 50%;
    display: grid;
    place-items: center;
    background: var(--brand);
    color: var(--on-brand);
    flex: none;
    position: relative;
  }
  .searchBar .searchBar-submit::after {
    content: '';
    position: absolute;
    inset: -4px;
  }
  .searchBar input::-webkit-search-cancel-button {
    display: none;
  }
  .searchBar-suggestions {
    position: absolute;
    left: 0;
    right: 0;
    top: calc(100% + 8px);
    z-index: var(--z-popover);
    max-height: min(60vh, 420px);
    overflow: auto;
    color: var(--text);
  }
  .searchBar-suggestions li {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 44px;
    padding: 6px 12px;
    border-radius: var(--r-s);
    font-weight: 600;
    font-size: 15px;
    cursor: pointer;
  }
  .searchBar-suggestions li:hover,
  .searchBar-suggestions li[aria-selected='true'] {
    background: var(--brand-soft);
    color: var(--brand);
  }
`;

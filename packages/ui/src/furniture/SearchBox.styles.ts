import { css } from 'styled-components';

export const searchBoxStyles = css`
  .searchBox {
    position: relative;
    display: flex;
    align-items: center;
    gap: 10px;
    height: min(3rem, 60px); /* within the header's row */
    padding: 0 6px 0 16px;
    border: 1.5px solid var(--line-control);
    border-radius: var(--r-full);
    background: var(--bg-surface);
    color: var(--text-2);
    flex: 1;
    min-width: 0;
  }
  .searchBox:focus-within {
    border-color: var(--focus);
    outline: 3px solid var(--focus);
    outline-offset: 1px;
    border-radius: var(--r-full);
  }
  .searchBox input {
    flex: 1;
    min-width: 0;
    border: 0;
    background: none;
    outline: 0;
    height: min(2.75rem, 56px);
  }
  .searchBox input::placeholder {
    color: var(--text-2);
    opacity: 1;
  }
  .searchBox .searchBox-submit {
    width: min(2.25rem, 48px);
    height: min(2.25rem, 48px);
    border-radius: 50%;
    display: grid;
    place-items: center;
    background: var(--brand);
    color: var(--on-brand);
    flex: none;
    position: relative;
  }
  .searchBox .searchBox-submit::after {
    content: '';
    position: absolute;
    inset: -4px;
  }
  .searchBox input::-webkit-search-cancel-button {
    display: none;
  }
  .searchBox-suggestions {
    position: absolute;
    left: 0;
    right: 0;
    top: calc(100% + 8px);
    z-index: var(--z-popover);
    max-height: min(60vh, 420px);
    overflow: auto;
    color: var(--text);
  }
  .searchBox-suggestions li {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 44px;
    padding: 6px 12px;
    border-radius: var(--r-s);
    font-weight: 600;
    font-size: 0.9375rem;
    cursor: pointer;
  }
  .searchBox-picture {
    position: relative;
    display: grid;
    place-items: center;
    flex: none;
    width: 64px;
    aspect-ratio: 16 / 9;
    border-radius: var(--r-xs);
    overflow: hidden;
    background: var(--brand-soft);
  }
  .searchBox-words {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .searchBox-suggestions li:hover,
  .searchBox-suggestions li[aria-selected='true'] {
    background: var(--brand-soft);
    color: var(--brand);
  }
`;

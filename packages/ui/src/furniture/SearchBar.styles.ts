import { css } from 'styled-components';

export const searchBarStyles = css`
  .searchbar {
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
  .searchbar:focus-within,
  .searchbar.is-focus {
    border-color: var(--focus);
    outline: 3px solid var(--focus);
    outline-offset: 1px;
    border-radius: var(--r-full);
  }
  .searchbar input {
    flex: 1;
    min-width: 0;
    border: 0;
    background: none;
    outline: 0;
    height: 44px;
  }
  .searchbar input::placeholder {
    color: var(--text-2);
    opacity: 1;
  }
  .searchbar .go {
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
  .searchbar .go::after {
    content: "";
    position: absolute;
    inset: -4px;
  }
`;

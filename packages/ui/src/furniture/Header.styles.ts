import { css } from 'styled-components';

export const headerStyles = css`
  .header {
    position: sticky;
    top: 0;
    z-index: var(--z-header);
    background: var(--bg-surface);
  }
  .header-main {
    display: flex;
    align-items: center;
    gap: 4px;
    height: 60px;
  }
  .header .header-logo {
    display: flex;
    align-items: center;
    min-height: 44px;
    margin-right: auto;
  }
  .header .header-logo svg {
    height: 34px;
    width: auto;
    margin-top: -6px;
  }
  .header .header-hem {
    --hem-c: var(--brand);
    position: absolute;
    left: 0;
    right: 0;
    top: 100%;
    z-index: 1;
  }
  .header-menu {
    margin-left: -12px;
  }
  .header-search {
    flex: 1;
    min-width: 0;
  }
  .header-wordMarkDeep {
    --logo: var(--kertas-50);
  }
  @media (forced-colors: active) {
    .header-wordMark {
      --logo: CanvasText;
    }
  }
  .header-brandName {
    overflow: var(--brand-overflow, visible);
    text-overflow: ellipsis;
    white-space: var(--brand-wrap, normal);
  }
  .header-subBrand {
    display: var(--sub-brand-display, inline);
    margin-left: 12px;
    padding-left: 12px;
    border-left: 1px solid var(--ground-text-2, var(--line-strong));
    color: var(--ground-text, var(--brand));
    font-weight: 800;
    font-size: 1.125rem;
    line-height: 1.75rem;
  }
  .header-line {
    position: relative;
    height: 3px;
    background: var(--brand);
  }
  [data-going] .header-line {
    background: var(--flame);
    transition: background 0s 0.1s; /* a page that is there sooner needs no sign */
  }
  .header-nav {
    display: none;
  }
  .header-mobileSearch {
    padding: 0 var(--gutter) 12px;
    display: flex;
  }
  @media (max-width: 1023px) {
    .header {
      display: contents;
    }
    .header :is(.header-main, .header-line) {
      position: sticky;
      top: 0;
      z-index: var(--z-header);
    }
    .header-main,
    .header-mobileSearch {
      background: var(--bg-surface);
    }
    .header-mobileSearch {
      position: relative;
      z-index: calc(var(--z-header) - 1);
    }
    .header .header-line {
      top: 60px;
    }
  }
  @media (min-width: 1024px) {
    .header-main {
      height: 76px;
      gap: 16px;
    }
    .header .header-logo {
      margin-right: 8px;
    }
    .header .header-logo svg {
      height: 44px;
      margin-top: -8px;
    }
    .header-nav {
      display: flex;
      flex-wrap: wrap;
      gap: 4px;
      min-height: 48px;
      align-items: center;
      margin-inline: -14px;
    }
    .header-nav a {
      display: flex;
      align-items: center;
      min-height: 44px;
      padding: 0 14px;
      border-radius: var(--r-s);
      font-weight: 600;
      font-size: 0.9375rem;
      color: var(--text);
      white-space: nowrap;
    }
    .header-nav a:hover {
      background: var(--brand-soft);
      color: var(--brand);
    }
    .header-nav a[aria-current] {
      color: var(--brand);
      position: relative;
      font-weight: 700;
    }
    .header-nav a[aria-current]::after {
      content: '';
      position: absolute;
      left: 14px;
      right: 14px;
      bottom: 4px;
      height: 3px;
      border-radius: 2px;
      background: var(--flame);
    }
  }
  @media (min-width: 1024px) and (max-width: 60em) {
    .header {
      position: relative; /* letters twice as large fill two rows, and those leave with what is read */
    }
    html:has(.header) {
      --header-h: 0px;
    }
  }
`;

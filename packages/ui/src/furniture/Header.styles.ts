import { css } from 'styled-components';

export const headerStyles = css`
  .hdr {
    position: sticky;
    top: 0;
    z-index: var(--z-header);
    background: var(--bg-surface);
  }
  .hdr-main {
    display: flex;
    align-items: center;
    gap: 4px;
    height: 60px;
  }
  .hdr .logo {
    display: flex;
    align-items: center;
    min-height: 44px;
    margin-right: auto;
  }
  .hdr .logo svg {
    height: 34px;
    width: auto;
    margin-top: -6px;
  }
  .hdr .hem {
    --hem-c: var(--brand);
    position: absolute;
    left: 0;
    right: 0;
    top: 100%;
    z-index: 1;
  }
  .hdr-menu {
    margin-left: -12px;
  }
  .hdr-search {
    flex: 1;
    min-width: 0;
  }
  .word-mark-deep {
    --logo: var(--kertas-50);
  }
  @media (forced-colors: active) {
    .word-mark {
      --logo: CanvasText;
    }
  }
  .sub-brand {
    margin-left: 12px;
    padding-left: 12px;
    border-left: 1px solid var(--line-strong);
    color: var(--brand);
    font-weight: 800;
    font-size: 18px;
    line-height: 28px;
  }
  .on-deep .sub-brand {
    color: var(--text-on-deep);
    border-color: var(--text-on-deep-2);
  }
  .hdr-line {
    height: 3px;
    background: var(--brand);
  }
  .hdr-nav {
    display: none;
  }
  .hdr-search-m {
    padding: 0 var(--gutter) 12px;
    display: flex;
  }
  @media (min-width: 1024px) {
    .hdr-main {
      height: 76px;
      gap: 16px;
    }
    .hdr .logo {
      margin-right: 8px;
    }
    .hdr .logo svg {
      height: 44px;
      margin-top: -8px;
    }
    .hdr-search-m {
      display: none;
    }
    .hdr-nav {
      display: flex;
      gap: 4px;
      height: 48px;
      align-items: center;
      margin-inline: -14px;
    }
    .hdr-nav a {
      display: flex;
      align-items: center;
      min-height: 44px;
      padding: 0 14px;
      border-radius: var(--r-s);
      font-weight: 600;
      font-size: 15px;
      color: var(--text);
      white-space: nowrap;
    }
    .hdr-nav a:hover {
      background: var(--brand-soft);
      color: var(--brand);
    }
    .hdr-nav a[aria-current] {
      color: var(--brand);
      position: relative;
      font-weight: 700;
    }
    .hdr-nav a[aria-current]::after {
      content: '';
      position: absolute;
      left: 14px;
      right: 14px;
      bottom: 4px;
      height: 3px;
      border-radius: 2px;
      background: var(--flame);
    }
    .hdr-nav .sp {
      flex: 1;
    }
  }
`;

import { css } from 'styled-components';

export const roomStyles = css`
  .room-header {
    position: sticky;
    top: 0;
    z-index: var(--z-header);
    background: var(--bg-surface);
  }
  .room-headerRow {
    display: flex;
    align-items: center;
    gap: 10px;
    height: 60px;
    padding-inline: 6px var(--gutter);
  }
  .room-logo {
    align-items: center;
    min-height: 44px;
  }
  .room-logo svg {
    height: 38px;
    width: auto;
    margin-top: -8px;
  }
  .room-title {
    flex: 1;
    min-width: 0;
  }
  .room-title > * {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .room-title b {
    font-size: 0.9375rem;
    line-height: 1.25rem;
  }
  .room-title span {
    font-size: 0.8125rem;
    line-height: 1.125rem;
    color: var(--text-2);
  }
  .room-progress {
    display: flex;
    align-items: center;
    gap: 12px;
    font-size: 0.875rem;
    font-weight: 600;
    color: var(--text-2);
  }
  .room-progress b {
    color: var(--text);
    font-weight: 800;
  }
  .room-tools {
    align-items: center;
    gap: 8px;
    font-size: 0.875rem;
    font-weight: 600;
  }
  .room-foot {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 16px;
    padding: 8px var(--gutter) 24px;
    font-size: 0.9375rem;
  }
  .room-hem {
    position: absolute;
    left: 0;
    right: 0;
    top: 100%;
    z-index: 1;
  }
  .room-main {
    min-width: 0;
    padding-bottom: 32px;
  }
  .room-inner {
    padding: 0 var(--gutter);
  }
  .room-tabs {
    padding-inline: 4px;
    background: var(--bg-surface);
  }
  @media (min-width: 1024px) {
    .room-headerRow {
      height: 72px;
      gap: 16px;
      padding-inline: 20px 32px;
    }
    .room-title {
      border-left: 1px solid var(--line-strong);
      padding-left: 18px;
      margin-left: 4px;
    }
    .room-title b {
      font-size: 1rem;
      line-height: 1.375rem;
    }
    .room {
      display: grid;
      grid-template-columns: 376px minmax(0, 1fr);
      min-height: calc(100vh - 75px);
    }
    .room-main {
      padding: 36px 48px 72px;
      max-width: 1064px;
    }
    .room-inner {
      padding: 0;
    }
  }
`;

import { css } from 'styled-components';

export const breadcrumbStyles = css`
  .crumb {
    font-size: 14px;
    color: var(--text-2);
  }
  .crumb ol,
  .crumb li {
    display: flex;
    align-items: center;
    gap: 8px;
    min-width: 0;
    white-space: nowrap;
  }
  .crumb li:not([aria-current]) {
    flex: none;
  }
  .crumb ol {
    overflow: hidden;
  }
  .crumb a {
    min-height: 44px;
    display: inline-flex;
    align-items: center;
    font-weight: 600;
    color: var(--link);
  }
  .crumb a:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  .crumb a:focus-visible {
    outline-offset: -3px;
  }
  .crumb li[aria-current] {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .on-deep .crumb {
    color: var(--crumb-on-deep, var(--text-on-deep-2));
  }
  .on-deep .crumb a {
    color: #fff;
  }
`;

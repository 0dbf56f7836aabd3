import { css } from 'styled-components';

export const badgeStyles = css`
  .badge {
    --icon-size: 14px;
    margin-left: var(--badge-margin-left, 0);
    box-shadow: var(--badge-edge, none);
    display: inline-flex;
    align-items: center;
    gap: 4px;
    height: 1.5rem;
    padding: 0 8px;
    border-radius: var(--r-xs);
    font-size: var(--fs-tag);
    font-weight: 700;
    line-height: 1;
    white-space: nowrap;
    background: var(--brand-soft-2);
    color: var(--badge-brand);
  }
  .badge-online {
    background: var(--badge-online-bg);
    color: var(--badge-online);
  }
  .badge-offline {
    background: var(--soga-soft-2);
    color: var(--badge-offline);
  }
  .badge-prakerja {
    background: var(--success-soft-2);
    color: var(--success-text);
  }
  .badge-voucher {
    background: var(--warn-soft-2);
    color: var(--warn-text);
  }
  .badge-neutral {
    background: var(--badge-neutral-bg);
    color: var(--badge-neutral, var(--text-2));
  }
  .badge-danger {
    background: var(--danger-soft-2);
    color: var(--badge-danger);
  }
  .badge-ad {
    background: rgba(20, 17, 14, 0.82);
    color: #fff;
  }
  .badge-new {
    background: var(--danger);
    color: var(--on-danger);
    height: 1.25rem;
    padding: 0 6px;
    border-radius: var(--r-full);
  }
  @container courseCard (max-width: 239px) {
    .badge {
      height: 1.375rem;
      padding: 0 6px;
    }
  }
`;

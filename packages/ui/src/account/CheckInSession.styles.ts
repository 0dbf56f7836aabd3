import { css } from 'styled-components';

export const checkInSessionStyles = css`
  .sess {
    display: grid;
  }
  .ses {
    display: flex;
    align-items: center;
    gap: 14px;
    min-height: 64px;
  }
  .ses + .ses {
    border-top: 1px solid var(--line);
  }
  .ses > div {
    flex: 1;
    min-width: 0;
  }
  .ses b,
  .ses .small {
    display: block;
  }
  .ses .k {
    width: 32px;
    height: 32px;
    display: grid;
    place-items: center;
    border-radius: var(--r-kelopak);
    background: var(--bg-band);
    font-weight: 800;
    font-size: 14px;
    flex: none;
  }
  .ses.done .k {
    background: var(--success-soft-2);
    color: var(--success-text);
  }
  .ses.now .k {
    background: var(--brand);
    color: var(--on-brand);
  }
  .ses.miss b,
  .ses.locked {
    color: var(--text-2);
  }
  @media (max-width: 639px) {
    .ses {
      padding: 10px 0;
      flex-wrap: wrap;
    }
    .ses > div {
      flex: 1 1 60%;
    }
  }
`;

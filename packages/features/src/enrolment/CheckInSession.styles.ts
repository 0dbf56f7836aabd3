import { css } from 'styled-components';

export const checkInSessionStyles = css`
  .checkInSession-list {
    display: grid;
    padding: 4px 16px;
    border: 1px solid var(--line);
    border-radius: var(--r-m);
    background: var(--bg-surface);
  }
  .checkInSession {
    display: flex;
    align-items: center;
    gap: 14px;
    min-height: 64px;
    padding: 14px 0;
  }
  .checkInSession + .checkInSession {
    border-top: 1px solid var(--line);
  }
  .checkInSession > div {
    flex: 1;
    min-width: 0;
  }
  .checkInSession b,
  .checkInSession .checkInSession-text {
    display: block;
  }
  .checkInSession .checkInSession-reason {
    display: flex;
    gap: 6px;
    margin-top: 4px;
  }
  .checkInSession-reason i {
    margin-top: 3px;
  }
  .checkInSession.checkInSession-missed .checkInSession-reason {
    color: var(--danger-text);
  }
  .checkInSession .checkInSession-number {
    width: 32px;
    height: 32px;
    display: grid;
    place-items: center;
    border-radius: var(--r-kelopak);
    background: var(--bg-band);
    font-weight: 800;
    font-size: 0.875rem;
    flex: none;
  }
  .checkInSession.checkInSession-done .checkInSession-number {
    background: var(--success-soft-2);
    color: var(--success-text);
  }
  .checkInSession.checkInSession-now .checkInSession-number {
    background: var(--brand);
    color: var(--on-brand);
  }
  .checkInSession.checkInSession-missed b,
  .checkInSession.checkInSession-locked {
    color: var(--text-2);
  }
  @media (max-width: 639px) {
    .checkInSession {
      flex-wrap: wrap;
    }
    .checkInSession > div {
      flex: 1 1 60%;
    }
  }
`;

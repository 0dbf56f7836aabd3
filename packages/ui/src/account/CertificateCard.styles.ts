import { css } from 'styled-components';

export const certificateCardStyles = css`
  .certs {
    display: grid;
    gap: 16px;
  }
  .cert {
    background: var(--bg-surface);
    border: 1px solid var(--line);
    border-radius: var(--r-m);
    overflow: hidden;
    display: flex;
    flex-direction: column;
  }
  .cert-a {
    background: var(--bg-band);
    padding: 20px;
  }
  .cert-b {
    padding: 18px;
    display: flex;
    flex-direction: column;
    gap: 10px;
    align-items: flex-start;
    flex: 1;
  }
  .cert-b .btn {
    margin-top: auto;
    width: 100%;
  }
  @media (min-width: 768px) {
    .certs {
      grid-template-columns: repeat(3, 1fr);
      gap: 20px;
    }
  }
`;

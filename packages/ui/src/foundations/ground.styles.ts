import { css } from 'styled-components';

/** A dark ground in every theme: what stands on it reads its own colours from here. */
export const groundStyles = css`
  .ground-deep {
    --focus-ring: var(--kunyit-300);
    --ground-link: #fff;
    --ground-text: var(--text-on-deep);
    --ground-text-2: var(--text-on-deep-2);
  }
`;

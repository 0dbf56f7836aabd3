import { css } from 'styled-components';

export const downtimeScreenStyles = css`
  .downtimeScreen {
    min-height: 100vh;
    display: grid;
    place-items: center;
    padding: 40px 20px;
  }
  .downtimeScreen-inside {
    display: grid;
    justify-items: center;
    text-align: center;
    gap: 14px;
    max-width: 520px;
  }
  .downtimeScreen-cloth {
    width: min(420px, 84vw);
    height: auto;
    margin: 20px 0;
  }
`;

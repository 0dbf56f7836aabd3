import { css } from 'styled-components';

export const internshipStyles = css`
  .internship-section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    justify-items: start;
    gap: 16px;
    margin-bottom: 32px;
  }
  .internship-section > div {
    justify-self: stretch;
  }
  .internship-line {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
  }
  .internship {
    display: grid;
    gap: 24px;
    padding-block: 24px 64px;
  }
  .internship-hero {
    position: relative;
    display: grid;
    border-radius: var(--r-l);
    background: var(--daun-900);
    color: #fff;
    overflow: hidden;
  }
  .internship-heroText {
    --brand: var(--flame);
    --bg-surface: transparent;
    --line-control: #fff;
    display: grid;
    justify-items: start;
    gap: 12px;
    padding: 24px;
  }
  .internship-goOn {
    max-width: 100%;
    height: auto;
    --button-wrap: normal;
  }
  .internship-heroCloth {
    position: relative;
    order: -1;
    min-height: 88px;
    background: var(--daun-800);
    overflow: hidden;
  }
  .internship-months {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    justify-self: stretch;
  }
  .internship-month {
    display: grid;
    justify-items: center;
    gap: 6px;
    width: 44px;
    font-size: 0.8125rem;
    color: var(--text-2);
  }
  .internship-month > span {
    display: grid;
    place-items: center;
    width: 36px;
    height: 36px;
    border: 1.5px solid var(--line-control);
    border-radius: var(--r-kelopak);
    font-weight: 700;
  }
  .internship-over > span {
    border-color: var(--brand);
    background: var(--brand);
    color: var(--on-brand);
  }
  .internship-running {
    font-weight: 700;
    color: var(--text);
  }
  .internship-running > span {
    border: 2px solid var(--brand);
    background: linear-gradient(to top, var(--brand-soft) 60%, var(--bg-surface) 60%);
  }
  .internship-beyond > span {
    border-style: dashed;
  }
  .internship-columns,
  .internship-aside {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 24px;
  }
  .internship-columns .internship-section {
    margin-bottom: 0;
  }
  .internship-course {
    display: grid;
    grid-template-columns: 84px minmax(0, 1fr);
    justify-self: stretch;
    border: 1px solid var(--line);
    border-radius: var(--r-m);
    background: var(--bg-surface);
    overflow: hidden;
  }
  .internship-course .internship-picture {
    grid-row: span 2;
    aspect-ratio: auto;
    height: 100%;
  }
  .internship-course .internship-picture::after {
    left: auto;
    right: -1px;
    top: 0;
    bottom: 0;
    width: 7px;
    height: auto;
    mask: var(--hem-walang-kiri) repeat-y 100% 0 / 7px 10px;
  }
  .internship-facts {
    display: grid;
    gap: 8px;
    min-width: 0;
    padding: 16px;
  }
  .internship-fact {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  .internship-action {
    padding: 0 16px 16px;
  }
  .internship-mentor {
    display: flex;
    align-items: center;
    gap: 12px;
  }
  .internship-mentor > span:last-child {
    display: grid;
  }
  .internship-aside .internship-section > a,
  .internship-steps {
    justify-self: stretch;
  }
  .internship-steps > li {
    display: flex;
    gap: 10px;
    align-items: center;
    padding-block: 10px;
    border-bottom: 1px solid var(--line);
  }
  .internship-steps b {
    margin-left: auto;
    white-space: nowrap;
  }
  .internship-done {
    color: var(--success-text);
  }
  .internship-report {
    justify-self: stretch;
    border-top: 1px solid var(--line);
    padding-top: 8px;
  }
  .internship-report > summary {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    min-height: 44px;
    cursor: pointer;
  }
  .internship-reportForm {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    gap: 10px;
    margin-block: 12px;
  }
  .internship-reportForm input[type='file'] {
    max-width: 100%;
    min-height: 44px;
  }
  .internship-file {
    max-width: 100%;
    height: auto;
    --button-wrap: normal;
  }
  .internship-letter {
    display: grid;
    gap: 16px;
    overflow-wrap: anywhere;
  }
  .internship-letter dd {
    margin: 0;
  }
  @media (min-width: 768px) {
    .internship-hero {
      grid-template-columns: minmax(0, 3fr) minmax(0, 1fr);
    }
    .internship-heroText {
      padding: 36px;
    }
    .internship-heroCloth {
      order: 1;
    }
    .internship-course {
      grid-template-columns: 132px minmax(0, 1fr) auto;
      align-items: center;
    }
    .internship-course .internship-picture {
      grid-row: auto;
    }
    .internship-action {
      padding: 0 20px 0 0;
    }
  }
  @media (min-width: 1024px) {
    .internship-columns {
      grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
      gap: 40px;
    }
  }
`;

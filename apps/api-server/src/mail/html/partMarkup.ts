import { letterFooterText, withoutGroups, type LetterCourse, type LetterPart } from '@suluh/i18n-id/letter';
import { INKS } from '../../inks.ts';
import { inMarkup } from './inMarkup.ts';

/** A stretch of the letter as wide as its text. */
const stretch = (inside: string, padding: string, column = ''): string =>
  `<mj-section padding="${padding}" css-class="side" background-color="${INKS.sheet}"><mj-column ${column}>${inside}</mj-column></mj-section>`;

const cell = 'padding:7px 0;font-size:15px;line-height:22px;vertical-align:top';

/** A number of signs and hyphens stands in one line where it fits; what is longer, or has blanks, may break. */
const LONGEST_WHOLE = 24;
const wholeOf = (value: string): string =>
  value.length <= LONGEST_WHOLE && !/\s/.test(value) ? ';white-space:nowrap' : '';

const totalRow = ([name, value]: readonly [string, string]): string =>
  `<tr><td style="${cell};font-size:18px;font-weight:800;color:${INKS.ink}">${inMarkup(name)}</td><td align="right" style="${cell};padding-left:16px;font-size:20px;font-weight:800;white-space:nowrap;color:${INKS.ink}">${inMarkup(value)}</td></tr>`;

const amountRows = ([name, value]: readonly [string, string]): string =>
  `<tr><td style="padding-top:16px"><div style="border-top:1px solid ${INKS.paleLine};padding-top:12px;font-size:14px;line-height:22px;color:${INKS.soft}">${inMarkup(name)}</div></td></tr>
   <tr><td style="font-size:26px;line-height:34px;font-weight:800;color:${INKS.ink}">${inMarkup(value)}</td></tr>`;

/** A course: its picture beside its words, above them below 480 px; a dashed line above it. */
const courseMarkup = ({ title, lines, picture }: LetterCourse, origin: string): string => {
  const words = `<mj-column width="${picture ? 64 : 100}%"><mj-text font-weight="700" font-size="17px" line-height="26px">${inMarkup(title)}</mj-text>${
    lines.length > 0
      ? `<mj-text padding="4px 0 0" font-size="14px" line-height="22px" color="${INKS.muted}">${lines.map(inMarkup).join('<br />')}</mj-text>`
      : ''
  }</mj-column>`;
  const image = picture
    ? `<mj-column width="36%"><mj-image align="left" padding="0 20px 12px 0" width="176px" border-radius="8px" alt="" src="${inMarkup(new URL(picture, origin).href)}" /></mj-column>`
    : '';
  return `<mj-section padding="0 40px" css-class="side" background-color="${INKS.sheet}"><mj-column><mj-divider padding="12px 0" border-width="1px" border-style="dashed" border-color="${INKS.line}" /></mj-column></mj-section>
    <mj-section padding="8px 40px" css-class="side" background-color="${INKS.sheet}">${image}${words}</mj-section>`;
};

const NUMBER = `width:32px;height:32px;border-radius:12px 12px 12px 2px;background:${INKS.indigo};color:${INKS.sheet};font-weight:700;font-size:15px;line-height:32px;text-align:center`;

/** What to do, each step beside its number on a petal. */
const stepMarkup = (step: string, at: number): string =>
  `<tr><td width="48" valign="top" style="padding:8px 0"><div style="${NUMBER}">${at + 1}</div></td><td style="padding:12px 0 8px;font-size:15px;line-height:23px;color:${INKS.ink}">${inMarkup(step)}</td></tr>`;

/** A part of a letter as markup of the mail library; `origin` is that of our pictures. */
export function partMarkup(part: LetterPart, origin: string): string {
  if (typeof part === 'string')
    return part === ''
      ? ''
      : stretch(`<mj-text color="${INKS.soft}">${inMarkup(part).replaceAll('\n', '<br />')}</mj-text>`, '0 40px 12px');
  if ('items' in part)
    return stretch(
      part.items.map((item) => `<mj-text font-weight="700" font-size="17px">${inMarkup(item)}</mj-text>`).join(''),
      '12px 40px',
    );
  if ('courses' in part) return part.courses.map((course) => courseMarkup(course, origin)).join('');
  if ('steps' in part)
    return stretch(
      `<mj-text font-weight="700" font-size="19px" line-height="28px" padding="12px 0 4px">${inMarkup(part.title)}</mj-text><mj-table padding="0">${part.steps.map(stepMarkup).join('')}</mj-table>`,
      '0 40px 12px',
    );
  if ('facts' in part)
    return stretch(
      `<mj-table padding="0">${part.facts
        .map(
          ([name, value]) =>
            `<tr><td class="fact" style="${cell};word-break:normal;color:${INKS.muted}">${inMarkup(name)}</td><td align="right" class="fact" style="${cell};padding-left:12px;font-weight:600;color:${INKS.ink}${wholeOf(value)}">${inMarkup(value)}</td></tr>`,
        )
        .join('')}${part.total ? totalRow(part.total) : ''}</mj-table>`,
      '4px 40px 12px',
    );
  if ('code' in part) {
    const plain = withoutGroups(part.code);
    return stretch(
      `<mj-text padding="20px 24px 0" css-class="codeName" font-size="14px" color="${INKS.soft}">${inMarkup(part.name)}</mj-text>
       <mj-table padding="0 24px 18px" css-class="code"><tr><td style="font-size:34px;line-height:44px;font-weight:800;letter-spacing:1px;color:${INKS.indigo};white-space:nowrap">${inMarkup(part.code)}</td></tr>${
         plain === part.code
           ? ''
           : `<tr><td style="font-size:13px;line-height:20px;color:${INKS.muted}">${inMarkup(letterFooterText.withoutGroups(plain))}</td></tr>`
       }${part.amount ? amountRows(part.amount) : ''}</mj-table>`,
      '8px 40px 12px',
      `inner-background-color="${INKS.pale}" inner-border-radius="14px" padding="0"`,
    );
  }
  return stretch(
    `<mj-button css-class="act" align="left" padding="0" href="${inMarkup(part.link)}" background-color="${INKS.gold}" color="${INKS.onGold}" font-weight="700" font-size="16px" line-height="24px" inner-padding="14px 28px" border-radius="8px">${inMarkup(part.action)}</mj-button>`,
    '12px 40px 20px',
  );
}

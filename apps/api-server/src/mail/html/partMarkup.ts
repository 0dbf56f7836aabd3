import { letterFooterText, withoutGroups, type LetterPart } from '@suluh/i18n-id/letter';
import { INKS } from '../../inks.ts';
import { inMarkup } from './inMarkup.ts';

/** A stretch of the letter as wide as its text. */
const stretch = (inside: string, padding: string, column = ''): string =>
  `<mj-section padding="${padding}" css-class="side" background-color="${INKS.sheet}"><mj-column ${column}>${inside}</mj-column></mj-section>`;

const cell = 'padding:7px 0;font-size:15px;line-height:22px;vertical-align:top';

const amountRows = ([name, value]: readonly [string, string]): string =>
  `<tr><td style="padding-top:16px"><div style="border-top:1px solid ${INKS.paleLine};padding-top:12px;font-size:14px;line-height:22px;color:${INKS.soft}">${inMarkup(name)}</div></td></tr>
   <tr><td style="font-size:26px;line-height:34px;font-weight:800;color:${INKS.ink}">${inMarkup(value)}</td></tr>`;

/** A part of a letter as markup of the mail library. */
export function partMarkup(part: LetterPart): string {
  if (typeof part === 'string')
    return part === ''
      ? ''
      : stretch(`<mj-text color="${INKS.soft}">${inMarkup(part).replaceAll('\n', '<br />')}</mj-text>`, '0 40px 12px');
  if ('items' in part)
    return stretch(
      part.items.map((item) => `<mj-text font-weight="700" font-size="17px">${inMarkup(item)}</mj-text>`).join(''),
      '12px 40px',
    );
  if ('facts' in part)
    return stretch(
      `<mj-table padding="0">${part.facts
        .map(
          ([name, value]) =>
            `<tr><td style="${cell};color:${INKS.muted}">${inMarkup(name)}</td><td align="right" style="${cell};padding-left:16px;font-weight:600;color:${INKS.ink}">${inMarkup(value)}</td></tr>`,
        )
        .join('')}</mj-table>`,
      '4px 40px 12px',
    );
  if ('code' in part) {
    const plain = withoutGroups(part.code);
    return stretch(
      `<mj-text padding="20px 24px 0" font-size="14px" color="${INKS.soft}">${inMarkup(part.name)}</mj-text>
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

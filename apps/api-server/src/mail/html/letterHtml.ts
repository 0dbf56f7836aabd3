import { MAIN_ROUTES, pathTo } from '@suluh/domain/address';
import { letterFooterText as footer, textOf, type Letter } from '@suluh/i18n-id/letter';
import mjml from 'mjml-core';
import preset from 'mjml-preset-core';
import { INKS } from '../../inks.ts';
import { partMarkup } from './partMarkup.ts';
import { inMarkup } from './inMarkup.ts';

for (const component of preset.components) mjml.registerComponent(component);

const FONTS = "'Plus Jakarta Sans',-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
/** Signs of the line that a list of mails shows beside the subject. */
const PREVIEW_SIGNS = 140;

/** Below 480 px headings and numbers are smaller and the button fills the line; below 360 px a number still stands in one. */
const SMALL = `
  @media (max-width:480px){.side>table>tbody>tr>td{padding-left:20px!important;padding-right:20px!important}
  .heading div{font-size:26px!important;line-height:32px!important}.code tr:first-child td{font-size:26px!important;letter-spacing:.5px!important}
  .act,.act table,.act a{width:100%!important;box-sizing:border-box}}
  @media (max-width:359px){.fact{font-size:14px!important;white-space:normal!important;overflow-wrap:break-word}.fact+.fact{padding-left:8px!important}.code tr:first-child td{font-size:20px!important;letter-spacing:0!important}.code,.codeName{padding-left:14px!important;padding-right:14px!important}}`;

/** The strip above a letter: our own cloth, or a partner's name on indigo. */
const head = ({ product, isPartners }: Letter, origin: string): string =>
  isPartners
    ? `<mj-section padding="24px 40px" css-class="side" background-color="${INKS.indigo}"><mj-column><mj-text padding="0" color="${INKS.sheet}" font-weight="800" font-size="22px" line-height="28px">${inMarkup(product)}</mj-text></mj-column></mj-section>`
    : `<mj-section padding="0" background-color="${INKS.sheet}"><mj-column><mj-image padding="0" width="600px" alt="${inMarkup(product)}" src="${inMarkup(new URL('/_ui/mail/head.png', origin).href)}" /></mj-column></mj-section>`;

/** Our own help is named in our own letters; a partner's reader answers the mail. */
const foot = ({ product, isPartners, unsubscribe }: Letter, origin: string): string => {
  const help = isPartners
    ? footer.beforeAlone
    : `${footer.before}<a href="${inMarkup(new URL(pathTo(MAIN_ROUTES, 'help'), origin).href)}" style="color:${INKS.link};font-weight:700">${footer.help}</a>`;
  const end = unsubscribe
    ? `<br /><br />${footer.unwanted} <a href="${inMarkup(unsubscribe)}" style="color:${INKS.link}">${footer.unsubscribe}</a>`
    : '';
  return `<mj-section padding="28px 40px 36px" css-class="side" background-color="${INKS.paper}" border-top="1px solid ${INKS.line}"><mj-column><mj-text padding="0" font-size="14px" line-height="22px" color="${INKS.muted}">${help}${inMarkup(footer.after(product))}${end}</mj-text></mj-column></mj-section>`;
};

const previewOf = (letter: Letter): string =>
  textOf({ product: letter.product, greeting: null, parts: letter.parts })
    .replaceAll(/\s+/g, ' ')
    .slice(0, PREVIEW_SIGNS);

/**
 * A letter in the product's cloth (docs/look.md, Mails), as HTML that mail programs draw alike: tables, styles inline, whole
 * with pictures off and at 320 px. `origin` is that of the main site, where its picture is.
 */
export async function letterHtml(
  { subject, letter }: { subject: string; letter: Letter },
  origin: string,
): Promise<string> {
  const { greeting, parts } = letter;
  const { html } = await mjml.default(
    `<mjml lang="id" dir="ltr"><mj-head><mj-title>${inMarkup(subject)}</mj-title><mj-preview>${inMarkup(previewOf(letter))}</mj-preview>
      <mj-attributes><mj-all font-family="${FONTS}" /><mj-text padding="0" color="${INKS.ink}" font-size="16px" line-height="26px" /></mj-attributes>
      <mj-style>${SMALL}</mj-style></mj-head>
    <mj-body background-color="${INKS.desk}" width="600px">${head(letter, origin)}
      <mj-section padding="28px 40px 12px" css-class="side" background-color="${INKS.sheet}"><mj-column>
        <mj-text css-class="heading" font-size="32px" line-height="38px" font-weight="800" letter-spacing="-.6px"><h1 style="margin:0;font:inherit;letter-spacing:inherit">${inMarkup(letter.heading ?? subject)}</h1></mj-text>
        ${greeting ? `<mj-text padding="12px 0 0" color="${INKS.soft}">${inMarkup(greeting)}</mj-text>` : ''}
      </mj-column></mj-section>
      ${parts.map((part) => partMarkup(part, origin)).join('')}
      <mj-section padding="0 40px 20px" css-class="side" background-color="${INKS.sheet}"><mj-column></mj-column></mj-section>
      ${foot(letter, origin)}
    </mj-body></mjml>`,
    { validationLevel: 'skip', fonts: {} },
  );
  return html;
}

import { escape } from '../web/page.ts';
import { CARD_FIELDS, type Card, type CardFaults } from './card.ts';
import { TEST_CARDS, testCardOf } from './testCards.ts';

const FIELDS = [
  { name: 'number', label: 'Nomor kartu', length: 23 },
  { name: 'expiry', label: 'Berlaku (MM/YY)', length: 7 },
  { name: 'cvv', label: 'CVV', length: 3 },
] as const;

/** A field with what is wrong at it: read out with the field, and the first wrong one is where the page begins. */
function field({ name, label, length }: (typeof FIELDS)[number], card: Card, faults: CardFaults): string {
  const id = CARD_FIELDS[name];
  const fault = faults[name];
  const hint = name === 'number' ? testCardOf(card.number)?.hint : undefined;
  const told = fault
    ? `<p class="fault" id="${id}-pesan">${escape(fault)}</p>`
    : hint
      ? `<small id="${id}-pesan">${escape(hint)}</small>`
      : '';
  const isFirstFault = fault !== undefined && FIELDS.find((each) => faults[each.name])?.name === name;
  return (
    `<div class="${name}"><label for="${id}">${label}</label><input id="${id}" name="${id}" value="${escape(card[name])}" ` +
    `inputmode="numeric" autocomplete="off" maxlength="${length}"${told ? ` aria-describedby="${id}-pesan"` : ''}` +
    `${fault ? ' aria-invalid="true"' : ''}${isFirstFault ? ' autofocus' : ''}>${told}</div>`
  );
}

/** The test numbers: each says what becomes of it, and puts itself into the form. */
export const testCards = (): string =>
  `<p>Pakai kartu uji, bukan kartu sungguhan. Isian ini tidak disimpan.</p><ul>${Object.entries(TEST_CARDS)
    .map(([name, { label, number }]) => `<li><a href="?kartu=${name}">${label}<br><small>${number}</small></a></li>`)
    .join('')}</ul>`;

/** The fields of a card, with what was written and what is wrong. They need no JavaScript. */
export const cardFields = (card: Card, faults: CardFaults = {}): string =>
  `<div class="card">${FIELDS.map((each) => field(each, card, faults)).join('')}</div>`;

import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { pdfBytes } from './pdfBytes.ts';
import { decoration, figure, said, TAGGED, within } from './structure.ts';

const newPage = () => new PDFDocument({ ...TAGGED, size: 'A4', compress: false, info: { Title: 'Invoice' } });

async function drawn(draw: (page: ReturnType<typeof newPage>) => void): Promise<string> {
  const page = newPage();
  return (await pdfBytes(page, () => draw(page))).toString('latin1');
}

it('a paper says its language, its title and that it can be read in order', async () => {
  const pdf = await drawn((page) => said(page, 'title', () => void page.text('Invoice')));
  for (const part of ['/Marked true', '/Lang (id-ID)', '/DisplayDocTitle true', '/S /Document', '/S /H1'])
    expect(pdf).toContain(part);
});

it('what is said in several places is read as one, and no part of it twice', async () => {
  const pdf = await drawn((page) =>
    said(
      page,
      'paragraph',
      () => {
        said(page, 'heading', () => void page.text('Nomor', 10, 10));
        page.text('INV/1', 90, 10);
      },
      'Nomor: INV/1',
    ),
  );
  expect(pdf).toContain('/ActualText (Nomor: INV/1)');
  expect(pdf).not.toContain('/S /H2');
  expect(pdf.match(/\/MCID/g)).toHaveLength(1);
});

it('a table has rows of heads and cells, on the next page too', async () => {
  const pdf = await drawn((page) =>
    within(page, 'Table', () => {
      for (const amount of ['Rp1', 'Rp2']) {
        within(page, 'TR', () => {
          said(page, 'rowHead', () => void page.text('Kursus', 10, 10));
          said(page, 'cell', () => void page.text(amount, 90, 10));
        });
        page.addPage();
      }
    }),
  );
  expect(pdf.match(/\/S \/TR\b/g)).toHaveLength(2);
  expect(pdf.match(/\/S \/TD\b/g)).toHaveLength(2);
  expect(pdf.match(/\/Scope \/Row/g)).toHaveLength(2);
  expect(pdf.match(/\/S \/Table\b/g)).toHaveLength(1);
});

it('drawings are passed over, or read by their words', async () => {
  const pdf = await drawn((page) => {
    decoration(page, () => page.rect(0, 0, 10, 10).fill('#000000'));
    figure(page, 'Kode QR tiket A-1', () => page.rect(20, 0, 10, 10).fill('#000000'));
  });
  expect(pdf).toContain('/Artifact');
  expect(pdf).toContain('/Alt (Kode QR tiket A-1)');
});

// Prints what 60 course cards cost in scripting on the client: hydrated as production React does it, with and without
// hearts; and, given the address of a listing, what they cost on the page Next serves. Run by `npm run bench`, or: node
// bench/cardScripting.ts [URL]
import { cardsBundle } from './cardsBundle.ts';
import { CARD_COUNT, CONTENTS } from './cardsContents.ts';
import { median, openBrowser, scriptMs } from './scriptTime.ts';

const RUNS = 11;
const LIMIT_MS = 16;
/** Sizes of a page of the listing. */
const [FEW, MANY] = [10, 30] as const;

const ORIGIN = 'http://cards.example/';
const browser = await openBrowser();
const ms = (value: number): string => `${value.toFixed(1)} ms`;
const line = (what: string, value: string): void => console.log(`${what.padEnd(62)}${value.padStart(10)}`);

/** The middle of as many runs of each kind, taken in turn. */
async function medians<Kind extends string | number>(
  kinds: readonly Kind[],
  measure: (kind: Kind) => Promise<number>,
): Promise<Record<Kind, number>> {
  const values = new Map<Kind, number[]>(kinds.map((kind) => [kind, []]));
  for (let run = 0; run < RUNS; run += 1) for (const kind of kinds) values.get(kind)!.push(await measure(kind));
  return Object.fromEntries(kinds.map((kind) => [kind, median(values.get(kind)!)])) as Record<Kind, number>;
}

let failed = false;
try {
  const { script, html } = await cardsBundle();
  const hydration = await medians(CONTENTS, (contents) =>
    scriptMs(
      browser,
      async (page) => {
        await page.route(`${ORIGIN}**`, (route) =>
          route.request().url() === ORIGIN
            ? route.fulfill({
                contentType: 'text/html',
                body: `<!doctype html><div id="root">${html(contents)}</div><script>${script.replaceAll('</script', '<\\/script')}</script>`,
              })
            : route.abort(),
        );
        await page.goto(ORIGIN);
      },
      (page) =>
        page.evaluate(
          (shown) => (window as unknown as { hydrate: (contents: string) => void }).hydrate(shown),
          contents,
        ),
    ),
  );
  const beyondHearts = hydration.both - hydration.hearts;
  failed = beyondHearts >= LIMIT_MS;
  line('Hydrating a page without cards', ms(hydration.empty));
  line(`${CARD_COUNT} cards without hearts`, ms(hydration.cards - hydration.empty));
  line(`${CARD_COUNT} hearts alone`, ms(hydration.hearts - hydration.empty));
  line(
    `${CARD_COUNT} cards beyond their hearts (limit ${LIMIT_MS} ms)`,
    `${ms(beyondHearts)}${failed ? ' TOO SLOW' : ''}`,
  );

  const listing = process.argv[2];
  if (listing) {
    const visit = await medians([FEW, MANY], (limit) =>
      scriptMs(
        browser,
        async () => undefined,
        (page) => page.goto(`${listing}?limit=${limit}`, { waitUntil: 'networkidle' }),
      ),
    );
    line(`Listing page with ${FEW} cards, all its scripts`, ms(visit[FEW]));
    line(`Listing page with ${MANY} cards, all its scripts`, ms(visit[MANY]));
    const shopping = ((visit[MANY] - visit[FEW]) / (MANY - FEW)) * CARD_COUNT;
    line(`${CARD_COUNT} cards on the listing page, with hearts and owned marks`, ms(shopping));
    line(
      `${CARD_COUNT} cards on the listing page beyond their hearts`,
      ms(shopping - (hydration.hearts - hydration.empty)),
    );
  }
} finally {
  await browser.close();
}
process.exit(failed ? 1 : 0);

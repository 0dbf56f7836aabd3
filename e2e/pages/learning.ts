import { expect, type Locator, type Page } from '@playwright/test';
import type { Learned, RightAnswer } from '../fixtures/answers.ts';

/** One owned course, its lessons and tests. */
export class LearningPages {
  readonly page: Page;
  readonly #base: string;
  readonly #slug: string;

  /** @param base path of the face */
  constructor(page: Page, slug: string, base = '') {
    this.page = page;
    this.#base = base;
    this.#slug = slug;
  }

  get #path(): string {
    return `${this.#base}/my-course/${this.#slug}`;
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  async open(title: string): Promise<void> {
    await this.page.goto(this.#path);
    await expect(this.main.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }

  async openLesson({ id, title }: Learned): Promise<void> {
    const answer = await this.page.goto(`${this.#path}/materi/${id}`);
    expect(answer?.status()).toBe(200);
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }

  async openTest(title: string): Promise<void> {
    await this.page.goto(this.#path);
    await this.main.getByRole('link', { name: title }).last().click();
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }

  /** 'Selesai & lanjut' of a lesson that counts by saying so. */
  async finish(): Promise<void> {
    const here = this.page.url();
    await this.page.getByRole('button', { name: 'Selesai & lanjut' }).click();
    await this.page.waitForURL((url) => url.href !== here);
  }

  /**
   * The device tells of a whole recording, as its player does; what plays here has no picture codec. Nobody is believed to
   * have watched longer than they have had the course (docs/product/learning.md#progress), so it tells until it is.
   */
  async watch({ id, seconds }: Learned): Promise<void> {
    const address = `${this.#base}/api/my-course/${this.#slug}/lesson/${id}/progress`;
    const told = () =>
      this.page.evaluate(
        async ([url, length]) => {
          const now = Date.now();
          const body = {
            watched: [{ from: 0, to: length }],
            positionSeconds: length,
            since: new Date(now - 60_000).toISOString(),
            at: new Date(now).toISOString(),
          };
          const headers = { 'content-type': 'application/json' };
          const answer = await fetch(url, { method: 'PUT', headers, body: JSON.stringify(body) });
          return answer.ok ? ((await answer.json()).data.lesson.state as string) : answer.status;
        },
        [address, seconds] as const,
      );
    await expect.poll(told, { timeout: 60_000 }).toBe('done');
  }

  /** @param bytes how long the file is; as long as its words without */
  async handIn(name: string, words: string, bytes = words.length): Promise<void> {
    const buffer = Buffer.alloc(bytes);
    buffer.write(words);
    await this.page.getByLabel('Berkas tugas').setInputFiles({ name, mimeType: 'application/pdf', buffer });
    await this.page.getByRole('button', { name: 'Kumpulkan' }).click();
    await expect(this.page.getByText('Kiriman 1', { exact: false })).toBeVisible({ timeout: 20_000 });
  }

  /** Works through a package in its frame: reads on, and gives those answers; one that was worked through goes on there. */
  async playPackage(answers: readonly string[]): Promise<void> {
    const unit = this.page.frameLocator('main iframe').frameLocator('#paket');
    const goOn = unit.getByRole('button', { name: 'Lanjut', exact: true });
    const outcome = unit.getByRole('heading', { name: 'Nilaimu 100' });
    await expect(goOn.or(outcome)).toBeVisible();
    if (await outcome.isVisible()) return;
    const [first] = answers;
    while (!(await unit.getByRole('button', { name: first, exact: true }).isVisible())) await goOn.click();
    for (const answer of answers) await unit.getByRole('button', { name: answer, exact: true }).click();
    await expect(outcome).toBeVisible();
    await expect(this.main.getByText('Kemajuanmu tersimpan di akunmu. Nilai 100')).toBeVisible();
    await expect(this.page.getByText('Materi ini sudah selesai')).toBeVisible();
  }

  /** Begins a test that is shown, answers every question and hands it in. */
  async takeTest(right: ReadonlyMap<string, RightAnswer>): Promise<void> {
    await this.page.getByRole('button', { name: 'Mulai' }).click();
    for (let last = false; !last;) {
      const question = this.page.getByRole('group').filter({ visible: true }).first();
      await expect(question).toBeVisible();
      const said = await question.locator('legend').innerText();
      const [words, answer] = [...right].find(([text]) => said.includes(text)) ?? [];
      if (!answer) throw new Error(`There is no right answer to ${said}, such as to ${words}.`);
      await this.#answer(question, answer);
      const goOn = this.page.getByRole('button', { name: /^(Simpan & lanjut|Kumpulkan)$/ });
      last = (await goOn.innerText()).includes('Kumpulkan');
      await goOn.click();
      if (!last) await expect(question.locator('legend')).not.toHaveText(said);
    }
    await this.page.getByRole('dialog').getByRole('button', { name: 'Kumpulkan' }).click();
    await expect(this.page.getByRole('heading', { name: /^Kamu lulus/ })).toBeVisible();
  }

  async #answer(question: Locator, { kind, words }: RightAnswer): Promise<void> {
    if (kind === 'short') return question.getByRole('textbox').fill(words[0] ?? '');
    if (kind !== 'order') {
      for (const word of words)
        await question.getByRole(kind === 'one' ? 'radio' : 'checkbox', { name: word, exact: true }).check();
      return;
    }
    for (const [place, word] of words.entries()) {
      const placeOf = async () =>
        (await question.getByRole('listitem').allInnerTexts()).findIndex((text) => text.includes(word));
      while ((await placeOf()) > place) await question.getByRole('button', { name: `Naikkan: ${word}` }).click();
    }
  }
}

import { LRUCache } from 'lru-cache';

/** An answer of the API as it came: enough to make a Response of it again. */
interface Answer {
  status: number;
  contentType: string;
  body: string;
}

/** How one address is asked for when no recent answer is there. */
type Ask = () => Promise<Answer>;

const ANSWERS_KEPT = 2_000;
const CHARACTERS_KEPT = 32 * 2 ** 20;

/**
 * Public answers this process got a moment ago, by address and programme. Visitors of one moment share an answer, and
 * those who come together share the question; an answer past its age is never given, not even to the first visitor
 * after a quiet night, so that prices, seats and the end of a sale are never older than that. Failures are not kept.
 */
export class RecentAnswers {
  private readonly answers = new LRUCache<string, Answer, Ask>({
    max: ANSWERS_KEPT,
    maxSize: CHARACTERS_KEPT,
    sizeCalculation: ({ body }) => body.length + 1,
    ttl: 1,
    fetchMethod: async (_key, _stale, { context: ask, options }) => {
      const answer = await ask();
      if (answer.status >= 500) options.ttl = 1;
      return answer;
    },
  });

  /**
   * The answer to `request`, at most `maxAgeMs` old.
   * @param variant what besides the address makes the answer another: the programme.
   * @throws what `send` throws when there is no answer.
   */
  async get(
    request: Request,
    variant: string,
    maxAgeMs: number,
    send: (request: Request) => Promise<Response>,
  ): Promise<Response> {
    const ask: Ask = async () => {
      const response = await send(request);
      return {
        status: response.status,
        contentType: response.headers.get('content-type') ?? '',
        body: await response.text(),
      };
    };
    const answer = await this.answers.forceFetch(`${variant} ${request.url}`, { context: ask, ttl: maxAgeMs });
    return new Response(answer.body, { status: answer.status, headers: { 'content-type': answer.contentType } });
  }
}

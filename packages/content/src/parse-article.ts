import { time } from '@rendezvous/contract';
import type { Token } from 'marked';
import { parse, YAMLParseError } from 'yaml';
import { z } from 'zod';
import { tipTones, type Article, type Block, type Section } from './article.ts';
import {
  isDirective,
  isHeading,
  readBlocks,
  renderBlocks,
  type Directive,
} from './article-markdown.ts';
import { fileError } from './content-files.ts';
import { coupleTypeNames } from './couple-type.ts';
import type { SamplePlan } from './sample-plans.ts';
import { slugOf } from './slug.ts';

const author = 'The Rendezvous team';
/** Silent reading of English prose (Brysbaert 2019). */
const wordsPerMinute = 238;

const frontMatter = z.strictObject({
  id: z.int().positive().transform(String),
  title: z.string().min(1),
  description: z.string().min(1),
  date: z.iso.date(),
  city: z.string().nullable().default(null),
  keywords: z.array(z.string()).min(1),
  hour: time,
});
type FrontMatter = z.output<typeof frontMatter>;

/**
 * Reads an article from its file: front matter, then Markdown in which `## Heading {couple}` begins
 * a section, `:::plan foodies-1` stands for a date idea of the article's city and `:::tip sage
 * Title` to `:::` for a tip. Throws, naming the file and where it can the line, when something is
 * missing, unknown, out of place, or when the ideas are not those that the title promises.
 */
export function parseArticle(slug: string, source: string, plans: readonly SamplePlan[]): Article {
  const file = `articles/${slug}.md`;
  const { matter, body, bodyLine } = splitSource(file, source);
  const cityPlans = plans.filter((plan) => plan.city === matter.city);
  const reader = new ArticleReader(file, matter.city, cityPlans);
  for (const { token, line } of readBlocks(body, bodyLine)) reader.read(token, line);
  const { intro, sections } = reader.finish();
  requirePromisedPlans(file, matter, { cityPlans, sections });
  return { ...matter, slug, author, minutesToRead: minutesToRead(body), intro, sections };
}

function splitSource(
  file: string,
  source: string,
): { matter: FrontMatter; body: string; bodyLine: number } {
  const found = /^---\n([\s\S]*?)\n---\n/.exec(source);
  if (!found)
    throw new Error(
      `Cannot read ${file}, line 1: it begins without front matter between two lines of ---`,
    );
  const parsed = frontMatter.safeParse(readYaml(file, found[1] ?? ''));
  if (!parsed.success) throw fileError(file, parsed.error);
  return {
    matter: parsed.data,
    body: source.slice(found[0].length),
    bodyLine: found[0].split('\n').length,
  };
}

function readYaml(file: string, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    throw new Error(`Cannot read ${file}: ${error.message}`, { cause: error });
  }
}

/** Takes the blocks of an article in order. */
class ArticleReader {
  readonly #file: string;
  readonly #citySlug: string;
  readonly #plans: ReadonlyMap<string, SamplePlan>;
  readonly #used = new Set<SamplePlan>();
  readonly #intro: Block[] = [];
  readonly #sections: (Section & { readonly blocks: Block[] })[] = [];
  #prose: Token[] = [];

  constructor(file: string, city: string | null, cityPlans: readonly SamplePlan[]) {
    this.#file = file;
    this.#citySlug = slugOf(city ?? '');
    this.#plans = new Map(cityPlans.map((plan) => [plan.id, plan]));
  }

  read(token: Token, line: number): void {
    if (isHeading(token) && token.depth === 2) {
      this.#endProse();
      this.#sections.push(this.#sectionOf(token.text, line));
    } else if (isDirective(token)) {
      this.#endProse();
      this.#blocks.push(this.#blockOf(token.directive, line));
    } else if (token.type !== 'space') this.#prose.push(token);
  }

  finish(): Pick<Article, 'intro' | 'sections'> {
    this.#endProse();
    return { intro: this.#intro, sections: this.#sections };
  }

  get #blocks(): Block[] {
    return this.#sections.at(-1)?.blocks ?? this.#intro;
  }

  #endProse(): void {
    if (this.#prose.length > 0)
      this.#blocks.push({ kind: 'html', html: renderBlocks(this.#prose) });
    this.#prose = [];
  }

  #sectionOf(heading: string, line: number): Section & { readonly blocks: Block[] } {
    const [, title = heading, name] = /^(.*?)\s*\{(.*)\}$/.exec(heading) ?? [];
    const couple = coupleTypeNames.find((known) => known === name) ?? null;
    if (name !== undefined && couple === null)
      throw this.#error(
        line,
        `"${name}" is no type of couple; these are: ${coupleTypeNames.join(', ')}`,
      );
    const id = couple ?? slugOf(title);
    if (this.#sections.some((section) => section.id === id))
      throw this.#error(line, `there is a section "${id}" already`);
    return { id, title, couple, blocks: [] };
  }

  #blockOf(directive: Directive, line: number): Block {
    if (directive.kind === 'unknown')
      throw this.#error(
        line,
        `"${directive.text}" begins neither a plan nor a tip that ends with :::`,
      );
    if (directive.kind === 'plan')
      return { kind: 'plan', plan: this.#planOf(directive.name, line) };
    const tone = tipTones.find((known) => known === directive.tone);
    if (tone === undefined)
      throw this.#error(
        line,
        `"${directive.tone}" is no color of a tip; these are: ${tipTones.join(', ')}`,
      );
    if (directive.tokens.some(isDirective))
      throw this.#error(
        line,
        'the tip goes on over a plan or another tip: it ends with a line of :::',
      );
    return { kind: 'tip', tone, title: directive.title, html: renderBlocks(directive.tokens) };
  }

  #planOf(name: string, line: number): SamplePlan {
    const plan = this.#plans.get(`${this.#citySlug}-${name}`);
    if (!plan)
      throw this.#error(
        line,
        `there is no plan "${name}"; there are: ${[...this.#plans.keys()].join(', ')}`,
      );
    if (this.#used.has(plan))
      throw this.#error(line, `the plan "${name}" stands in the article twice`);
    const couple = this.#sections.at(-1)?.couple ?? null;
    if (couple === null)
      throw this.#error(
        line,
        `the plan "${name}" stands below no heading that names its couple, such as "## Foodies {foodies}"`,
      );
    if (couple !== plan.couple)
      throw this.#error(
        line,
        `the plan "${name}" is for ${plan.couple}, its heading for ${couple}`,
      );
    this.#used.add(plan);
    return plan;
  }

  #error(line: number, text: string): Error {
    return new Error(`Cannot read ${this.#file}, line ${line}: ${text}`);
  }
}

function requirePromisedPlans(
  file: string,
  { title, city }: FrontMatter,
  { cityPlans, sections }: { cityPlans: readonly SamplePlan[]; sections: readonly Section[] },
): void {
  if (city === null) return;
  const shown = new Set(
    sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'plan' ? block.plan.id : [])),
    ),
  );
  const unused = cityPlans.filter((plan) => !shown.has(plan.id));
  if (unused.length > 0)
    throw new Error(
      `Cannot read ${file}: it leaves out ${unused.map((plan) => plan.id).join(', ')}`,
    );
  const promised = Number.parseInt(title, 10);
  if (promised !== shown.size)
    throw new Error(
      `Cannot read ${file}: its title promises ${promised} ideas, it has ${shown.size}`,
    );
}

function minutesToRead(body: string): number {
  const words = body.replaceAll(/^:::plan.*$/gm, '').match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}

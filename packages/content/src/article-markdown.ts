import { Marked, type Token, type Tokens } from 'marked';

/**
 * What stands in an article beside Markdown: a sample plan or a tip. Anything else after three
 * colons is a mistake.
 */
export type Directive =
  | { readonly kind: 'plan'; readonly name: string }
  | {
      readonly kind: 'tip';
      readonly tone: string;
      readonly title: string;
      readonly tokens: Token[];
    }
  | { readonly kind: 'unknown'; readonly text: string };

interface DirectiveToken extends Tokens.Generic {
  readonly type: 'directive';
  readonly directive: Directive;
}

const planLine = /^:::plan[ \t]+(\S+)[ \t]*(?:\n|$)/;
const tipBox = /^:::tip[ \t]+(\S+)[ \t]+([^\n]+)\n([\s\S]+?)\n:::[ \t]*(?:\n|$)/;
const anyLine = /^:::([^\n]*)(?:\n|$)/;

const markdown = new Marked({
  extensions: [
    {
      name: 'directive',
      level: 'block',
      start: (source) => /^:::/m.exec(source)?.index,
      tokenizer(source): DirectiveToken | undefined {
        const found = (match: RegExpExecArray, directive: Directive): DirectiveToken => ({
          type: 'directive',
          raw: match[0],
          directive,
        });
        const plan = planLine.exec(source);
        if (plan) return found(plan, { kind: 'plan', name: plan[1] ?? '' });
        const tip = tipBox.exec(source);
        if (tip)
          return found(tip, {
            kind: 'tip',
            tone: tip[1] ?? '',
            title: tip[2] ?? '',
            tokens: this.lexer.blockTokens(tip[3] ?? ''),
          });
        const line = anyLine.exec(source);
        return line ? found(line, { kind: 'unknown', text: line[0].trim() }) : undefined;
      },
    },
  ],
});

/**
 * The blocks of a text, each with the number of its first line. Straight quotes become those of
 * print.
 */
export function readBlocks(text: string, firstLine: number): { token: Token; line: number }[] {
  let line = firstLine;
  return markdown.lexer(printedQuotes(text)).map((token) => {
    const block = { token, line };
    line += token.raw.split('\n').length - 1;
    return block;
  });
}

export function renderBlocks(tokens: Token[]): string {
  return markdown.parser(tokens);
}

export function isHeading(token: Token): token is Tokens.Heading {
  return token.type === 'heading';
}

export function isDirective(token: Token): token is DirectiveToken {
  return token.type === 'directive';
}

/**
 * A quote opens at the beginning of a line and after a space, a bracket, a dash or what sets words
 * in italics.
 */
function printedQuotes(text: string): string {
  return text
    .replaceAll(/(?<=^|[\s([*_—–])"/gm, '“')
    .replaceAll('"', '”')
    .replaceAll(/(?<=^|[\s([*_—–“])'(?!\d0s)/gm, '‘')
    .replaceAll("'", '’');
}

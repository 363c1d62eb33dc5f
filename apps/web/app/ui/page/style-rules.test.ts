import { describe, expect, it } from 'vitest';
import { withStyleRules } from './style-rules.ts';

const head = '<head><title>A page</title></head>';

describe('the styles of a drawn page', () => {
  it('stand in one block, each once', () => {
    expect(
      withStyleRules(
        `${head}<i class="a" style="--u:0.5"></i><i style="--u:0.5" id="b"></i><b style="left:2%"></b>`,
      ),
    ).toBe(
      '<head><title>A page</title><style>[data-style="--u:0.5"]:not(#_){--u:0.5}[data-style="left:2%"]:not(#_){left:2%}</style></head>' +
        '<i class="a" data-style="--u:0.5"></i><i data-style="--u:0.5" id="b"></i><b data-style="left:2%"></b>',
    );
  });

  it('are found by their text, whatever stands in it', () => {
    expect(withStyleRules(`${head}<p style="font-family:&quot;A &amp; B&quot;"></p>`)).toContain(
      '<style>[data-style="font-family:\\"A & B\\""]:not(#_){font-family:"A & B"}</style>',
    );
  });

  it('cannot end the block or their rule', () => {
    for (const value of ['color:red}body{display:none', '--a:&lt;/style&gt;'])
      expect(() => withStyleRules(`${head}<p style="${value}"></p>`)).toThrow('Cannot make a rule');
  });

  it('are left alone if there are none', () => {
    const page = `${head}<p>He wrote style="bold" here</p>`;
    expect(withStyleRules(page)).toBe(page);
  });
});

/** Facts in schema.org's words, as the content of a script element: nothing in them can end it. */
export function jsonLd(graph: readonly object[]): { __html: string } {
  return {
    __html: JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
      '<',
      '\\u003c',
    ),
  };
}

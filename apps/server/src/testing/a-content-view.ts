import type { ContentView } from '@rendezvous/content';

const page = (title: string, picture: string, lines: readonly string[]): string =>
  `<!doctype html><title>${title}</title><meta property="og:image" content="${picture}"><script>document.title</script>${lines.map((line) => `<p>${line}</p>`).join('')}`;

/** Stands in for the web app's build, which the server's tests do without. */
export const aContentView: ContentView = {
  blogPage: ({ picture, articles }) =>
    page(
      'Blog',
      picture,
      articles.map(({ slug }) => slug),
    ),
  articlePage: ({ picture, article }) => page(article.title, picture, [article.date]),
  dateIdeasPage: ({ picture, ideas }) =>
    page(
      'Date ideas',
      picture,
      ideas.map(({ id }) => id),
    ),
  legalPage: ({ name, html }) => page(name, '', [html]),
  legalDocument: ({ name, html }) => page(`${name} alone`, '', [html]),
  picture: ({ title }) => ({
    type: 'div',
    props: {
      style: { display: 'flex', width: 1200, height: 630, background: '#FBF6EE' },
      children: title,
    },
  }),
};

import type { ContentView } from '@rendezvous/content';
import { ArticlePage } from './blog/article-page.tsx';
import { BlogPage } from './blog/blog-page.tsx';
import { DateIdeasPage } from './blog/date-ideas-page.tsx';
import { PagePicture } from './blog/page-picture.tsx';
import { documentOf } from './document-of.ts';
import { legalDocument, LegalPage } from './legal/legal-page.tsx';

/** What the server draws articles, date ideas and legal texts with. */
export const view: ContentView = {
  blogPage: (input) => documentOf(<BlogPage {...input} />),
  articlePage: (input) => documentOf(<ArticlePage {...input} />),
  dateIdeasPage: (input) => documentOf(<DateIdeasPage {...input} />),
  legalPage: (input) => documentOf(<LegalPage {...input} />),
  legalDocument,
  picture: PagePicture,
};

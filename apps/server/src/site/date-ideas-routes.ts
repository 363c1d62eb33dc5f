import { chooseIdeas, coupleTypeNames, type IdeaChoice, listFilters } from '@rendezvous/content';
import type { Site } from '@rendezvous/contract';
import type { FastifyInstance } from 'fastify';
import { loadContent } from './load-content.ts';
import type { Views } from '../platform/web/load-views.ts';
import type { FindPagePicture } from './page-pictures.ts';
import { sendWebFile } from '../platform/web/send-web-file.ts';
import type { PageServer } from '../platform/web/serve-page.ts';

interface Deps {
  readonly loadView: Views['content'];
  readonly findPicture: FindPagePicture;
  readonly site: Site;
}

interface Query {
  readonly city?: unknown;
  readonly couple?: unknown;
}

/**
 * All date ideas on one page, or those of a city and a type of couple: one page for every choice
 * that has any.
 */
export function dateIdeasRoutes(
  app: FastifyInstance,
  { keepEach }: PageServer,
  { loadView, findPicture, site }: Deps,
): void {
  const findPage = keepEach(async (name) => {
    const choice = choiceNamed(name);
    const { articles, ideas } = loadContent();
    const picture = (await findPicture('date-ideas'))?.address ?? '';
    return (await loadView()).dateIdeasPage({
      site,
      picture,
      ideas: chooseIdeas(ideas, choice),
      choice,
      filters: listFilters(ideas, choice),
      articles,
    });
  });
  app.get<{ Querystring: Query }>(
    '/date-ideas',
    { schema: { hide: true } },
    async (request, reply) =>
      sendWebFile(await findPage(nameOf(choiceIn(request.query))), request, reply),
  );
}

/** The choice that an address asks for; all, if it asks for one that does not exist. */
function choiceIn({ city, couple }: Query): IdeaChoice {
  const asked = {
    city: typeof city === 'string' && city !== '' ? city : null,
    couple: coupleTypeNames.find((known) => known === couple) ?? null,
  };
  return chooseIdeas(loadContent().ideas, asked).length > 0 ? asked : { city: null, couple: null };
}

function nameOf({ city, couple }: IdeaChoice): string {
  return `${city ?? ''} ${couple ?? ''}`;
}

function choiceNamed(name: string): IdeaChoice {
  const [city, couple] = name.split(' ');
  return { city: city || null, couple: coupleTypeNames.find((known) => known === couple) ?? null };
}

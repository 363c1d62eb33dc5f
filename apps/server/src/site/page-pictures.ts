import { createHash } from 'node:crypto';
import type { PictureSubject } from '@rendezvous/content';
import { createDrawPicture } from '../platform/web/draw-picture.ts';
import { loadContent } from './load-content.ts';
import type { Views } from '../platform/web/load-views.ts';

interface Deps {
  readonly loadView: Views['content'];
  readonly publicUrl: string;
  readonly now: () => Date;
}

export interface PagePicture {
  /** Holds a digest of what is drawn: the picture at an address never changes. */
  readonly address: string;
  readonly draw: () => Promise<Buffer>;
}

/**
 * The picture that stands for the page of that name elsewhere; undefined where no page has the
 * name.
 */
export type FindPagePicture = (name: string) => Promise<PagePicture | undefined>;

const pages: Readonly<Record<string, PictureSubject>> = {
  blog: { title: 'Date Planning Blog', city: 'San Francisco', hour: '18:45' },
  'date-ideas': { title: 'Date ideas, hour by hour', city: 'Los Angeles', hour: '18:00' },
};

export function createFindPagePicture({ loadView, publicUrl, now }: Deps): FindPagePicture {
  const drawPicture = createDrawPicture({ now });
  return async (name) => {
    const subject = Object.hasOwn(pages, name)
      ? pages[name]
      : loadContent().articles.find(({ slug }) => slug === name);
    if (subject === undefined) return undefined;
    const { title, city, hour } = subject;
    const view = await loadView();
    const element = view.picture({ title, city, hour });
    const digest = createHash('sha256').update(JSON.stringify(element)).digest('hex').slice(0, 12);
    return {
      address: `${publicUrl}/pictures/pages/${name}-${digest}.png`,
      draw: () => drawPicture(digest, () => element),
    };
  };
}

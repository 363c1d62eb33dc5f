import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ContentView } from '@rendezvous/content';
import type { SharedPlanView, SiteView } from '@rendezvous/contract';

/**
 * What draws the pages that read without a script, each part read when the first page of it is
 * opened.
 */
export interface Views {
  readonly sharedPlan: () => Promise<SharedPlanView>;
  readonly site: () => Promise<SiteView>;
  readonly content: () => Promise<ContentView>;
}

/** The views in this folder of the web app's build. */
export function viewsIn(folder: string): Views {
  return {
    sharedPlan: viewIn<SharedPlanView>(join(folder, 'shared-plan-view.js')),
    site: viewIn<SiteView>(join(folder, 'site-view.js')),
    content: viewIn<ContentView>(join(folder, 'content-view.js')),
  };
}

function viewIn<View>(file: string): () => Promise<View> {
  let view: Promise<View> | undefined;
  return () => {
    view ??= import(pathToFileURL(file).href).then((module: { view: View }) => module.view);
    return view;
  };
}

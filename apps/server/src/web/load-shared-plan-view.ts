import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SharedPlanView } from '@rendezvous/contract';

export type LoadSharedPlanView = () => Promise<SharedPlanView>;

/** What draws shared plans, of the web app's build in this folder. Read when the first one is opened: most processes never see one. */
export function sharedPlanViewIn(folder: string): LoadSharedPlanView {
  let view: Promise<SharedPlanView> | undefined;
  return () => {
    view ??= import(pathToFileURL(join(folder, 'shared-plan-view.js')).href).then((module: { view: SharedPlanView }) => module.view);
    return view;
  };
}

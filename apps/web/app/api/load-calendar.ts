import type { SavedPlan } from '@rendezvous/contract';
import { callApi } from './call-api.ts';

/** A plan as a calendar file. */
export async function loadPlanCalendar(plan: SavedPlan): Promise<File> {
  return fileOf(await callApi({ method: 'POST', path: '/calendar', body: plan }));
}

export async function loadSavedCalendar(planId: string): Promise<File> {
  return fileOf(await callApi({ method: 'GET', path: `/saved-ideas/${planId}/calendar.ics` }));
}

/** The server names the file. */
async function fileOf(response: Response): Promise<File> {
  const name =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'date.ics';
  return new File([await response.blob()], name);
}

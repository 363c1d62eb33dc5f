import type { WirePlan } from '@rendezvous/contract';
import { openEndpoint } from './call-endpoint.ts';

/** A plan as a calendar file. */
export async function loadPlanCalendar(plan: WirePlan): Promise<File> {
  return fileOf(await openEndpoint('POST /calendar', { body: plan }));
}

export async function loadSavedCalendar(planId: string): Promise<File> {
  const params = { planId };
  return fileOf(await openEndpoint('GET /saved-ideas/:planId/calendar.ics', { params }));
}

/** The server chooses the file name. */
async function fileOf(response: Response): Promise<File> {
  const name =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'date.ics';
  return new File([await response.blob()], name);
}
